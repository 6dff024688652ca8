// A user's notifications as server-sent events. Each poll is a transaction that checks the session again, so a stream
// ends with the session or its permissions; and it doesn't extend the session.
import { Refusal } from '#sdk/refusal.ts'
import { type UserCaller, userCaller } from '#server/caller.ts'
import type { Database } from '#server/db/database.ts'
import type { Change, Presence } from '#server/ports/channel.ts'
import type { EndReason } from '#server/ports/followers.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type Place, placeOf, sinceThen } from './since.ts'
import { unreadOf } from './unread.ts'

type Following = {
  database: Database
  ports: Ports
  caller: UserCaller
  token: string
  /** The last one the reader saw. */
  last_seen: string | undefined
}

/** Proxies and browsers drop idle connections. */
const HEARTBEAT_MS = 15_000
/** Unread bytes before a slow reader is disconnected. */
const MOST_BYTES = 64 * 1024

export function notificationStream({
  database,
  ports,
  caller,
  token,
  last_seen,
}: Following): ReadableStream<Uint8Array> {
  const { company_id, user_id } = caller
  const began_with = powersOf(caller, ports.now())
  const acts_as = caller.impersonator ? user_id : undefined
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array>
  let leave = () => {}
  let over = false
  let place: Place | undefined
  let unread: number | undefined
  /** One look at a time; what comes meanwhile makes another. */
  let looking = false
  let again = false
  let timer: NodeJS.Timeout | undefined

  const say = (text: string) => {
    if (over) return
    if ((controller.desiredSize ?? 0) <= 0) return end('too_slow')
    controller.enqueue(encoder.encode(text))
  }
  const event = (name: string, data: object, id?: string) =>
    say(`${id ? `id: ${id}\n` : ''}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
  const close = () => {
    over = true
    clearTimeout(timer)
    leave()
  }
  function end(reason: EndReason) {
    if (over) return
    controller.enqueue(encoder.encode(`event: end\ndata: ${JSON.stringify({ reason })}\n\n`))
    close()
    controller.close()
  }

  const read = () =>
    database.transaction(async db => {
      const now = await userCaller(db, ports, token, acts_as, false)
      const from = place ?? (await placeOf(db, user_id, last_seen))
      return { now, news: await sinceThen(db, user_id, from), unread: await unreadOf(db, user_id) }
    })

  async function look() {
    const batch = await read()
    if (powersOf(batch.now, ports.now()) !== began_with) return end('permissions_changed')
    place = batch.news.place
    if (batch.unread !== unread) event('unread', { unread: batch.unread })
    unread = batch.unread
    for (const one of batch.news.notifications) event('notification', one, one.id)
    if (batch.news.more) again = true
  }

  const begin = () => {
    again = looking
    if (looking || over) return
    looking = true
    clearTimeout(timer)
    look()
      .catch((failure: unknown) => {
        // A database that stumbles is asked again at the next heartbeat; a session that is over is not.
        if (failure instanceof Refusal) end('session_ended')
      })
      .finally(() => {
        looking = false
        if (over) return
        if (again) return begin()
        timer = setTimeout(() => {
          say(': still here\n\n')
          begin()
        }, HEARTBEAT_MS)
      })
  }

  const sees_all = caller.permissions.has('projects.view_all')
  const changed = ({ kind, project }: Change) => {
    if (!project) return event('company', { kind })
    const { project_id, owner_id, revision } = project
    if (sees_all || owner_id === user_id) event('project', { project_id, revision, kind })
  }

  const present = ({ company_id: _, owner_id, ...presence }: Presence) => {
    if (sees_all || owner_id === user_id) event('presence', presence)
  }

  return new ReadableStream<Uint8Array>(
    {
      start(made) {
        controller = made
        leave = ports.followers.join(database, { company_id, user_id, look: begin, changed, present, end })
        begin()
      },
      cancel: close,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_BYTES }),
  )
}

const powersOf = ({ permissions, must_change_password, second_step_due_ms }: UserCaller, now: Date) =>
  JSON.stringify([
    [...permissions].sort(),
    must_change_password,
    second_step_due_ms !== null && second_step_due_ms <= now.getTime(),
  ])
