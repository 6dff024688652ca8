// An application's quote: product, price and system, frozen, so lender, homeowner and screens show the same until it is
// quoted again.

import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import type { LenderQuote } from '#server/db/schema/lenders.ts'
import { sha256 } from '#server/ports/ports.ts'
import type { FinancedSale } from './financed-sale.ts'
import type { Offered } from './products.ts'

export function quoteOf(
  { basis, system }: Pick<FinancedSale, 'basis' | 'system'>,
  { product, price_cents, amount_cents, monthly_payment_cents }: Offered,
): LenderQuote {
  return { product, price_cents, amount_cents, monthly_payment_cents, system, basis_hash: basis.hash }
}

export const quoteHash = (quote: LenderQuote) => sha256(canonicaliseJson(quote))
