// Maps the hours of the year, in standard time, to the clock a rate plan uses: daylight saving, weekdays and holidays.
// The only such conversion.
import type { Schemas } from '#sdk/types.ts'
import { DAYS, HOURS, MONTH_OF_HOUR } from '../calendar.ts'
import { dayOf, type Holiday, holidayDays, nthWeekday } from './holidays.ts'

type ClockRules = {
  clock?: Schemas['RatePlan']['clock'] | undefined
  calendar_year?: number | undefined
  holidays?: readonly Holiday[] | undefined
}

export type ClockYear = {
  /** Clock hour, 0 to 23, for each hour of standard time. */
  hour: Readonly<Uint8Array>
  /** 1 in each hour of a weekend or holiday, by the clock's date. */
  off: Readonly<Uint8Array>
}

/** January 1, 2023 is a Sunday, as day 0 of the year of use and production is taken to be. */
export const CALENDAR_YEAR = 2023

/** States and territories that keep standard time all year (15 U.S.C. 260a; the Navajo Nation in Arizona is left out). */
const STANDARD_TIME = new Set(['AZ', 'HI', 'AS', 'GU', 'MP', 'PR', 'VI'])
export const keepsDaylightSaving = (state: string | null | undefined): boolean => !STANDARD_TIME.has(state ?? '')

const KNOWN = new Map<string, ClockYear>()
/** A server sees the plans of many companies; most share a calendar. */
const MOST_KNOWN = 64

export function clockYear({ clock = 'local', calendar_year = CALENDAR_YEAR, holidays = [] }: ClockRules): ClockYear {
  const key = `${clock} ${calendar_year} ${JSON.stringify(holidays)}`
  const known = KNOWN.get(key)
  if (known) return known
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  const free = freeDays(calendar_year, holidays)
  const daylight = clock === 'local' ? daylightHours(calendar_year) : { from: HOURS, to: HOURS }
  const hour = new Uint8Array(HOURS)
  const off = new Uint8Array(HOURS)
  for (let at = 0; at < HOURS; at++) {
    const shown = at + (at >= daylight.from && at < daylight.to ? 1 : 0)
    hour[at] = shown % 24
    off[at] = free[(shown / 24) | 0] ?? 0
  }
  const made = { hour, off }
  KNOWN.set(key, made)
  return made
}

/** 1 on weekends and holidays. */
function freeDays(year: number, holidays: readonly Holiday[]): Uint8Array {
  const free = new Uint8Array(DAYS)
  for (
    let date = new Date(Date.UTC(year, 0, 1));
    date.getUTCFullYear() === year;
    date.setUTCDate(date.getUTCDate() + 1)
  ) {
    const day = dayOf(date)
    if (day !== null) free[day] = date.getUTCDay() % 6 === 0 ? 1 : 0
  }
  for (const day of holidayDays(holidays, year)) free[day] = 1
  return free
}

/** The second Sunday of March and the first of November (Energy Policy Act of 2005, section 110). */
export const daylightDates = (year: number) => ({
  begins: nthWeekday(year, 2, 0, 2),
  ends: nthWeekday(year, 10, 0, 1),
})

/** Hours of standard time in which the clock is an hour ahead: from 2:00 in March to 1:00 in November, which the clock calls 2:00. */
function daylightHours(year: number) {
  const { begins, ends } = daylightDates(year)
  return { from: (dayOf(begins) ?? 0) * 24 + 2, to: (dayOf(ends) ?? 0) * 24 + 1 }
}

/**
 * Of two matrices of twelve months by 24 hours of the clock, the value of each hour of the year. The last hour of a month
 * in daylight time, midnight of the next by the clock, stays with its own month: a month's kWh are those of its bill.
 */
export function spreadByClock<T extends { [index: number]: number }>(
  { weekday, weekend }: { weekday: readonly (readonly number[])[]; weekend: readonly (readonly number[])[] },
  rules: ClockRules,
  into: T,
): T {
  const { hour, off } = clockYear(rules)
  for (let at = 0; at < HOURS; at++)
    into[at] = (off[at] ? weekend : weekday)[MONTH_OF_HOUR[at] ?? 0]?.[hour[at] ?? 0] ?? 0
  return into
}
