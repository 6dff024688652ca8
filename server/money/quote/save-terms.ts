// The price per watt and the discount of one project, by the price tab and by a change that is confirmed.
import { refuse } from '#machines/lib/refuse.ts'
import { companyBase } from '#machines/money/sale/price-inputs.ts'
import { words } from '#machines/money/sale/words.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Acting } from '#server/handler.ts'
import type { PricedSale } from '../sale/sale.ts'
import { keepPrice } from './keep-price.ts'

/** Throws 400 for a price the caller's role may not give. The caller has locked the project. */
export async function saveTerms<S extends PricedSale>(
  { db, ports, caller, audit }: Acting,
  sale: S,
  typed: Schemas['PriceTerms'],
): Promise<S> {
  const before = sale.project
  const { discount_cents } = typed
  // Saving the shown price unchanged doesn't make it the project's own price.
  const keeps = before.price_usd_per_w === null && typed.price_usd_per_w === before.kept_base?.price_usd_per_w
  const price_usd_per_w = keeps ? null : typed.price_usd_per_w
  const ours = sale.company.default_price_usd_per_w
  const overrides = caller.permissions.has('pricing.override')
  const by_watt = (before.kept_base ?? companyBase(sale)).method === 'per_watt'
  if (price_usd_per_w !== null && price_usd_per_w !== before.price_usd_per_w && !overrides) {
    if (!by_watt)
      throw refuse(400, 'invalid_input', {
        price_usd_per_w: words.not_priced_by_watt,
      })
    // A project keeps the price it was given when the company's own rises.
    const floor = Math.min(ours, before.price_usd_per_w ?? before.kept_base?.price_usd_per_w ?? ours)
    if (price_usd_per_w < floor)
      throw refuse(400, 'invalid_input', {
        price_usd_per_w: words.below_role_minimum({ price: `$${floor.toFixed(2)}` }),
      })
  }
  // Saving what someone else entered doesn't count as pricing.
  const is_other = price_usd_per_w !== before.price_usd_per_w || discount_cents !== before.discount_cents
  const priced_by = is_other ? caller.user_id : before.priced_by
  const terms = { price_usd_per_w, discount_cents, priced_by, version: before.version + 1 }
  const priced = { ...sale, project: { ...before, ...terms } }
  const price = await keepPrice(db, ports, priced, terms)
  if (price && discount_cents > 0 && price.discount_cents < discount_cents)
    throw refuse(400, 'invalid_input', { discount_cents: words.discount_too_large })
  await audit({
    sentence: () =>
      price_usd_per_w === null
        ? words.company_pricing_set
        : words.price_per_watt_set({
            price: `$${price_usd_per_w.toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
          }),
    project_id: before.id,
    detail: {
      from: { price_usd_per_w: before.price_usd_per_w, discount_cents: before.discount_cents },
      to: { price_usd_per_w, discount_cents },
    },
  })
  return priced
}
