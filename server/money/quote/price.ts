// The current price of a sale. Every screen, document and snapshot uses this function.
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { PriceBreakdown } from '#machines/money/pricing/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Ports } from '#server/ports/ports.ts'
import { loadPricedSales } from '../sale/load-sale.ts'
import type { PricedSale } from '../sale/sale.ts'
import { type PricedProject, pricedProject } from './price-inputs.ts'

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

/**
 * Stores size and price with the project, so that lists and totals need no calculation. Called by whatever changes them, with the
 * project's changed `terms`.
 */
export async function keepPrice(
  db: Db,
  ports: Ports,
  sale: PricedSale,
  terms: Partial<typeof projects.$inferInsert> = {},
): Promise<Schemas['Price'] | null> {
  const price = explainPrice(sale)
  await db
    .update(projects)
    .set({
      ...terms,
      size_w: price?.size_w ?? null,
      price_cents: price?.breakdown?.price_cents ?? null,
      updated_at: ports.now(),
    })
    .where(eq(projects.id, sale.project.id))
  return pricedFigures(price)
}

const AT_ONCE = 500

/** After a change of the catalog: every designed project that is not sold is priced again. Returns how many changed. */
export async function repriceOpen(db: Db): Promise<number> {
  let changed = 0
  for (let after: string | undefined, more = true; more; ) {
    const rows = await db
      .select()
      .from(projects)
      .where(and(gt(projects.size_w, 0), isNull(projects.sold_at), after ? gt(projects.id, after) : undefined))
      .orderBy(projects.id)
      .limit(AT_ONCE)
    more = rows.length === AT_ONCE
    after = rows.at(-1)?.id
    for (const sale of await loadPricedSales(db, rows)) {
      const price_cents = explainPrice(sale)?.breakdown?.price_cents ?? null
      if (price_cents === sale.project.price_cents) continue
      changed += 1
      await db.update(projects).set({ price_cents }).where(eq(projects.id, sale.project.id))
    }
  }
  return changed
}
