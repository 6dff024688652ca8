// One signer's session: the chart, its server requests, and browser events.
import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { signingMachine } from '#machines/agreements/signing.machine.ts'
import type { Shown } from '#machines/agreements/signing-facts.ts'
import type { Schemas } from '#sdk/types.ts'
import { followReach, isOffline } from '#web/reach/reachability.ts'
import { headersOf, keepLanguage, keepUnsent, keptLanguage, signingActors } from './actors.ts'
import { browserLanguage } from './words/words-context.tsx'

export function useSigning(token: string) {
  const headers = useMemo(() => headersOf(token), [token])
  const [signing, keep] = useState<Schemas['Signing'] | null>(null)
  const latest = useRef(signing)
  const [chosen, setChosen] = useState(() => keptLanguage(token))
  const asked = useRef(chosen)
  const machine = useMemo(() => {
    const take = (next: Schemas['Signing']) => {
      latest.current = next
      keep(next)
    }
    return signingMachine.provide({
      actors: signingActors(
        headers,
        take,
        () => latest.current,
        () => asked.current,
      ),
    })
  }, [headers])
  const [state, send, actor] = useMachine(machine)

  useEffect(() => {
    // The network, the tab and the storage are the browser's.
    const lost = () => send({ type: 'line.lost' })
    const back = () => send({ type: 'line.back' })
    const look = () => {
      if (document.visibilityState === 'visible') send({ type: 'page.shown' })
    }
    const unfollow = followReach(() => (isOffline() ? lost() : back()))
    document.addEventListener('visibilitychange', look)
    if (isOffline()) lost()
    const kept = actor.subscribe(({ context }) => latest.current && keepUnsent(latest.current, context))
    return () => {
      unfollow()
      document.removeEventListener('visibilitychange', look)
      kept.unsubscribe()
    }
  }, [actor, send])

  // Pages observe their ends while this callback stays the same.
  const readPage = useCallback((page: number, shown: Shown) => send({ type: 'page.read', page, shown }), [send])
  /** The words of consent are read again in it. */
  const speak = (language: Schemas['Language']) => {
    keepLanguage(token, language)
    asked.current = language
    setChosen(language)
    send({ type: 'page.shown' })
  }
  return { state, send, signing, headers, language: chosen ?? signing?.language ?? browserLanguage(), speak, readPage }
}

export type SigningRoom = ReturnType<typeof useSigning>
