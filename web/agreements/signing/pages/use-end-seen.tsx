// A page counts as read once its end has been in view for long enough to read a line.
import { useEffect, useRef } from 'react'
import type { Shown } from '#machines/agreements/signing-facts.ts'

export type OnRead = (page: number, shown: Shown) => void
export const PAPER: Shown = { shown_as: 'paper' }

/** Text too pale to be read at a glance is no reading. */
const LOOK_MS = 250

/** The mark at the end of a page; `shown` is undefined while the page isn't there yet. */
export function useEndSeen(page: number, shown: Shown | undefined, onRead: OnRead | undefined) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Only the browser knows what is on screen.
    if (!shown || !end.current || !onRead) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      if (entry?.isIntersecting) timer = setTimeout(() => onRead(page, shown), LOOK_MS)
    })
    observer.observe(end.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [shown, onRead, page])
  return <div ref={end} aria-hidden className="absolute bottom-0 h-px w-full" />
}
