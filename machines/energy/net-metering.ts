// How a utility settles what is taken and what is sent out, in six ways, as monthly bills in cents.
//   full_retail             what is sent out offsets what is taken, within each period of the plan; what is left is carried on
//   non_bypassable          the same, but each kWh sent out is worth the rate less the charges nobody escapes
//   net_billing             what is sent out is bought at its own rate and offsets the month's energy, no more
//   net_billing_carry_over  the same, and what is left of a month's credit is carried on
//   buy_all_sell_all        the house buys all it uses, the utility buys all that is made
//   none                    nothing is paid for what is sent out
// Carried on means: in kWh where the plan has one period, in dollars at the period's first tier where it has several; until
// the true-up, at whose month the bank is emptied.

import type { Schemas } from '#sdk/types.ts'
import { sum } from '../lib/numbers.ts'
import { daysOf, HOURS, MONTH_OF_HOUR, monthsOf, spread } from './calendar.ts'
import { byPeriod, demandUsd, energyUsd, type RatePlan } from './rate-plan.ts'

export type NetMetering = Schemas['NetMetering']
type MonthBill = Schemas['MonthBill']

/** kWh of each hour. */
export type Metered = { use: Float64Array; production: Float64Array; import: Float64Array; export: Float64Array }

export type Settled = {
  months: MonthBill[]
  year_cents: number
  unused_credit_kwh: number
  unused_credit_cents: number
}

export const FULL_RETAIL: NetMetering = { kind: 'full_retail' }

/** $/kWh paid for each hour's export under the billing kinds. */
export function exportRates({ export_usd_per_kwh = 0, export_weekday, export_weekend }: NetMetering): Float64Array {
  const rates = new Float64Array(HOURS)
  if (export_weekday && export_weekend) return spread(export_weekday, export_weekend, rates)
  return rates.fill(export_usd_per_kwh)
}

/** Twelve bills, January first. */
export function settleYear(plan: RatePlan, settled: NetMetering, metered: Metered): Settled {
  const all = settled.kind === 'buy_all_sell_all'
  const taken = all ? metered.use : metered.import
  const sent = all ? metered.production : metered.export
  const count = plan.periods.length
  const taken_by = byPeriod(plan, taken)
  const sent_by = byPeriod(plan, sent)
  const demand = demandUsd(plan, taken)
  const taken_kwh = monthsOf(taken)
  const sent_kwh = monthsOf(sent)
  const paid_usd = soldUsd(settled, sent)
  const less = settled.kind === 'non_bypassable' ? (settled.non_bypassable_usd_per_kwh ?? 0) : 0
  const retail = settled.kind === 'full_retail' || settled.kind === 'non_bypassable'
  const carries = retail || settled.kind === 'net_billing_carry_over'
  const in_kwh = retail && count === 1

  const months = new Array<MonthBill>(12)
  const first = (settled.true_up_month ?? 1) - 1
  let bank_kwh = 0
  let bank_usd = 0
  let lost_usd = 0
  for (let step = 0; step < 12; step++) {
    const month = (first + step) % 12
    const days = daysOf(month)
    let energy_usd = 0
    let net_usd = 0
    for (let period = 0; period < count; period++) {
      const bought = taken_by[month * count + period] ?? 0
      energy_usd += energyUsd(plan, period, bought, days)
      if (!retail) continue
      const net = bought - (sent_by[month * count + period] ?? 0) - bank_kwh
      if (in_kwh) bank_kwh = Math.max(0, -net)
      net_usd += energyUsd(plan, period, in_kwh ? Math.max(0, net) : net, days, less)
    }
    if (retail) net_usd += less * (taken_kwh[month] ?? 0)
    else net_usd = energy_usd - (paid_usd[month] ?? 0)
    // A sale of everything is a business of its own: its money is paid whatever the bill.
    if (!all && !in_kwh) {
      // Charges nobody escapes are owed even to one whose bank is full.
      const owed = less * (taken_kwh[month] ?? 0)
      const open = net_usd - owed
      const used = Math.min(bank_usd, Math.max(0, open))
      const over = Math.max(0, -open)
      if (carries) bank_usd += over - used
      else lost_usd += over
      net_usd = owed + Math.max(0, open) - used
    }
    months[month] = billOf(plan, { energy_usd, demand_usd: demand[month] ?? 0, net_usd, all })
  }
  const left_kwh = in_kwh ? bank_kwh : Math.max(0, sum(sent_kwh) - sum(taken_kwh))
  const last = (first + 11) % 12
  if (carries && settled.leftover_usd_per_kwh) pay(months[last], left_kwh * settled.leftover_usd_per_kwh)
  return {
    months,
    year_cents: months.reduce((total, { total_cents }) => total + total_cents, 0),
    unused_credit_kwh: carries ? left_kwh : 0,
    unused_credit_cents: cents(bank_usd + lost_usd),
  }
}

/** What the exports of each month bring at their own rate. */
function soldUsd(settled: NetMetering, sent: Float64Array): number[] {
  if (settled.kind === 'full_retail' || settled.kind === 'non_bypassable' || settled.kind === 'none')
    return new Array<number>(12).fill(0)
  const rates = exportRates(settled)
  const months = new Array<number>(12).fill(0)
  for (let hour = 0; hour < HOURS; hour++) {
    const month = MONTH_OF_HOUR[hour] ?? 0
    months[month] = (months[month] ?? 0) + (sent[hour] ?? 0) * (rates[hour] ?? 0)
  }
  return months
}

type Parts = { energy_usd: number; demand_usd: number; net_usd: number; all: boolean }

/** Each part is rounded once; the credit is what is left between them, so that they add up. */
function billOf(plan: RatePlan, { energy_usd, demand_usd, net_usd, all }: Parts): MonthBill {
  const energy_cents = cents(energy_usd)
  const demand_cents = cents(demand_usd)
  const fixed_cents = cents(plan.fixed_usd_per_month)
  const credit_cents = Math.min(0, cents(net_usd) - energy_cents)
  const owed = energy_cents + demand_cents + fixed_cents + (all ? 0 : credit_cents)
  const minimum_cents = Math.max(0, cents(plan.minimum_usd_per_month) - owed)
  const total_cents = energy_cents + demand_cents + fixed_cents + credit_cents + minimum_cents
  return { energy_cents, demand_cents, fixed_cents, credit_cents, minimum_cents, total_cents }
}

function pay(bill: MonthBill | undefined, usd: number) {
  if (!bill) return
  bill.credit_cents -= cents(usd)
  bill.total_cents -= cents(usd)
}

/** Half up, and no negative zero. */
const cents = (usd: number): number => Math.round(Number((usd * 100).toFixed(6))) + 0
