import { useEffect, useRef } from 'react'
import { track } from './track.ts'

/** From when the page is alive until it is left. */
export function useTracking(public_id: string) {
  const tracking = useRef<ReturnType<typeof track>>(undefined)
  useEffect(() => {
    // What is in view is the browser's to say.
    const begun = track(public_id, [...document.querySelectorAll('[data-page]')])
    tracking.current = begun
    return begun.stop
  }, [public_id])
  return { chose: (option_id: string) => tracking.current?.chose(option_id) }
}
