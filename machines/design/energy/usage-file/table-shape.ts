// Where the rows of readings are in a table, and which of its columns are stamps, figures and words.
import type { Line } from '#machines/lib/csv-table.ts'
import { cellNumber } from './cell-number.ts'
import { unitIn } from './headings.ts'
import { type NumberStamp, numberStampsIn, readStamp } from './stamps.ts'
import { UsageFileError } from './usage-year.ts'
import { words } from './words.ts'

/** A sheet, or one file of an archive. */
export type NamedTable = {
  name: string
  lines: Iterable<Line>
  may_use_comma: boolean
  /** Days of its stamps count from 1904. */
  is_1904?: boolean
}

/** A row of readings, with its headings and section. */
export type Row = { line: number; cells: string[]; section: number }
export type Shape = {
  rows: Row[]
  /** The headings above each section's rows, and all the text between it and the one before. */
  sections: { header: string[]; text: string[] }[]
  width: number
  decimal_comma: boolean
  dates: number[]
  times: number[]
  numbers: number[]
  texts: number[]
  number_stamps: Map<number, NumberStamp>
  is_1904: boolean
}

const MOST_LINES = 600_000
/** As empty as an empty cell. */
const NO_VALUE = /^(?:-+|[–—?*.]|n\/?a|#n\/a|null|nan|none|no data|missing)$/i
const SAMPLE = 240

/** Throws UsageFileError where there are no figures. */
export function shapeOf(table: NamedTable): Shape {
  const lines = linesOf(table)
  const sample = spread(lines, SAMPLE)
  const decimal_comma = table.may_use_comma && writesCommaIn(sample)
  const isFigure = (cell: string) => !Number.isNaN(cellNumber(cell, decimal_comma))
  const kinds = (cells: readonly string[]) =>
    cells.map(cell =>
      isFigure(cell) ? 'n' : cell !== '' && readStamp(cell, 'month_first') ? 't' : isDayFirst(cell) ? 't' : 'x',
    )
  const typical = typicalOf(sample.map(({ cells }) => kinds(cells)))
  if (!typical.includes('n')) {
    const has_formulas = sample.some(({ cells }) => cells.some(cell => cell.startsWith('=')))
    throw new UsageFileError(has_formulas ? words.formulas : words.no_numbers)
  }
  const stamps = typical.flatMap((kind, at) => (kind === 't' ? [at] : []))
  const figures = typical.flatMap((kind, at) => (kind === 'n' ? [at] : []))
  const isData = (cells: readonly string[]) =>
    stamps.length > 0
      ? stamps.every(at => isStamp(cells[at] ?? '')) &&
        figures.some(at => isFigure(cells[at] ?? '') || (cells[at] ?? '') === '')
      : cells.length >= figures.length &&
        figures.some(at => isFigure(cells[at] ?? '')) &&
        (figures[0] === undefined || isFigure(cells[figures[0]] ?? ''))
  const { rows, sections } = sectioned(lines, isData)
  if (rows.length === 0) throw new UsageFileError(words.rows_differ)
  const shown = spread(rows, SAMPLE)
  const width = typical.length
  const all = Array.from({ length: width }, (_, at) => at)
  const cellsAt = (at: number) => shown.map(({ cells }) => cells[at] ?? '')
  const filled = (at: number) => cellsAt(at).filter(cell => cell !== '')
  const share = (at: number, is: (cell: string) => boolean) => {
    const some = filled(at)
    return some.length === 0 ? 0 : some.filter(is).length / some.length
  }
  const dates = all.filter(at => share(at, isDated) > 0.9)
  // Rows one after the other show the distance of numbers that are stamps.
  const near = rows.slice(Math.floor(rows.length / 2)).slice(0, SAMPLE)
  const number_stamps = new Map(
    (dates.length > 0 ? [] : all).flatMap((at): [number, NumberStamp][] => {
      // A register that rises by whole kWh looks like days.
      if (unitIn(sections[0]?.header[at] ?? '') !== null) return []
      const kind = share(at, isFigure) > 0.9 ? numberStampsIn(near.map(({ cells }) => cells[at] ?? '')) : null
      return kind ? [[at, kind]] : []
    }),
  )
  const times = all.filter(at => !dates.includes(at) && share(at, isStamp) > 0.9)
  const numbers = all.filter(
    at => !dates.includes(at) && !times.includes(at) && !number_stamps.has(at) && share(at, isFigure) > 0.9,
  )
  const texts = all.filter(at => share(at, cell => !isFigure(cell) && !isStamp(cell)) > 0.5)
  return {
    rows,
    sections,
    width,
    decimal_comma,
    dates,
    times,
    numbers,
    texts,
    number_stamps,
    is_1904: table.is_1904 ?? false,
  }
}

const isDayFirst = (cell: string) => cell !== '' && readStamp(cell, 'day_first') !== null
const isStamp = (cell: string) => cell !== '' && (readStamp(cell, 'month_first') !== null || isDayFirst(cell))
const isDated = (cell: string) => (readStamp(cell, 'month_first') ?? readStamp(cell, 'day_first'))?.day != null

function linesOf({ lines }: NamedTable): Row[] {
  const rows: Row[] = []
  for (const { line, cells } of lines) {
    const plain = cells
      .map(cell => cell.replaceAll(/[\u00a0\u202f]/g, ' ').trim())
      .map(cell => (NO_VALUE.test(cell) ? '' : cell))
    if (plain.every(cell => cell === '')) continue
    rows.push({ line, cells: plain, section: 0 })
    if (rows.length > MOST_LINES) throw new UsageFileError(words.too_many_lines({ most: MOST_LINES }))
  }
  if (rows.length === 0) throw new UsageFileError(words.empty)
  return rows
}

/** Some of a list, from its whole length. */
function spread<T>(list: readonly T[], most: number): T[] {
  if (list.length <= most) return [...list]
  return Array.from({ length: most }, (_, at) => list[Math.floor((at * list.length) / most)]).flatMap(one =>
    one === undefined ? [] : [one],
  )
}

const COMMA = /^-?\d+,\d+$/
const POINT = /^-?\d*\.(?:\d{1,2}|\d{4,})$/
/** Files separated by semicolons usually have decimal commas, but some have points. */
function writesCommaIn(sample: readonly Row[]): boolean {
  const cells = sample.flatMap(row => row.cells)
  return cells.some(cell => COMMA.test(cell)) && !cells.some(cell => POINT.test(cell))
}

/** The kinds of cells most rows have. */
function typicalOf(rows: readonly string[][]): string[] {
  const counts = new Map<string, number>()
  for (const kinds of rows) {
    const key = kinds.join('')
    counts.set(key, (counts.get(key) ?? 0) + (kinds.includes('n') ? 1 : 0.001))
  }
  const [key] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0])
  return [...key]
}

const MOST_HEADING = 60
/** A line with a total above or below a section is no heading; hours may be. */
const isHeader = (cells: readonly string[]) =>
  cells.filter(cell => cell !== '').length > 1 &&
  !cells.some(cell => /^-?[\d,]*\.\d+\s*(?:[kM]?Wh?)?$|\d\s*[kM]?Wh$/i.test(cell))

function sectioned(lines: readonly Row[], isData: (cells: readonly string[]) => boolean) {
  const sections: Shape['sections'] = []
  const rows: Row[] = []
  let between: string[][] = []
  for (const row of lines) {
    if (!isData(row.cells)) {
      between.push(row.cells)
      if (between.length > MOST_HEADING) between.shift()
      continue
    }
    if (between.length > 0 || sections.length === 0) {
      const header = between.findLast(isHeader) ?? between.at(-1) ?? []
      const before = sections.at(-1)?.header ?? []
      sections.push({
        header: header.length > 1 || before.length === 0 ? header : before,
        text: between.map(cells => cells.join(' ')),
      })
      between = []
    }
    rows.push({ ...row, section: sections.length - 1 })
  }
  return { rows, sections }
}
