// Rows of several meters or directions in one table, separated by a text column.
import type { RowStamps } from './row-stamps.ts'
import type { Row, Shape } from './table-shape.ts'

type Placed = { row: Row; at: number }
type Split = { name: string; rows: Placed[] }

/** Without a change of clock, more rows than this at one time are of different meters. */
const MOST_REPEATED = 0.01
const MOST_METERS = 40
const MOST_WORDS = 8
const NAMES_METER = /\b(?:meter|account|esi|channel|device|id|service|circuit|point)/i

export function splitByWords(
  shape: Shape,
  group: { header: string[]; rows: Placed[] },
  stamps: RowStamps | null,
): Split[] {
  const whole = [{ name: '', rows: group.rows }]
  if (!stamps || repeated(group.rows, stamps) <= MOST_REPEATED) return whole
  const columns = [
    ...shape.texts,
    ...shape.numbers.filter(at => NAMES_METER.test((group.header[at] ?? '').replaceAll('_', ' '))),
  ]
    .filter(at => {
      const distinct = new Set(group.rows.map(({ row }) => row.cells[at] ?? ''))
      return distinct.size > 1 && distinct.size <= MOST_METERS
    })
    .slice(0, MOST_WORDS)
  const ways = [
    ...columns.map(at => [at]),
    ...columns.flatMap((one, at) => columns.slice(at + 1).map(two => [one, two])),
  ]
  const way = ways.find(
    way => Math.max(...by(group.rows, way).map(({ rows }) => repeated(rows, stamps))) <= MOST_REPEATED,
  )
  return way ? by(group.rows, way) : whole
}

function by(rows: readonly Placed[], columns: readonly number[]): Split[] {
  const splits = new Map<string, Placed[]>()
  for (const placed of rows) {
    const name = columns
      .map(at => placed.row.cells[at] ?? '')
      .filter(Boolean)
      .join(', ')
    const split = splits.get(name)
    if (split) split.push(placed)
    else splits.set(name, [placed])
  }
  return [...splits].map(([name, rows]) => ({ name, rows }))
}

function repeated(rows: readonly Placed[], { minutes }: RowStamps): number {
  const distinct = new Set(rows.map(({ at }) => minutes[at]))
  return 1 - distinct.size / Math.max(1, rows.length)
}
