// What a utility's rate plan charges: tiers in periods of the day and year, demand, fixed and minimum. Dollars as floats;
// whoever writes a bill rounds each part to the cent once. Semantics as the Utility Rate Database has them (OpenEI URDB v8):
// tiers count the kWh of one period in one month.
import type { Schemas } from '#sdk/types.ts'
import { DAYS, daysOf, HOURS, isWeekend, MONTH_OF_DAY, MONTH_OF_HOUR, spread } from './calendar.ts'
import { SHARE_OF_DAY } from './residential-shape.ts'

export type RatePlan = Schemas['RatePlan']

const PERIODS = new WeakMap<RatePlan, Readonly<Uint8Array>>()

/** The period, as its place in the list, of each hour of the year. Kept with the plan, which nobody changes in place. */
export function periodOfHour(plan: RatePlan): Readonly<Uint8Array> {
  const known = PERIODS.get(plan)
  if (known) return known
  const made = spread(plan.weekday, plan.weekend, new Uint8Array(HOURS))
  PERIODS.set(plan, made)
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

/**
 * Dollars for one period's kWh of a month with so many days. Below zero, what was sent out beyond what was taken, at the
 * rate of the first tier. `less` is taken off each rate: what a credit does not give back.
 */
export function energyUsd(plan: RatePlan, period: number, kwh: number, days: number, less = 0): number {
  const tiers = plan.periods[period]?.tiers ?? []
  if (kwh < 0) return kwh * ((tiers[0]?.rate_usd_per_kwh ?? 0) - less)
  const times = plan.tier_basis === 'day' ? days : 1
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

/** What one more kWh costs in each hour, where the months use so much in each period (`byPeriod`). */
export function marginalRates(plan: RatePlan, used: Float64Array): Float64Array {
  const count = plan.periods.length
  const rates = Float64Array.from({ length: 12 * count }, (_, at) => {
    const times = plan.tier_basis === 'day' ? daysOf(Math.floor(at / count)) : 1
    const tiers = plan.periods[at % count]?.tiers ?? []
    const tier = tiers.find(({ up_to_kwh }) => up_to_kwh === null || (used[at] ?? 0) < up_to_kwh * times)
    return (tier ?? tiers.at(-1))?.rate_usd_per_kwh ?? 0
  })
  const period = periodOfHour(plan)
  const hours = new Float64Array(HOURS)
  for (let hour = 0; hour < HOURS; hour++)
    hours[hour] = rates[(MONTH_OF_HOUR[hour] ?? 0) * count + (period[hour] ?? 0)] ?? 0
  return hours
}

type Charge = RatePlan['demand'][number]

/** The highest hour, in kW, of each month among the hours a demand charge looks at; 0 in months it does not apply. */
function peaks(charge: Charge, hours: Float64Array): number[] {
  const looksAt = (list: readonly number[] | undefined) =>
    Array.from({ length: 24 }, (_, hour) => list === undefined || list.includes(hour))
  const weekday = looksAt(charge.hours?.weekday)
  const weekend = looksAt(charge.hours?.weekend)
  const found = new Array<number>(12).fill(0)
  for (let day = 0; day < DAYS; day++) {
    const month = MONTH_OF_DAY[day] ?? 0
    if (!charge.months.includes(month + 1)) continue
    const seen = isWeekend(day) ? weekend : weekday
    for (let hour = 0; hour < 24; hour++)
      if (seen[hour]) found[month] = Math.max(found[month] ?? 0, hours[day * 24 + hour] ?? 0)
  }
  return found
}

/** Dollars for a highest hour of so many kW. */
export function demandChargeUsd({ tiers }: Pick<Charge, 'tiers'>, kw: number): number {
  let usd = 0
  let from = 0
  for (const { up_to_kw, rate_usd_per_kw } of tiers) {
    const to = up_to_kw === null ? kw : Math.min(kw, up_to_kw)
    if (to > from) {
      usd += (to - from) * rate_usd_per_kw
      from = to
    }
  }
  return usd
}

/** Dollars of all demand charges by month, for what is taken from the grid. */
export function demandUsd(plan: RatePlan, taken: Float64Array): number[] {
  const months = new Array<number>(12).fill(0)
  for (const charge of plan.demand) {
    for (const [month, kw] of peaks(charge, taken).entries())
      months[month] = (months[month] ?? 0) + demandChargeUsd(charge, kw)
  }
  return months
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

/** Whether every kWh costs the same at any time and in any amount. */
export const isFlat = ({ periods, demand }: RatePlan): boolean =>
  demand.length === 0 &&
  new Set(periods.flatMap(({ tiers }) => tiers.map(({ rate_usd_per_kwh }) => rate_usd_per_kwh))).size === 1

/** Whether the hour of the day, not only the season, changes the rate. */
export const isTimeOfUse = ({ weekday, weekend }: RatePlan): boolean =>
  weekday.some((row, month) => new Set([...row, ...(weekend[month] ?? [])]).size > 1)

/** A month's bill of a usual house that has neither sun nor battery, in dollars by part. `month` is 0 to 11. */
export function usualMonth(plan: RatePlan, month: number, kwh: number) {
  const days = daysOf(month)
  const share = SHARE_OF_DAY[month] ?? new Float64Array(24)
  // January of 2023 begins on a Sunday, and so on: the month's own number of weekends.
  const first = MONTH_OF_DAY.indexOf(month)
  const weekends = Array.from({ length: days }, (_, day) => isWeekend(first + day)).filter(Boolean).length
  const periods = new Array<number>(plan.periods.length).fill(0)
  for (let hour = 0; hour < 24; hour++) {
    const of_day = (kwh * (share[hour] ?? 0)) / days
    for (const [row, times] of [
      [plan.weekday[month], days - weekends],
      [plan.weekend[month], weekends],
    ] as const)
      periods[row?.[hour] ?? 0] = (periods[row?.[hour] ?? 0] ?? 0) + of_day * times
  }
  const energy_usd = periods.reduce((sum, used, period) => sum + energyUsd(plan, period, used, days), 0)
  const demand_usd = plan.demand
    .filter(({ months }) => months.includes(month + 1))
    .reduce((sum, charge) => {
      const seen = Array.from({ length: 24 }, (_, hour) => hour).filter(
        hour => charge.hours === null || charge.hours.weekday.includes(hour) || charge.hours.weekend.includes(hour),
      )
      const highest = seen.reduce((most, hour) => Math.max(most, share[hour] ?? 0), 0)
      return sum + demandChargeUsd(charge, (kwh * highest) / days)
    }, 0)
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

/** kWh of a usual house whose bill of this month (0 to 11) comes to so many cents; 0 where it does not go beyond what is owed anyway. */
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
