// Tables with a row a day and a column an hour, or a column for each part of one.

import { readStamp } from './stamps.ts'
import type { Shape } from './table-shape.ts'
import { UsageFileError } from './usage-year.ts'
import { words } from './words.ts'

type DayColumns = { columns: number[]; step: number }

const COUNTS = [24, 25, 48, 96, 100, 288]

/** The columns that are hours of a day; null where rows are something else. */
export function dayColumnsOf({ numbers, sections }: Shape): DayColumns | null {
  const header = sections[0]?.header ?? []
  const named = numbers.filter(at => namesHour(header[at] ?? ''))
  const columns = COUNTS.includes(named.length)
    ? named
    : header.length <= 1 && COUNTS.includes(numbers.length)
      ? numbers
      : []
  if (columns.length < 24) return null
  const per_day = [24, 48, 96, 288].findLast(count => count <= columns.length) ?? 24
  return { columns, step: 1440 / per_day }
}

/** “00:15”, “12:30 AM kWh”, “HE1”, “Hour 24”, “0100”, “kWh 7”. */
function namesHour(heading: string): boolean {
  const plain = heading
    .replaceAll('_', ' ')
    .replaceAll(/\(?\b(?:kwh?|wh?|usage|reading|value)\b\)?/gi, '')
    .trim()
  if (plain === '') return false
  const clock = readStamp(plain, 'month_first')
  if (clock) return clock.day === null
  return /^(?:h|he|hr|hour|hour ?ending|int|interval|period|kwh|q)?[ _-]*0*\d{1,4}$/i.test(plain)
}

/**
 * Minutes of the day by column. Where there is one hour more than a day has, it counts hours as they pass: the doubled one of November in
 * its place, the lost one of March left out.
 */
export function minutesOf(
  filled: readonly boolean[],
  { columns, step }: DayColumns,
  is_spring: boolean,
): (number | null)[] {
  const per_day = 1440 / step
  const extra = columns.length - per_day
  if (extra === 0) return columns.map((_, at) => at * step)
  if (extra !== 60 / step) throw new UsageFileError(words.rows_differ)
  const change = 120 / step
  const has_extra = filled.slice(per_day).some(Boolean)
  const is_short = is_spring && !filled.slice(per_day - extra).some(Boolean)
  return columns.map((_, at) => {
    if (has_extra) return (at < change ? at : at - extra) * step
    if (is_short) return at >= per_day - extra ? null : (at < change ? at : at + extra) * step
    return at < per_day ? at * step : null
  })
}
