// The bill of a typical house without sun or battery under a rate plan: shows a plan's cost at a glance, and converts a
// bill back to energy.
import { sum } from '#machines/lib/numbers.ts'
import { daysOf, MONTH_STARTS } from '../calendar.ts'
import { energyUsd, periodOfHour, type RatePlan } from '../rate-plan.ts'
import { SHARE_OF_DAY } from '../residential-shape.ts'
import { demandChargeUsd, looksAt } from './demand.ts'
import { clockYear } from './plan-clock.ts'

/** A month's bill of a typical house without sun or battery, in dollars by part. `month` is 0 to 11. */
export function usualMonth(plan: RatePlan, month: number, kwh: number) {
  const share = SHARE_OF_DAY[month] ?? new Float64Array(24)
  const period = periodOfHour(plan)
  const clock = clockYear(plan)
  const periods = new Array<number>(plan.periods.length).fill(0)
  const highest = new Array<number>(plan.demand.length).fill(0)
  for (let at = (MONTH_STARTS[month] ?? 0) * 24; at < (MONTH_STARTS[month + 1] ?? 0) * 24; at++) {
    const used = (kwh * (share[at % 24] ?? 0)) / daysOf(month)
    periods[period[at] ?? 0] = (periods[period[at] ?? 0] ?? 0) + used
    for (const [index, charge] of plan.demand.entries())
      if (looksAt(charge, clock, at)) highest[index] = Math.max(highest[index] ?? 0, used)
  }
  const energy_usd = energyUsd(plan, month, periods)
  const demand_usd = sum(
    plan.demand.map((charge, index) =>
      charge.months.includes(month + 1) ? demandChargeUsd(charge, highest[index] ?? 0) : 0,
    ),
  )
  const fixed_usd = plan.fixed_usd_per_month
  const minimum_usd = Math.max(0, plan.minimum_usd_per_month - energy_usd - demand_usd - fixed_usd)
  return {
    energy_usd,
    demand_usd,
    fixed_usd,
    minimum_usd,
    total_usd: energy_usd + demand_usd + fixed_usd + minimum_usd,
  }
}

/** $/kWh of a usual house with 1,000 kWh a month, without what it pays however little it uses. */
export function averageRate(plan: RatePlan): number {
  let usd = 0
  for (let month = 0; month < 12; month++) {
    const { energy_usd, demand_usd } = usualMonth(plan, month, 1000)
    usd += energy_usd + demand_usd
  }
  return usd / 12_000
}

/** The most a bill is read back as. */
const MOST_KWH = 100_000

/** kWh of a typical house with this month's bill (0 to 11) in cents; 0 if it doesn't exceed the fixed charges. */
export function kwhOfBill(plan: RatePlan, month: number, cents: number): number {
  const bill = (kwh: number) => usualMonth(plan, month, kwh).total_usd * 100
  if (bill(0) >= cents) return 0
  let low = 0
  let high = MOST_KWH
  while (high - low > 0.0005) {
    const middle = (low + high) / 2
    if (bill(middle) < cents) low = middle
    else high = middle
  }
  return high
}
