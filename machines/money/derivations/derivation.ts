// Where a shown figure comes from: what went into it, by which rule, from which source. Read from the answer that carries the
// figure, never recalculated; screens open it at a click.
import { MONTH_NAMES } from '#machines/design/energy/calendar.ts'
import { dollars, number } from '#machines/lib/format.ts'
import { words } from './words.ts'

export type DerivationInput = { label: string; value: string }

export type Derivation = {
  /** The figure by its name, as 'Monthly payment'. */
  title: string
  rule: string
  inputs: readonly DerivationInput[]
  /** Assumptions and limits, in sentences. */
  notes: readonly string[]
  sources: readonly string[]
  /** Of what it was computed from, as 'Design version 3'. */
  version: string | null
}

export const input = (label: string, value: string): DerivationInput => ({ label, value })
export const cents = (label: string, value: number | null | undefined): DerivationInput[] =>
  value === null || value === undefined ? [] : [input(label, dollars(value))]
/** Left out if zero. */
export const centsIfAny = (label: string, value: number) => (value === 0 ? [] : cents(label, value))
export const kwhWords = (value: number) => `${number(value)} kWh`
export const kwWords = (value: number) => `${number(value, 2)} kW`

const MONTHS = MONTH_NAMES.map(name => name.toLowerCase() as Lowercase<typeof name>)
/** Month 0 to 11, in the reader's language. */
export function monthName(month: number): string {
  const key = MONTHS[month]
  return key ? words.month[key] : ''
}
