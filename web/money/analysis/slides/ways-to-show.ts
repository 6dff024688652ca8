// Which of the ways to pay a kitchen table sees.
import type { Schemas } from '#sdk/types.ts'

type Offer = Schemas['Offer']

/** Columns that still can be read from across a table. */
const MOST = 4

/** The chosen one first, then the first of each other kind; only what can be had. */
export function waysToShow(offers: readonly Offer[], option_id: string | undefined): Offer[] {
  const can = offers.filter(({ unavailable }) => unavailable === null)
  const chosen = can.find(offer => offer.option_id === option_id)
  const firsts = can.filter(
    (offer, index) => offer.type !== chosen?.type && can.findIndex(({ type }) => type === offer.type) === index,
  )
  return [...(chosen ? [chosen] : []), ...firsts].slice(0, MOST)
}
