import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { rowsOf } from './rows.ts'
import type { Db } from './standing.ts'

const AGAIN_MS = 100

/**
 * Waits as long as another server holds it. However long the work takes, the lock stays. An index built concurrently waits for every
 * snapshot, and neither who holds the lock nor who waits for it may have one: so it is asked for again and again, and the answer,
 * which keeps its snapshot until the next statement, is followed by one that needs none.
 */
export async function lockUntilEnd(db: Db, key: number): Promise<void> {
  for (;;) {
    const [row] = rowsOf<{ taken: boolean }>(await db.execute(sql`select pg_try_advisory_xact_lock(${key}) as taken`))
    await db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
    if (row?.taken) return
    await pause(AGAIN_MS)
  }
}
