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
 * Payback, the same for every payment option: years until the cumulative savings cover everything paid and still owed.
 * Cash is paid on the day of purchase; a loan owes its balance; a lease or PPA has no balance. So a loan never pays
 * back before cash at the same price. `owed[n]` is the amount owed at the end of year n, 0 if left out. To one decimal,
 * interpolated within the year, and final: a battery replacement in year 15 may turn the total negative again, and the
 * earlier crossing would flatter. 0 if it is never negative, null if it still is at the end.
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
