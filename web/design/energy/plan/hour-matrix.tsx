// Twelve months by 24 hours to be painted: dragging over hours with the mouse or a finger, or arrows, Shift and figures.
// On a narrow screen the hours go down, so that a finger finds them.

import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { DAY_HOURS } from '#web/charts/hours.ts'
import { cx } from '#web/lib/class-names.ts'
import { MONTHS } from '#web/lib/format.ts'
import { useWideScreen } from '#web/ui/use-wide-screen.ts'
import { common } from '#web/words/common.ts'
import { type Cell, clock, inSpan, type Matrix, moved, type Span } from './paint.ts'
import { words } from './words.ts'

type Props = {
  label: string
  matrix: Matrix
  names: readonly string[]
  shades: readonly string[]
  /** The period a drag or Enter paints. */
  brush: number
  onPaint: (span: Span, period: number) => void
  onLook: (cell: Cell) => void
}

const START: Cell = { month: 0, hour: 0 }
const keyOf = ({ month, hour }: Cell) => `${month}-${hour}`

export function HourMatrix({ label, matrix, names, shades, brush, onPaint, onLook }: Props) {
  const grid = useRef<HTMLTableElement>(null)
  const [span, setSpan] = useState<Span>({ from: START, to: START })
  const [drawing, setDrawing] = useState(false)
  const turned = !useWideScreen()
  const look = (next: Span) => {
    setSpan(next)
    onLook(next.to)
  }
  const cellAt = (x: number, y: number) => cellOf(document.elementFromPoint(x, y))
  const begin = (event: PointerEvent) => {
    const cell = cellOf(event.target)
    if (!cell || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setDrawing(true)
    look({ from: cell, to: cell })
  }
  const draw = (event: PointerEvent) => {
    const cell = drawing ? cellAt(event.clientX, event.clientY) : null
    if (cell && keyOf(cell) !== keyOf(span.to)) look({ from: span.from, to: cell })
  }
  // The focus may also come by other ways than an arrow; where it is, painting begins.
  const enter = (target: EventTarget) => {
    const cell = cellOf(target)
    if (cell) setSpan(current => (keyOf(current.to) === keyOf(cell) ? current : { from: cell, to: cell }))
  }
  const end = () => {
    if (drawing) onPaint(span, brush)
    setDrawing(false)
  }
  const press = (event: KeyboardEvent) => {
    const next = moved(span.to, event.key, turned)
    const figure = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : null
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (next) {
      look(event.shiftKey ? { from: span.from, to: next } : { from: next, to: next })
      grid.current?.querySelector<HTMLElement>(`[data-cell="${keyOf(next)}"]`)?.focus()
    } else if (figure !== null && figure < names.length) onPaint(span, figure)
    else if (event.key === 'Enter' || event.key === ' ') onPaint(span, brush)
    else return
    event.preventDefault()
  }
  const cell = (at: Cell) => {
    const chosen = inSpan(span, at)
    const period = drawing && chosen ? brush : (matrix[at.month]?.[at.hour] ?? 0)
    return (
      <td
        key={keyOf(at)}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid, as the pattern has it
        role="gridcell"
        data-cell={keyOf(at)}
        tabIndex={keyOf(at) === keyOf(span.to) ? 0 : -1}
        aria-selected={chosen}
        aria-label={`${MONTHS[at.month]} ${clock(at.hour)}: ${names[period] || words.period_period({ period: period + 1 })}`}
        style={{ background: shades[period] }}
        className={cx(
          'h-6 touch-none border border-surface text-center text-[10px] leading-none text-ink focus-visible:-outline-offset-2 focus-visible:outline-ink max-md:h-7',
          chosen && 'group-focus-within:shadow-[inset_0_0_0_2px_var(--ink)]',
        )}
      >
        {period + 1}
      </td>
    )
  }
  const months = MONTHS.map((_, month) => month)
  const [down, across] = turned ? [DAY_HOURS, months] : [months, DAY_HOURS]
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid, as the pattern for spreadsheets has it
      role="grid"
      aria-label={label}
      aria-multiselectable
      onPointerDown={begin}
      onPointerMove={draw}
      onPointerUp={end}
      onPointerCancel={() => setDrawing(false)}
      onFocus={event => enter(event.target)}
      onKeyDown={press}
      className="group w-full table-fixed cursor-crosshair border-collapse select-none"
    >
      <thead>
        <tr>
          <th className={turned ? 'w-12' : 'w-9'}>
            <span className="sr-only">{turned ? words.hour : common.month}</span>
          </th>
          {across.map(one => (
            <th key={one} scope="col" className="pb-0.5 text-center text-[10px] font-normal text-ink-3">
              {turned ? (
                <abbr title={MONTHS[one]} className="no-underline">
                  {MONTHS[one]?.charAt(0)}
                </abbr>
              ) : one % 3 === 0 ? (
                <span className="whitespace-nowrap">{clock(one)}</span>
              ) : (
                <span className="sr-only">{clock(one)}</span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {/* Painting with a finger must not scroll the page; outside the hours it does. */}
      <tbody>
        {down.map(one => (
          <tr key={one}>
            <th scope="row" className="pr-1.5 text-left text-[10px] font-normal whitespace-nowrap text-ink-3">
              {turned ? clock(one) : MONTHS[one]}
            </th>
            {across.map(other => cell(turned ? { month: other, hour: one } : { month: one, hour: other }))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function cellOf(target: EventTarget | null): Cell | null {
  const at = target instanceof Element ? target.closest<HTMLElement>('[data-cell]')?.dataset['cell'] : undefined
  const [month, hour] = at?.split('-').map(Number) ?? []
  return month === undefined || hour === undefined ? null : { month, hour }
}
