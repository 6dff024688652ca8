// The dates of a table's rows where no column holds them whole: in a column each for year, month and day, or without a year, as load
// models write them.
import type { Shape } from './table-shape.ts'

type Dates = { cells: string[]; has_year: boolean }

const PARTS = {
  year: /^(?:year|yyyy|yr|año)$/i,
  month: /^(?:month|mm|mo|mes)$/i,
  day: /^(?:day|dd|day of month|d[ií]a)$/i,
}
const YEARLESS = /^(\d{1,2})[-/](\d{1,2})(?:\s+(\d.*))?$/

/** As YYYY-MM-DD and what follows; null if the rows have no dates. The columns used are no figures afterwards. */
export function datesInParts(shape: Shape, header: readonly string[]): Dates | null {
  const find = (name: RegExp) => shape.numbers.find(at => name.test((header[at] ?? '').trim()))
  const [year, month, day] = [find(PARTS.year), find(PARTS.month), find(PARTS.day)]
  if (month !== undefined && day !== undefined) {
    shape.numbers = shape.numbers.filter(at => at !== year && at !== month && at !== day)
    const partsOf = (cells: readonly string[]) => [Number(cells[month]), Number(cells[day])] as const
    if (year === undefined) return yearless(shape.rows.map(({ cells }) => [...partsOf(cells), '']))
    const cells = shape.rows.map(row => written(Number(row.cells[year]), ...partsOf(row.cells), ''))
    return { cells, has_year: true }
  }
  const column = shape.texts.find(at => shape.rows.slice(0, 100).every(({ cells }) => YEARLESS.test(cells[at] ?? '')))
  if (column === undefined) return null
  const matches = shape.rows.map(({ cells }) => YEARLESS.exec(cells[column] ?? ''))
  const is_day_first = matches.some(match => Number(match?.[1]) > 12)
  return yearless(
    matches.map(match => {
      const [, one = '', two = '', rest = ''] = match ?? []
      return is_day_first ? [Number(two), Number(one), rest] : [Number(one), Number(two), rest]
    }),
  )
}

type Yearless = readonly [month: number, day: number, rest: string]

/** In years that have the rows' February: 2024 if it has 29 days, else 2023. A month before the last one begins another year. */
function yearless(rows: readonly Yearless[]): Dates {
  const february = rows.some(([month, day]) => month === 2 && day === 29) ? 2024 : 2023
  let year = (rows[0]?.[0] ?? 1) <= 2 ? february : february - 1
  let before = 0
  const cells = rows.map(([month, day, rest]) => {
    if (month < before) year++
    before = month
    return written(year, month, day, rest)
  })
  return { cells, has_year: false }
}

const written = (year: number, month: number, day: number, rest: string) =>
  [`${year < 100 ? 2000 + year : year}-${two(month)}-${two(day)}`, rest].filter(Boolean).join(' ')
const two = (value: number) => String(value).padStart(2, '0')
