// The 8,760 hours of a year in days and months. Hour 0 is 00:00 to 01:00 on January 1 in local standard time.
import { dayAs, MONTHS, monthName } from '#web/lib/format.ts'
import { words } from './words.ts'

export type Hours = ArrayLike<number>
/** One day of a month (1 to 31), or where `date` is null the mean of all of them. */
export type DayChoice = { month: number; date: number | null }

export const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
export const DAY_HOURS = Array.from({ length: 24 }, (_, hour) => hour)

const daysBefore = (month: number) => DAYS_IN_MONTH.slice(0, month).reduce<number>((sum, days) => sum + days, 0)

/** Day 0 to 364 of the year. */
export const dayOfYear = (month: number, date: number) => daysBefore(month) + date - 1

export function choiceOfDay(day: number): DayChoice {
  let left = ((day % 365) + 365) % 365
  for (const [month, days] of DAYS_IN_MONTH.entries()) {
    if (left < days) return { month, date: left + 1 }
    left -= days
  }
  return { month: 11, date: 31 }
}

/** The 24 hours that were chosen. */
export function hoursOf(hours: Hours, { month, date }: DayChoice): number[] {
  if (date !== null) return DAY_HOURS.map(hour => hours[dayOfYear(month, date) * 24 + hour] ?? 0)
  const first = daysBefore(month)
  const days = DAYS_IN_MONTH[month] ?? 0
  return DAY_HOURS.map(hour => {
    let sum = 0
    for (let day = first; day < first + days; day++) sum += hours[day * 24 + hour] ?? 0
    return days > 0 ? sum / days : 0
  })
}

/** 'July 14' or 'Mean day of July' */
export const dayWords = ({ month, date }: DayChoice) =>
  date === null
    ? words.average_day_in_month({ month: monthName(month) })
    : dayAs('month_and_day', new Date(Date.UTC(2026, month, date)))

/** '12 AM', '1 PM' */
export const hourWords = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'AM' : 'PM'}`

/** As in a URL: '7' is the mean day of July, '7-14' its 14th; anything else the fallback. */
export function readDay(text: string | null, fallback: DayChoice): DayChoice {
  const [, month, date] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(text ?? '') ?? []
  const days = DAYS_IN_MONTH[Number(month) - 1]
  if (days === undefined || (date !== undefined && (Number(date) < 1 || Number(date) > days))) return fallback
  return { month: Number(month) - 1, date: date === undefined ? null : Number(date) }
}

export const writeDay = ({ month, date }: DayChoice) => (date === null ? `${month + 1}` : `${month + 1}-${date}`)

export const MONTH_OPTIONS = MONTHS.map((_, month) => ({ value: String(month), label: monthName(month) }))
