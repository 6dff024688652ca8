import { useEffect, useRef } from 'react'
import type { Tracking } from './track.ts'

/** From when the page is alive until it is left. What tells is loaded afterwards: nobody waits for it. */
export function useTracking(public_id: string) {
  const tracking = useRef<Promise<Tracking | undefined>>(undefined)
  useEffect(() => {
    // What is in view is the browser's to say. A page that cannot load it is read all the same.
    const begun = import('./track.ts').then(
      ({ track }) => track(public_id, [...document.querySelectorAll('[data-page]')]),
      () => undefined,
    )
    tracking.current = begun
    return () => void begun.then(told => told?.stop())
  }, [public_id])
  return { chose: (option_id: string) => void tracking.current?.then(told => told?.chose(option_id)) }
}
