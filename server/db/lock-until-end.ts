import { sql } from 'drizzle-orm'
import { PATIENCE } from './patience.ts'
import type { Db } from './standing.ts'

/** Waits as long as another server holds it, and no longer than usual for anything after it. */
export async function lockUntilEnd(db: Db, key: number): Promise<void> {
  await db.execute(sql`set local lock_timeout = 0`)
  await db.execute(sql`select pg_advisory_xact_lock(${key})`)
  await db.execute(sql.raw(`set local lock_timeout = ${PATIENCE.migration.lock_ms}`))
}
