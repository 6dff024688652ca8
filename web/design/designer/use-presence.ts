// Who else has this drawing open and what they have selected; and telling them the same.
import { useEffect, useRef, useState } from 'react'
import { followPresence, type Presence } from '#web/data/presence.ts'
import { write } from '#web/data/queries.ts'

export type Colleague = Pick<Presence, 'place' | 'name' | 'parts'>

const REPEAT_MS = 15_000
/** Someone whose browser crashed or lost its connection. */
const FORGET_MS = 40_000
/** Debounces short-lived selections. */
const SETTLE_MS = 400
const MOST_PARTS = 20

export function usePresence(project_id: string, selected: readonly string[]): readonly Colleague[] {
  const [others, setOthers] = useState<ReadonlyMap<string, Colleague & { heard_at: number }>>(new Map())
  const [place] = useState(() => crypto.randomUUID())
  const parts = selected.slice(0, MOST_PARTS)
  const known = useRef(others)
  known.current = others
  const show = useRef((_here: boolean) => {})
  show.current = here => {
    // Best effort: the next heartbeat retries.
    void write('/v3/design.ShowPresence', { project_id, place, parts, here }).catch(() => {})
  }
  useEffect(() => {
    // The other browsers are outside React.
    const stop = followPresence(one => {
      if (one.project_id !== project_id || one.place === place) return
      // Announce again, so that someone who just joined sees us.
      if (one.here && !known.current.has(one.place)) show.current(true)
      setOthers(before => {
        const next = new Map(before)
        if (one.here) next.set(one.place, { ...one, heard_at: Date.now() })
        else next.delete(one.place)
        return next
      })
    })
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') show.current(true)
      const oldest = Date.now() - FORGET_MS
      setOthers(before =>
        [...before.values()].some(({ heard_at }) => heard_at < oldest)
          ? new Map([...before].filter(([, { heard_at }]) => heard_at >= oldest))
          : before,
      )
    }, REPEAT_MS)
    const leave = () => show.current(false)
    window.addEventListener('pagehide', leave)
    return () => {
      stop()
      clearInterval(timer)
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [project_id, place])
  const chosen = parts.join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a selection is shown when it changes.
  useEffect(() => {
    const timer = setTimeout(() => show.current(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [chosen])
  return [...others.values()]
}
