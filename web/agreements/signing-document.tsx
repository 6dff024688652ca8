// The agreement as its signer reads it: the PDF's pages with the project's values and the signer's own fields on them.
import { ZoomIn, ZoomOut } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Adopted } from '#machines/agreements/signing.ts'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { Skeleton } from '#web/ui/states.tsx'

const PdfPages = lazy(() => import('./pdf-pages.tsx'))

type Props = {
  signing: Schemas['Signing']
  values: Record<string, string>
  adopted: Adopted | null
  locked: boolean
  onFill: (id: string, value: string) => void
  onRead: ((page: number) => void) | undefined
}

export function SigningDocument({ signing, values, adopted, locked, onFill, onRead }: Props) {
  const [large, setLarge] = useState(false)
  const Icon = large ? ZoomOut : ZoomIn
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3 px-1">
        <a
          href={signing.document_src}
          target="_blank"
          rel="noreferrer"
          className="text-sm text-ink-2 underline underline-offset-2"
        >
          Open the PDF
        </a>
        <button
          type="button"
          onClick={() => setLarge(!large)}
          className="flex h-11 items-center gap-1.5 rounded-control px-2 text-sm text-ink-2 hover:bg-sunken"
        >
          <Icon size={16} aria-hidden />
          {large ? 'Fit the page' : 'Larger'}
        </button>
      </div>
      <div className="overflow-x-auto">
        <div key={String(large)} className={cx(large && 'w-[190%] sm:w-[140%]')}>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <PdfPages
              src={signing.document_src}
              pages={signing.pages}
              {...(onRead ? { onRead } : {})}
              over={page => (
                <div className="absolute inset-0 text-[#1d1b17]" style={{ containerType: 'size' }}>
                  {signing.fields
                    .filter(field => field.page === page)
                    .map(field => (
                      <Field
                        key={field.id}
                        field={field}
                        text={field.variable ? (signing.variables[field.variable] ?? '') : (values[field.id] ?? '')}
                        adopted={adopted}
                        locked={locked}
                        onFill={value => onFill(field.id, value)}
                      />
                    ))}
                </div>
              )}
            />
          </Suspense>
        </div>
      </div>
    </div>
  )
}

type FieldProps = {
  field: Schemas['Field']
  text: string
  adopted: Adopted | null
  locked: boolean
  onFill: (value: string) => void
}

function Field({ field, text, adopted, locked, onFill }: FieldProps) {
  const { x, y, w, h, type, id } = field
  // Letters are as tall as on paper: at most 11 points of an 11 inch page.
  const place = {
    left: `${x * 100}%`,
    top: `${y * 100}%`,
    width: `${w * 100}%`,
    height: `${h * 100}%`,
    fontSize: `${Math.min(h * 62, 1.4)}cqh`,
  }
  const box = 'absolute flex items-center overflow-hidden leading-tight'
  const asked = cx(box, 'rounded-[3px] border border-[#c98a1d] bg-[#fbe9c4]/80 text-[#6b4a10]')
  switch (type) {
    case 'variable':
      return (
        <span className={box} style={place}>
          {text}
        </span>
      )
    case 'signature':
    case 'initials': {
      const image = type === 'signature' ? adopted?.signature : adopted?.initials
      return image ? (
        <img
          src={`data:image/png;base64,${image.png_base64}`}
          alt={type === 'signature' ? 'Your signature' : 'Your initials'}
          className="absolute object-contain object-left"
          style={place}
        />
      ) : (
        <span className={cx(asked, 'justify-center')} style={place}>
          {type === 'signature' ? 'Signature' : 'Initials'}
        </span>
      )
    }
    case 'date':
      return (
        <span className={cx(box, 'text-[#6b665c]')} style={place}>
          Date of signing
        </span>
      )
    case 'checkbox':
      return (
        <input
          id={`field-${id}`}
          type="checkbox"
          aria-label={`Checkbox on page ${field.page}`}
          required={field.required}
          disabled={locked}
          checked={text !== ''}
          onChange={event => onFill(event.target.checked ? 'X' : '')}
          className="absolute accent-[#c98a1d]"
          style={place}
        />
      )
    case 'text':
      return (
        <input
          id={`field-${id}`}
          aria-label={`Text on page ${field.page}`}
          required={field.required}
          disabled={locked}
          maxLength={500}
          value={text}
          onChange={event => onFill(event.target.value)}
          className={locked ? box : cx(asked, 'px-1')}
          style={place}
        />
      )
  }
}

/** Brings the end of a page into view, which is what counts as read. */
export function scrollToPage(page: number) {
  document.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'end', behavior: 'smooth' })
}
