// A user's notifications: list, unread count and preferences.
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { UserCaller } from '#server/caller.ts'
import { notificationStream } from '#server/company/notifications/stream.ts'
import { isUnreadOf, unreadOf } from '#server/company/notifications/unread.ts'
import { notificationView, selectNotifications } from '#server/company/notifications/view.ts'
import { words } from '#server/company/notifications/words.ts'
import type { Db } from '#server/db/database.ts'
import { notifications as table } from '#server/db/schema/notifications.ts'
import { type Handlers, StreamAnswer } from '#server/handler.ts'
import { anId, aTime, cursorOf, pageOf } from '#server/lib/paging.ts'
import { newsFor, sendMessages } from '#server/ports/channel.ts'
import { preferenceHandlers } from './preference-handlers.ts'

const PAGES = cursorOf('notifications', aTime, anId)

export const notifications: Handlers<'notifications'> = {
  ...preferenceHandlers,

  '/v3/notifications.List': async ({ input, caller, db }) => {
    const { limit = 50, cursor, unread } = input
    const rows = await selectNotifications(db)
      .where(
        and(
          unread ? isUnreadOf(caller.user_id) : and(eq(table.user_id, caller.user_id), eq(table.in_app, true)),
          cursor === undefined ? undefined : isBelow(placeAt(cursor)),
        ),
      )
      .orderBy(desc(table.at), desc(table.id))
      .limit(limit + 1)
    const { page, next_cursor } = pageOf(rows, limit, PAGES, ({ row }) => [row.at.toISOString(), row.id])
    return { notifications: page.map(notificationView), next_cursor }
  },

  '/v3/notifications.UnreadCount': async ({ caller, db }) => ({ unread: await unreadOf(db, caller.user_id) }),

  '/v3/notifications.MarkRead': async ({ input, caller, db, ports }) => {
    const { ids, up_to } = input
    if ((ids === undefined) === (up_to === undefined))
      throw refuse(400, 'invalid_input', {
        [ids === undefined ? 'ids' : 'up_to']: words.ids_or_latest,
      })
    const which = ids ? inArray(table.id, ids) : await upTo(db, caller, up_to ?? '')
    const marked = await db
      .update(table)
      .set({ read_at: ports.now() })
      .where(and(isUnreadOf(caller.user_id), which))
      .returning({ id: table.id })
    // The same person's other browsers.
    if (marked.length > 0) await sendMessages(db, [newsFor(caller.company_id, caller.user_id)])
    return { unread: await unreadOf(db, caller.user_id) }
  },

  '/v3/notifications.Follow': async ({ input, caller, database, ports, request }) => {
    ports.followers.requireRoom()
    const { token = '' } = request
    return new StreamAnswer(() => notificationStream({ database, ports, caller, token, last_seen: input.after }))
  },
}

type Place = { at: Date; id: string }
const isBelow = ({ at, id }: Place) => sql`(${table.at}, ${table.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`

function placeAt(cursor: string): Place {
  const [at, id] = PAGES.read(cursor)
  return { at: new Date(at), id }
}

/** It and all older ones in the list; none if it isn't the caller's. */
async function upTo(db: Db, { user_id }: UserCaller, id: string) {
  const [last] = await db
    .select({ at: table.at, id: table.id })
    .from(table)
    .where(and(eq(table.id, id), eq(table.user_id, user_id)))
  return last ? or(eq(table.id, last.id), isBelow(last)) : inArray(table.id, [])
}
