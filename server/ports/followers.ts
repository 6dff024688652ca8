// The notification streams on this server, and what makes one poll: a message on the database's channel, which may be
// lost; a check every few seconds of all followers' unread counts, in one query at the door; and its own timer, which
// also checks that the session is valid. The memory it takes is bounded by `MOST`.
import { sql } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/rows.ts'
import {
  CHANGES_CHANNEL,
  type Change,
  NOTIFICATIONS_CHANNEL,
  PRESENCE_CHANNEL,
  type Presence,
  readChange,
  readPresence,
} from './channel.ts'
import { words } from './words.ts'

export type EndReason = 'session_ended' | 'permissions_changed' | 'replaced' | 'too_slow' | 'server_stops'
type Follower = {
  company_id: number
  user_id: string
  look: () => void
  changed: (change: Change) => void
  present: (presence: Presence) => void
  end: (reason: EndReason) => void
}
export type Followers = ReturnType<typeof followers>

const MOST = 2_000
/** Of one person, in as many browsers: the first gives way to the latest. */
const MOST_EACH = 5
const GLANCE_MS = 2_000

export function followers() {
  const here = new Set<Follower>()
  /** Each user's unread state at the last check. */
  let seen = new Map<string, string>()
  let stop: (() => void) | undefined

  const wake = (who: string) => {
    for (const one of here) if (nameOf(one) === who) one.look()
  }

  function begin(database: Database) {
    let looking = false
    const glanceOnce = async () => {
      if (looking) return
      looking = true
      try {
        const now = await glance(database, here)
        for (const [who, state] of now) if (seen.get(who) !== state) wake(who)
        seen = now
      } catch {
        // A database that stumbles is looked at again at the next turn.
      } finally {
        looking = false
      }
    }
    const timer = setInterval(() => void glanceOnce(), GLANCE_MS)
    const unlisten = [
      database.listen(NOTIFICATIONS_CHANNEL, wake),
      database.listen(CHANGES_CHANNEL, message => {
        const change = readChange(message)
        for (const one of here) if (one.company_id === change.company_id) one.changed(change)
      }),
      database.listen(PRESENCE_CHANNEL, message => {
        const presence = readPresence(message)
        for (const one of here) if (one.company_id === presence.company_id) one.present(presence)
      }),
    ]
    return () => {
      clearInterval(timer)
      for (const stop of unlisten) stop()
      seen = new Map()
    }
  }

  function leave(follower: Follower) {
    here.delete(follower)
    if (here.size > 0) return
    stop?.()
    stop = undefined
  }

  return {
    /** Refuses where there is no room, before anything is sent. */
    requireRoom() {
      if (here.size >= MOST) throw refuse(429, 'too_many_streams', words.too_many_followers)
    },
    /** Returns how to leave. */
    join(database: Database, follower: Follower): () => void {
      const theirs = [...here].filter(one => nameOf(one) === nameOf(follower))
      for (const one of theirs.slice(0, Math.max(0, theirs.length - MOST_EACH + 1))) one.end('replaced')
      here.add(follower)
      stop ??= begin(database)
      return () => leave(follower)
    },
    count: () => here.size,
    close() {
      for (const one of [...here]) one.end('server_stops')
    },
  }
}

const nameOf = ({ company_id, user_id }: Pick<Follower, 'company_id' | 'user_id'>) => `${company_id}:${user_id}`

/** The newest that everyone has not read, and how many. */
async function glance(database: Database, here: ReadonlySet<Follower>): Promise<Map<string, string>> {
  const people = [...new Map([...here].map(one => [nameOf(one), one])).values()]
  const people_json = JSON.stringify(people.map(({ company_id, user_id }) => ({ company_id, user_id })))
  const unread_rows = await database.findDue(db =>
    db.execute(sql`
      select f.company_id, f.user_id, u.newest, u.unread
      from json_to_recordset(${people_json}::json) as f (company_id integer, user_id uuid)
      cross join lateral (
        select max(id::text) as newest, count(*) as unread
        from (
          select n.id from notifications n
          where n.company_id = f.company_id and n.user_id = f.user_id and n.in_app and n.read_at is null
          order by n.id desc limit 101
        ) latest
      ) u`),
  )
  const rows = rowsOf<{ company_id: number; user_id: string; newest: string | null; unread: unknown }>(unread_rows)
  return new Map(rows.map(row => [nameOf(row), `${row.newest} ${String(row.unread)}`]))
}
