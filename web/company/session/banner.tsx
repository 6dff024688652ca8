// A line above every page that stays while something lasts: who acts as someone else, and that support is let in.

import { type ReactNode, useCallback } from 'react'

export function Banner({ children }: { children: ReactNode }) {
  // Its height only the browser knows: names wrap. What sticks to the top stays below it (`under-*` in tokens.css).
  const measure = useCallback((banner: HTMLElement | null) => {
    if (!banner) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--banner', `${banner.offsetHeight}px`))
    observer.observe(banner)
    return () => {
      observer.disconnect()
      style.removeProperty('--banner')
    }
  }, [])
  return (
    <div
      ref={measure}
      role="status"
      className="no-print sticky top-0 z-30 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-warning-soft px-4 py-2 text-base text-warning"
    >
      {children}
    </div>
  )
}
