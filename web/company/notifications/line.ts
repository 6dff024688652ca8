// The line to the server on which notifications come. The leading tab of the browser holds it and hands on to the others what it
// hears; should nothing reach a tab, it finds the count anew by itself once a minute.
import type { Schemas } from '#sdk/types.ts'
import { api } from '#web/data/api.ts'
import { leadsNow } from '#web/data/leadership.ts'
import { eventsOf, type StreamEvent } from '#web/lib/event-stream.ts'
import { hearFromServer, isOffline } from '#web/reach/reachability.ts'

export type News = Pick<Schemas['Notification'], 'id' | 'sentence' | 'page'>
/** `project` is one that changed; null where any may have, since the line was lost for a while. */
export type Heard = { unread?: number; news?: News; changed?: 'session' | 'permissions'; project?: string | null }

const TURN_MS = 1_000
/** Three times as long as the server ever keeps silent. */
const SILENCE_MS = 45_000
const LONG_PAUSE_MS = 5 * 60_000
/** A line that breaks sooner counts as one that failed. */
const HELD_MS = 10_000
/** How many are known again should they come twice. */
const KNOWN = 100
/** A second, then twice as long each time up to some minutes, and not all at once when a server comes back. */
const pauseAfter = (failures: number) => Math.min(LONG_PAUSE_MS, 1_000 * 2 ** failures) * (0.5 + Math.random())

/** `user_id` is as whom the tab was drawn: what belongs to another is not heard. Answers how to stop. */
export function followNotifications(user_id: string, hear: (heard: Heard) => void): () => void {
  const channel = 'BroadcastChannel' in window ? new BroadcastChannel('notifications') : undefined
  let line: AbortController | undefined
  let heard_at = 0
  let not_before = 0
  let failures = 0
  let last: string | undefined
  let was_held = false
  let known: string[] = []

  const take = (heard: Heard) => {
    if (heard.news) {
      const { id } = heard.news
      if (known.includes(id)) return
      known = [...known.slice(1 - KNOWN), id]
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
    const said = Object(data)
    if (event === 'unread' && typeof said.unread === 'number') tellAll({ unread: said.unread })
    if (event === 'notification' && typeof said.id === 'string')
      tellAll({ news: { id: said.id, sentence: String(said.sentence), page: String(said.page) } })
    if (event === 'project' && typeof said.project_id === 'string') tellAll({ project: said.project_id })
    if (event !== 'end') return undefined
    if (said.reason === 'session_ended') tellAll({ changed: 'session' })
    if (said.reason === 'permissions_changed') tellAll({ changed: 'permissions' })
    return said.reason === 'session_ended' || said.reason === 'replaced' ? LONG_PAUSE_MS : undefined
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
      // What happened while nothing came is not told again.
      if (data && was_held) tellAll({ project: null })
      was_held ||= data !== undefined
      if (data)
        for await (const one of eventsOf(data, () => {
          heard_at = Date.now()
          hearFromServer()
        }))
          pause = understand(one) ?? pause
    } catch {
      // It is tried again below; that nothing comes is no news to whoever works.
    }
    if (line === held) line = undefined
    // One on which something came until it broke was a good one.
    failures = heard_at - began > HELD_MS ? 0 : failures + 1
    not_before = Date.now() + (pause ?? pauseAfter(failures))
  }

  const turn = () => {
    const now = Date.now()
    if (line && (!leadsNow() || isOffline() || now - heard_at > SILENCE_MS)) {
      // What follows from it is there by the next turn.
      line.abort()
      return
    }
    if (!line && leadsNow() && !isOffline() && now >= not_before) void hold()
  }
  const timer = setInterval(turn, TURN_MS)
  return () => {
    clearInterval(timer)
    line?.abort()
    channel?.close()
  }
}
