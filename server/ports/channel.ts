// Where servers are told that somebody's notifications are others than before. What they are stands in the table.
import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

export const NOTIFICATIONS_CHANNEL = 'sunquill_notifications'

/** Said once the transaction is committed. */
export const wake = (db: Db, company_id: number, user_id: string) =>
  db.execute(sql`select pg_notify(${NOTIFICATIONS_CHANNEL}, ${`${company_id}:${user_id}`})`)
