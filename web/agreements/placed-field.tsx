import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { FIELD_NAMES, ROLE_NAMES, VARIABLE_NAMES } from './field-words.ts'
import { placeOf } from './pdf-pages.tsx'

type Field = Schemas['Field']
type Props = {
  field: Field
  selected: boolean
  onSelect: () => void
  onChange: (part: Partial<Field>) => void
  onRemove: () => void
}

const STEP = 0.005
const SMALLEST = 0.015
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

/** A field on its page: dragged, sized at its corner, or moved by arrow keys (with Shift: sized; Delete: removed). */
export function PlacedField({ field, selected, onSelect, onChange, onRemove }: Props) {
  const element = useRef<HTMLButtonElement>(null)
  const begun = useRef<{ x: number; y: number; from: Field; sizing: boolean } | null>(null)

  const move = (from: Field, dx: number, dy: number) =>
    onChange({ x: within(from.x + dx, 0, 1 - from.w), y: within(from.y + dy, 0, 1 - from.h) })
  const size = (from: Field, dx: number, dy: number) =>
    onChange({ w: within(from.w + dx, SMALLEST, 1 - from.x), h: within(from.h + dy, SMALLEST, 1 - from.y) })

  const down = (event: PointerEvent<HTMLElement>, sizing: boolean) => {
    onSelect()
    begun.current = { x: event.clientX, y: event.clientY, from: field, sizing }
    element.current?.setPointerCapture(event.pointerId)
    if (sizing) event.stopPropagation()
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const page = element.current?.parentElement?.getBoundingClientRect()
    if (!begun.current || !page) return
    const { x, y, from, sizing } = begun.current
    const dx = (event.clientX - x) / page.width
    const dy = (event.clientY - y) / page.height
    if (sizing) size(from, dx, dy)
    else move(from, dx, dy)
  }
  const key = (event: KeyboardEvent) => {
    const [dx, dy] = { ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] }[
      event.key
    ] ?? [0, 0]
    if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else if (dx === 0 && dy === 0) return
    else if (event.shiftKey) size(field, dx ?? 0, dy ?? 0)
    else move(field, dx ?? 0, dy ?? 0)
    event.preventDefault()
  }
  const label = field.type === 'variable' && field.variable ? VARIABLE_NAMES[field.variable] : FIELD_NAMES[field.type]
  return (
    <button
      ref={element}
      type="button"
      aria-pressed={selected}
      aria-label={`${label}, ${field.type === 'variable' ? 'filled in' : ROLE_NAMES[field.signer_role]}, page ${field.page}`}
      style={placeOf(field)}
      onPointerDown={event => down(event, false)}
      onPointerMove={drag}
      onPointerUp={() => {
        begun.current = null
      }}
      onFocus={onSelect}
      onKeyDown={key}
      className={cx(
        'absolute flex touch-none items-center overflow-hidden rounded-[3px] border px-1.5 text-left text-xs font-medium text-[#4a3510] active:cursor-grabbing',
        field.type === 'variable'
          ? 'border-[#7f90a8] bg-[#e3ebf6]/85 text-[#22344d]'
          : 'border-[#c98a1d] bg-[#fbe9c4]/85',
        selected && 'ring-2 ring-[#eba02c]',
      )}
    >
      <span className="truncate">{label}</span>
      {selected && (
        <span
          aria-hidden
          onPointerDown={event => down(event, true)}
          className="absolute right-0 bottom-0 size-3 cursor-nwse-resize bg-[#c98a1d]"
        />
      )}
    </button>
  )
}
