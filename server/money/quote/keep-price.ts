// Stores sizes and prices with projects.

import { and, eq, gt, isNull } from 'drizzle-orm'
import { explainPrice, pricedFigures } from '#machines/money/sale/price.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { projects } from '#server/db/schema/projects.ts'
import type { Ports } from '#server/ports/ports.ts'
import { loadPricedSales } from '../sale/load-sale.ts'
import type { PricedSale } from '../sale/sale.ts'

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
