// The current price of a sale. Every screen, document and snapshot uses it.
import type { PriceBreakdown } from '#machines/money/pricing/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { type PricedProject, pricedProject } from './price-inputs.ts'
import type { PricedSale } from './sale.ts'

/** With the reason for every line. Undefined without a design. For the chosen financing, else for cash. */
export const explainPrice = (
  sale: PricedSale,
  financing_type: Schemas['FinancingType'] = sale.chosen?.type ?? 'cash',
): PricedProject | undefined => pricedProject(sale, financing_type)

/** Null without a design or a complete price. */
export const priceOf = (sale: PricedSale, financing_type?: Schemas['FinancingType']): Schemas['Price'] | null =>
  pricedFigures(explainPrice(sale, financing_type))

/** Null where there is no price, as of `priceOf`. */
export const pricedFigures = (priced: PricedProject | undefined): Schemas['Price'] | null =>
  priced?.breakdown ? figuresOf(priced.breakdown, priced.hidden) : null

export type Prices = Record<Schemas['FinancingType'], Schemas['Price']>

/** By way to pay: an adder may apply to one and not to another. Null like `priceOf`. */
export function pricesOf(sale: PricedSale): Prices | null {
  const [cash, loan, lease, ppa] = [
    priceOf(sale, 'cash'),
    priceOf(sale, 'loan'),
    priceOf(sale, 'lease'),
    priceOf(sale, 'ppa'),
  ]
  return cash && loan && lease && ppa ? { cash, loan, lease, ppa } : null
}

/**
 * The stored and hashed figures, without sentences, whose wording may change without making anything out of date. Newer fields
 * are left out if they say nothing new, so that older hashes still match.
 */
function figuresOf(price: PriceBreakdown, hidden: ReadonlySet<string>): Schemas['Price'] {
  return {
    size_w: price.size_w,
    base_cents: price.base_cents,
    ...(price.items.length > 0 ? { items: price.items.map(({ why, ...item }) => item) } : {}),
    adders: price.adders.map(({ id, name, pricing_method, quantity, total_cents }) => ({
      adder_id: id,
      name,
      pricing_method,
      quantity,
      total_cents,
      ...(hidden.has(id) ? { hidden: true } : {}),
    })),
    discount_cents: price.discounts_cents,
    price_cents: price.price_cents,
    price_usd_per_w: price.price_usd_per_w ?? 0,
    ...(price.incentive_basis_cents === price.price_cents
      ? {}
      : { incentive_basis_cents: price.incentive_basis_cents }),
  }
}

/** As a homeowner sees it: hidden lines are included in the system's line, so the lines still add up. */
export function shownPrice(price: Schemas['Price']): Schemas['Price'] {
  const { incentive_basis_cents, adders, ...rest } = price
  const folded = adders.filter(({ hidden }) => hidden).reduce((sum, { total_cents }) => sum + total_cents, 0)
  return {
    ...rest,
    base_cents: price.base_cents + folded,
    adders: adders.filter(({ hidden }) => !hidden),
  }
}
