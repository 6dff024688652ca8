// How the values of variables are written, in proposals and agreements alike. Pure.

import { MONTH_NAMES_ES } from '#machines/design/energy/calendar.ts'
import { dayWords, number, written } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'

/** '$132' */
export const wholeDollars = (cents: number) =>
  written(Math.round(cents / 100), { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** '$0.1525' */
export const kwhPrice = (usd: number) => written(usd, { style: 'currency', currency: 'USD', maximumFractionDigits: 4 })

/** '7.49%' */
export const percentValue = (share: number, most_digits: number) => `${number(share * 100, most_digits)}%`

/** Each name once. */
export const namesIn = (all: readonly { name: string }[]) => [...new Set(all.map(({ name }) => name))].join(', ')

/** '12/20/2026' in English. In Spanish the month is a word: there the day usually comes first. */
export function dateWords(day: string, language: Schemas['Language']): string {
  if (language === 'en') return dayWords(day)
  const [year, month, date] = day.split('-').map(Number)
  return `${date} de ${MONTH_NAMES_ES[(month ?? 1) - 1]} de ${year}`
}
