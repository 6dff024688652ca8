// Why an option cannot be offered to a project, in words. The catalogue, the comparison and the choice all ask here.
import { type Language, saying } from '#machines/lib/language.ts'
import { dayWords, dollars } from '#machines/lib/words.ts'

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
  language?: Language | undefined
}

/** Null when it can be offered. An amount outside the lender's limits must never be shown as a payment of nothing. */
export function whyUnavailable(option: OptionLimits, asked: AskedFor): string | null {
  const { name, provider, min_amount_cents, max_amount_cents, max_price_usd_per_w } = option
  const { amount_cents, size_w, state, on } = asked
  const say = saying(asked.language)
  const outside = (states: readonly string[]) => state !== null && states.length > 0 && !states.includes(state)
  const off = (what: string) => say(`${what} is switched off.`, `${what} está desactivado.`)
  if (!provider.enabled) return off(provider.name)
  if (!option.active) return off(name)
  if (outside(provider.states))
    return say(`${provider.name} does not work in ${state}.`, `${provider.name} no trabaja en ${state}.`)
  if (outside(option.states)) return say(`${name} is not offered in ${state}.`, `${name} no se ofrece en ${state}.`)
  if (option.starts_on !== null && on < option.starts_on) {
    const from = dayWords(option.starts_on)
    return say(`${name} is offered from ${from}.`, `${name} se ofrece desde el ${from}.`)
  }
  if (option.ends_on !== null && on > option.ends_on) {
    const until = dayWords(option.ends_on)
    return say(`${name} was offered until ${until}.`, `${name} se ofreció hasta el ${until}.`)
  }
  if (option.requires_storage && !asked.has_storage)
    return say(`${name} needs a battery in the design.`, `${name} requiere una batería en el diseño.`)
  const needs = dollars(amount_cents)
  if (min_amount_cents !== null && amount_cents < min_amount_cents) {
    const least = dollars(min_amount_cents)
    return say(
      `${name} starts at ${least}; this project needs ${needs}.`,
      `${name} empieza en ${least}; este proyecto necesita ${needs}.`,
    )
  }
  if (max_amount_cents !== null && amount_cents > max_amount_cents) {
    const most = dollars(max_amount_cents)
    return say(
      `${name} ends at ${most}; this project needs ${needs}.`,
      `${name} llega hasta ${most}; este proyecto necesita ${needs}.`,
    )
  }
  // Compared as products: a quotient would be rounded.
  if (max_price_usd_per_w !== null && amount_cents > Math.round(max_price_usd_per_w * size_w * 100)) {
    const [most, comes] = [max_price_usd_per_w.toFixed(2), (amount_cents / 100 / size_w).toFixed(2)]
    return say(
      `${name} takes up to $${most} a watt; this project comes to $${comes}.`,
      `${name} acepta hasta $${most} por vatio; este proyecto llega a $${comes}.`,
    )
  }
  return null
}
