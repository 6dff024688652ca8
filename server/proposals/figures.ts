// The figures of a proposal from what it rests on. Pure: a published proposal answers other assumptions by the same
// calculation from what was frozen with it, and never looks at today's project.

import { type OfferInputs, offersFrom, USUAL_ESCALATION } from '#machines/money/sale/offers-from.ts'
import type { Schemas } from '#sdk/types.ts'

export type Figures = Schemas['ProposalFigures']
/** One design's share of them: what no assumption changes, and what its offers are made from. */
export type Side = {
  fixed: Omit<Figures, 'utility_escalation' | 'offers'>
  offers: OfferInputs
  basis_hash: string
}
/** Stored with the published proposal and never shown: it contains dealer fees. Survives a JSON round trip. */
export type ProposalInputs = {
  /** As designed. */
  own: Side
  /** Without its battery; null if it has none, or if that can't be priced. */
  without_battery: Side | null
}

/** Yearly increase of utility prices in published figures. */
export const OWN_ESCALATION = USUAL_ESCALATION

/** With the offers named, in that order, without their dealer fees. One that is not among the options is left out. */
export function figuresFrom(
  { fixed, offers }: Side,
  option_ids: readonly string[],
  utility_escalation: number,
): Figures {
  const all = offersFrom(offers, { utility_escalation })
  return {
    utility_escalation,
    ...fixed,
    offers: option_ids.flatMap(id => all.filter(offer => offer.option_id === id).map(withoutCost)),
  }
}

/** A homeowner sees no cost, and no sum that holds adders hidden from them. */
function withoutCost({
  dealer_fee_cents,
  financed_usd_per_w,
  extras_cents,
  ...offer
}: Schemas['Offer']): Schemas['Offer'] {
  return offer
}

/** Only the options shown: the rest of the catalog is confidential. */
export const onlyShown = (side: Side, option_ids: readonly string[]): Side => ({
  ...side,
  offers: { ...side.offers, ways: side.offers.ways.filter(({ option }) => option_ids.includes(option.id)) },
})
