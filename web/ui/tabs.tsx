import { ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { cx } from '#web/lib/class-names.ts'

/** The arrow on the right and its fade, clear of the open tab. */
const ARROW_PX = 64

type Tab = {
  id: string
  label: string
  href: string
  /** Shown after the name where there is something to count. */
  count?: number | undefined
  /** Before the name: the step's state. */
  mark?: ReactNode
  /** Describes the mark, on hover and to those who do not see it. */
  note?: string | undefined
  /** Begins another group. */
  divides?: boolean
}

/** Tabs in the URL, so reload and back keep them. If they don't fit, an arrow shows that there are more. */
type Props = { tabs: Tab[]; current: string; label: string; className?: string }

export function Tabs({ tabs, current, label, className = '-mx-4 border-b border-hairline sm:mx-0' }: Props) {
  const row = useRef<HTMLUListElement>(null)
  const [more, setMore] = useState(false)
  useEffect(() => {
    // How far it is scrolled and whether it overflows, the browser knows.
    const element = row.current
    if (!element) return
    const look = () => setMore(element.scrollLeft + element.clientWidth < element.scrollWidth - 4)
    const observer = new ResizeObserver(look)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])
  // A sale and its record fit a desk with the menu open.
  const many = tabs.length > 8
  const names = tabs.map(({ label, count, note }) => `${label} ${count ?? ''} ${note ?? ''}`).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: names that grow move the open tab
  useEffect(() => {
    // The open tab is in sight, also when it was opened by a link; the typeface that comes later moves it once more.
    const [element, open] = [row.current, row.current?.querySelector<HTMLElement>(`[data-tab="${current}"]`)]
    if (!element || !open) return
    const show = () => {
      const [from, to] = [open.offsetLeft - 24, open.offsetLeft + open.offsetWidth + ARROW_PX - element.clientWidth]
      if (element.scrollLeft > from) element.scrollLeft = from
      else if (element.scrollLeft < to) element.scrollLeft = to
    }
    show()
    void document.fonts.ready.then(show)
  }, [current, names])
  return (
    <nav aria-label={label} className={cx('relative min-w-0', className)}>
      <ul
        ref={row}
        className={cx(
          'relative flex overflow-x-auto px-4 [scrollbar-width:none] sm:px-0 [&::-webkit-scrollbar]:hidden',
          many ? 'gap-4 sm:gap-3' : 'gap-4',
        )}
      >
        {tabs.map(tab => (
          <li key={tab.id} data-tab={tab.id} className={cx(tab.divides && 'border-l border-hairline pl-4 sm:pl-3')}>
            <Link
              href={tab.href}
              aria-current={tab.id === current ? 'page' : undefined}
              title={tab.note}
              className={cx(
                'tap flex items-center gap-1 border-b-2 py-2.5 whitespace-nowrap max-sm:py-3',
                many ? 'text-base sm:text-sm' : 'text-base',
                tab.id === current
                  ? 'border-marigold font-medium text-ink'
                  : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {tab.mark}
              {/* As wide as in bold, so that the row stays in place whichever is open. */}
              <span
                data-name={tab.label}
                className="inline-grid after:invisible after:h-0 after:overflow-hidden after:font-medium after:content-[attr(data-name)]"
              >
                {tab.label}
              </span>
              {tab.count ? <span className="figures ml-1.5 text-sm font-normal text-ink-3">{tab.count}</span> : null}
            </Link>
          </li>
        ))}
      </ul>
      {more && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          onClick={() => row.current?.scrollBy({ left: row.current.clientWidth * 0.7, behavior: 'smooth' })}
          className="absolute inset-y-0 right-0 flex w-12 items-center justify-end bg-linear-to-r from-transparent to-page to-60% pr-2 text-ink-2"
        >
          <ChevronRight size={16} />
        </button>
      )}
    </nav>
  )
}
