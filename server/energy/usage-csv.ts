// A meter's readings from a table, as utilities and portals write it: with or without a header, times, a unit. What had to
// be assumed is said.
import { readClock } from '#machines/energy/usage-clock.ts'
import { type Reading, UsageFileError } from '#machines/energy/usage-year.ts'
import type { MeterFile } from './usage-green-button.ts'
import { words } from './words.ts'

const STEPS = [5, 10, 15, 20, 30, 60]
const MOST_LINES = 600_000
/** A utility's preamble: name, address, account. */
const MOST_PREAMBLE = 40

/** `timed` says whether the rows carry times; without them they are the hours of a year in standard time. */
export function readUsageCsv(text: string): MeterFile & { timed: boolean } {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\n|\r/)
    .map((line, index) => ({ line: index + 1, text: line }))
    .filter(line => line.text.trim() !== '')
  if (lines.length === 0) throw new UsageFileError(words.csv.empty)
  if (lines.length > MOST_LINES) throw new UsageFileError(words.csv.too_many_lines({ lines: lines.length }))
  const separator = separatorOf(lines.slice(0, 200).map(line => line.text))
  const rows = lines.map(line => ({ line: line.line, cells: cellsOf(line.text, separator) }))
  const { header, data } = parted(rows, separator === ';')
  const columns = columnsOf(header, data, separator === ';')
  const notes: string[] = []
  const unit = unitOf(header[columns.value] ?? '', header, data[0]?.cells ?? [], notes)
  const values = data.map(row => ({ row, value: kwhCell(row, columns.value, separator === ';') }))
  if (columns.date === null)
    return {
      ...untimed(
        values.map(one => one.value),
        unit,
        notes,
      ),
      timed: false,
    }
  return { ...timed(values, columns, header, unit, notes), timed: true }
}

type Row = { line: number; cells: string[] }
type Columns = { value: number; date: number | null; time: number | null }
type Unit = 'kWh' | 'Wh' | 'kW'

function separatorOf(lines: string[]): string {
  const counts = [',', ';', '\t'].map(sign => ({ sign, count: lines.join('\n').split(sign).length }))
  return counts.reduce((most, one) => (one.count > most.count ? one : most)).sign
}

/** Cells in quotes may hold the separator. */
function cellsOf(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator).map(cell => cell.trim())
  const cells: string[] = []
  let cell = ''
  let quoted = false
  for (const sign of line) {
    if (sign === '"') quoted = !quoted
    else if (sign === separator && !quoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += sign
  }
  return [...cells, cell.trim()]
}

/** NaN where it is none. */
function numberOf(text: string, decimal_comma: boolean): number {
  if (text === '' || !/^[-+(]?[\d.,\s]+(?:e[-+]?\d+)?\)?$/i.test(text)) return Number.NaN
  const plain = decimal_comma ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '')
  return Number(plain)
}

const isTime = (cell: string) => readClock(cell) !== null

/** The header is the last line before the first one that looks like the many after it. */
function parted(rows: Row[], decimal_comma: boolean): { header: string[]; data: Row[] } {
  const kinds = ({ cells }: Row) =>
    cells.map(cell => (Number.isNaN(numberOf(cell, decimal_comma)) ? (isTime(cell) ? 't' : 'x') : 'n')).join('')
  const typical = kinds(rows[Math.floor(rows.length / 2)] ?? { line: 0, cells: [] })
  const numbers = [...typical].filter(kind => kind === 'n').length
  if (numbers === 0) throw new UsageFileError(words.csv.no_numbers)
  const width = typical.length
  const isData = (row: Row) =>
    row.cells.length === width && [...typical].some((kind, at) => kind === 'n' && kinds(row)[at] === 'n')
  const first = rows.findIndex(isData)
  if (first < 0 || first > MOST_PREAMBLE) throw new UsageFileError(words.csv.rows_differ)
  return {
    header: first > 0 ? (rows[first - 1]?.cells ?? []) : [],
    data: rows.slice(first).filter(row => row.cells.length === width),
  }
}

const USAGE = [
  /\bkwh\b|_kwh|\(kwh\)/i,
  /\b(?:usage|consumption|delivered|import(?:ed)?|use)\b/i,
  /\bwh\b/i,
  /energy|value|reading/i,
  /\bkw\b|demand|power|load/i,
]
const NOT_USAGE = /cost|\$|price|rate|generation|export|received|returned|temp|notes|account|meter\s*(?:id|number)/i

function columnsOf(header: string[], data: Row[], decimal_comma: boolean): Columns {
  const sample = data.slice(0, 200)
  const width = Math.max(...sample.map(row => row.cells.length))
  const all = Array.from({ length: width }, (_, at) => at)
  const share = (at: number, is: (cell: string) => boolean) =>
    sample.filter(row => is(row.cells[at] ?? '')).length / sample.length
  const dates = all.filter(at => share(at, cell => readClock(cell)?.day !== null && isTime(cell)) > 0.9)
  const times = all.filter(at => !dates.includes(at) && share(at, isTime) > 0.9)
  const numbers = all.filter(
    at =>
      !dates.includes(at) &&
      !times.includes(at) &&
      share(at, cell => !Number.isNaN(numberOf(cell, decimal_comma))) > 0.9,
  )
  const named = (pattern: RegExp) =>
    numbers.find(at => pattern.test(header[at] ?? '') && !NOT_USAGE.test(header[at] ?? ''))
  const value = USAGE.reduce<number | undefined>((found, pattern) => found ?? named(pattern), undefined)
  // Without words, a lone column of numbers is the use.
  const alone = numbers.length === 1 ? numbers[0] : undefined
  const chosen = value ?? alone
  if (chosen === undefined) throw new UsageFileError(words.csv.column_unclear)
  const begin = (list: number[]) => list.find(at => /start|begin|from/i.test(header[at] ?? '')) ?? list[0] ?? null
  const date = begin(dates)
  return { value: chosen, date, time: begin(times) }
}

function unitOf(heading: string, header: string[], cells: string[], notes: string[]): Unit {
  if (/kwh/i.test(heading)) return 'kWh'
  if (/\bwh\b/i.test(heading)) return 'Wh'
  if (/\bkw\b/i.test(heading)) {
    notes.push(words.csv.in_kilowatts)
    return 'kW'
  }
  const column = header.findIndex(cell => /^units?$/i.test(cell))
  const told = column >= 0 ? (cells[column] ?? '') : ''
  if (/^kwh$/i.test(told)) return 'kWh'
  if (/^wh$/i.test(told)) return 'Wh'
  if (/^kw$/i.test(told)) return 'kW'
  notes.push(words.csv.no_unit)
  return 'kWh'
}

function kwhCell({ line, cells }: Row, at: number, decimal_comma: boolean): number {
  const value = numberOf(cells[at] ?? '', decimal_comma)
  if (value < 0) throw new UsageFileError(words.csv.negative({ line, value }))
  return value
}

const kwhOf = (value: number, unit: Unit, step: number) =>
  unit === 'kWh' ? value : unit === 'Wh' ? value / 1000 : (value * step) / 60

/** Rows of a year without times: of 365 days or 366. */
function untimed(values: number[], unit: Unit, notes: string[]): MeterFile {
  const step = STEPS.find(minutes => [365, 366].some(days => values.length === (days * 1440) / minutes))
  if (step === undefined) throw new UsageFileError(words.csv.no_times({ rows: values.length }))
  notes.push(words.csv.times_assumed({ step }))
  // 2024 and 2023: one with a February 29, one without.
  const start = Date.UTC(values.length * step > 365 * 1440 ? 2024 : 2023, 0, 1) / 60_000
  const readings = values.flatMap((value, index): Reading[] =>
    Number.isNaN(value) ? [] : [{ minute: start + index * step, kwh: kwhOf(value, unit, step) }],
  )
  return { readings, step, notes }
}

type Value = { row: Row; value: number }

function timed(values: Value[], { date, time }: Columns, header: string[], unit: Unit, notes: string[]): MeterFile {
  const stamped = values.map(({ row, value }) => {
    const at = readClock(row.cells[date ?? 0] ?? '')
    const clock = time === null ? at : readClock(row.cells[time] ?? '')
    if (!at || at.day === null || !clock)
      throw new UsageFileError(
        words.csv.time_unreadable({ line: row.line, text: (row.cells[date ?? 0] ?? '').slice(0, 40) }),
      )
    return { minute: at.day * 1440 + (time === null ? at.minute : clock.minute), value, line: row.line }
  })
  const step = stepOf(stamped.map(one => one.minute))
  if (!STEPS.includes(step))
    throw new UsageFileError(
      step >= 1440
        ? words.csv.rows_too_far({ unit: 'days', count: step / 1440 })
        : words.csv.rows_too_far({ unit: 'minutes', count: step }),
    )
  const odd = stamped.find(one => one.minute % step !== 0)
  if (odd) throw new UsageFileError(words.csv.off_the_step({ line: odd.line, step }))
  const first = (stamped[0]?.minute ?? 0) % 1440
  const heading = header[time ?? date ?? 0] ?? ''
  const by_end =
    /\bend(?:ing|s)?\b/i.test(heading) ||
    (!/start|begin/i.test(heading) && first === step && (stamped.at(-1)?.minute ?? 1) % 1440 === 0)
  if (by_end) notes.push(words.csv.times_at_end)
  const readings = stamped.flatMap(({ minute, value }): Reading[] =>
    Number.isNaN(value) ? [] : [{ minute: minute - (by_end ? step : 0), kwh: kwhOf(value, unit, step) }],
  )
  return { readings, step, notes }
}

/** The distance most rows have. */
function stepOf(minutes: number[]): number {
  const counts = new Map<number, number>()
  for (let row = 1; row < minutes.length; row++) {
    const apart = Math.abs((minutes[row] ?? 0) - (minutes[row - 1] ?? 0))
    counts.set(apart, (counts.get(apart) ?? 0) + 1)
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0]
}
