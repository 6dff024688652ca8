// Spans of days as the dashboard says them. Pure.
import type { Schemas } from '#sdk/types.ts'
import { MONTHS } from '#web/lib/format.ts'

type DaySpan = Schemas['DaySpan']

const LONG = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
const monthOf = (day: string) => Number(day.slice(5, 7)) - 1

/** 'Nov' */
export const shortMonth = ({ from }: DaySpan): string => MONTHS[monthOf(from)] ?? ''
/** 'November' */
export const longMonth = ({ from }: DaySpan): string => LONG.format(new Date(from))
/** 'November 2026' */
export const monthAndYear = (days: DaySpan): string => `${longMonth(days)} ${days.from.slice(0, 4)}`
/** 'Nov 1–21'; of one day 'Nov 1'. */
export function fewDays(days: DaySpan): string {
  const [from, to] = [days.from, days.to].map(day => Number(day.slice(8)))
  return `${shortMonth(days)} ${from === to ? from : `${from}–${to}`}`
}
