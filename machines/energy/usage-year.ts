// From a meter's readings, whoever wrote them, to the 8,760 hours of a year: daylight saving taken out, the latest year
// chosen, small gaps filled, every step told in words.
import { sum } from '../lib/numbers.ts'
import { currentLanguage } from '../words/language.ts'
import { daylightDates } from './billing/plan-clock.ts'
import { HOURS, MONTH_STARTS } from './calendar.ts'
import { words } from './words.ts'

/** What keeps a file from being used: one sentence for the person who chose it. */
export class UsageFileError extends Error {
  override readonly name = 'UsageFileError'
}

/** Minutes since 1970 of the wall clock, as if it were UTC. */
export type Reading = { minute: number; kwh: number }

/** `peaks_kw`: the highest quarter hour in each hour, where readings are of quarter hours or shorter. */
export type UsageYear = { hours: Float64Array; peaks_kw?: Float64Array; notes: string[] }

const DAY = 1440
/** Of a year's hours, how many may be missing. */
const MOST_MISSING = 0.02
/** More than any house takes in an hour. */
export const MOST_KWH_AN_HOUR = 500

/**
 * Readings of `step` minutes each, marked by their beginning, on a clock of the US: with daylight saving where the file
 * shows its gap in March or its double hour in November. `standard` says that the clock keeps standard time.
 */
export function yearOfReadings(readings: readonly Reading[], step: number, standard: boolean): UsageYear {
  const notes: string[] = []
  const inOrder = standard ? readings : inStandardTime(readings, step, notes)
  const { hours, first, last } = hoursOf(inOrder, step)
  const peaks = 15 % step === 0 ? quarterPeaks(inOrder) : null
  const days = latestYear(hours, first, last)
  const year = new Float64Array(HOURS).fill(Number.NaN)
  const peaks_kw = new Float64Array(HOURS)
  for (const day of days) {
    const date = new Date(day * DAY * 60_000)
    const at = ((MONTH_STARTS[date.getUTCMonth()] ?? 0) + date.getUTCDate() - 1) * 24
    for (let hour = 0; hour < 24; hour++) {
      year[at + hour] = hours.get(day * 24 + hour) ?? Number.NaN
      peaks_kw[at + hour] = peaks?.get(day * 24 + hour) ?? 0
    }
  }
  const from = days.at(-1) ?? 0
  const to = days[0] ?? 0
  notes.unshift(words.meter_file.period_read({ from: spoken(from), to: spoken(to) }))
  if (to - from > 364) notes.push(words.meter_file.leap_day_left_out)
  refuseHoles(year, { first, from, last, to })
  fill(year, notes)
  if (!peaks) return { hours: year, notes }
  // No quarter hour of an hour is below its mean; an hour that was filled has none but that.
  return { hours: year, peaks_kw: peaks_kw.map((kw, hour) => Math.max(kw, year[hour] ?? 0)), notes }
}

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
    if (kwh > MOST_KWH_AN_HOUR)
      throw new UsageFileError(words.meter_file.hour_too_high({ time: clock(hour), kwh: Math.round(kwh) }))
    hours.set(hour, kwh)
    first = Math.min(first, hour)
    last = Math.max(last, hour)
  }
  if (hours.size === 0) throw new UsageFileError(words.meter_file.no_full_hour)
  return { hours, first, last }
}

export const clock = (hour: number) =>
  `${spoken(Math.floor(hour / 24))}, ${hour % 12 || 12}:00 ${hour % 24 < 12 ? 'AM' : 'PM'}`

const isLeapDay = (day: number) => {
  const date = new Date(day * DAY * 60_000)
  return date.getUTCMonth() === 1 && date.getUTCDate() === 29
}

/** 365 days, latest first, none of them a February 29. A last day that has only begun is left out where the file goes back far enough. */
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
  if (before + after > 1) throw new UsageFileError(words.meter_file.days_missing({ covered: 365 - before - after }))
  throw new UsageFileError(words.meter_file.hours_missing({ missing }))
}

/** A missing hour is the mean of the same hour of the nearest days before and after it, up to two weeks away. */
function fill(year: Float64Array, notes: string[]) {
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
  if (holes.length > 0) notes.push(words.meter_file.hours_filled({ count: holes.length }))
}

/** When the clock of a year changes, at 2:00: minutes of the clock. */
function daylightOf(year: number): { begins: number; ends: number } {
  const { begins, ends } = daylightDates(year)
  return { begins: begins.getTime() / 60_000 + 120, ends: ends.getTime() / 60_000 + 120 }
}

/** Moves a clock with daylight saving back to standard time; leaves one without as it is. */
function inStandardTime(readings: readonly Reading[], step: number, notes: string[]): readonly Reading[] {
  const times = new Map<number, number>()
  for (const { minute } of readings) times.set(minute, (times.get(minute) ?? 0) + 1)
  const years = new Set(readings.map(({ minute }) => new Date(minute * 60_000).getUTCFullYear()))
  const changes = [...years].map(daylightOf)
  const has = (minute: number) => times.has(minute)
  const springs = changes.filter(({ begins }) => has(begins - step) && has(begins + 60))
  const gap = springs.some(({ begins }) => !has(begins) && !has(begins + 60 - step))
  const double = changes.some(({ ends }) => (times.get(ends - 60) ?? 0) > 1)
  if (!gap && !double) return unique(readings)
  notes.push(words.meter_file.daylight_saving)
  const seen = new Set<number>()
  return unique(
    readings.map(({ minute, kwh }) => {
      const { begins, ends } = daylightOf(new Date(minute * 60_000).getUTCFullYear())
      const again = seen.has(minute)
      seen.add(minute)
      // Of the two hours before 2:00 in November the first still is in daylight time.
      const daylight = minute >= begins && minute < ends && !(again && minute >= ends - 60)
      return { minute: daylight ? minute - 60 : minute, kwh }
    }),
  )
}

/** Files that overlap say the same twice; a time with two values cannot be used. */
function unique(readings: readonly Reading[]): Reading[] {
  const known = new Map<number, Reading>()
  for (const reading of readings) {
    const before = known.get(reading.minute)
    if (before && Math.abs(before.kwh - reading.kwh) > 1e-9)
      throw new UsageFileError(words.meter_file.two_values({ time: clock(Math.floor(reading.minute / 60)) }))
    known.set(reading.minute, reading)
  }
  return [...known.values()]
}
