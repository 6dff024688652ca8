// The model year: 365 days in local standard time. Hour 0 is 00:00 to 01:00 on January 1. plan-clock.ts converts to
// wall-clock time and weekdays.
import { DAYS, HOURS, MONTH_OF_DAY, MONTH_STARTS } from '#machines/design/weather/weather-year.ts'
import type { Language } from '#machines/words/language.ts'
import { currentLanguage } from '#machines/words/language.ts'

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

/** Of month 0 to 11, in the language of the reader unless one is named. */
export const monthName = (month: number, language: Language = currentLanguage()): string =>
  (language === 'es' ? MONTH_NAMES_ES : MONTH_NAMES)[month] ?? ''

export const daysOf = (month: number): number => (MONTH_STARTS[month + 1] ?? 0) - (MONTH_STARTS[month] ?? 0)

/** Month 0-11 of each hour. */
export const MONTH_OF_HOUR: Readonly<Uint8Array> = Uint8Array.from(
  { length: HOURS },
  (_, hour) => MONTH_OF_DAY[(hour / 24) | 0] ?? 0,
)

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
