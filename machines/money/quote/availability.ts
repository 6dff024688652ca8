// Why an option cannot be offered to a project, in words. The catalogue, the comparison and the choice all ask here.

import { dayWords, dollars } from '#machines/lib/format.ts'
import type { Language } from '#machines/words/language.ts'
import { words } from './words.ts'

export type OptionLimits = {
  name: string
  active: boolean
  min_amount_cents: number | null
  /** Maximum loan amount, dealer fee included. */
  max_amount_cents: number | null
  /** The lender's highest price per watt. */
  max_price_usd_per_w: number | null
  requires_storage: boolean
  /** Two-letter states; empty means all. */
  states: readonly string[]
  /** The days of the lender's programme, both counted in. */
  starts_on: string | null
  ends_on: string | null
  provider: { name: string; enabled: boolean; states: readonly string[] }
}

type AskedFor = {
  /** The amount to finance: for a loan, dealer fee included. */
  amount_cents: number
  size_w: number
  /** Null while the project has no address: then no state is wrong yet. */
  state: string | null
  has_storage: boolean
  /** The day of the offer, in the company's own time. */
  on: string
  language?: Language | undefined
}

/** Null if it can be offered. An amount outside the lender's limits must never show as a zero payment. */
export function whyUnavailable(option: OptionLimits, asked: AskedFor): string | null {
  const { name, provider, min_amount_cents, max_amount_cents, max_price_usd_per_w } = option
  const { amount_cents, size_w, state, on } = asked
  const say = words.in(asked.language ?? 'en')
  const outside = (states: readonly string[]): string | undefined =>
    state !== null && states.length > 0 && !states.includes(state) ? state : undefined
  if (!provider.enabled) return say.turned_off({ name: provider.name })
  if (!option.active) return say.turned_off({ name })
  const not_served = outside(provider.states)
  if (not_served) return say.provider_not_in_state({ name: provider.name, state: not_served })
  const not_offered = outside(option.states)
  if (not_offered) return say.option_not_in_state({ name, state: not_offered })
  if (option.starts_on !== null && on < option.starts_on)
    return say.offered_from({ name, day: dayWords(option.starts_on) })
  if (option.ends_on !== null && on > option.ends_on) return say.offered_until({ name, day: dayWords(option.ends_on) })
  if (option.requires_storage && !asked.has_storage) return say.battery_required({ name })
  const needs = dollars(amount_cents)
  if (min_amount_cents !== null && amount_cents < min_amount_cents)
    return say.amount_too_low({ name, least: dollars(min_amount_cents), needs })
  if (max_amount_cents !== null && amount_cents > max_amount_cents)
    return say.amount_too_high({ name, most: dollars(max_amount_cents), needs })
  // Compared as products: a quotient would be rounded.
  if (max_price_usd_per_w !== null && amount_cents > Math.round(max_price_usd_per_w * size_w * 100))
    return say.price_too_high({
      name,
      most: `$${max_price_usd_per_w.toFixed(2)}`,
      price: `$${(amount_cents / 100 / size_w).toFixed(2)}`,
    })
  return null
}
