// The least that energy and demand can cost with a battery, by dynamic programming: a month's ceiling is one more choice at its
// beginning, every one of a row of them tried for every level the battery may hold, over the whole year. Slow and simple on
// purpose, and written apart from the product. Where a ratchet carries a year's highest peak on, every such peak is tried.
import type { Flows, GridUse, Prices } from '#machines/design/energy/battery.ts'
import type { NetMetering } from '#machines/design/energy/net-metering.ts'
import type { RatePlan } from '#machines/design/energy/rate-plan.ts'
import { type House, yearCents } from './best-dispatch.ts'

const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const STARTS = MONTH_DAYS.map((_, month) => 24 * MONTH_DAYS.slice(0, month).reduce((sum, days) => sum + days, 0))

/** One charge for demand: in which hours of the year, at how many dollars a kW, and the share of the year's peak it is at least. */
export type Watched = { watched: (hour: number) => boolean; usd_per_kw: number; ratchet_share?: number }

type Effort = { levels: number; ceilings: number; highest?: readonly number[] | undefined }

export function bestUnderDemand(
  plan: RatePlan,
  settled: NetMetering,
  house: House,
  prices: Prices,
  grid: GridUse,
  charges: readonly Watched[],
  { levels, ceilings, highest = [Number.POSITIVE_INFINITY] }: Effort,
): number {
  return Math.min(
    ...highest.map(kw => {
      const flows = best(house, prices, grid, charges, levels, ceilings, kw)
      // Null where the battery cannot keep below so low a peak.
      return flows ? yearCents(plan, settled, house, flows) : Number.POSITIVE_INFINITY
    }),
  )
}

function best(
  { use, production, battery }: House,
  { buy, sell }: Prices,
  grid: GridUse,
  charges: readonly Watched[],
  LEVELS: number,
  CEILINGS: number,
  year_peak: number,
): Flows | null {
  const least = battery.usable_kwh * battery.reserve
  const step_kwh = (battery.usable_kwh - least) / LEVELS
  const way = Math.sqrt(battery.round_trip_efficiency)
  const up = Math.floor((battery.power_kw * way) / step_kwh)
  const down = Math.floor(battery.power_kw / way / step_kwh)
  const width = LEVELS + 1
  const needed = (hour: number) => (use[hour] ?? 0) - (production[hour] ?? 0)
  const moved = (by: number) => (by > 0 ? (by * step_kwh) / way : by * step_kwh * way)
  const allowed = (hour: number, by: number) =>
    (grid.charge || moved(by) <= Math.max(0, -needed(hour))) && (grid.export || -moved(by) <= Math.max(0, needed(hour)))

  /** Every combination of one ceiling a charge, in kW, that a month may be lived under. */
  const ceilingsOf = (month: number): number[][] => {
    const from = STARTS[month] ?? 0
    const to = from + (MONTH_DAYS[month] ?? 0) * 24
    const rows = charges.map(({ watched }) => {
      let peak = 0
      for (let hour = from; hour < to; hour++) if (watched(hour)) peak = Math.max(peak, needed(hour))
      return Array.from({ length: CEILINGS + 1 }, (_, at) => Math.min(year_peak, (peak * at) / CEILINGS))
    })
    return rows.reduce<number[][]>((all, row) => all.flatMap(one => row.map(kw => [...one, kw])), [[]])
  }
  const demandUsd = (limits: readonly number[]) =>
    charges.reduce((sum, { usd_per_kw, ratchet_share = 0 }, index) => {
      const floor = ratchet_share > 0 ? ratchet_share * year_peak : 0
      return sum + usd_per_kw * Math.max(limits[index] ?? 0, floor)
    }, 0)

  let later = new Float64Array(width)
  const months: { limits: number[]; moves: Int8Array }[][] = []
  const scratch = new Float64Array(up + down + 1)
  for (let month = 11; month >= 0; month--) {
    const from = STARTS[month] ?? 0
    const hours = (MONTH_DAYS[month] ?? 0) * 24
    const cheapest = new Float64Array(width).fill(Number.POSITIVE_INFINITY)
    const chosen: { limits: number[]; moves: Int8Array }[] = []
    for (const limits of ceilingsOf(month)) {
      const moves = new Int8Array(hours * width)
      let after = later
      for (let step = hours - 1; step >= 0; step--) {
        const hour = from + step
        const most = Math.min(
          ...charges.map(({ watched }, index) => (watched(hour) ? (limits[index] ?? 0) : Number.POSITIVE_INFINITY)),
        )
        for (let by = -down; by <= up; by++) {
          const kwh = needed(hour) + moved(by)
          const forbidden = !allowed(hour, by) || kwh > most + 1e-9
          scratch[by + down] = forbidden ? Number.POSITIVE_INFINITY : kwh * ((kwh > 0 ? buy : sell)[hour] ?? 0)
        }
        const now = new Float64Array(width).fill(Number.POSITIVE_INFINITY)
        for (let level = 0; level < width; level++)
          for (let by = Math.max(-down, -level); by <= Math.min(up, LEVELS - level); by++) {
            const usd = (scratch[by + down] ?? 0) + (after[level + by] ?? 0)
            if (usd >= (now[level] ?? 0)) continue
            now[level] = usd
            moves[step * width + level] = by
          }
        after = now
      }
      const demand = demandUsd(limits)
      for (let level = 0; level < width; level++) {
        const usd = (after[level] ?? 0) + demand
        if (usd >= (cheapest[level] ?? 0)) continue
        cheapest[level] = usd
        chosen[level] = { limits, moves }
      }
    }
    later = cheapest
    months[month] = chosen
  }

  const zeros = () => new Float64Array(8760)
  const flows = { import: zeros(), export: zeros(), charged: zeros(), discharged: zeros(), stored: zeros() }
  let level = 0
  for (const [month, chosen] of months.entries()) {
    const from = STARTS[month] ?? 0
    const way_taken = chosen[level]
    if (!way_taken) return null
    for (let step = 0; step < (MONTH_DAYS[month] ?? 0) * 24; step++) {
      const by = way_taken.moves[step * width + level] ?? 0
      const hour = from + step
      const kwh = needed(hour) + moved(by)
      level += by
      if (by > 0) flows.charged[hour] = moved(by)
      else flows.discharged[hour] = -moved(by)
      flows.stored[hour] = least + level * step_kwh
      if (kwh > 0) flows.import[hour] = kwh
      else flows.export[hour] = -kwh
    }
  }
  return flows
}
