import { memo, useSyncExternalStore } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import type { OpenPdf } from '#web/projects/sale/papers/open-pdf.ts'
import { PdfPageImage } from '#web/projects/sale/papers/pdf-page-image.tsx'
import type { Shown } from '../editing.ts'
import type { Field } from '../fields/field-edits.ts'
import { fieldWords, nameOf } from '../fields/place-words.ts'
import { PlacedField } from '../fields/placed-field.tsx'
import type { LiveStore } from '../live.ts'
import { inReadingOrder, placeOf, type Size } from './geometry.ts'
import { words } from './words.ts'

type Props = {
  pdf: OpenPdf | null
  page: number
  of: number
  size: Size
  scale: number
  /** Far from the view it is only a white sheet of its size. */
  near: boolean
  fields: readonly Field[]
  selected: ReadonlySet<string>
  faulty: ReadonlySet<string>
  variables: readonly Schemas['AgreementVariable'][]
  preview: ReadonlyMap<string, Shown> | null
  live: LiveStore
}

export const PageSheet = memo(function PageSheet(props: Props) {
  const { page, of, size, scale, near } = props
  const width = size.width * scale
  return (
    <div
      data-sheet={page}
      className="relative mx-auto mb-4 bg-white text-[#1d1b17] shadow-float"
      style={{ width, height: size.height * scale, fontSize: Math.min(14, Math.max(7, 8.5 * scale)) }}
    >
      {near && (
        <>
          <PdfPageImage pdf={props.pdf} page={page} width_px={width} label={words.page_page({ page, of })} />
          <Fields {...props} />
          <LiveMarks page={page} live={props.live} />
        </>
      )}
    </div>
  )
})

function Fields({ page, fields, selected, faulty, variables, preview }: Props) {
  return inReadingOrder(fields).map(field => (
    <PlacedField
      key={field.id}
      field={field}
      name={nameOf(field, variables)}
      label={words.field_page_page({ field: fieldWords(field, variables), page })}
      selected={selected.has(field.id)}
      sizable={selected.size === 1}
      faulty={faulty.has(field.id)}
      previewed={preview !== null}
      shown={field.variable ? preview?.get(field.variable) : undefined}
    />
  ))
}

/** Overlay of a gesture: snap lines, selection box, position. */
function LiveMarks({ page, live }: { page: number; live: LiveStore }) {
  const now = useSyncExternalStore(live.subscribe, () => {
    const one = live.get()
    return one?.page === page ? one : null
  })
  if (!now) return null
  return (
    <div aria-hidden className="pointer-events-none absolute inset-0 z-20">
      {now.guides.map(({ along, at }) => (
        <span
          key={`${along}${at}`}
          className={cx('absolute bg-[#d6336c]', along === 'x' ? 'inset-y-0 w-px' : 'inset-x-0 h-px')}
          style={along === 'x' ? { left: `${at * 100}%` } : { top: `${at * 100}%` }}
        />
      ))}
      {now.box && <span className="absolute border border-[#3b74c4] bg-[#3b74c4]/15" style={placeOf(now.box)} />}
      {now.at && (
        <span
          className="figures absolute -translate-y-full rounded-[3px] bg-[#1d1b17] px-1.5 py-0.5 text-xs whitespace-nowrap text-white"
          style={{ left: `${now.at.x * 100}%`, top: `calc(${now.at.y * 100}% - 8px)` }}
        >
          {now.at.said}
        </span>
      )}
    </div>
  )
}
