// Periods of days in the dashboard's wording. Pure.
import type { Schemas } from '#sdk/types.ts'
import { dayAs } from '#web/lib/format.ts'
import { words } from './words.ts'

type DaySpan = Schemas['DaySpan']

/** 'Nov' */
export const shortMonth = ({ from }: DaySpan): string => dayAs('short_month', from)
/** 'November' */
export const longMonth = ({ from }: DaySpan): string => dayAs('month', from)
/** 'November 2026' */
export const monthAndYear = (days: DaySpan): string => dayAs('month_and_year', days.from)
/** 'Nov 1–21'; of one day 'Nov 1'. */
export function fewDays(days: DaySpan): string {
  const [from, to] = [days.from, days.to].map(day => Number(day.slice(8)))
  return words.few_days({ month: shortMonth(days), days: from === to ? `${from}` : `${from}–${to}` })
}
