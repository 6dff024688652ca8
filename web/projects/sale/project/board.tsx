// Columns side by side that end where the window does: the frame of both boards. The keyboard scrolls it by its own stop.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'

/** Space below a page. */
const BELOW_PX = 24

export function Board({ label, children }: { label: string; children: ReactNode }) {
  const board = useRef<HTMLElement>(null)
  const [top, setTop] = useState<number>()
  useLayoutEffect(() => {
    // Its top depends on the content above, laid out by the browser.
    const page = board.current?.parentElement
    if (!page) return
    const look = () => setTop(board.current?.offsetTop)
    const observer = new ResizeObserver(look)
    observer.observe(page)
    return () => observer.disconnect()
  }, [])
  return (
    <section
      ref={board}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard
      tabIndex={0}
      style={top === undefined ? undefined : { height: `max(24rem, calc(100dvh - ${top + BELOW_PX}px))` }}
      className="-mx-4 flex h-[max(24rem,calc(100dvh-12.5rem))] snap-x scroll-px-4 gap-3 overflow-x-auto px-4 focus-visible:-outline-offset-2 sm:-mx-8 sm:scroll-px-8 sm:px-8"
    >
      {children}
    </section>
  )
}

export const boardColumnLook = (look: { takes: boolean; refuses: boolean }) =>
  cx(
    'flex w-66 shrink-0 snap-start flex-col rounded-card border bg-sunken/60 max-sm:w-[85vw]',
    look.takes ? 'border-marigold' : 'border-hairline',
    look.refuses && 'opacity-50',
  )
