// The agreement on screen, from the first page read to the last look before it is signed: as text where the paper would be
// too small to read, with the paper a tap away.
import { ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { part } from '#web/lib/part.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { useWords } from '../words/words-context.tsx'
import { type Own, PlacedFields } from './placed-fields.tsx'
import { pageInView, showField, showPage } from './scrolling.ts'
import { TextField } from './text-fields.tsx'
import { type OnRead, PAPER } from './use-end-seen.tsx'

const SigningPages = part(() => import('./signing-pages.tsx'))

export type View = 'text' | 'paper'
type Props = {
  signing: Schemas['Signing']
  own: Own
  /** The view the signer chose. */
  view: View | null
  onView: (view: View) => void
  /** Pages still to read; null if none. */
  unread: readonly number[] | null
  onRead: OnRead | undefined
  children?: ReactNode
}

const WIDTHS = ['w-full', 'w-[140%]', 'w-[210%]', 'w-[260%]'] as const
/** A page this wide shows its 10-point text at 12 pixels: 612 points are a sheet of letter paper. */
const READABLE_PX = (612 * 12) / 10

const TOOL =
  'flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2.5 text-md text-ink-2 hover:bg-sunken aria-disabled:opacity-40'
const VIEWS = ['text', 'paper'] as const

export function DocumentStep({ signing, own, view, onView, unread, onRead, children }: Props) {
  const { words } = useWords()
  const { room, width } = useWidth()
  const [zoom, setZoom] = useState(0)
  const as = view ?? (width < READABLE_PX ? 'text' : 'paper')
  const to = (next: number) => setZoom(Math.min(WIDTHS.length - 1, Math.max(0, next)))
  const from = useRef<number>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another view the field and the page are elsewhere
  useEffect(() => {
    if (own.current) showField(own.current)
    else if (from.current) showPage(from.current)
  }, [zoom, as])
  return (
    <div ref={room} className="flex flex-col gap-2">
      {children}
      <div className="no-print flex flex-wrap items-center justify-between gap-x-3">
        <fieldset className="flex rounded-card bg-sunken p-1">
          <legend className="sr-only">{words.how_to_read}</legend>
          {VIEWS.map(one => (
            <button
              key={one}
              type="button"
              aria-pressed={as === one}
              onClick={() => {
                from.current = pageInView()
                onView(one)
              }}
              className={cx(
                'h-11 rounded-control px-3.5 text-md',
                as === one ? 'bg-raised font-semibold shadow-sm dark:bg-hairline' : 'text-ink-2',
              )}
            >
              {words.as[one]}
            </button>
          ))}
        </fieldset>
        <a
          href={signing.document_src}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center px-1 text-md text-ink-2 underline underline-offset-4"
        >
          {words.open_pdf}
        </a>
        {as === 'paper' && (
          <div className="flex">
            <button
              type="button"
              aria-label={words.smaller}
              aria-disabled={zoom === 0}
              onClick={() => to(zoom - 1)}
              className={TOOL}
            >
              <ZoomOut size={20} aria-hidden />
            </button>
            <button
              type="button"
              aria-label={words.larger}
              aria-disabled={zoom === WIDTHS.length - 1}
              onClick={() => to(zoom + 1)}
              className={TOOL}
            >
              <ZoomIn size={20} aria-hidden />
            </button>
          </div>
        )}
      </div>
      <SigningPages
        meanwhile={<Skeleton className="h-[70vh]" />}
        src={signing.document_src}
        hash={signing.document_hash}
        company={signing.company.name}
        pages={signing.pages}
        as={as}
        width={WIDTHS[zoom] ?? 'w-full'}
        fields={[...signing.fields, ...signing.shown.map(({ field }) => field)]}
        field={id => <TextField key={id} signing={signing} id={id} own={own} />}
        onRead={onRead}
        over={page => <PlacedFields signing={signing} page={page} own={own} />}
        below={page =>
          onRead &&
          unread?.includes(page) && (
            // For screen readers, and for scrolling the page can't detect.
            <button
              type="button"
              onClick={() => onRead(page, as === 'paper' ? PAPER : { shown_as: 'text' })}
              className="sr-only focus-visible:not-sr-only focus-visible:mt-2 focus-visible:inline-flex focus-visible:h-11 focus-visible:items-center focus-visible:rounded-control focus-visible:bg-raised focus-visible:px-4 focus-visible:text-md"
            >
              {words.have_read({ page })}
            </button>
          )
        }
      />
    </div>
  )
}

function useWidth() {
  // Until it is measured, the window's: the first look is the right one.
  const [width, setWidth] = useState(() => window.innerWidth - 32)
  const room = useCallback((element: HTMLElement | null) => {
    // The layout is the browser's.
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { room, width }
}
