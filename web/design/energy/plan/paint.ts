// The hours of a rate plan as a picture of twelve months by 24 hours, and what painting does to it. Pure.
import { words } from './words.ts'

export type Matrix = number[][]
/** Month 0 to 11, hour 0 to 23. */
export type Cell = { month: number; hour: number }
/** Two corners, in whichever order they were drawn. */
export type Span = { from: Cell; to: Cell }

const between = (value: number, one: number, other: number) =>
  value >= Math.min(one, other) && value <= Math.max(one, other)

export const inSpan = ({ from, to }: Span, { month, hour }: Cell) =>
  between(month, from.month, to.month) && between(hour, from.hour, to.hour)

export const painted = (matrix: Matrix, span: Span, period: number): Matrix =>
  matrix.map((row, month) => row.map((old, hour) => (inSpan(span, { month, hour }) ? period : old)))

export const monthToAll = (matrix: Matrix, month: number): Matrix => matrix.map(() => [...(matrix[month] ?? [])])

/** Numbers are places in the list of periods: those behind a removed one move up, its own hours go to the first. */
export const withoutPeriod = (matrix: Matrix, removed: number): Matrix =>
  matrix.map(row => row.map(period => (period === removed ? 0 : period > removed ? period - 1 : period)))

const clamp = (value: number, most: number) => Math.max(0, Math.min(most, value))

/** The target of an arrow, Home or End; null for other keys. `turned`: months as columns, hours as rows. */
export function moved({ month, hour }: Cell, key: string, turned = false): Cell | null {
  const step = (months: number, hours: number) => ({ month: clamp(month + months, 11), hour: clamp(hour + hours, 23) })
  const along = (by: number) => (turned ? step(by, 0) : step(0, by))
  const across = (by: number) => (turned ? step(0, by) : step(by, 0))
  switch (key) {
    case 'ArrowRight':
      return along(1)
    case 'ArrowLeft':
      return along(-1)
    case 'ArrowDown':
      return across(1)
    case 'ArrowUp':
      return across(-1)
    case 'Home':
      return along(-23)
    case 'End':
      return along(23)
    default:
      return null
  }
}

/** '4 PM': the hour that begins then. 24 is the midnight that ends a day. */
export const clock = (hour: number) => `${hour % 12 || 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`

/** The runs of a day's hours in one period, as '4 PM to 9 PM'. A run over midnight is one. */
export function runsOf(row: readonly number[], period: number): string[] {
  const starts = row.flatMap((value, hour) => (value === period && row[(hour + 23) % 24] !== period ? [hour] : []))
  if (starts.length === 0) return row[0] === period ? [words.all_day] : []
  return starts.map(start => {
    let length = 1
    while (row[(start + length) % 24] === period) length++
    return words.hour_span({ start: clock(start), clock: clock(start + length) })
  })
}
