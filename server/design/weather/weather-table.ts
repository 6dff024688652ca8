// Parses a weather file of any format into blocks of readings, one per year. A fault is one sentence with its line
// number.
import { gunzipSync } from 'node:zlib'
import { type Column, FORMATS, type Format, type Stamp, type Stamps } from '#machines/design/weather/weather-formats.ts'
import { DAYS, HOURS, MONTH_OF_DAY, MONTH_STARTS } from '#machines/design/weather/weather-year.ts'
import { pvgisLines } from './pvgis-json.ts'
import { WeatherFileError } from './weather-file-error.ts'
import { words } from './words.ts'

const LEAP_HOURS = 8784
/** The longest head is PVGIS' with the years of its months. */
const MOST_HEAD = 40
/** Thirty years of the widest rows; files that unpack to more are none of the formats. */
const MOST_BYTES = 32 * 1_048_576
const DAY_MIN = 1440
/** Hours of a year that may be missing and are filled in. */
export const MOST_MISSING = 24
const STEPS_MIN = [60, 30, 20, 15, 10, 5]

export const COLUMNS = ['ghi', 'dni', 'dhi', 'temp_c', 'wind_m_s'] as const

/** Physically possible ranges. */
const RANGES: Record<Column, { least: number; most: number; unit: string }> = {
  ghi: { least: 0, most: 1_500, unit: 'W/m2' },
  dni: { least: 0, most: 1_500, unit: 'W/m2' },
  dhi: { least: 0, most: 1_000, unit: 'W/m2' },
  temp_c: { least: -80, most: 60, unit: '°C' },
  wind_m_s: { least: 0, most: 80, unit: 'm/s' },
}
/** How formats write that a value is missing, besides leaving it empty. */
const MISSING = new Set([99, 99.9, 999, 999.9, 9999, 9999.9, 99999, -99, -99.9, -999, -999.9, -9999])

/** Readings in order: the minute of the year each begins or is taken at, and its values; not a number where one is missing. */
export type Block = { year: number; minutes: number[]; values: Record<Column, number[]> }
export type Table = {
  format: Format
  head: string[][]
  step_min: number
  label: Stamps['label']
  blocks: Block[]
}

/** Throws WeatherFileError. */
export function openTable(bytes: Uint8Array): Table {
  const text = decoded(unpacked(bytes))
  const lines = (isJson(text) ? pvgisLines(text) : text).split(/\r\n|\n|\r/)
  while (lines.at(-1)?.trim() === '') lines.pop()
  if (lines.length === 0) throw new WeatherFileError(words.file.empty)
  const first = lines.slice(0, MOST_HEAD)
  const format = FORMATS.find(one => one.recognises(headOf(one, first)))
  if (!format) throw new WeatherFileError(words.file.not_supported)
  const head = headOf(format, first)
  const columns = format.columns(head)
  for (const column of COLUMNS)
    if (columns[column] < 0)
      throw new WeatherFileError(words.file.column_missing({ source: format.source, value: words.values[column] }))
  const stamps = format.stamps(head)
  const { step_min, label } = rhythmOf(format, stamps, lines.slice(head.length, head.length + 100))
  const table = { format, head, step_min, label, blocks: [] as Block[] }
  const block = () => table.blocks.at(-1)
  let before: Stamp | undefined
  let count = 0
  for (let line = head.length; line < lines.length; line++) {
    const text = lines[line] ?? ''
    if (format.isRow && !format.isRow(text)) continue
    const read = cells(text)
    const stamp = endOfDay(stamps.of(read), before, label)
    if (!isDated(stamp)) {
      // Files of one year each may be concatenated.
      const again = headOf(format, lines.slice(line, line + MOST_HEAD))
      if (!format.recognises(again)) throw new WeatherFileError(words.file.no_date({ line: line + 1 }))
      line += again.length - 1
      before = undefined
      continue
    }
    before = stamp
    if (stamp.month === 2 && stamp.day === 29) continue
    const minute = minuteOf(stamp) - (label === 'end' ? step_min : 0)
    const last = block()?.minutes.at(-1)
    if (last === undefined || isNextYear(last, minute)) {
      if (minute >= (MOST_MISSING + 1) * 60 || dayOf(minute) !== 0) throw outOfOrder(line, minute, 0)
      table.blocks.push({
        year: stamp.year ?? Number.NaN,
        minutes: [],
        values: { ghi: [], dni: [], dhi: [], temp_c: [], wind_m_s: [] },
      })
    } else if (minute === last)
      throw new WeatherFileError(
        words.file.hour_repeated({ line: line + 1, day: dayName(minute), time: clock(minute) }),
      )
    else if (minute < last) throw outOfOrder(line, minute, last + step_min)
    const row = format.cells?.(read, head) ?? read
    const into = block()
    into?.minutes.push(minute)
    for (const column of COLUMNS) into?.values[column].push(readingOf(row[columns[column]], column, line))
    count++
  }
  const complete = (one: Block) => (one.minutes.length * step_min) / 60 >= HOURS - MOST_MISSING
  if (table.blocks.length === 0 || !table.blocks.every(complete))
    throw new WeatherFileError(wrongCount(format, Math.round((count * step_min) / 60)))
  return table
}

const headOf = ({ head }: Format, lines: readonly string[]) =>
  lines.slice(0, typeof head === 'number' ? head : head(lines)).map(cells)

const isJson = (text: string) => /^\s*\{/.test(text)

/** UTF-8 with or without a byte order mark; else as Windows writes it. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES })
  } catch {
    throw new WeatherFileError(words.file.damaged_gzip)
  }
}

/** How far apart readings are, and what their stamps name. */
function rhythmOf(format: Format, stamps: Stamps, lines: readonly string[]): Pick<Table, 'step_min' | 'label'> {
  const minutes = lines
    .filter(line => !format.isRow || format.isRow(line))
    .map(line => stamps.of(cells(line)))
    .filter(isDated)
    .map(stamp => stamp.minute)
  const step_min = STEPS_MIN.find(
    step => minutes.filter((at, row) => at - (minutes[row - 1] ?? at) === step).length > 10,
  )
  // Hours counted from 1 are labeled by their end, those from 0 by their start, whatever the format usually does.
  const label = minutes.includes(DAY_MIN) ? 'end' : stamps.label === 'end' && minutes[0] === 0 ? 'start' : stamps.label
  return { step_min: step_min ?? 60, label }
}

const isDated = ({ month = Number.NaN, day = Number.NaN, minute }: Stamp) =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 && minute >= 0 && minute <= DAY_MIN

/** The end of a day as 24:00 of its own date: some files write 00:00, dated that day (SolarAnywhere) or the next. */
const endOfDay = (stamp: Stamp, before: Stamp | undefined, label: Stamps['label']): Stamp =>
  label === 'end' && stamp.minute === 0 && before ? { ...before, minute: DAY_MIN } : stamp

const minuteOf = ({ month = 1, day = 1, minute }: Stamp) =>
  ((MONTH_STARTS[month - 1] ?? 0) + day - 1) * DAY_MIN + minute

const dayOf = (minute: number) => Math.floor(minute / DAY_MIN)

function isNextYear(last: number, minute: number): boolean {
  return last >= (HOURS - MOST_MISSING - 1) * 60 && minute < (MOST_MISSING + 1) * 60
}

const dayName = (minute: number) => {
  const day = Math.min(DAYS - 1, dayOf(minute))
  const month = MONTH_OF_DAY[day] ?? 0
  return `${month + 1}/${day - (MONTH_STARTS[month] ?? 0) + 1}`
}
const clock = (minute: number) => `${Math.floor((minute % DAY_MIN) / 60)}:${String(minute % 60).padStart(2, '0')}`

const outOfOrder = (line: number, minute: number, expected: number) =>
  new WeatherFileError(words.file.out_of_order({ line: line + 1, day: dayName(minute), expected: dayName(expected) }))

function readingOf(cell: string | undefined, column: Column, line: number): number {
  const text = cell?.trim() ?? ''
  const value = text === '' ? Number.NaN : Number(text)
  if (Number.isNaN(value)) {
    if (/^(nan|n\/a|null|-)?$/i.test(text)) return Number.NaN
    throw new WeatherFileError(words.file.not_a_number({ line: line + 1, value: words.values[column], text }))
  }
  const { least, most, unit } = RANGES[column]
  if (value >= least && value <= most) return value
  if (MISSING.has(value)) return Number.NaN
  throw new WeatherFileError(
    words.file.out_of_range({ line: line + 1, value: words.values[column], number: value, least, most, unit }),
  )
}

function wrongCount({ source }: Format, count: number): string {
  const facts = { source, rows: count }
  if (count === LEAP_HOURS) return words.file.leap_year(facts)
  return count < HOURS ? words.file.too_few_rows(facts) : words.file.wrong_rows(facts)
}

/** The formats quote names only, and no name has a comma and a quote together. */
function cells(line: string): string[] {
  return line.includes('"')
    ? [...line.matchAll(/("([^"]*)"|[^,]*)(?:,|$)/g)].map(([, text = '', quoted]) => quoted ?? text)
    : line.split(',')
}
