// Long work leaves the transaction that needs it: the transaction is rolled back, the work is done, and the handler starts over with
// the result. So no transaction stays open meanwhile; the embedded database can only have one.
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

const leavable = new WeakSet<Db>()

/** Lets long work leave the transaction of `attempt`. Whoever catches Outside does the work and starts over. */
export async function mayBeLeft<T>(db: Db, attempt: () => Promise<T>): Promise<T> {
  leavable.add(db)
  try {
    return await attempt()
  } finally {
    leavable.delete(db)
  }
}

/**
 * Runs steps that cache their own result, so that the next attempt finds it. If they take longer than a slice, they leave a
 * transaction that may be left; in any other they are finished in place. Not to be called inside a `try`.
 */
export async function outside<T>(db: Db, steps: Generator<undefined, T>): Promise<T> {
  if (!leavable.has(db)) return inSlices(steps)
  const step = slice(steps)
  if (step.done) return step.value
  throw new Outside(() => inSlices(steps))
}
