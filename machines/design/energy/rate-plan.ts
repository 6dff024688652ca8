// What a utility's rate plan charges: tiers in periods of the day and year, fixed and minimum. Dollars as floats; bills
// round each part to the cent once. Semantics are those of the Utility Rate Database (OpenEI URDB v8) as NREL's System
// Advisor Model reads it (ssc, utilityrate5): a month's tier follows the kWh of all its periods together, unless the
// plan counts each period alone.

import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { spreadByClock } from './billing/plan-clock.ts'
import { daysOf, HOURS, MONTH_OF_HOUR } from './calendar.ts'

export type RatePlan = Schemas['RatePlan']

const PERIODS = new WeakMap<RatePlan, Readonly<Uint8Array>>()

/** The period index of each hour of the year. Cached per plan, which is never changed in place. */
export function periodOfHour(plan: RatePlan): Readonly<Uint8Array> {
  const known = PERIODS.get(plan)
  if (known) return known
  const made = spreadByClock(plan, plan, new Uint8Array(HOURS))
  PERIODS.set(plan, made)
  return made
}

const STANDARD = new WeakMap<RatePlan, RatePlan>()

/** The plan as its hours are read where the clock keeps daylight saving, or keeps standard time all year. */
export function atPlace(plan: RatePlan, daylight: boolean): RatePlan {
  if (daylight || plan.clock === 'standard') return plan
  const made: RatePlan = STANDARD.get(plan) ?? { ...plan, clock: 'standard' }
  STANDARD.set(plan, made)
  return made
}

/** kWh by month and period: month × number of periods + period. */
export function byPeriod(plan: RatePlan, hours: Float64Array): Float64Array {
  const period = periodOfHour(plan)
  const count = plan.periods.length
  const sums = new Float64Array(12 * count)
  for (let hour = 0; hour < HOURS; hour++) {
    const at = (MONTH_OF_HOUR[hour] ?? 0) * count + (period[hour] ?? 0)
    sums[at] = (sums[at] ?? 0) + (hours[hour] ?? 0)
  }
  return sums
}

type Tiers = RatePlan['periods'][number]['tiers']

/** Dollars for so many kWh; `times` is by how much the tiers' limits are multiplied, `less` is taken off each rate. */
function tieredUsd(tiers: Tiers, kwh: number, times: number, less: number): number {
  let usd = 0
  let from = 0
  for (const { up_to_kwh, rate_usd_per_kwh } of tiers) {
    const to = up_to_kwh === null ? kwh : Math.min(kwh, up_to_kwh * times)
    if (to > from) {
      usd += (to - from) * (rate_usd_per_kwh - less)
      from = to
    }
    if (from >= kwh) break
  }
  return usd
}

/** How many times a tier's limit counts in a month. */
const timesOf = ({ tier_basis }: RatePlan, month: number) => (tier_basis === 'day' ? daysOf(month) : 1)

const countsEachPeriod = ({ tier_scope = 'all_periods' }: RatePlan) => tier_scope === 'each_period'

/**
 * Dollars for the kWh of each period in a month (0 to 11). Below zero, what was sent out beyond what was taken, at the
 * rates its tiers would charge. Where tiers count all periods, each tier is shared out among them by their kWh, as
 * utilities share out a baseline. `less` is taken off each rate: what a credit does not give back.
 */
export function energyUsd(plan: RatePlan, month: number, by_period: ArrayLike<number>, less = 0): number {
  const times = timesOf(plan, month)
  const alone = countsEachPeriod(plan)
  let taken = 0
  let sent = 0
  for (let period = 0; period < by_period.length; period++) {
    const kwh = by_period[period] ?? 0
    if (kwh > 0) taken += kwh
    else sent -= kwh
  }
  let usd = 0
  for (let period = 0; period < by_period.length; period++) {
    const kwh = by_period[period] ?? 0
    const tiers = plan.periods[period]?.tiers ?? []
    if (kwh === 0) continue
    const counted = alone ? Math.abs(kwh) : kwh > 0 ? taken : sent
    usd += (kwh / counted) * tieredUsd(tiers, counted, times, less)
  }
  return usd
}

/** Price of one more kWh in each hour, given each month's use by period (`byPeriod`). */
export function marginalRates(plan: RatePlan, used: Float64Array): Float64Array {
  const count = plan.periods.length
  const alone = countsEachPeriod(plan)
  const rates = Float64Array.from({ length: 12 * count }, (_, at) => {
    const month = Math.floor(at / count)
    const times = timesOf(plan, month)
    const kwh = alone ? (used[at] ?? 0) : sum(used.subarray(month * count, (month + 1) * count))
    const tiers = plan.periods[at % count]?.tiers ?? []
    const tier = tiers.find(({ up_to_kwh }) => up_to_kwh === null || kwh < up_to_kwh * times)
    return (tier ?? tiers.at(-1))?.rate_usd_per_kwh ?? 0
  })
  const period = periodOfHour(plan)
  const hours = new Float64Array(HOURS)
  for (let hour = 0; hour < HOURS; hour++)
    hours[hour] = rates[(MONTH_OF_HOUR[hour] ?? 0) * count + (period[hour] ?? 0)] ?? 0
  return hours
}

/** A flat rate, as a plan. */
export function flatPlan({ rate_usd_per_kwh, fixed_charge_cents_per_month }: Schemas['Tariff']): RatePlan {
  const matrix = Array.from({ length: 12 }, () => new Array<number>(24).fill(0))
  return {
    name: 'Flat rate',
    source: '',
    tier_basis: 'month',
    periods: [{ name: 'All hours', tiers: [{ up_to_kwh: null, rate_usd_per_kwh }] }],
    weekday: matrix,
    weekend: matrix,
    demand: [],
    fixed_usd_per_month: fixed_charge_cents_per_month / 100,
    minimum_usd_per_month: 0,
  }
}

/** True if the rate changes with the hour of the day, not only the season. */
export const isTimeOfUse = ({ weekday, weekend }: RatePlan): boolean =>
  weekday.some((row, month) => new Set([...row, ...(weekend[month] ?? [])]).size > 1)
