// The terms of adders for a project: the current catalog, or that of the day it was sold.
import { and, eq } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { adder_overrides, type adders } from '#server/db/schema/adders.ts'
import type { AddedByHand, AdderOverride, PricedSale } from '../sale/sale.ts'

type Terms = Omit<typeof adders.$inferSelect, 'changed_at'>
/** An adder that may be in a project's price, with the project's settings for it. */
export type AdderHere = { terms: Terms; by_hand: AddedByHand | null; override: AdderOverride | null }

/** The adders added to a project and those that might apply by themselves. */
export function addersHere({ project, adders }: PricedSale): AdderHere[] {
  const { today, versions, added, overrides } = adders
  const sold = project.adders_as_of && termsAsOf(project.adders_as_of, versions, added)
  return today.flatMap(row => {
    const by_hand = added.find(({ adder_id }) => adder_id === row.id) ?? null
    const own_version = project.kept_prices.adders?.[row.id]?.version
    const terms =
      own_version === undefined
        ? sold
          ? sold.get(row.id)
          : row
        : versions.find(({ adder_id, version }) => adder_id === row.id && version === own_version)?.terms
    if (!terms || !(by_hand || (terms.automatic && terms.active))) return []
    return [{ terms, by_hand, override: overrides.find(one => one.adder_id === row.id) ?? null }]
  })
}

/** One added after the sale, as by a change order, has the terms of the day it was added. */
function termsAsOf(
  as_of: Date,
  versions: PricedSale['adders']['versions'],
  added: readonly AddedByHand[],
): Map<string, Terms> {
  const terms = new Map<string, Terms>()
  for (const { adder_id, since, terms: then } of versions) {
    const by_hand = added.find(one => one.adder_id === adder_id)
    const until = Math.max(as_of.getTime(), by_hand?.added_at.getTime() ?? 0)
    if (since.getTime() <= until) terms.set(adder_id, then)
  }
  return terms
}

export async function overrideOf(db: Db, project_id: string, adder_id: string): Promise<AdderOverride | undefined> {
  const [row] = await db
    .select()
    .from(adder_overrides)
    .where(and(eq(adder_overrides.project_id, project_id), eq(adder_overrides.adder_id, adder_id)))
    .for('update')
  return row
}
