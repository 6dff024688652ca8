// When each row of a table begins, from one column or two.

import { type ClockColumn, clockColumn } from './clock-column.ts'
import { datesInParts } from './row-dates.ts'
import { readNumberStamp, readStamp, type Stamp } from './stamps.ts'
import type { Shape } from './table-shape.ts'
import type { Channel, DateOrder } from './usage-reading.ts'
import { UsageFileError } from './usage-year.ts'
import { words } from './words.ts'

export type RowStamps = Pick<Channel, 'minutes' | 'zones' | 'is_utc' | 'times_mark' | 'has_year'>

/** From the first day of 1900 workbooks to that of 1904 ones. */
const DAYS_1904 = 1462

const STARTS = /start|begin|from/i
const ENDS = /\bend(?:ing|s|ed)?\b|\bhe\b|\bto$/i
/** Dates of another event than the interval. */
const ELSEWHERE = /revis|process|bill|updated|created|download|due/i

/** Null stamps if rows have none. Throws UsageFileError with the line that can't be read. */
export function stampsOf(
  shape: Shape,
  chosen: DateOrder | undefined,
): { stamps: RowStamps | null; date_order: DateOrder | null } {
  const header = (shape.sections.at(-1)?.header ?? []).map(plain)
  const dates = [...shape.dates, ...(shape.dates.length > 0 ? [] : shape.number_stamps.keys())]
  const date =
    begins(
      dates.filter(at => !ELSEWHERE.test(header[at] ?? '')),
      header,
    ) ?? dates[0]
  const parts = date === undefined ? datesInParts(shape, header) : null
  if (date === undefined && !parts) {
    refuseUnreadTimes(shape, header)
    return { stamps: null, date_order: null }
  }
  const given = parts?.cells ?? shape.rows.map(row => row.cells[date ?? 0] ?? '')
  const order = orderOf(given)
  const kind = date === undefined ? undefined : shape.number_stamps.get(date)
  const day_first = (chosen ?? order ?? 'month_first') === 'day_first' ? 'day_first' : 'month_first'
  const read = (text: string) => (kind ? readNumberStamp(text, kind) : readStamp(text, day_first))
  const has_time = given.slice(0, 50).some(cell => read(cell)?.has_time)
  const time = timeColumn(shape, header, has_time)
  const cells = has_time ? given : filledDown(given)
  const minutes: number[] = []
  const zones: number[] = []
  let last_minute = false
  let is_range = false
  for (const [at, row] of shape.rows.entries()) {
    const stamp = read(cells[at] ?? '')
    const clock = time === null || !stamp ? stamp : time.read(row.cells[time.at] ?? '')
    if (!stamp || stamp.day === null || !clock)
      throw new UsageFileError(words.time_unreadable({ line: row.line, text: (cells[at] ?? '').slice(0, 40) }))
    minutes.push((stamp.day + (kind === 'serial' && shape.is_1904 ? DAYS_1904 : 0)) * 1440 + clock.minute)
    zones.push(clock.zone ?? stamp.zone ?? Number.NaN)
    last_minute ||= clock.minute === 1440
    is_range ||= clock.is_range
  }
  const heading = header[time?.at ?? date ?? -1] ?? ''
  const times_mark =
    is_range || STARTS.test(heading)
      ? 'start'
      : time?.counts
        ? time.at_end
          ? 'end'
          : 'start'
        : ENDS.test(heading) || last_minute
          ? 'end'
          : null
  const has_zones = zones.filter(zone => !Number.isNaN(zone)).length > zones.length * 0.9
  const is_utc = kind === 'seconds' || kind === 'milliseconds'
  return {
    stamps: { minutes, zones: has_zones ? zones : null, is_utc, times_mark, has_year: parts?.has_year ?? true },
    date_order: kind || order === null ? null : day_first,
  }
}

/** Days counted from January 1 need a year unless they begin there. */
const DAY_OF_YEAR = /^(?:day of year|doy|julian(?: day)?)$/i

/** Times of day without dates, and dates that can't be read, aren't taken for rows without times. */
function refuseUnreadTimes({ rows, times, texts, numbers }: Shape, header: readonly string[]) {
  const [row] = rows
  const column =
    times[0] ??
    texts.find(at => rows.slice(0, 100).every(({ cells }) => isLikeTime(cells[at] ?? ''))) ??
    numbers.find(at => DAY_OF_YEAR.test(header[at] ?? '') && Number(row?.cells[at]) !== 1)
  if (column === undefined || !row) return
  const text = (row.cells[column] ?? '').slice(0, 40)
  throw new UsageFileError(
    times.length > 0
      ? words.no_dates({ heading: header[column] || text })
      : words.time_unreadable({ line: row.line, text }),
  )
}

const isLikeTime = (text: string) => /\d[-/.:]\d|\d[A-Za-z]{3}|[A-Za-z]{3,}\.? \d/.test(text)

/** A date written once, above the rows of its day. */
function filledDown(cells: readonly string[]): string[] {
  let above = ''
  return cells.map(cell => (above = cell || above))
}

const plain = (text: string) => text.replaceAll(/[_-]/g, ' ')
const begins = (list: readonly number[], header: readonly string[]) =>
  list.find(at => STARTS.test(header[at] ?? '')) ?? list.find(at => !ENDS.test(header[at] ?? '')) ?? list[0]

type TimeColumn = {
  at: number
  read: (cell: string) => Pick<Stamp, 'minute' | 'zone' | 'is_range'> | null
  counts: boolean
  at_end: boolean
}

/** Numeric time columns are removed from the value columns. */
function timeColumn(shape: Shape, header: readonly string[], has_time: boolean): TimeColumn | null {
  const at = begins(shape.times, header)
  if (at !== undefined && (!has_time || STARTS.test(header[at] ?? '')))
    return { at, read: cell => readStamp(cell, 'month_first'), counts: false, at_end: false }
  if (has_time) return null
  const sample = shape.rows.slice(0, 300)
  for (const column of [...shape.numbers, ...shape.texts]) {
    const clock: ClockColumn | null = clockColumn(
      header[column] ?? '',
      sample.map(row => row.cells[column] ?? ''),
    )
    if (!clock) continue
    shape.numbers = shape.numbers.filter(one => one !== column)
    const read = (cell: string) => {
      const minute = clock.minuteOf(cell)
      return minute === null || Number.isNaN(minute) ? null : { minute, zone: null, is_range: false }
    }
    return { at: column, read, counts: true, at_end: clock.at_end }
  }
  return null
}

/** Null if dates name the month or begin with the year. Otherwise by days above 12, or by consecutive dates. */
function orderOf(cells: readonly string[]): DateOrder | null {
  let [first, second, any] = [0, 0, 0]
  for (const cell of cells) {
    const match = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}/.exec(cell)
    if (!match) continue
    any++
    if (Number(match[1]) > 12) first++
    if (Number(match[2]) > 12) second++
  }
  if (any === 0) return null
  return first > second ? 'day_first' : 'month_first'
}

/** The distance most rows have. */
export function stepOf(minutes: readonly number[]): number {
  const counts = new Map<number, number>()
  for (let row = 1; row < minutes.length; row++) {
    const apart = Math.abs((minutes[row] ?? 0) - (minutes[row - 1] ?? 0))
    if (apart > 0) counts.set(apart, (counts.get(apart) ?? 0) + 1)
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0]
}
