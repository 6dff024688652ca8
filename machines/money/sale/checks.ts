// What in a price itself prevents its sale: the company's limits, and a payment option that is no longer offered.
import { percent } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

type Check = Schemas['PricingCheck']
type Limits = Schemas['PricingChecks']

export function newerCheck(newer: Schemas['NewerPrices'] | null): Check | undefined {
  if (!newer) return undefined
  const names = newer.lines.map(({ name }) => name)
  return {
    code: 'prices_newer',
    severity: 'warn',
    sentence: words.newer_prices({ names: names.join(', ') }),
    fix: words.newer_prices_fix,
    where: 'price',
  }
}

const usdPerWatt = (usd: number) => `$${usd.toFixed(2)}`

/** Adders' costs are unknown: they count at their price, so they never make up for a thin system margin. */
export function marginCheck(limits: Limits, price: Schemas['Price'], may: boolean): Check | undefined {
  const { minimum_margin, cost_usd_per_w } = limits
  if (minimum_margin === null || cost_usd_per_w === null || price.size_w === 0) return undefined
  const adders_cents = price.adders.reduce((sum, adder) => sum + adder.total_cents, 0)
  const system_cents = price.price_cents - adders_cents
  const cost_cents = cost_usd_per_w * price.size_w * 100
  if (system_cents - cost_cents >= minimum_margin * system_cents) return undefined
  // The discount stays; what must rise is the base price.
  const needed_cents = cost_cents / (1 - minimum_margin) + price.discount_cents
  const needed_usd = Math.ceil(needed_cents / price.size_w) / 100
  return {
    code: 'margin_below_minimum',
    severity: may ? 'warn' : 'stop',
    sentence: words.margin_below_minimum({ margin: percent(minimum_margin, 1) }),
    fix: words.margin_fix({
      price: usdPerWatt(needed_usd),
      has_discount: price.discount_cents > 0 ? 'yes' : 'no',
      may_override: may ? 'yes' : 'no',
    }),
    where: 'price',
  }
}

export function discountCheck({ most_discount }: Limits, price: Schemas['Price'], may: boolean): Check | undefined {
  const before = price.price_cents + price.discount_cents
  if (most_discount === null || price.discount_cents <= most_discount * before) return undefined
  return {
    code: 'discount_above_limit',
    severity: may ? 'warn' : 'stop',
    sentence: words.discount_above_limit({
      share: percent(price.discount_cents / before, 1),
      limit: percent(most_discount, 1),
    }),
    fix: words.discount_fix({
      amount: `$${Math.floor((most_discount * before) / 100).toLocaleString('en-US')}`,
      may_override: may ? 'yes' : 'no',
    }),
    where: 'price',
  }
}

export function financingCheck(name: string, offer: Schemas['Offer'] | undefined): Check | undefined {
  const sentence = offer ? offer.unavailable : words.option_discontinued({ name })
  if (sentence === null) return undefined
  return {
    code: 'financing_unavailable',
    severity: 'stop',
    sentence,
    fix: words.option_fix,
    where: 'financing',
  }
}
