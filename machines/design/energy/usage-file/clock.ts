// From the clock a file shows to standard time at the house: daylight saving taken out, UTC moved.
import { daylightDates } from '../billing/plan-clock.ts'
import type { Channel, Clock, Home } from './usage-reading.ts'
import { type Reading, UsageFileError } from './usage-year.ts'
import { words } from './words.ts'

type Change = { begins: number; ends: number }

const CHANGES = new Map<number, Change>()

/** When the clock of a year changes, at 2:00: minutes of the clock. */
function changeOf(year: number): Change {
  const known = CHANGES.get(year)
  if (known) return known
  const { begins, ends } = daylightDates(year)
  const change = { begins: begins.getTime() / 60_000 + 120, ends: ends.getTime() / 60_000 + 120 }
  CHANGES.set(year, change)
  return change
}
const yearOf = (minute: number) => new Date(minute * 60_000).getUTCFullYear()

/** By days since 1970. */
export const isSpringDay = (day: number): boolean => Math.floor(changeOf(yearOf(day * 1440)).begins / 1440) === day

/** True if readings show the clock change: a gap in March, a double hour in November, or a false gap. */
function showsChange(readings: readonly Reading[], step: number, daylight: boolean): boolean {
  const times = new Map<number, number>()
  const kwh = new Map<number, number>()
  for (const reading of readings) {
    times.set(reading.minute, (times.get(reading.minute) ?? 0) + 1)
    kwh.set(reading.minute, reading.kwh)
  }
  const years = [...new Set(readings.map(({ minute }) => yearOf(minute)))]
  return years.map(changeOf).some(({ begins, ends }) => {
    const has = (minute: number) => times.has(minute)
    const parts = Array.from({ length: 60 / step }, (_, part) => begins + part * step)
    const around = has(begins - step) && has(begins + 60)
    const gap = around && parts.every(minute => !has(minute))
    const empty =
      daylight &&
      around &&
      parts.every(minute => kwh.get(minute) === 0) &&
      (kwh.get(begins - step) ?? 0) > 0 &&
      (kwh.get(begins + 60) ?? 0) > 0
    return gap || empty || isDouble(times, ends - 60)
  })
}

/** Files that repeat everything repeat that hour too: it's double where the hour before is not. */
const isDouble = (times: ReadonlyMap<number, number>, minute: number) =>
  (times.get(minute) ?? 0) > (times.get(minute - 60) ?? Number.POSITIVE_INFINITY)

/** Moves a clock with daylight saving back to standard time. */
export function toStandard(readings: readonly Reading[]): Reading[] {
  const seen = new Map<number, number>()
  const inOrder = goesBack(readings) ? readings.toReversed() : readings
  return inOrder.flatMap(({ minute, kwh }) => {
    const { begins, ends } = changeOf(yearOf(minute))
    // Clocks skip this hour, so it can't show the change.
    if (minute >= begins && minute < begins + 60) return []
    const again = minute >= ends - 60 && minute < ends && seen.get(minute) !== undefined
    seen.set(minute, kwh)
    // Of the two hours before 2:00 in November the first still is in daylight time.
    const daylight = minute >= begins && minute < ends && !again
    return [{ minute: daylight ? minute - 60 : minute, kwh }]
  })
}

const goesBack = (readings: readonly Reading[]) => (readings[0]?.minute ?? 0) > (readings.at(-1)?.minute ?? 0)

type ClockFacts = { clock: Clock; is_open: boolean; shift: number }

/**
 * Which clock a channel keeps, and how many minutes to add for standard time at the house. `is_open`: midnight in UTC begins the file, so that the
 * mark of UTC may be a slip for the clock on the wall.
 */
export function clockOf(
  channel: Channel,
  readings: readonly Reading[],
  home: Home,
  chosen: Clock | undefined,
): ClockFacts {
  const own = channel.standard_zone ?? home.utc_offset_min
  const zone = channel.zones?.[0] ?? null
  if (own === null && (chosen === 'utc' || (channel.is_utc && chosen === undefined)))
    throw new UsageFileError(words.no_time_zone)
  if (chosen) return { clock: chosen, is_open: false, shift: chosen === 'utc' ? (own ?? 0) : 0 }
  const shows = channel.has_times && !channel.is_utc && showsChange(readings, channel.step, home.daylight)
  if (zone === null || shows) return { clock: shows ? 'wall' : 'standard', is_open: false, shift: 0 }
  // By longitude alone a home's zone may be an hour off, so a file in the next one keeps its own.
  if (zone !== 0)
    return { clock: 'standard', is_open: false, shift: own !== null && Math.abs(zone - own) > 60 ? own - zone : 0 }
  if (own === null) return { clock: 'standard', is_open: true, shift: 0 }
  const first = readings.reduce((least, { minute }) => Math.min(least, minute), Number.POSITIVE_INFINITY)
  return { clock: 'utc', is_open: !channel.is_utc && first % 1440 === 0, shift: own }
}

/** Stamps with the offsets of summer and winter are exact: the lesser is standard time. */
export function withoutOffsets(channel: Channel): Channel {
  const zones = channel.zones ? [...new Set(channel.zones)] : []
  if (zones.length !== 2) return channel
  const standard = Math.min(...zones)
  const minutes = channel.minutes.map((minute, at) => minute - (channel.zones?.[at] ?? standard) + standard)
  return { ...channel, minutes, zones: [standard] }
}
