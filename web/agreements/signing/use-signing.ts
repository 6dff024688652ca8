// One signer's conversation: the chart, what it asks of the server, and what the browser tells it.
import { useMachine } from '@xstate/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { signingMachine } from '#machines/agreements/signing.ts'
import type { Schemas } from '#sdk/types.ts'
import { headersOf, keepUnsent, signingActors } from './actors.ts'

export function useSigning(token: string) {
  const headers = useMemo(() => headersOf(token), [token])
  const [signing, keep] = useState<Schemas['Signing'] | null>(null)
  const latest = useRef(signing)
  const machine = useMemo(() => {
    const take = (next: Schemas['Signing']) => {
      latest.current = next
      keep(next)
    }
    return signingMachine.provide({ actions: signingActors(headers, take, () => latest.current) })
  }, [headers])
  const [state, send, actor] = useMachine(machine)

  useEffect(() => {
    // The network, the tab and the storage are the browser's.
    const lost = () => send({ type: 'line.lost' })
    const back = () => send({ type: 'line.back' })
    const look = () => {
      if (document.visibilityState === 'visible') send({ type: 'page.shown' })
    }
    window.addEventListener('offline', lost)
    window.addEventListener('online', back)
    document.addEventListener('visibilitychange', look)
    if (!navigator.onLine) lost()
    const kept = actor.subscribe(({ context }) => latest.current && keepUnsent(latest.current, context))
    return () => {
      window.removeEventListener('offline', lost)
      window.removeEventListener('online', back)
      document.removeEventListener('visibilitychange', look)
      kept.unsubscribe()
    }
  }, [actor, send])

  return { state, send, signing, headers }
}

export type SigningRoom = ReturnType<typeof useSigning>
