// The agreement on screen, from the first page read to the last look before it is signed.
import { ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { part } from '#web/lib/part.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { useWords } from '../words/words-context.tsx'
import { type Own, PlacedFields } from './placed-fields.tsx'
import { showField } from './scrolling.ts'

const SigningPages = part(() => import('./signing-pages.tsx'))

type Props = {
  signing: Schemas['Signing']
  own: Own
  /** Pages still to read; null if none. */
  unread: readonly number[] | null
  onRead: ((page: number) => void) | undefined
  children?: ReactNode
}

const ZOOMS = [1, 1.4, 2.1, 2.6] as const
const WIDTHS: Record<(typeof ZOOMS)[number], string> = {
  1: 'w-full',
  1.4: 'w-[140%]',
  2.1: 'w-[210%]',
  2.6: 'w-[260%]',
}
/** A page this wide shows its 10-point text at 12 pixels: 612 points are a sheet of letter paper. */
const READABLE_PX = (612 * 12) / 10

const TOOL =
  'flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2.5 text-md text-ink-2 hover:bg-sunken aria-disabled:opacity-40'

export function DocumentStep({ signing, own, unread, onRead, children }: Props) {
  const { words } = useWords()
  const [chosen, choose] = useState<number | null>(null)
  const { room, width } = useWidth()
  // Zooms so fields are readable at arm's length; a size the signer chose stays.
  const zoom = chosen ?? (own.current === null ? 0 : readableAt(width))
  const level = ZOOMS[zoom] ?? 1
  const to = (next: number) => choose(Math.min(ZOOMS.length - 1, Math.max(0, next)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page of another size has the field elsewhere
  useEffect(() => {
    if (own.current) showField(own.current)
  }, [level])
  return (
    <div className="flex flex-col gap-2">
      {children}
      <div className="no-print flex items-center justify-between gap-3">
        <a
          href={signing.document_src}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 items-center px-1 text-md text-ink-2 underline underline-offset-4"
        >
          {words.open_pdf}
        </a>
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
            aria-disabled={zoom === ZOOMS.length - 1}
            onClick={() => to(zoom + 1)}
            className={TOOL}
          >
            <ZoomIn size={20} aria-hidden />
          </button>
        </div>
      </div>
      <div
        ref={room}
        className="overflow-x-auto"
        {...(zoom > 0 ? { tabIndex: 0, role: 'group', 'aria-label': signing.agreement_name } : {})}
      >
        <div className={WIDTHS[level]}>
          <SigningPages
            meanwhile={<Skeleton className="h-[70vh]" />}
            src={signing.document_src}
            hash={signing.document_hash}
            company={signing.company.name}
            pages={signing.pages}
            onRead={onRead}
            over={page => <PlacedFields signing={signing} page={page} own={own} />}
            below={page =>
              onRead &&
              unread?.includes(page) && (
                // For screen readers, and for scrolling the page can't detect.
                <button
                  type="button"
                  onClick={() => onRead(page)}
                  className="sr-only focus-visible:not-sr-only focus-visible:mt-2 focus-visible:inline-flex focus-visible:h-11 focus-visible:items-center focus-visible:rounded-control focus-visible:bg-raised focus-visible:px-4 focus-visible:text-md"
                >
                  {words.have_read({ page })}
                </button>
              )
            }
          />
        </div>
      </div>
    </div>
  )
}

/** The smallest readable size; the largest if none is. */
function readableAt(width: number): number {
  const enough = ZOOMS.findIndex(level => width * level >= READABLE_PX)
  return enough === -1 ? ZOOMS.length - 1 : enough
}

function useWidth() {
  const [width, setWidth] = useState(READABLE_PX)
  const room = useCallback((element: HTMLElement | null) => {
    // The layout is the browser's.
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { room, width }
}
