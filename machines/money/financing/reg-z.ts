// The cost of credit as disclosed under the Truth in Lending Act: Regulation Z, 12 CFR part 1026. It decides the APR of every loan
// offer. The note rate leaves out what only credit buyers pay, such as a dealer fee.
import { sum } from '#machines/lib/numbers.ts'
import type { Schedule } from './amortisation.ts'

/** An amount in cents, `unit_periods` whole unit-periods and a `fraction` of one after the term begins. */
export type Flow = { amount: number; unit_periods: number; fraction?: number }

export type FederalBox = {
  /** A decimal fraction to four places, as it is disclosed to a hundredth of a percent: 0.0694 is 6.94 %. */
  apr: number
  finance_charge_cents: number
  amount_financed_cents: number
  total_of_payments_cents: number
}

/** A year's unit-periods times the rate of one may not pass this; no lender's does. */
const HIGHEST_UNIT_RATE = 10

/**
 * The annual percentage rate by the actuarial method, 12 CFR 1026.22(a)(1) and Appendix J(b)(8): the rate i of a unit-period
 * at which advances and payments are worth the same, each divided by (1 + fraction x i)(1 + i)^unit_periods, times the
 * unit-periods of a year. By bisection until a double has no more digits, rounded to a hundredth of a percent, which is
 * finer than the eighth of a percent that 1026.22(a)(2) tolerates. 0 where payments are no more than advances.
 */
export function actuarialApr(terms: {
  advances: readonly Flow[]
  payments: readonly Flow[]
  unit_periods_a_year: number
}): number {
  const advances = inOrder(terms.advances)
  const payments = inOrder(terms.payments)
  if (total(payments) <= total(advances)) return 0
  let low = 0
  let high = HIGHEST_UNIT_RATE
  for (let middle = 5; middle > low && middle < high; middle = (low + high) / 2) {
    if (presentValue(payments, middle) > presentValue(advances, middle)) low = middle
    else high = middle
  }
  return Math.round(terms.unit_periods_a_year * low * 10_000) / 10_000
}

const inOrder = (flows: readonly Flow[]) => [...flows].sort((a, b) => a.unit_periods - b.unit_periods)
const total = (flows: readonly Flow[]) => sum(flows.map(({ amount }) => amount))

/** Only + - x /, as in metrics.ts. */
function presentValue(flows: readonly Flow[], rate: number): number {
  let worth = 0
  let discount = 1
  let at = 0
  for (const { amount, unit_periods, fraction = 0 } of flows) {
    for (; at < unit_periods; at++) discount /= 1 + rate
    worth += (amount * discount) / (1 + fraction * rate)
  }
  return worth
}

/**
 * The four figures of 12 CFR 1026.18 for a loan paid monthly, starting one month after it begins.
 * `amount_financed_cents` is the price for a cash buyer: any excess of the loan over it is a prepaid finance charge, no
 * matter who collects it (1026.4(a), (b)(3), (b)(9)). An expected paydown counts as a payment of its month.
 */
export function federalBox({ rows, total_paid_cents }: Schedule, amount_financed_cents: number): FederalBox {
  return {
    apr: actuarialApr({
      advances: [{ amount: amount_financed_cents, unit_periods: 0 }],
      payments: rows.map(({ month, payment_cents, paydown_cents }) => ({
        amount: payment_cents + paydown_cents,
        unit_periods: month,
      })),
      unit_periods_a_year: 12,
    }),
    finance_charge_cents: total_paid_cents - amount_financed_cents,
    amount_financed_cents,
    total_of_payments_cents: total_paid_cents,
  }
}
