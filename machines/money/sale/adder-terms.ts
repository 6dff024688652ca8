// The terms of adders for a project: the current catalog, or that of the day it was sold.
import type { AddedByHand, AdderOverride, AdderTerms, PricedSale } from './sale.ts'

/** An adder that may be in a project's price, with the project's settings for it. */
export type AdderHere = { terms: AdderTerms; by_hand: AddedByHand | null; override: AdderOverride | null }

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
): Map<string, AdderTerms> {
  const terms = new Map<string, AdderTerms>()
  for (const { adder_id, since, terms: then } of versions) {
    const by_hand = added.find(one => one.adder_id === adder_id)
    const until = Math.max(as_of.getTime(), by_hand?.added_at.getTime() ?? 0)
    if (since.getTime() <= until) terms.set(adder_id, then)
  }
  return terms
}
