// Twelve mean days as a year of hours, for charts that take hours: each day of a month is its mean.
import { DAYS_IN_MONTH } from '#web/charts/hours.ts'

export const meanDays = (months: readonly (readonly number[])[]): number[] =>
  months.flatMap((day, month) => Array.from({ length: DAYS_IN_MONTH[month] ?? 0 }, () => day).flat())
