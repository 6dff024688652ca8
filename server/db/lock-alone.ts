import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { rowsOf } from './rows.ts'

const AGAIN_MS = 100

/**
 * Waits as long as another server holds the lock. However long the work takes, it stays. An index built concurrently waits for every
 * snapshot, and who holds one at that moment for as long as its transaction lasts: so whoever waits is in none between its tries, and
 * the answer to whoever holds the lock, which keeps its snapshot until the next statement, is followed by one that needs none.
 */
export async function lockAlone<T>({ asOwner }: Pick<Database, 'asOwner'>, key: number, work: () => Promise<T>) {
  for (;;) {
    const done = await asOwner(async db => {
      const [row] = rowsOf<{ taken: boolean }>(await db.execute(sql`select pg_try_advisory_xact_lock(${key}) as taken`))
      if (!row?.taken) return undefined
      await db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
      return { result: await work() }
    })
    if (done) return done.result
    await pause(AGAIN_MS)
  }
}
