import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from './database.ts'
import { rowsOf } from './rows.ts'

const AGAIN_MS = 100

/**
 * Waits while another server holds the lock, then holds it until the work is done. Building an index concurrently waits for every
 * transaction with a snapshot, so each attempt has a transaction of its own. A query's snapshot lasts until the next statement,
 * so the holder's query is followed by one that takes none.
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
