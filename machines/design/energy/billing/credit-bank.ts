// Export credit carried from month to month: in kWh, or in dollars with the kWh they were for, so that no kWh is paid
// twice.
import type { Schemas } from '#sdk/types.ts'

export type Bank = { kwh: number; usd: number }

export const NO_CREDIT: Bank = { kwh: 0, usd: 0 }

/** A month's net kWh against a bank of kWh: the kWh to pay for, and the bank after it. */
export function bankKwh({ kwh, usd }: Bank, net_kwh: number): { kwh: number; bank: Bank } {
  const open = net_kwh - kwh
  return { kwh: Math.max(0, open), bank: { kwh: Math.max(0, -open), usd } }
}

type Month = { usd: number; lost_usd: number; bank: Bank }
/** Exports of a month and their total value. */
type Sent = { kwh: number; usd: number }

/**
 * A month's net dollars against a bank of dollars: the amount due, and the bank after it. Below zero is credit beyond
 * the month's charges; it is banked if the utility carries it over, otherwise lost.
 */
export function bankDollars(bank: Bank, net_usd: number, sent: Sent, carries: boolean): Month {
  if (net_usd < 0) {
    if (!carries) return { usd: 0, lost_usd: -net_usd, bank }
    const kwh = sent.usd > 0 ? sent.kwh * Math.min(1, -net_usd / sent.usd) : 0
    return { usd: 0, lost_usd: 0, bank: { kwh: bank.kwh + kwh, usd: bank.usd - net_usd } }
  }
  const used = Math.min(bank.usd, net_usd)
  // Dollars and their kWh leave the bank together.
  const left = bank.usd > 0 ? 1 - used / bank.usd : 0
  return { usd: net_usd - used, lost_usd: 0, bank: { kwh: bank.kwh * left, usd: bank.usd - used } }
}

type Rules = Pick<Schemas['NetMetering'], 'credits_at_true_up' | 'leftover_usd_per_kwh'>
type Close = { paid_usd: number; left_kwh: number; left_usd: number; carried: Bank }

/** At the true-up: `left_kwh` are those whose credit is unused. A kWh is paid once: in credit, in cash or by the leftover rate. */
export function closeYear(rules: Rules, bank: Bank, left_kwh: number): Close {
  const { credits_at_true_up: rule = 'expire', leftover_usd_per_kwh = 0 } = rules
  if (rule === 'carry') return { paid_usd: 0, left_kwh: 0, left_usd: 0, carried: bank }
  if (rule === 'pay' && bank.usd > 0) return { paid_usd: bank.usd, left_kwh: 0, left_usd: 0, carried: NO_CREDIT }
  return { paid_usd: left_kwh * leftover_usd_per_kwh, left_kwh, left_usd: bank.usd, carried: NO_CREDIT }
}
