// How a utility settles what is taken and what is sent out, in six ways, as monthly bills in cents.
//   full_retail             what is sent out offsets what is taken, within each period of the plan; what is left is carried on
//   non_bypassable          the same, but each kWh sent out is worth the rate less the charges no credit offsets
//   net_billing             what is sent out is bought at its own rate and offsets the month's energy, no more
//   net_billing_carry_over  the same, and what is left of a month's credit is carried on
//   buy_all_sell_all        the house buys all it uses, the utility buys all that is made
//   none                    nothing is paid for what is sent out
// Carried on means: in kWh where the hour of the day does not change the rate, in dollars where it does; until the true-up.
// Credits offset energy charges only, and under net billing too no more than leaves the charges no credit offsets.

import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { type Bank, bankDollars, bankKwh, closeYear, NO_CREDIT } from './billing/credit-bank.ts'
import { demandUsd, drawnKw } from './billing/demand.ts'
import { spreadByClock } from './billing/plan-clock.ts'
import { HOURS, MONTH_OF_HOUR, monthsOf } from './calendar.ts'
import { byPeriod, energyUsd, isTimeOfUse, type RatePlan } from './rate-plan.ts'

export type NetMetering = Schemas['NetMetering']
type MonthBill = Schemas['MonthBill']

/** kWh of each hour; `peaks_kw` is the highest quarter hour of use in each, where it was measured. */
type Metered = {
  use: Float64Array
  production: Float64Array
  import: Float64Array
  export: Float64Array
  peaks_kw?: Float64Array | undefined
}

export type Settled = {
  months: MonthBill[]
  year_cents: number
  /** Credit left at the true-up, unpaid. */
  unused_credit_kwh: number
  unused_credit_cents: number
  /** The next year's opening bank. */
  carried: Bank
}

export const FULL_RETAIL: NetMetering = { kind: 'full_retail' }

/** $/kWh paid for each hour's export under the billing kinds, read by the plan's clock. */
export function exportRates(plan: RatePlan, settled: NetMetering): Float64Array {
  const { export_usd_per_kwh = 0, export_weekday: weekday, export_weekend: weekend } = settled
  const rates = new Float64Array(HOURS)
  if (!weekday || !weekend) return rates.fill(export_usd_per_kwh)
  return spreadByClock({ weekday, weekend }, { ...plan, holidays: settled.export_holidays ?? plan.holidays }, rates)
}

const isRetail = ({ kind }: NetMetering) => kind === 'full_retail' || kind === 'non_bypassable'

/** Twelve bills, January first; the year of credits begins in the true-up month, with what the year before carried over. */
export function settleYear(plan: RatePlan, settled: NetMetering, metered: Metered, opening: Bank = NO_CREDIT): Settled {
  const all = settled.kind === 'buy_all_sell_all'
  const retail = isRetail(settled)
  const taken = all ? metered.use : metered.import
  const sent = all ? metered.production : metered.export
  const count = plan.periods.length
  const taken_by = byPeriod(plan, taken)
  const sent_by = byPeriod(plan, sent)
  const taken_kwh = monthsOf(taken)
  const sent_kwh = monthsOf(sent)
  const demand = demandUsd(plan, drawnKw(plan, all ? { ...metered, import: taken, export: NOTHING } : metered))
  const paid_usd = soldUsd(plan, settled, sent)
  const less = floorOf(settled)
  const carries = retail || settled.kind === 'net_billing_carry_over'
  const in_kwh = retail && !isTimeOfUse(plan)

  const months = new Array<MonthBill>(12)
  const first = (settled.true_up_month ?? 1) - 1
  let bank = opening
  let lost_usd = 0
  for (let step = 0; step < 12; step++) {
    const month = (first + step) % 12
    const bought = taken_by.subarray(month * count, (month + 1) * count)
    const energy_usd = energyUsd(plan, month, bought)
    const owed_usd = less * (taken_kwh[month] ?? 0)
    let net_usd = energy_usd - (paid_usd[month] ?? 0)
    if (in_kwh) {
      const open = bankKwh(bank, (taken_kwh[month] ?? 0) - (sent_kwh[month] ?? 0))
      bank = open.bank
      // A month has one period here, whichever it is.
      const share = open.kwh > 0 ? open.kwh / (taken_kwh[month] ?? 1) : 0
      net_usd = owed_usd + energyUsd(plan, month, scaled(bought, share), less)
    } else if (!all) {
      const charged_usd = energy_usd - owed_usd
      const credited_usd = retail ? energyUsd(plan, month, netOf(bought, sent_by, month), less) : net_usd - owed_usd
      const worth = { kwh: sent_kwh[month] ?? 0, usd: charged_usd - credited_usd }
      const open = bankDollars(bank, credited_usd, worth, carries)
      bank = open.bank
      lost_usd += open.lost_usd
      net_usd = owed_usd + open.usd
    }
    months[month] = billOf(plan, { energy_usd, demand_usd: demand[month] ?? 0, net_usd, all })
  }
  const last = months[(first + 11) % 12]
  const surplus_kwh = Math.max(0, sum(sent_kwh) - sum(taken_kwh))
  const close = closeYear(settled, bank, in_kwh ? bank.kwh : Math.min(bank.kwh, surplus_kwh))
  if (last) {
    raiseTo(plan.annual_minimum_usd ?? 0, months, last, all)
    pay(last, close.paid_usd)
  }
  return {
    months,
    year_cents: sum(months.map(({ total_cents }) => total_cents)),
    unused_credit_kwh: close.left_kwh,
    unused_credit_cents: cents(close.left_usd + lost_usd),
    carried: close.carried,
  }
}

/** $/kWh that no credit offsets. */
const floorOf = ({ kind, non_bypassable_usd_per_kwh = 0 }: NetMetering) =>
  kind === 'non_bypassable' || kind === 'net_billing' || kind === 'net_billing_carry_over'
    ? non_bypassable_usd_per_kwh
    : 0

const scaled = (kwh: Float64Array, share: number) => kwh.map(one => one * share)

const netOf = (bought: Float64Array, sent_by: Float64Array, month: number) =>
  bought.map((kwh, period) => kwh - (sent_by[month * bought.length + period] ?? 0))

const NOTHING = new Float64Array(HOURS)

/** Each month's exports at their own rate. */
function soldUsd(plan: RatePlan, settled: NetMetering, sent: Float64Array): number[] {
  const months = new Array<number>(12).fill(0)
  if (isRetail(settled) || settled.kind === 'none') return months
  const rates = exportRates(plan, settled)
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
  // A sale of everything is a business of its own: its money is paid whatever the bill.
  const owed = energy_cents + demand_cents + fixed_cents + (all ? 0 : credit_cents)
  const minimum_cents = Math.max(0, cents(plan.minimum_usd_per_month) - owed)
  const total_cents = energy_cents + demand_cents + fixed_cents + credit_cents + minimum_cents
  return { energy_cents, demand_cents, fixed_cents, credit_cents, minimum_cents, total_cents }
}

function pay(bill: MonthBill, usd: number) {
  bill.credit_cents -= cents(usd)
  bill.total_cents -= cents(usd)
}

/** Where a year's charges come to less than its minimum, the rest is due with the last bill. A sale of everything is no charge. */
function raiseTo(annual_minimum_usd: number, months: readonly MonthBill[], last: MonthBill, all: boolean) {
  const charged = sum(months.map(({ total_cents, credit_cents }) => total_cents - (all ? credit_cents : 0)))
  const missing = cents(annual_minimum_usd) - charged
  if (annual_minimum_usd === 0 || missing <= 0) return
  last.minimum_cents += missing
  last.total_cents += missing
}

/** Half up, and no negative zero. */
const cents = (usd: number): number => Math.round(Number((usd * 100).toFixed(6))) + 0
