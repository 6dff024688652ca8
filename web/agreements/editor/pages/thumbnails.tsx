import { ImageOff } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import { cx } from '#web/lib/class-names.ts'
import type { OpenPdf } from '#web/projects/sale/papers/open-pdf.ts'
import { PdfPageImage } from '#web/projects/sale/papers/pdf-page-image.tsx'
import { useEditing } from '../editing.ts'
import type { Field } from '../fields/field-edits.ts'
import { ROLE_LOOKS, VALUE_DOT } from '../fields/role-look.ts'
import { placeOf, type Size } from './geometry.ts'
import { words } from './words.ts'

const WIDTH_PX = 112

/** The pages in small, with how many fields each has. Only those in sight are drawn. */
export function Thumbnails({ pdf, onGo }: { pdf: OpenPdf | null; onGo: (page: number) => void }) {
  const { pages, page, draft } = useEditing()
  return (
    <nav aria-label={words.pages} className="min-h-0 flex-1 overflow-y-auto border-t border-hairline bg-surface">
      <ol className="flex flex-wrap justify-center gap-3 p-3">
        {pages.map((size, index) => (
          <Thumbnail
            // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their places
            key={index}
            pdf={pdf}
            page={index + 1}
            size={size}
            current={page === index + 1}
            fields={draft.fields}
            onGo={onGo}
          />
        ))}
      </ol>
    </nav>
  )
}

type Props = {
  pdf: OpenPdf | null
  page: number
  size: Size
  current: boolean
  fields: readonly Field[]
  onGo: (page: number) => void
}

const Thumbnail = memo(function Thumbnail({ pdf, page, size, current, fields, onGo }: Props) {
  const element = useRef<HTMLLIElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    // Only the browser knows what is in view.
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      rootMargin: '300px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  useEffect(() => {
    // The list follows the document; only the browser can scroll it.
    const item = element.current
    const list = item?.closest('nav')
    if (!current || !item || !list) return
    const { top, bottom } = item.getBoundingClientRect()
    const around = list.getBoundingClientRect()
    if (top < around.top || bottom > around.bottom) list.scrollBy(0, top - around.top - around.height / 3)
  }, [current])
  const here = fields.filter(field => field.page === page)
  return (
    <li ref={element}>
      <button
        type="button"
        aria-current={current ? 'page' : undefined}
        aria-label={words.page_with_fields({ page, count: here.length })}
        onClick={() => onGo(page)}
        className="group flex flex-col items-center gap-1 text-xs text-ink-3 aria-[current]:text-ink"
      >
        <span
          className={cx(
            'relative block border bg-white',
            current ? 'border-marigold ring-2 ring-marigold' : 'border-hairline-strong group-hover:border-ink-3',
          )}
          style={{ width: WIDTH_PX, height: (WIDTH_PX * size.height) / size.width }}
        >
          {near && (
            <PdfPageImage pdf={pdf} page={page} width_px={WIDTH_PX} most_density={2} whenFailed={() => <NoPicture />} />
          )}
          {near &&
            here.map(field => (
              <span
                key={field.id}
                aria-hidden
                className={cx(
                  'absolute min-h-[3px] rounded-[1px] opacity-80',
                  field.type === 'variable' ? VALUE_DOT : ROLE_LOOKS[field.signer_role].dot,
                )}
                style={placeOf(field)}
              />
            ))}
        </span>
        <span className="figures" aria-hidden>
          {page}
          {here.length > 0 && <span className="text-ink-3"> · {words.fields({ count: here.length })}</span>}
        </span>
      </button>
    </li>
  )
})

function NoPicture() {
  return <ImageOff size={20} aria-label={words.can_t_shown} className="absolute inset-0 m-auto text-ink-3" />
}
