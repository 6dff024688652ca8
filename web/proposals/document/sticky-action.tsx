// On a phone the way to say yes stays at hand, until the place for it is on screen.
import { type ReactNode, useEffect, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'

export function StickyAction({ children }: { children: ReactNode }) {
  const [there, setThere] = useState(false)
  useEffect(() => {
    // What is on screen is the browser's to say.
    const place = document.getElementById('accept')
    if (!place) return
    const seen = new IntersectionObserver(entries => setThere(entries.some(entry => entry.isIntersecting)))
    seen.observe(place)
    return () => seen.disconnect()
  }, [])
  return (
    <div
      className={cx(
        'needs-script no-print sticky bottom-0 z-10 border-t border-hairline bg-surface p-3 @2xl:hidden',
        there && 'hidden',
      )}
    >
      <a
        href="#accept"
        className="flex min-h-12 items-center justify-center rounded-control bg-(--main) px-5 text-md font-semibold text-white dark:outline dark:outline-hairline-strong"
      >
        {children}
      </a>
    </div>
  )
}
