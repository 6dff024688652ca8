// The homeowner's share of a system's price, and who pays the rest. Pure: proposal, agreement, invoices, lender and
// ledger use it, so they state the same amount.

import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'

/** In cents. What is to be paid and the rebates come to the price. Kept with each agreement as it was sent. */
export type DealAmounts = {
  price_cents: number
  /** Rebates taken off the price at once: their payers owe them to the company. */
  rebates: { incentive_id: string; name: string; amount_cents: number }[]
  /** By the homeowner, or lent to them before any dealer fee. */
  to_pay_cents: number
}

/** A homeowner pays no price for a third-party-owned system, so there is nothing to deduct. */
export function dealAmounts({
  type,
  price_cents,
  incentives,
}: Pick<Schemas['Offer'], 'type' | 'price_cents' | 'incentives'>): DealAmounts {
  const owned = type === 'cash' || type === 'loan'
  const rebates = owned
    ? incentives
        .filter(({ paid }) => paid === 'upfront')
        .map(({ incentive_id, name, amount_cents }) => ({ incentive_id, name, amount_cents }))
    : []
  return { price_cents, rebates, to_pay_cents: price_cents - sum(rebates.map(({ amount_cents }) => amount_cents)) }
}
