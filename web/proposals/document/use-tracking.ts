import { useEffect, useRef } from 'react'
import type { Tracking } from './track.ts'

/** From hydration until the page is left. The tracker is loaded afterwards, so it delays nothing. */
export function useTracking(public_id: string) {
  const tracking = useRef<Promise<Tracking | undefined>>(undefined)
  useEffect(() => {
    // Only the browser knows what is in view. If loading fails, the page can still be read.
    const begun = import('./track.ts').then(
      ({ track }) => track(public_id, [...document.querySelectorAll('[data-page]')]),
      () => undefined,
    )
    tracking.current = begun
    return () => void begun.then(told => told?.stop())
  }, [public_id])
  return { chose: (option_id: string) => void tracking.current?.then(told => told?.chose(option_id)) }
}
