import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { notifications } from '#server/db/schema/notifications.ts'

/** Higher counts aren't useful and cost time. */
const COUNTED_TO = 100

export const isUnreadOf = (user_id: string) =>
  and(eq(notifications.user_id, user_id), eq(notifications.in_app, true), isNull(notifications.read_at))

export async function unreadOf(db: Db, user_id: string): Promise<number> {
  const rows = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(isUnreadOf(user_id))
    .limit(COUNTED_TO)
  return rows.length
}
