import { Check } from 'lucide-react'
import { memo } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { ROLE_NAMES } from '../../field-words.ts'
import type { Shown } from '../editing.ts'
import { HANDLES, type Handle, placeOf } from '../pages/geometry.ts'
import type { Field } from './field-edits.ts'
import { ROLE_LOOKS, UNBOUND_LOOK, VALUE_LOOK } from './role-look.ts'
import { words } from './words.ts'

type Props = {
  field: Field
  /** Its label, such as 'Signature' or 'Contract price'. */
  name: string
  label: string
  selected: boolean
  /** Alone: its size can be changed. */
  sizable: boolean
  faulty: boolean
  shown: Shown | undefined
  previewed: boolean
}

// Touch handles extend outwards, so that a small field can still be dragged.
const CURSORS: Record<Handle, string> = {
  nw: '-top-1 -left-1 cursor-nwse-resize before:right-0! before:bottom-0!',
  n: '[@container(width<40px)]:hidden -top-1 left-1/2 -translate-x-1/2 cursor-ns-resize before:bottom-0!',
  ne: '-top-1 -right-1 cursor-nesw-resize before:bottom-0! before:left-0!',
  e: '[@container(height<30px)]:hidden top-1/2 -right-1 -translate-y-1/2 cursor-ew-resize before:left-0!',
  se: '-right-1 -bottom-1 cursor-nwse-resize before:top-0! before:left-0!',
  s: '[@container(width<40px)]:hidden -bottom-1 left-1/2 -translate-x-1/2 cursor-ns-resize before:top-0!',
  sw: '-bottom-1 -left-1 cursor-nesw-resize before:top-0! before:right-0!',
  w: '[@container(height<30px)]:hidden top-1/2 -left-1 -translate-y-1/2 cursor-ew-resize before:right-0!',
}

/** A field on its page. It only shows: gestures and keys belong to the canvas, which finds it by its id. */
export const PlacedField = memo(function PlacedField(props: Props) {
  const { field, label, sizable, faulty } = props
  const selected = props.selected && !props.previewed
  return (
    <button
      type="button"
      data-field={field.id}
      aria-pressed={props.selected}
      aria-label={label}
      style={placeOf(field)}
      className={cx(
        'absolute flex items-center rounded-[3px] [container-type:size] border text-left font-medium select-none',
        props.previewed ? 'border-transparent text-[#1a2242]' : lookOf(field),
        selected
          ? 'z-10 touch-none cursor-move ring-2 ring-[#1d1b17]'
          : 'cursor-pointer hover:ring-1 hover:ring-[#1d1b17]/50',
        faulty && !props.previewed && 'shadow-[inset_0_0_0_1px_#b3261e]',
      )}
    >
      {props.previewed ? <Filled {...props} /> : <Marked {...props} />}
      {selected &&
        sizable &&
        HANDLES.map(handle => (
          <span
            key={handle}
            aria-hidden
            data-handle={handle}
            className={cx(
              'absolute size-2 rounded-[2px] border [@container_(height<14px)_or_(width<14px)]:hidden border-[#1d1b17] bg-white before:absolute before:-inset-1 pointer-coarse:before:-inset-4',
              CURSORS[handle],
            )}
          />
        ))}
    </button>
  )
})

const lookOf = (field: Field) =>
  field.type !== 'variable' ? ROLE_LOOKS[field.signer_role].field : field.variable ? VALUE_LOOK : UNBOUND_LOOK

function Marked({ field, name }: Props) {
  const letters = field.type === 'variable' ? null : ROLE_LOOKS[field.signer_role].letters
  return (
    <span className="flex min-w-0 items-center gap-[0.35em] overflow-hidden px-[0.3em] leading-none" aria-hidden>
      {letters && <span className="shrink-0 font-bold tracking-tight">{letters}</span>}
      {field.type !== 'checkbox' && (
        <span className="truncate py-px">
          {field.label !== '' && field.type === 'text' ? field.label : name}
          {field.required && field.type !== 'variable' && ' *'}
        </span>
      )}
    </span>
  )
}

/** As it will look once it is filled in. */
function Filled({ field, name, shown }: Props) {
  if (field.type === 'checkbox') return <Check aria-hidden className="size-full" strokeWidth={2.5} />
  if (field.type === 'variable' && (!shown || shown.missing !== null))
    return (
      <span className="truncate rounded-[2px] bg-[#fbe6e3] px-1 text-[#7c1a14]">{shown?.missing ?? `${name}?`}</span>
    )
  const text = {
    signature: ROLE_NAMES[field.signer_role],
    initials: ROLE_LOOKS[field.signer_role].letters,
    date: '11/20/2026',
    text: field.label || words.text,
    variable: shown?.text ?? '',
  }[field.type]
  return (
    <span
      aria-hidden
      className={cx(
        'min-w-0 truncate leading-tight',
        (field.type === 'signature' || field.type === 'initials') && 'text-[1.6em] font-normal italic',
      )}
    >
      {text}
    </span>
  )
}
