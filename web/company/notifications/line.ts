// The connection for notifications and project changes. One tab of the browser holds it and forwards events to the
// others; a tab that gets none polls the unread count once a minute.
import type { Schemas } from '#sdk/types.ts'
import { api } from '#web/data/api.ts'
import { leadsNow } from '#web/data/leadership.ts'
import type { Presence } from '#web/data/presence.ts'
import type { Revision } from '#web/data/revisions.ts'
import { eventsOf, type StreamEvent } from '#web/lib/event-stream.ts'
import { followReach, hearFromServer, isOffline } from '#web/reach/reachability.ts'

export type News = Pick<Schemas['Notification'], 'id' | 'sentence' | 'page'>
/** `project` is one that changed; null where any may have: something of the company changed, or the line was lost for a while. */
export type Heard = {
  unread?: number
  news?: News
  changed?: 'session' | 'permissions'
  project?: Revision | null
  present?: Presence
}

const TURN_MS = 1_000
/** Three times the server's longest silence. */
const SILENCE_MS = 45_000
/** Ticks this far apart mean the computer slept; a line on which the server missed its turn is dead. */
const SLEEP_MS = 10_000
const MISSED_MS = 20_000
/** A tab that hands the line over keeps its own until the other’s is open. */
const OVERLAP_MS = 3_000
const LONG_PAUSE_MS = 5 * 60_000
/** A line that breaks sooner counts as one that failed. */
const HELD_MS = 10_000
/** How many are known again should they come twice. */
const KNOWN = 100
/** A second, then twice as long each time up to some minutes, and not all at once when a server comes back. */
const pauseAfter = (failures: number) => Math.min(LONG_PAUSE_MS, 1_000 * 2 ** failures) * (0.5 + Math.random())
const isInSight = () => document.visibilityState === 'visible'

/** `user_id`: the user this tab was rendered for; messages for others are ignored. Returns how to stop. */
export function followNotifications(user_id: string, hear: (heard: Heard) => void): () => void {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('notifications') : undefined
  let line: AbortController | undefined
  let heard_at = 0
  let turned_at = Date.now()
  let not_before = 0
  let failures = 0
  let last: string | undefined
  let was_held = false
  let listeners: string[] = []

  const take = (heard: Heard) => {
    if (heard.news) {
      const { id } = heard.news
      if (listeners.includes(id)) return
      listeners = [...listeners.slice(1 - KNOWN), id]
      last = id
    }
    hear(heard)
  }
  const tellAll = (heard: Heard) => {
    take(heard)
    channel?.postMessage({ user_id, heard })
  }
  if (channel)
    channel.onmessage = ({ data }: MessageEvent<{ user_id: string; heard: Heard }>) => {
      if (data.user_id === user_id) take(data.heard)
    }

  function understand({ event, data }: StreamEvent): number | undefined {
    const message = Object(data)
    if (event === 'unread' && typeof message.unread === 'number') tellAll({ unread: message.unread })
    if (event === 'notification' && typeof message.id === 'string')
      tellAll({ news: { id: message.id, sentence: String(message.sentence), page: String(message.page) } })
    if (event === 'project' && typeof message.project_id === 'string')
      tellAll({ project: { project_id: message.project_id, revision: Number(message.revision) } })
    if (event === 'presence') tellAll({ present: message })
    if (event === 'company') tellAll({ project: null })
    if (event !== 'end') return undefined
    if (message.reason === 'session_ended') tellAll({ changed: 'session' })
    if (message.reason === 'permissions_changed') tellAll({ changed: 'permissions' })
    return message.reason === 'session_ended' || message.reason === 'replaced' ? LONG_PAUSE_MS : undefined
  }

  async function hold() {
    const held = new AbortController()
    line = held
    const began = Date.now()
    heard_at = began
    let pause: number | undefined
    try {
      const query = last === undefined ? {} : { after: last }
      const { data } = await api.GET('/v3/notifications.Follow', {
        params: { query },
        parseAs: 'stream',
        signal: held.signal,
      })
      // Events missed while disconnected are not announced.
      if (data && was_held) tellAll({ project: null })
      was_held ||= data !== undefined
      if (data)
        for await (const one of eventsOf(data, () => {
          heard_at = Date.now()
          hearFromServer()
        }))
          pause = understand(one) ?? pause
    } catch {
      // Retried below; users needn't know.
    }
    // Another has been begun in its place.
    if (line !== held) return
    line = undefined
    // One on which something came until it broke was a good one.
    failures = heard_at - began > HELD_MS ? 0 : failures + 1
    not_before = Date.now() + (pause ?? pauseAfter(failures))
  }
  const drop = () => {
    line?.abort()
    line = undefined
  }

  const turn = () => {
    const now = Date.now()
    const slept = now - turned_at > SLEEP_MS
    turned_at = now
    if (slept) not_before = 0
    const is_dead = now - heard_at > (slept ? MISSED_MS : SILENCE_MS)
    if (line && (!lead.isMine() || isOffline() || is_dead)) drop()
    if (!line && lead.isMine() && !isOffline() && now >= not_before) void hold()
  }
  const begin = () => {
    not_before = 0
    turn()
  }
  const lead = seekLine(user_id, begin)
  const timer = setInterval(turn, TURN_MS)
  const unfollow = followReach(begin)
  document.addEventListener('visibilitychange', turn)
  return () => {
    clearInterval(timer)
    unfollow()
    document.removeEventListener('visibilitychange', turn)
    lead.stop()
    drop()
    channel?.close()
  }
}

/** The visible tab takes the line from one in the background, which browsers slow down or stop. */
function seekLine(user_id: string, onMine: () => void): { isMine: () => boolean; stop: () => void } {
  if (!('locks' in navigator)) return { isMine: leadsNow, stop: () => {} }
  let mine = false
  let until = 0
  let waits = false
  let release = () => {}
  const stopped = new AbortController()
  const take = () => {
    mine = true
    onMine()
    return new Promise<void>(resolve => {
      release = resolve
    })
  }
  const lose = (failure: unknown) => {
    if (stopped.signal.aborted) return
    // Where locks are denied, each tab has a line of its own.
    if (!(failure instanceof DOMException && failure.name === 'AbortError')) return void take()
    mine = false
    until = Date.now() + OVERLAP_MS
    wait()
  }
  const name = `line-of-${user_id}`
  const wait = () => {
    if (waits) return
    waits = true
    const { signal } = stopped
    navigator.locks
      .request(name, { signal }, () => {
        waits = false
        return take()
      })
      .catch(lose)
  }
  const takeInSight = () => {
    if (isInSight() && !mine) navigator.locks.request(name, { steal: true }, take).catch(lose)
  }
  if (isInSight()) takeInSight()
  else wait()
  document.addEventListener('visibilitychange', takeInSight)
  return {
    isMine: () => mine || Date.now() < until,
    stop: () => {
      document.removeEventListener('visibilitychange', takeInSight)
      stopped.abort()
      release()
    },
  }
}
