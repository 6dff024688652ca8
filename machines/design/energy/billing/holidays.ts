// Holidays of a rate plan: days on which its weekend hours apply. Utilities name them by rule, and differ in what happens
// when one falls on a weekend, so that a plan carries the rules and a year has the days.

import { DAY_MS } from '#machines/lib/time.ts'
import type { Schemas } from '#sdk/types.ts'
import { MONTH_STARTS } from '../calendar.ts'

export type Holiday = Schemas['Holiday']

/** Days 0 to 364 of the year. */
export function holidayDays(holidays: readonly Holiday[], year: number): Set<number> {
  const days = new Set<number>()
  for (const holiday of holidays) {
    // New Year's Day of the next year may be observed in this one.
    for (const around of [year - 1, year, year + 1]) {
      for (const date of datesOf(holiday, around)) {
        const day = date.getUTCFullYear() === year ? dayOf(date) : null
        if (day !== null) days.add(day)
      }
    }
  }
  return days
}

/** Of a year of 365 days, which has no February 29. */
export function dayOf(date: Date): number | null {
  const month = date.getUTCMonth()
  if (month === 1 && date.getUTCDate() === 29) return null
  return (MONTH_STARTS[month] ?? 0) + date.getUTCDate() - 1
}

const later = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS)

function datesOf(holiday: Holiday, year: number): Date[] {
  switch (holiday.rule) {
    case 'date': {
      const date = new Date(Date.UTC(year, holiday.month - 1, holiday.day))
      // February 30 is no day.
      return date.getUTCMonth() === holiday.month - 1 ? [date, ...observed(date, holiday.observed)] : []
    }
    case 'weekday': {
      const date = nthWeekday(year, holiday.month - 1, holiday.weekday, holiday.nth)
      return [later(date, holiday.days_after ?? 0)]
    }
    case 'easter':
      return [later(easter(year), holiday.days_after)]
  }
}

function observed(date: Date, rule: Schemas['DatedHoliday']['observed']): Date[] {
  const weekday = date.getUTCDay()
  if (rule === 'on_the_day') return []
  if (weekday === 0) return [later(date, 1)]
  return weekday === 6 && rule === 'nearest_weekday' ? [later(date, -1)] : []
}

/** `nth` 5 is the last of the month. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): Date {
  if (nth === 5) {
    const last = new Date(Date.UTC(year, month + 1, 0))
    return later(last, -((last.getUTCDay() - weekday + 7) % 7))
  }
  const first = new Date(Date.UTC(year, month, 1))
  return later(first, ((weekday - first.getUTCDay() + 7) % 7) + 7 * (nth - 1))
}

/** Easter Sunday in the Gregorian calendar: Meeus, Astronomical Algorithms, chapter 8. */
function easter(year: number): Date {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  return new Date(Date.UTC(year, month - 1, ((h + l - 7 * m + 114) % 31) + 1))
}
