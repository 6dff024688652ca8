// From meter readings in standard time to the 8,760 hours of a year: the latest complete year, small gaps filled, every
// step described in words.
import { sum } from '#machines/lib/numbers.ts'
import { currentLanguage } from '#machines/words/language.ts'
import { HOURS, MONTH_STARTS } from '../calendar.ts'
import { words } from './words.ts'

/** Why a file can't be used, as one sentence for the user. */
export class UsageFileError extends Error {
  override readonly name = 'UsageFileError'
}

/** Minutes since 1970 in standard time, as if it were UTC. The figure may still be in another unit than kWh. */
export type Reading = { minute: number; kwh: number }

type UsageYear = {
  hours: Float64Array
  /** Four times the highest quarter hour in each hour, where readings are of quarter hours or shorter. */
  peaks: Float64Array | null
  /** Hours of the year that were filled. */
  filled: number[]
  /** The date each day of the year was read from. */
  dates: string[]
  first_on: string
  last_on: string
  notes: string[]
}

const DAY = 1440
/** Of a year's hours, how many may be missing. */
const MOST_MISSING = 0.02

/** Readings of `step` minutes each, marked by their beginning. Throws UsageFileError where they make no year. */
export function yearOfReadings(readings: readonly Reading[], step: number): UsageYear {
  const notes: string[] = []
  const once = unique(readings)
  const { hours, first, last } = hoursOf(once, step)
  const quarters = 15 % step === 0 ? quarterPeaks(once) : null
  const days = latestYear(hours, first, last)
  const year = new Float64Array(HOURS).fill(Number.NaN)
  const peaks = new Float64Array(HOURS)
  const dates = new Array<string>(365).fill('')
  for (const day of days) {
    const date = new Date(day * DAY * 60_000)
    const at = ((MONTH_STARTS[date.getUTCMonth()] ?? 0) + date.getUTCDate() - 1) * 24
    dates[at / 24] = isoDate(day)
    for (let hour = 0; hour < 24; hour++) {
      year[at + hour] = hours.get(day * 24 + hour) ?? Number.NaN
      peaks[at + hour] = quarters?.get(day * 24 + hour) ?? 0
    }
  }
  const from = days.at(-1) ?? 0
  const to = days[0] ?? 0
  notes.unshift(words.period_read({ from: spoken(from), to: spoken(to) }))
  if (to - from > 364) notes.push(words.leap_day_left_out)
  refuseHoles(year, { first, from, last, to })
  const filled = fill(year, notes)
  return {
    hours: year,
    // No quarter hour is below its hour's mean; a filled hour has only its mean.
    peaks: quarters && peaks.map((kw, hour) => Math.max(kw, year[hour] ?? 0)),
    filled,
    dates,
    first_on: isoDate(from),
    last_on: isoDate(to),
    notes,
  }
}

const isoDate = (day: number) => new Date(day * DAY * 60_000).toISOString().slice(0, 10)

/** kW of the highest quarter hour by hours since 1970. */
function quarterPeaks(readings: readonly Reading[]): Map<number, number> {
  const quarters = new Map<number, number>()
  for (const { minute, kwh } of readings) {
    const quarter = Math.floor(minute / 15)
    quarters.set(quarter, (quarters.get(quarter) ?? 0) + kwh)
  }
  const peaks = new Map<number, number>()
  for (const [quarter, kwh] of quarters) {
    const hour = Math.floor(quarter / 4)
    peaks.set(hour, Math.max(peaks.get(hour) ?? 0, kwh * 4))
  }
  return peaks
}

const spoken = (day: number) =>
  new Date(day * DAY * 60_000).toLocaleDateString(currentLanguage() === 'es' ? 'es-US' : 'en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })

/** Whole hours only: one of which a quarter is missing counts as missing. Keys are hours since 1970. */
function hoursOf(readings: readonly Reading[], step: number) {
  const parts = new Map<number, { kwh: number; minutes: number }>()
  for (const { minute, kwh } of readings) {
    const hour = Math.floor(minute / 60)
    const part = parts.get(hour) ?? { kwh: 0, minutes: 0 }
    part.kwh += kwh
    part.minutes += step
    parts.set(hour, part)
  }
  const hours = new Map<number, number>()
  let first = Number.POSITIVE_INFINITY
  let last = Number.NEGATIVE_INFINITY
  for (const [hour, { kwh, minutes }] of parts) {
    if (minutes < 60) continue
    hours.set(hour, kwh)
    first = Math.min(first, hour)
    last = Math.max(last, hour)
  }
  if (hours.size === 0) throw new UsageFileError(words.no_full_hour)
  return { hours, first, last }
}

const clock = (hour: number) =>
  `${spoken(Math.floor(hour / 24))}, ${hour % 12 || 12}:00 ${hour % 24 < 12 ? 'AM' : 'PM'}`

const isLeapDay = (day: number) => {
  const date = new Date(day * DAY * 60_000)
  return date.getUTCMonth() === 1 && date.getUTCDate() === 29
}

/** 365 days, latest first, without February 29. An incomplete last day is left out if the file goes back far enough. */
function latestYear(hours: ReadonlyMap<number, number>, first: number, last: number): number[] {
  const back = (end: number) => {
    const days: number[] = []
    for (let day = end; days.length < 365; day--) if (!isLeapDay(day)) days.push(day)
    return days
  }
  const missing = (days: number[]) =>
    days.reduce((sum, day) => {
      for (let hour = day * 24; hour < day * 24 + 24; hour++) if (!hours.has(hour)) sum++
      return sum
    }, 0)
  const end = Math.floor(last / 24)
  if (end * 24 <= first) return back(end)
  const [today, yesterday] = [back(end), back(end - 1)]
  return missing(yesterday) < missing(today) ? yesterday : today
}

type Reach = { first: number; from: number; last: number; to: number }

function refuseHoles(year: Float64Array, { first, from, last, to }: Reach) {
  const missing = year.filter(Number.isNaN).length
  if (missing <= HOURS * MOST_MISSING) return
  const before = Math.max(0, Math.ceil((first - from * 24) / 24))
  const after = Math.max(0, Math.floor((to * 24 + 23 - last) / 24))
  if (before + after > 1) throw new UsageFileError(words.days_missing({ covered: 365 - before - after }))
  throw new UsageFileError(words.hours_missing({ missing }))
}

/** A missing hour is the mean of the same hour of the nearest days before and after it, up to two weeks away. */
function fill(year: Float64Array, notes: string[]): number[] {
  const holes = Array.from(year.keys()).filter(hour => Number.isNaN(year[hour]))
  const measured = Float64Array.from(year)
  for (const hour of holes) {
    const near = [-1, 1].flatMap(side => {
      for (let days = 1; days <= 14; days++) {
        const other = measured[(hour + side * days * 24 + HOURS) % HOURS] ?? Number.NaN
        if (!Number.isNaN(other)) return [other]
      }
      return []
    })
    year[hour] = near.length > 0 ? sum(near) / near.length : 0
  }
  if (holes.length > 0) notes.push(words.hours_filled({ count: holes.length }))
  return holes
}

/** Overlapping files repeat readings; a time with two different values can't be used. */
function unique(readings: readonly Reading[]): Reading[] {
  const known = new Map<number, Reading>()
  for (const reading of readings) {
    const before = known.get(reading.minute)
    if (before && Math.abs(before.kwh - reading.kwh) > 1e-9)
      throw new UsageFileError(words.two_values({ time: clock(Math.floor(reading.minute / 60)) }))
    known.set(reading.minute, reading)
  }
  return [...known.values()]
}
