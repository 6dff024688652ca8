// The year all hours are put in: 2023, in local standard time, its first day a Sunday. Hour 0 is 00:00 to 01:00 on January 1.
import { DAYS, HOURS, MONTH_OF_DAY, MONTH_STARTS } from '../design/weather/weather-year.ts'

export { DAYS, HOURS, MONTH_OF_DAY, MONTH_STARTS }

export const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

export const MONTH_NAMES_ES = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

export const daysOf = (month: number): number => (MONTH_STARTS[month + 1] ?? 0) - (MONTH_STARTS[month] ?? 0)

/** Saturdays and Sundays. Holidays count as the weekday they fall on. */
export const isWeekend = (day: number): boolean => day % 7 === 0 || day % 7 === 6

/** Month 0-11 of each hour. */
export const MONTH_OF_HOUR: Readonly<Uint8Array> = Uint8Array.from(
  { length: HOURS },
  (_, hour) => MONTH_OF_DAY[(hour / 24) | 0] ?? 0,
)

/** Of two matrices of twelve months by 24 hours, the value of each hour of the year. */
export function spread<T extends { [index: number]: number }>(
  weekday: readonly (readonly number[])[],
  weekend: readonly (readonly number[])[],
  into: T,
): T {
  for (let day = 0; day < DAYS; day++) {
    const row = (isWeekend(day) ? weekend : weekday)[MONTH_OF_DAY[day] ?? 0]
    for (let hour = 0; hour < 24; hour++) into[day * 24 + hour] = row?.[hour] ?? 0
  }
  return into
}

/** The sums of the twelve months. */
export function monthsOf(hours: Float64Array): number[] {
  const sums = new Array<number>(12).fill(0)
  for (let month = 0; month < 12; month++) {
    let sum = 0
    for (let hour = (MONTH_STARTS[month] ?? 0) * 24; hour < (MONTH_STARTS[month + 1] ?? 0) * 24; hour++)
      sum += hours[hour] ?? 0
    sums[month] = sum
  }
  return sums
}
