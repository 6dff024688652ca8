// Demand charges: what a plan asks for the highest demand of a month, and of the months before it where a ratchet looks back.
import { HOURS, MONTH_OF_HOUR } from '../calendar.ts'
import type { RatePlan } from '../rate-plan.ts'
import { type ClockYear, clockYear } from './plan-clock.ts'

type Charge = RatePlan['demand'][number]

/** True if the charge applies in this hour of the year, in any month. */
export const looksAt = ({ hours }: Charge, { hour, off }: ClockYear, at: number): boolean =>
  hours === null || (off[at] ? hours.weekend : hours.weekday).includes(hour[at] ?? 0)

/** The highest kW of each month among the hours a demand charge looks at. */
function peaks(plan: RatePlan, charge: Charge, kw: Float64Array): number[] {
  const watched = watchedHours(plan, charge)
  const found = new Array<number>(12).fill(0)
  for (let at = 0; at < HOURS; at++) {
    const month = MONTH_OF_HOUR[at] ?? 0
    const drawn = kw[at] ?? 0
    if (watched[at] && drawn > (found[month] ?? 0)) found[month] = drawn
  }
  return found
}

/** 1 in each hour of the year a charge looks at, in any month. */
export function watchedHours(plan: RatePlan, charge: Charge): Uint8Array {
  const clock = clockYear(plan)
  return Uint8Array.from({ length: HOURS }, (_, at) => (looksAt(charge, clock, at) ? 1 : 0))
}

/** Billed demand after peaks of a repeating year: in January a ratchet uses the previous December. */
export function billedDemand({ ratchet }: Pick<Charge, 'ratchet'>, measured: readonly number[]): number[] {
  if (!ratchet) return [...measured]
  const { share, months, of_months } = ratchet
  return measured.map((kw, month) => {
    let most = kw
    for (let back = 1; back <= months; back++) {
      const before = (month - back + 12) % 12
      if (of_months === undefined || of_months.includes(before + 1))
        most = Math.max(most, (measured[before] ?? 0) * share)
    }
    return most
  })
}

/** Dollars for a demand of so many kW. */
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

/** Dollars of all demand charges by month; `kw` is the demand in each hour. */
export function demandUsd(plan: RatePlan, kw: Float64Array): number[] {
  const months = new Array<number>(12).fill(0)
  for (const charge of plan.demand) {
    for (const [month, usd] of chargedUsd(charge, peaks(plan, charge, kw)).entries())
      months[month] = (months[month] ?? 0) + usd
  }
  return months
}

/** Dollars of one charge by month, after such peaks. */
export const chargedUsd = (charge: Charge, peaks_kw: readonly number[]): number[] =>
  billedDemand(charge, peaks_kw).map((kw, month) =>
    charge.months.includes(month + 1) ? demandChargeUsd(charge, kw) : 0,
  )

/** kWh of each hour; `peaks_kw` the highest quarter hour of use in each, where a meter's file has quarter hours. */
type Drawn = { use: Float64Array; import: Float64Array; export: Float64Array; peaks_kw?: Float64Array | undefined }

/**
 * kW drawn from the grid in each hour, as the plan measures it. Within an hour, sun and battery are taken to be even, for
 * their own hours are means; without quarter hours of use, so is all of it, which measures a little low.
 */
export function drawnKw(plan: RatePlan, { use, peaks_kw, ...drawn }: Drawn): Float64Array {
  const above = aboveMean(plan, { use, peaks_kw })
  if (!above) return drawn.import
  return above.map((kw, hour) => Math.max(0, kw + (drawn.import[hour] ?? 0) - (drawn.export[hour] ?? 0)))
}

/** kW by which the highest quarter hour of use exceeds the mean of its hour, where the plan measures it and a file knows it. */
export const aboveMean = (
  { demand_minutes }: RatePlan,
  { use, peaks_kw }: Pick<Drawn, 'use' | 'peaks_kw'>,
): Float64Array | undefined => (demand_minutes === 15 ? peaks_kw?.map((kw, hour) => kw - (use[hour] ?? 0)) : undefined)
