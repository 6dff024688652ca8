// Where a shown figure comes from: what went into it, by which rule, from which source. Told from the answer that carries the
// figure, never computed anew; screens open it at a click.
import { dollars, number } from '../lib/words.ts'

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
/** Left out where it is nothing. */
export const centsIfAny = (label: string, value: number) => (value === 0 ? [] : cents(label, value))
export const kwhWords = (value: number) => `${number(value)} kWh`
