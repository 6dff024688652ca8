// What a person was told since a stream last looked. Ids sort by time, but what began earlier may be committed later: for a
// minute a stream keeps looking behind the newest it has, and knows what it has told by name.
import { and, asc, desc, eq, gt, notInArray } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { isUnreadOf } from './unread.ts'
import { notificationView, selectNotifications } from './view.ts'

/** Everything up to `behind` is told, and `told` of what came after. */
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
  const told = newest.map(({ id }) => id)
  return moved({ behind: told[MOST_TOLD - 1] ?? FIRST, told })
}

/** Only what is not read yet: what was read elsewhere meanwhile is no news. */
export async function sinceThen(
  db: Db,
  user_id: string,
  { behind, told }: Place,
): Promise<{ notifications: Schemas['Notification'][]; more: boolean; place: Place }> {
  const found = await selectNotifications(db)
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
    notifications: found.map(notificationView),
    more: found.length === AT_ONCE,
    place: moved({ behind, told: [...told, ...found.map(({ row }) => row.id)] }),
  }
}

/** Forgets what is so old that nothing can come before it any more, or too much to remember. */
function moved({ behind, told }: Place): Place {
  const newestFirst = [...new Set(told)].sort().reverse()
  const [newest] = newestFirst
  if (newest === undefined) return { behind, told }
  const old = minusOverlap(newest)
  const kept = newestFirst.filter(id => id > old).slice(0, MOST_TOLD)
  const dropped = newestFirst.length > kept.length ? (newestFirst[kept.length] ?? behind) : behind
  return { behind: [behind, dropped].sort().at(-1) ?? behind, told: kept }
}

/** The first 48 bits of a UUIDv7 are milliseconds. */
function minusOverlap(id: string): string {
  const at = Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16) - OVERLAP_MS
  const hex = Math.max(0, at).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}
