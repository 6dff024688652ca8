// Which amount the checks before an application speak of while no product is chosen: that of what the lender offers, which is
// what stands beside each product. Pure.
import type { Product } from '../lender-actions.ts'
import type { Sale } from './check-inputs.ts'

export type OfferedAmount = { type: Product['type']; amount_cents: number; fits: boolean }

/** Of the products this sale can have; of all where it can have none. Unchanged where nothing of its kind is offered. */
export function withOfferedAmounts(sale: Sale, offered: readonly OfferedAmount[]): Sale {
  const alike = offered.filter(({ type }) => type === sale.type)
  const fitting = alike.filter(({ fits }) => fits)
  const amounts = (fitting.length > 0 ? fitting : alike).map(({ amount_cents }) => amount_cents)
  if (amounts.length === 0) return sale
  const least_amount_cents = Math.min(...amounts)
  // Where none fits, the least is the nearest to what would.
  const amount_cents = fitting.length > 0 ? Math.max(...amounts) : least_amount_cents
  return { ...sale, amount_cents, least_amount_cents }
}
