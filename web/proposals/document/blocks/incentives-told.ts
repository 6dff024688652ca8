// Incentives of all payment options, each listed once.
import type { Offer } from '../shown.ts'

type Told = { at: number; which: number; one: Offer['incentives'][number]; names: string[] }

/** Each once, with the ways to pay it holds for. */
export function incentivesOf(offers: readonly Offer[]): Told[] {
  const all: Told[] = []
  for (const [at, offer] of offers.entries())
    for (const [which, one] of offer.incentives.entries()) {
      const same = all.find(
        told =>
          told.one.incentive_id === one.incentive_id &&
          told.one.amount_cents === one.amount_cents &&
          told.one.reason === one.reason,
      )
      if (same) same.names.push(offer.name)
      else if (one.amount_cents > 0) all.push({ at, which, one, names: [offer.name] })
    }
  return all
}

export function creditsOf(offers: readonly Offer[]): { sentence: string; names: string[] }[] {
  const sentences = [...new Set(offers.map(({ tax_credit }) => tax_credit.sentence))]
  return sentences.map(sentence => ({
    sentence,
    names: offers.filter(({ tax_credit }) => tax_credit.sentence === sentence).map(({ name }) => name),
  }))
}
