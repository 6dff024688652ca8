// An application's quote after its lender accepted another amount, product or system. Pure.

import type { Product, System } from '#machines/applications/lenders/lender-actions.ts'
import type { Dialect } from '#machines/applications/lenders/lender-dialect.ts'
import { netOfDealerFee } from '#machines/money/pricing/rules.ts'
import { canonicaliseJson } from '#machines/money/pricing/snapshot.ts'
import type { LenderQuote } from '#server/db/schema/lenders.ts'
import { amountOf, type FinancedSale } from './financed-sale.ts'
import type { Offered } from './products.ts'

type Change = {
  product: Product
  amount_cents: number
  /** The system the lender knows afterwards. */
  system: System
  sale: Pick<FinancedSale, 'inputs' | 'basis' | 'system'>
  dialect: Pick<Dialect, 'calls'>
  offered?: Pick<Offered, 'amount_cents' | 'monthly_payment_cents'> | null
}

/**
 * Design and price count as reported once the lender has today's amount, and today's system if it accepts one. Until
 * then the basis is unchanged, and every screen shows what has changed since.
 */
export function quoteAfter(before: LenderQuote, change: Change): LenderQuote {
  const { product, amount_cents, system, sale, dialect, offered } = change
  const today = amountOf(sale, product)
  const is_todays = today.amount_cents === amount_cents
  const same_system = canonicaliseJson(system) === canonicaliseJson(sale.system)
  const loan_price = product.type === 'loan' ? netOfDealerFee(amount_cents, product.dealer_fee ?? 0) : amount_cents
  const unchanged = product.id === before.product.id && amount_cents === before.amount_cents
  return {
    product,
    amount_cents,
    system,
    price_cents: is_todays ? today.price_cents : loan_price,
    monthly_payment_cents: unchanged
      ? before.monthly_payment_cents
      : offered?.amount_cents === amount_cents
        ? offered.monthly_payment_cents
        : null,
    basis_hash: is_todays && (same_system || !dialect.calls.update_design) ? sale.basis.hash : before.basis_hash,
  }
}
