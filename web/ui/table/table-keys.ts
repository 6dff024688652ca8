// Up, Down, Home and End in a table: from one row's link, expander or tick to another's.
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Shortcut } from '#web/lib/keyboard.ts'
import type { Line } from './table-line.tsx'
import { words } from './words.ts'

const HANDLES = 'a[href], button, input[type=checkbox]'

/** For the list of shortcuts. */
export const TABLE_KEYS: readonly Shortcut[] = [
  { keys: ['Up'], says: words.row_above },
  { keys: ['Down'], says: words.row_below },
  { keys: ['Home'], says: words.first_row },
  { keys: ['End'], says: words.last_row },
  { keys: ['Enter'], says: words.open_row },
]

type Held = { key: string; cell: number | null }

const placeOf = (target: EventTarget) => {
  const cell = target instanceof Element ? target.closest('td') : null
  const line = cell?.closest('tr')
  return cell && line ? { cell: cell.cellIndex, line: Number(line.dataset['index']) } : undefined
}

/** `held` is the line that has the focus; its key rather than its index, for lines above it may open. */
export function useTableKeys<Row>(lines: Line<Row>[], handles: number) {
  const body = useRef<HTMLTableSectionElement>(null)
  const [held, setHeld] = useState<Held | null>(null)
  const index = held ? lines.findIndex(line => line.key === held.key) : -1
  const hold = (line: number, cell: number | null) => {
    const key = lines[line]?.key
    if (key !== undefined && (key !== held?.key || cell !== held.cell)) setHeld({ key, cell })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const place = placeOf(event.target)
    // Only from a row's own link or button: keys in a field or in opened details are theirs.
    const handle = event.target instanceof Element && event.target.matches(HANDLES)
    if (!handle || !place || place.cell >= handles || lines[place.line]?.part !== 'row') return
    const rows = lines.flatMap((line, at) => (line.part === 'row' ? [at] : []))
    const here = rows.indexOf(place.line)
    const steps: Record<string, number | undefined> = {
      ArrowDown: rows[here + 1],
      ArrowUp: rows[here - 1],
      Home: rows[0],
      End: rows.at(-1),
    }
    if (!(event.key in steps)) return
    event.preventDefault()
    const next = steps[event.key]
    if (next !== undefined) hold(next, place.cell)
  }
  // Before the next paint: the line may have been drawn just now, for the focus to go there.
  useLayoutEffect(() => {
    if (index < 0 || held?.cell == null) return
    const cell = body.current?.querySelector<HTMLTableRowElement>(`tr[data-index="${index}"]`)?.cells[held.cell]
    cell?.querySelector<HTMLElement>(HANDLES)?.focus()
  }, [index, held])
  return {
    held: index,
    body: {
      ref: body,
      onKeyDown,
      onFocus: ({ target }: { target: EventTarget }) => hold(placeOf(target)?.line ?? -1, null),
    },
  }
}
