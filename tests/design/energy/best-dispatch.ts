// The most a battery can save, by dynamic programming over a year: every level it may hold in each hour, every level it may go
// to. Slow and simple on purpose, and written apart from the product: what it finds is what the product's plan is held to.
import type { Battery, Flows, GridUse, Prices } from '#machines/design/energy/battery.ts'
import { type NetMetering, settleYear } from '#machines/design/energy/net-metering.ts'
import type { RatePlan } from '#machines/design/energy/rate-plan.ts'

const HOURS = 8760
/** Levels between the reserve and full. */
const LEVELS = 96

export type House = { use: Float64Array; production: Float64Array; battery: Battery }

function best({ use, production, battery }: House, { buy, sell }: Prices, grid: GridUse): Flows {
  const least = battery.usable_kwh * battery.reserve
  const step_kwh = (battery.usable_kwh - least) / LEVELS
  const way = Math.sqrt(battery.round_trip_efficiency)
  const up = Math.floor((battery.power_kw * way) / step_kwh)
  const down = Math.floor(battery.power_kw / way / step_kwh)
  /** kWh at the meter for a move by so many levels; null where the battery may not. */
  const meter = (hour: number, levels: number): number | null => {
    const needed = (use[hour] ?? 0) - (production[hour] ?? 0)
    const moved = levels > 0 ? (levels * step_kwh) / way : levels * step_kwh * way
    if (!grid.charge && moved > Math.max(0, -needed)) return null
    if (!grid.export && -moved > Math.max(0, needed)) return null
    return needed + moved
  }
  const width = LEVELS + 1
  const chosen = new Int8Array(HOURS * width)
  let later = new Float64Array(width)
  const costs = new Float64Array(up + down + 1)
  for (let hour = HOURS - 1; hour >= 0; hour--) {
    for (let levels = -down; levels <= up; levels++) {
      const kwh = meter(hour, levels)
      costs[levels + down] = kwh === null ? Number.POSITIVE_INFINITY : kwh * ((kwh > 0 ? buy : sell)[hour] ?? 0)
    }
    const now = new Float64Array(width).fill(Number.POSITIVE_INFINITY)
    for (let level = 0; level < width; level++)
      for (let levels = Math.max(-down, -level); levels <= Math.min(up, LEVELS - level); levels++) {
        const usd = (costs[levels + down] ?? 0) + (later[level + levels] ?? 0)
        if (usd >= (now[level] ?? 0)) continue
        now[level] = usd
        chosen[hour * width + level] = levels
      }
    later = now
  }
  const flows = emptyFlows()
  let level = 0
  for (let hour = 0; hour < HOURS; hour++) {
    const levels = chosen[hour * width + level] ?? 0
    const kwh = meter(hour, levels) ?? 0
    level += levels
    if (levels > 0) flows.charged[hour] = (levels * step_kwh) / way
    else flows.discharged[hour] = -levels * step_kwh * way
    flows.stored[hour] = least + level * step_kwh
    if (kwh > 0) flows.import[hour] = kwh
    else flows.export[hour] = -kwh
  }
  return flows
}

const emptyFlows = (): Flows => ({
  import: new Float64Array(HOURS),
  export: new Float64Array(HOURS),
  charged: new Float64Array(HOURS),
  discharged: new Float64Array(HOURS),
  stored: new Float64Array(HOURS),
})

export const yearCents = (plan: RatePlan, settled: NetMetering, house: House, flows: Flows) =>
  settleYear(plan, settled, { ...house, ...flows }).year_cents

/**
 * The lowest year of bills. If credits go unused, exports are worth less than their price; how much less is found by
 * trial: the best of several.
 */
export function bestCents(plan: RatePlan, settled: NetMetering, house: House, prices: Prices, grid: GridUse): number {
  const worths = grid.export ? [1, 0.8, 0.5, 0] : [1, 0]
  return Math.min(
    ...worths.map(worth => {
      const flows = best(house, { buy: prices.buy, sell: prices.sell.map(usd => usd * worth) }, grid)
      return yearCents(plan, settled, house, flows)
    }),
  )
}
