// A homeowner's trials: another increase of utility prices, the system without its battery. The server calculates, the page
// shows the latest answer. A statechart would express the same, but its library is a fifth of this page's size limit.
import { useEffect, useRef, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { ask } from './call-server.ts'

type Figures = Schemas['ProposalFigures']
type Assumption = Pick<Figures, 'utility_escalation' | 'with_battery'>
type Exploring = {
  figures: Figures
  wanted: Assumption
  is_own: boolean
  waiting: boolean
  failed: boolean
  want: (change: Partial<Assumption>) => void
  reset: () => void
  retry: () => void
}

/** A hand on the slider passes many values; the one it rests on is asked for. */
const REST_MS = 220

const assumptionOf = ({ utility_escalation, with_battery }: Figures): Assumption => ({
  utility_escalation,
  with_battery,
})

/** `own` are the published figures; `edition` identifies the publication: trials on an older one are dropped. */
export function useExploring(public_id: string, edition: string, own: Figures): Exploring {
  const [tried, setTried] = useState({ edition, assumption: assumptionOf(own) })
  const [shown, show] = useState({ edition, figures: own })
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  const cache = useRef(new Map<string, Figures>())
  const { utility_escalation, with_battery } = tried.edition === edition ? tried.assumption : own
  const key = `${edition} ${utility_escalation} ${with_battery}`
  const is_own = utility_escalation === own.utility_escalation && with_battery === own.with_battery
  const has = is_own ? own : cache.current.get(key)

  useEffect(() => {
    // The server is outside React. `tries` asks once more for the same.
    if (has) {
      show({ edition, figures: has })
      return
    }
    const stop = new AbortController()
    const timer = setTimeout(
      async () => {
        try {
          const { figures } = await ask(
            '/v3/proposal.Explore',
            { public_id, utility_escalation, with_battery },
            stop.signal,
          )
          cache.current.set(key, figures)
          show({ edition, figures })
          setFailed(false)
        } catch {
          if (!stop.signal.aborted) setFailed(true)
        }
      },
      tries > 0 ? 0 : REST_MS,
    )
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [public_id, edition, utility_escalation, with_battery, key, has, tries])

  const want = (assumption: Assumption) => {
    setFailed(false)
    setTries(0)
    setTried({ edition, assumption })
  }
  return {
    figures: has ?? (shown.edition === edition ? shown.figures : own),
    wanted: { utility_escalation, with_battery },
    is_own,
    waiting: !has && !failed,
    failed: !has && failed,
    want: change => want({ utility_escalation, with_battery, ...change }),
    reset: () => want(assumptionOf(own)),
    retry: () => {
      setFailed(false)
      setTries(tries + 1)
    },
  }
}
