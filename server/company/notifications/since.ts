// A user's notifications since a stream's last poll. Ids sort by time, but earlier ones may be committed later: for a
// minute a stream rereads behind its newest and skips ids already sent.
import { and, asc, desc, eq, gt, notInArray } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { isUnreadOf } from './unread.ts'
import { notificationView, selectNotifications } from './view.ts'

/** Everything up to `behind` was sent, and of later ones those listed. */
export type Place = { behind: string; told: string[] }

const OVERLAP_MS = 60_000
const AT_ONCE = 50
const MOST_TOLD = 200
const FIRST = '00000000-0000-7000-8000-000000000000'

/** Where a stream begins: after what its reader saw last, or now. */
export async function placeOf(db: Db, user_id: string, last_seen: string | undefined): Promise<Place> {
  if (last_seen !== undefined) return { behind: last_seen, told: [] }
  const newest = await db
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.user_id, user_id), eq(notifications.in_app, true)))
    .orderBy(desc(notifications.at), desc(notifications.id))
    .limit(MOST_TOLD)
  const sent_ids = newest.map(({ id }) => id)
  return moved({ behind: sent_ids[MOST_TOLD - 1] ?? FIRST, told: sent_ids })
}

/** Only unread ones: those read elsewhere meanwhile aren't new. */
export async function sinceThen(
  db: Db,
  user_id: string,
  { behind, told }: Place,
): Promise<{ notifications: Schemas['Notification'][]; more: boolean; place: Place }> {
  const rows = await selectNotifications(db)
    .where(
      and(
        isUnreadOf(user_id),
        gt(notifications.id, behind),
        told.length > 0 ? notInArray(notifications.id, told) : undefined,
      ),
    )
    .orderBy(asc(notifications.id))
    .limit(AT_ONCE)
  return {
    notifications: rows.map(notificationView),
    more: rows.length === AT_ONCE,
    place: moved({ behind, told: [...told, ...rows.map(({ row }) => row.id)] }),
  }
}

/** Drops ids that are too old to matter, or too many to keep. */
function moved({ behind, told }: Place): Place {
  const newestFirst = [...new Set(told)].sort().reverse()
  const [newest] = newestFirst
  if (newest === undefined) return { behind, told }
  const old = minusOverlap(newest)
  const recent_ids = newestFirst.filter(id => id > old).slice(0, MOST_TOLD)
  const dropped = newestFirst.length > recent_ids.length ? (newestFirst[recent_ids.length] ?? behind) : behind
  return { behind: [behind, dropped].sort().at(-1) ?? behind, told: recent_ids }
}

/** The first 48 bits of a UUIDv7 are milliseconds. */
function minusOverlap(id: string): string {
  const at = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - OVERLAP_MS
  const hex = Math.max(0, at).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
