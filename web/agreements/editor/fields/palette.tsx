// The fields to place and their signer: dragged into position, or put in the middle of the page by a click or Enter.
import { CalendarDays, CircleDollarSign, type LucideIcon, PenLine, Signature, SquareCheck, Type } from 'lucide-react'
import { type PointerEvent, useRef, useState } from 'react'
import { ROLES, signs } from '#machines/agreements/turns.ts'
import { cx } from '#web/lib/class-names.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { FIELD_NAMES, FIELD_TYPES, ROLE_NAMES } from '../../field-words.ts'
import { useEditing } from '../editing.ts'
import { pointIn } from '../pages/use-gestures.ts'
import { type FieldType, USUAL_PT } from './field-edits.ts'
import { ROLE_LOOKS, VALUE_LOOK } from './role-look.ts'
import { words } from './words.ts'

const ICONS: Record<FieldType, LucideIcon> = {
  signature: Signature,
  initials: PenLine,
  date: CalendarDays,
  text: Type,
  checkbox: SquareCheck,
  variable: CircleDollarSign,
}
const SLIP_PX = 5

export function Palette({ scale, strip }: { scale: number; strip: boolean }) {
  const { role, setRole, whyNot } = useEditing()
  const [dragged, drag] = useState<{ type: FieldType; x: number; y: number } | null>(null)
  return (
    <section
      aria-label={words.add_fields}
      className={cx(
        'flex shrink-0 gap-2 bg-surface',
        strip ? 'items-end overflow-x-auto border-t border-hairline p-2' : 'flex-col p-3',
      )}
    >
      <SelectField
        label={words.new_fields}
        hideLabel={strip}
        className={strip ? 'w-40 shrink-0' : ''}
        options={ROLES.filter(one => signs({ role: one })).map(value => ({
          value,
          label: ROLE_NAMES[value],
          note: ROLE_LOOKS[value].letters,
        }))}
        value={role}
        onChange={value => setRole(ROLES.find(one => one === value) ?? 'homeowner')}
        disabled={whyNot !== undefined}
      />
      <div className={strip ? 'flex gap-1.5' : 'grid grid-cols-2 gap-1.5'}>
        {FIELD_TYPES.map(type => (
          <Tool key={type} type={type} strip={strip} onDrag={drag} />
        ))}
      </div>
      {!strip && <p className="text-xs text-ink-3">{words.drag_one_onto_page}</p>}
      {dragged && (
        <div
          aria-hidden
          className={cx(
            'pointer-events-none fixed z-50 -translate-x-1/2 -translate-y-1/2 rounded-[3px] border px-1 text-xs font-medium shadow-float',
            dragged.type === 'variable' ? VALUE_LOOK : ROLE_LOOKS[role].field,
          )}
          style={{
            left: dragged.x,
            top: dragged.y,
            width: USUAL_PT[dragged.type].width * scale,
            height: USUAL_PT[dragged.type].height * scale,
          }}
        >
          {dragged.type !== 'checkbox' && FIELD_NAMES[dragged.type]}
        </div>
      )}
    </section>
  )
}

type ToolProps = {
  type: FieldType
  strip: boolean
  onDrag: (at: { type: FieldType; x: number; y: number } | null) => void
}

function Tool({ type, strip, onDrag }: ToolProps) {
  const { insert, role, whyNot } = useEditing()
  const from = useRef<{ x: number; y: number; moving: boolean } | null>(null)
  /** The click that ends a drag must not place another field. */
  const dragged = useRef(false)
  const Icon = ICONS[type]
  const down = (event: PointerEvent<HTMLElement>) => {
    dragged.current = false
    if (event.button !== 0 || whyNot !== undefined) return
    from.current = { x: event.clientX, y: event.clientY, moving: false }
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const one = from.current
    if (!one || (!one.moving && Math.hypot(event.clientX - one.x, event.clientY - one.y) < SLIP_PX)) return
    if (!one.moving) event.currentTarget.setPointerCapture(event.pointerId)
    one.moving = true
    dragged.current = true
    onDrag({ type, x: event.clientX, y: event.clientY })
  }
  const end = (event: PointerEvent<HTMLElement>) => {
    const moving = from.current?.moving
    from.current = null
    onDrag(null)
    if (!moving || event.type === 'pointercancel') return
    const below = document.elementFromPoint(event.clientX, event.clientY)
    const sheet = below?.closest('[data-sheet]')
    if (sheet) insert(type, { page: Number(sheet.getAttribute('data-sheet')), ...pointIn(sheet, event) })
  }
  return (
    <button
      type="button"
      aria-disabled={whyNot !== undefined}
      title={whyNot}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={() => !dragged.current && insert(type)}
      className={cx(
        'flex items-center gap-1.5 rounded-control border border-hairline-strong bg-raised text-left text-sm font-medium select-none hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
        // Sideways a finger scrolls the strip; upwards it takes the tool along.
        strip ? 'h-11 shrink-0 touch-pan-x px-3' : 'min-h-9 touch-none px-1.5 py-1',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'flex size-6 shrink-0 items-center justify-center rounded border',
          type === 'variable' ? VALUE_LOOK : ROLE_LOOKS[role].field,
        )}
      >
        <Icon size={14} />
      </span>
      <span className={strip ? 'whitespace-nowrap' : 'leading-tight'}>{FIELD_NAMES[type]}</span>
    </button>
  )
}
