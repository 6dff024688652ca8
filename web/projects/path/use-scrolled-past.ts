import { useCallback, useState } from 'react'

/** `mark` goes on an element; `isPast` while it is above the window's visible part. */
export function useScrolledPast() {
  const [isPast, setPast] = useState(false)
  const mark = useCallback((element: HTMLElement | null) => {
    // What is in sight only the browser knows.
    if (!element) return
    const observer = new IntersectionObserver(([entry]) =>
      setPast(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { mark, isPast }
}
