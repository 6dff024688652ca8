// The agreement on screen, from the first page read to the last look before it is signed.
import { ZoomIn, ZoomOut } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { part } from '#web/lib/part.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { useWords } from '../words/words-context.tsx'
import { type Own, PlacedFields } from './placed-fields.tsx'

const SigningPages = part(() => import('./signing-pages.tsx'))

type Props = {
  signing: Schemas['Signing']
  own: Own
  /** Still to be read; null where nothing is. */
  unread: readonly number[] | null
  onRead: ((page: number) => void) | undefined
  children?: ReactNode
}

const ZOOMS = [1, 1.4, 1.9, 2.6] as const
const WIDTHS: Record<(typeof ZOOMS)[number], string> = {
  1: 'w-full',
  1.4: 'w-[140%]',
  1.9: 'w-[190%]',
  2.6: 'w-[260%]',
}
const TOOL =
  'flex h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2.5 text-md text-ink-2 hover:bg-sunken aria-disabled:opacity-40'

export function DocumentStep({ signing, own, unread, onRead, children }: Props) {
  const { words } = useWords()
  const [zoom, setZoom] = useState<number>(0)
  const level = ZOOMS[zoom] ?? 1
  const to = (next: number) => setZoom(Math.min(ZOOMS.length - 1, Math.max(0, next)))
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
                // For whoever has it read out, or scrolls by no means a page could notice.
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
