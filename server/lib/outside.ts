// Long calculations leave the transaction: it is rolled back, the work is done, and the handler runs again with the cached result. So
// no transaction stays open meanwhile; the embedded database can have only one.
import type { Db } from '../db/database.ts'
import { inSlices, slice } from './in-slices.ts'

/** Thrown through the transaction, which is rolled back. */
export class Outside extends Error {
  readonly work: () => Promise<unknown>
  constructor(work: () => Promise<unknown>) {
    super('Work is done outside the transaction')
    this.work = work
  }
}

const leavable = new WeakSet<Db>()

/** Allows long work to leave the transaction of `attempt`. The code that catches Outside does the work and retries. */
export async function mayBeLeft<T>(db: Db, attempt: () => Promise<T>): Promise<T> {
  leavable.add(db)
  try {
    return await attempt()
  } finally {
    leavable.delete(db)
  }
}

/**
 * Runs steps that cache their own result, so that the next attempt finds it. If they take longer than one slice, they leave the
 * transaction if `mayBeLeft` allows it; otherwise, as where there is no transaction, they finish in place. Don't call it inside a `try`.
 */
export async function outside<T>(db: Db | undefined, steps: Generator<undefined, T>): Promise<T> {
  if (!db || !leavable.has(db)) return inSlices(steps)
  const step = slice(steps)
  if (step.done) return step.value
  throw new Outside(() => inSlices(steps))
}
