// Figures of merit over yearly cash flows. flows[0] is the day of purchase, flows[n] the end of year n, in cents.
// Only + - x / are used: they give the same bits in every engine, which Math.pow does not promise.

/** Net present value, rounded to a cent. */
export function npv(flows: readonly number[], discount_rate: number): number {
  return Math.round(presentValue(flows, discount_rate))
}

function presentValue(flows: readonly number[], rate: number): number {
  return flows.reduceRight((later, flow) => flow + later / (1 + rate), 0)
}

/**
 * Internal rate of return as a decimal fraction to four places (0.0873), by bisection between -99 % and 1000 %.
 * Null without an outlay at the start or when no rate in that range brings the flows to zero.
 */
export function irr(flows: readonly number[]): number | null {
  if ((flows[0] ?? 0) >= 0) return null
  let low = -0.99
  let high = 10
  if (presentValue(flows, low) < 0 || presentValue(flows, high) > 0) return null
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (presentValue(flows, middle) > 0) low = middle
    else high = middle
  }
  return Math.round(((low + high) / 2) * 10_000) / 10_000
}

/**
 * Payback, for every way to pay alike: years until what the system has saved covers everything paid and still owed for it.
 * Cash is paid on the day of purchase; of a loan the balance is owed; of a lease or PPA nothing is owed ahead. So a loan never
 * pays back before cash at the same price. `owed[n]` is what is owed at the end of year n, 0 where it is left out.
 *
 * To one decimal, by a straight line within the year, and for good: a battery bought again in year 15 may take it below zero
 * once more, and the earlier crossing would flatter. 0 when it never is below zero, null when it still is at the end.
 */
export function paybackYears(flows: readonly number[], owed: readonly number[] = []): number | null {
  let cumulative = 0
  let payback = 0
  let before = 0
  for (const [year, flow] of flows.entries()) {
    cumulative += flow
    const position = cumulative - (owed[year] ?? 0)
    if (position < 0) payback = Number.POSITIVE_INFINITY
    else if (before < 0) payback = year - 1 + -before / (position - before)
    before = position
  }
  return Number.isFinite(payback) ? Math.round(payback * 10) / 10 : null
}
