// A slide show: arrow keys, swipes or dots change slides, Escape leaves. Independent of the slides' content.
import { ChevronLeft, ChevronRight, Maximize, Minimize, X } from 'lucide-react'
import { type ReactNode, type TouchEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { useFilters } from '#web/frame/filters.ts'
import { cx } from '#web/lib/class-names.ts'
import { words } from './words.ts'

/** `dense`: figures to compare, on one screen, rather than a few to be seen from across the room. */
export type Slide = { name: string; content: ReactNode; dense?: boolean }
type Props = { slides: Slide[]; brand: ReactNode; leave: string }

/** Pixels a finger moves before it is meant. */
const SWIPE = 48
const FIELDS = 'input, textarea, select, [role="slider"]'

export function SlideShow({ slides, brand, leave }: Props) {
  const { params, change } = useFilters()
  const [, go] = useLocation()
  const requested = Math.round(Number(params.get('slide'))) - 1
  const at = Math.min(slides.length - 1, Math.max(0, Number.isFinite(requested) ? requested : 0))
  const show = (index: number) => {
    const next = Math.min(slides.length - 1, Math.max(0, index))
    if (next !== at) change({ slide: next === 0 ? null : String(next + 1) })
  }
  useEffect(() => {
    // Listens on the window: nothing on a slide needs focus.
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.target instanceof Element && event.target.closest(FIELDS)) return
      const to = {
        ArrowRight: at + 1,
        PageDown: at + 1,
        ArrowLeft: at - 1,
        PageUp: at - 1,
        Home: 0,
        End: slides.length,
      }
      const wanted = Object.entries(to).find(([key]) => key === event.key)?.[1]
      if (wanted !== undefined) {
        event.preventDefault()
        show(wanted)
      } else if (event.key === 'Escape' && !document.fullscreenElement) go(leave)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  })
  const swipe = useSwipe(step => show(at + step))
  const slide = slides[at]
  return (
    <div className="flex min-h-dvh flex-col bg-surface text-reading">
      <header className="sticky under-0 z-20 grid grid-cols-[1fr_auto] items-center gap-x-4 border-b border-hairline bg-surface px-4 sm:h-16 sm:grid-cols-[1fr_auto_1fr] sm:px-6">
        <div className="min-w-0 truncate py-3 font-semibold">{brand}</div>
        <div className="flex justify-end gap-1 sm:order-last">
          <FullScreenButton />
          <button type="button" aria-label={words.leave_slides} className={ROUND} onClick={() => go(leave)}>
            <X size={20} aria-hidden />
          </button>
        </div>
        <nav aria-label={words.slides} className="flex items-center justify-center gap-1 max-sm:col-span-2 max-sm:pb-1">
          <button
            type="button"
            aria-label={words.previous_slide}
            className={ROUND}
            disabled={at === 0}
            onClick={() => show(at - 1)}
          >
            <ChevronLeft size={20} aria-hidden />
          </button>
          {slides.map(({ name }, index) => (
            <button
              key={name}
              type="button"
              aria-label={words.slide_index_name({ index: index + 1, name })}
              aria-current={index === at ? 'step' : undefined}
              title={name}
              onClick={() => show(index)}
              className="flex size-8 items-center justify-center rounded-full max-sm:size-9"
            >
              <span
                className={cx(
                  'size-2.5 rounded-full transition-colors duration-150',
                  index === at ? 'bg-marigold outline-2 outline-offset-2 outline-ink-3' : 'bg-hairline-strong',
                )}
              />
            </button>
          ))}
          <button
            type="button"
            aria-label={words.next_slide}
            className={ROUND}
            disabled={at === slides.length - 1}
            onClick={() => show(at + 1)}
          >
            <ChevronRight size={20} aria-hidden />
          </button>
        </nav>
      </header>
      <div {...swipe} className="flex flex-1 touch-pan-y flex-col">
        {slide && (
          <section
            key={slide.name}
            aria-label={slide.name}
            className={cx(
              'mx-auto flex w-full max-w-[1120px] flex-1 flex-col px-5 sm:px-10',
              slide.dense
                ? 'gap-4 py-6'
                : 'gap-8 py-8 pb-20 sm:py-12 sm:pb-20 sm:[--text-scale:1.15] sm:[&_figure_svg]:overflow-visible',
            )}
          >
            {slide.content}
          </section>
        )}
      </div>
      <p aria-live="polite" className="sr-only">
        {slide && words.slide_count_name({ at: at + 1, count: slides.length, name: slide.name })}
      </p>
    </div>
  )
}

const ROUND =
  'flex size-10 items-center justify-center rounded-full text-ink-2 enabled:hover:bg-sunken disabled:opacity-30'

function FullScreenButton() {
  const [full, setFull] = useState(false)
  useEffect(() => {
    // The browser may leave full screen by itself.
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      if (document.fullscreenElement) void document.exitFullscreen()
    }
  }, [])
  if (!document.fullscreenEnabled) return null
  const toggle = () => (full ? document.exitFullscreen() : document.documentElement.requestFullscreen())
  const Icon = full ? Minimize : Maximize
  return (
    <button
      type="button"
      aria-label={full ? words.leave_full_screen : words.full_screen}
      className={ROUND}
      // A browser that refuses leaves everything as it is.
      onClick={() => void toggle().catch(() => {})}
    >
      <Icon size={18} aria-hidden />
    </button>
  )
}

/** Sideways more than up or down, with one finger. */
function useSwipe(onStep: (step: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches[0]
      from.current = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: (event: TouchEvent) => {
      const touch = event.changedTouches[0]
      const start = from.current
      from.current = null
      if (!touch || !start) return
      const across = touch.clientX - start.x
      const down = touch.clientY - start.y
      if (Math.abs(across) > SWIPE && Math.abs(across) > 1.5 * Math.abs(down)) onStep(across < 0 ? 1 : -1)
    },
  }
}
