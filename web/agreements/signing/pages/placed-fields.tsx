// The fields on a page: project values, other signers' entries, and the signer's own.
import type { CSSProperties } from 'react'
import { type Asked, type Images, isDone } from '#machines/agreements/signing-facts.ts'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { useWords } from '../words/words-context.tsx'
import { fieldName } from './fields.ts'

type Field = Schemas['Field']

/** The signer's own fields as they are on screen; `onTap` is undefined where they are only looked at. */
export type Own = {
  asked: readonly Asked[]
  values: Record<string, string>
  signed_fields: readonly string[]
  images: Images
  /** Highlights open fields; after the review they look as they will be signed. */
  marked: boolean
  /** The one the guide speaks of. */
  current: string | null
  onTap: ((asked: Asked) => void) | undefined
}
type Props = { signing: Schemas['Signing']; page: number; own: Own }

export function PlacedFields({ signing, page, own }: Props) {
  const here = signing.fields.filter(field => field.page === page)
  const shown = signing.shown.filter(({ field }) => field.page === page)
  return (
    <div className="absolute inset-0 text-[#1d1b17]" style={{ containerType: 'size' }}>
      {shown.map(one => (
        <Left key={one.field.id} {...one} />
      ))}
      {here.map(field => {
        const own_field = own.asked.find(({ id }) => id === field.id)
        if (own_field) return <OwnField key={field.id} field={field} asked={own_field} own={own} />
        return <Fixed key={field.id} field={field} text={signing.variables[field.id]} />
      })}
    </div>
  )
}

/** Letters are as tall as on paper: at most 11 points of an 11 inch page. */
const placeOf = ({ x, y, w, h }: Field): CSSProperties => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${w * 100}%`,
  height: `${h * 100}%`,
  fontSize: `${Math.min(h * 62, 1.4)}cqh`,
})
const BOX = 'absolute flex items-center leading-tight'

function Fixed({ field, text }: { field: Field; text: string | undefined }) {
  const { words } = useWords()
  const label = text ?? (field.type === 'date' ? words.date_of_signing : '')
  return (
    <span
      dir="auto"
      className={cx(BOX, 'overflow-hidden', text === undefined && 'text-[#6b665c]')}
      style={placeOf(field)}
    >
      {label}
    </span>
  )
}

function Left({ field, text, png_base64 }: Schemas['Signing']['shown'][number]) {
  const { words } = useWords()
  const name = words.by_other({ what: fieldName(field, words) })
  if (png_base64)
    return (
      <img
        src={`data:image/png;base64,${png_base64}`}
        alt={name}
        className="absolute object-contain object-left"
        style={placeOf(field)}
      />
    )
  return (
    <span dir="auto" className={cx(BOX, 'overflow-hidden')} style={placeOf(field)}>
      {field.type === 'checkbox' && text ? '✕' : text}
    </span>
  )
}

function OwnField({ field, asked, own }: { field: Field; asked: Asked; own: Own }) {
  const { words } = useWords()
  const done = isDone(asked, own.values, own.signed_fields)
  const image = own.images[asked.type === 'initials' ? 'initials' : 'signature']
  const content = contentOf()
  if (!own.onTap && !own.marked && !done) return null
  if (!own.onTap)
    return (
      <span
        dir="auto"
        className={cx(
          BOX,
          !done && own.marked && 'rounded-[3px] border border-[#c98a1d] bg-[#fbe9c4]/80 text-[#6b4a10]',
        )}
        style={placeOf(field)}
      >
        {content}
      </span>
    )
  const { onTap } = own
  return (
    <button
      type="button"
      id={`field-${field.id}`}
      aria-pressed={asked.type === 'checkbox' ? done : undefined}
      aria-label={fieldName(field, words)}
      onClick={() => onTap(asked)}
      className={cx(
        BOX,
        // The field may be small, its target is not.
        'rounded-[3px] border px-[0.3em] text-left before:absolute before:top-1/2 before:left-1/2 before:size-full before:min-h-11 before:min-w-11 before:-translate-1/2',
        done ? 'border-[#4d8a5b] bg-[#e6f4e6]/55' : 'border-[#c98a1d] bg-[#fbe9c4]/85 text-[#6b4a10]',
        own.current === field.id && 'ring-3 ring-[#eba02c]',
      )}
      style={placeOf(field)}
    >
      {content}
      {own.current === field.id && (
        // Its whole name, which the box may be too narrow for.
        <span
          aria-hidden
          className={cx(
            'absolute z-10 w-max max-w-[60cqw] rounded-[3px] bg-[#1d1b17] px-1.5 py-0.5 text-[12px] leading-tight font-medium text-white',
            // Kept within the page, whose edges clip.
            field.x + field.w / 2 > 0.5 ? 'right-0' : 'left-0',
            field.y + field.h > 0.9 ? 'bottom-full mb-1.5' : 'top-full mt-1.5',
          )}
        >
          {fieldName(field, words)}
        </span>
      )}
    </button>
  )

  function contentOf() {
    const hint = own.current === field.id ? null : <span className="truncate font-medium">{words[asked.type]}</span>
    switch (asked.type) {
      case 'text':
        return done ? (
          <span dir="auto" className="truncate whitespace-pre">
            {own.values[asked.id]}
          </span>
        ) : (
          hint
        )
      case 'checkbox':
        return done ? <span className="m-auto text-[1.1em]">✕</span> : null
      case 'signature':
      case 'initials':
        return done && image ? (
          <img
            src={`data:image/png;base64,${image.png_base64}`}
            alt={asked.type === 'signature' ? words.your_signature : words.your_initials}
            className="h-full max-w-full object-contain object-left"
          />
        ) : (
          hint
        )
    }
  }
}
