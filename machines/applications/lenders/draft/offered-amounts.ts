// The amount checked before a product is chosen: that of the lender's offers, as shown with each product. Pure.
import type { Product } from '../lender-actions.ts'
import type { Sale } from './check-inputs.ts'

export type OfferedAmount = { type: Product['type']; amount_cents: number; fits: boolean }

/** From the products available to this sale; from all if none is. Unchanged if none of its kind is offered. */
export function withOfferedAmounts(sale: Sale, offered: readonly OfferedAmount[]): Sale {
  const alike = offered.filter(({ type }) => type === sale.type)
  const fitting = alike.filter(({ fits }) => fits)
  const amounts = (fitting.length > 0 ? fitting : alike).map(({ amount_cents }) => amount_cents)
  if (amounts.length === 0) return sale
  const least_amount_cents = Math.min(...amounts)
  // If none fits, the smallest is closest to fitting.
  const amount_cents = fitting.length > 0 ? Math.max(...amounts) : least_amount_cents
  return { ...sale, amount_cents, least_amount_cents }
}
