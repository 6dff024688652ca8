// Work that takes long leaves the transaction it came up in: that is rolled back, the work is done, and the handler begins anew with
// what came of it. So nobody waits for it with a transaction open: the embedded database has but one.
import type { Db } from '../db/database.ts'
import { inSlices, slice } from './in-slices.ts'

/** Thrown through the transaction, which is rolled back with all it did. */
export class Outside extends Error {
  readonly work: () => Promise<unknown>
  constructor(work: () => Promise<unknown>) {
    super('Work is done outside the transaction')
    this.work = work
  }
}

const left = new WeakSet<Db>()

/** `attempt` may be left in its transaction, and is begun anew by whoever catches Outside. */
export async function mayBeLeft<T>(db: Db, attempt: () => Promise<T>): Promise<T> {
  left.add(db)
  try {
    return await attempt()
  } finally {
    left.delete(db)
  }
}

/**
 * The result of steps that keep it where the next attempt finds it. Where they take long they leave a transaction that may be left;
 * others wait for them. Never to be called in a `try`.
 */
export async function outside<T>(db: Db, steps: Generator<undefined, T>): Promise<T> {
  if (!left.has(db)) return inSlices(steps)
  const step = slice(steps)
  if (step.done) return step.value
  throw new Outside(() => inSlices(steps))
}
