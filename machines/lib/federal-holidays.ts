// The legal public holidays of the United States, 5 U.S.C. 6103(a), on the days the statute names: a holiday that falls on a
// Saturday or Sunday gives federal workers another day off, it does not move. Pure.
import { DAY_MS } from './time.ts'

const iso = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay()
/** YYYY-MM-DD so many days later. */
export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

const SUNDAY = 0
const MONDAY = 1
const THURSDAY = 4

/** The nth such weekday of a month. */
const nth = (year: number, month: number, weekday: number, n: number) => {
  const first = iso(year, month, 1)
  return daysAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7)
}
const lastMonday = (year: number, month: number) => {
  const last = daysAfter(month === 12 ? iso(year + 1, 1, 1) : iso(year, month + 1, 1), -1)
  return daysAfter(last, -((weekdayOf(last) - MONDAY + 7) % 7))
}

/** Eleven days, January first. Inauguration Day is one in the capital alone (5 U.S.C. 6103(c)). */
export const federalHolidays = (year: number): string[] => [
  iso(year, 1, 1),
  nth(year, 1, MONDAY, 3),
  nth(year, 2, MONDAY, 3),
  lastMonday(year, 5),
  iso(year, 6, 19),
  iso(year, 7, 4),
  nth(year, 9, MONDAY, 1),
  nth(year, 10, MONDAY, 2),
  iso(year, 11, 11),
  nth(year, 11, THURSDAY, 4),
  iso(year, 12, 25),
]

/** Any day but Sunday and a federal holiday: Saturday is one (16 CFR 429.0(e)). */
export const isBusinessDay = (day: string) =>
  weekdayOf(day) !== SUNDAY && !federalHolidays(Number(day.slice(0, 4))).includes(day)

/** The nth business day after a day. */
export function businessDayAfter(day: string, n: number): string {
  let at = day
  for (let left = n; left > 0; ) {
    at = daysAfter(at, 1)
    if (isBusinessDay(at)) left -= 1
  }
  return at
}
