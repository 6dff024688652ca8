// Why an option cannot be offered to a project, in words. The catalogue, the comparison and the choice all ask here.
import { dollars } from '#server/lib/words.ts'
export type OptionLimits = {
  name: string
  active: boolean
  min_amount_cents: number | null
  /** What may be financed at most, dealer fee included. */
  max_amount_cents: number | null
  /** The highest price a watt the lender takes. */
  max_price_usd_per_w: number | null
  requires_storage: boolean
  /** Two-letter states; empty means all. */
  states: readonly string[]
  /** The days of the lender's programme, both counted in. */
  starts_on: string | null
  ends_on: string | null
  provider: { name: string; enabled: boolean; states: readonly string[] }
}

export type AskedFor = {
  /** What would be financed: for a loan, dealer fee included. */
  amount_cents: number
  size_w: number
  /** Null while the project has no address: then no state is wrong yet. */
  state: string | null
  has_storage: boolean
  /** The day of the offer, in the company's own time. */
  on: string
}

const day = (iso: string) => `${iso.slice(5, 7)}/${iso.slice(8)}/${iso.slice(0, 4)}`

/** Null when it can be offered. An amount outside the lender's limits must never be shown as a payment of nothing. */
export function whyUnavailable(option: OptionLimits, asked: AskedFor): string | null {
  const { name, provider, min_amount_cents, max_amount_cents, max_price_usd_per_w } = option
  const { amount_cents, size_w, state, on } = asked
  const outside = (states: readonly string[]) => state !== null && states.length > 0 && !states.includes(state)
  if (!provider.enabled) return `${provider.name} is switched off.`
  if (!option.active) return `${name} is switched off.`
  if (outside(provider.states)) return `${provider.name} does not work in ${state}.`
  if (outside(option.states)) return `${name} is not offered in ${state}.`
  if (option.starts_on !== null && on < option.starts_on) return `${name} is offered from ${day(option.starts_on)}.`
  if (option.ends_on !== null && on > option.ends_on) return `${name} was offered until ${day(option.ends_on)}.`
  if (option.requires_storage && !asked.has_storage) return `${name} needs a battery in the design.`
  if (min_amount_cents !== null && amount_cents < min_amount_cents)
    return `${name} starts at ${dollars(min_amount_cents)}; this project needs ${dollars(amount_cents)}.`
  if (max_amount_cents !== null && amount_cents > max_amount_cents)
    return `${name} ends at ${dollars(max_amount_cents)}; this project needs ${dollars(amount_cents)}.`
  // Compared as products: a quotient would be rounded.
  if (max_price_usd_per_w !== null && amount_cents > Math.round(max_price_usd_per_w * size_w * 100))
    return `${name} takes up to $${max_price_usd_per_w.toFixed(2)} a watt; this project comes to $${(amount_cents / 100 / size_w).toFixed(2)}.`
  return null
}
