// A home battery, hour by hour: when it charges and discharges. Losses apply once in and once out, each the square root
// of the round trip; stored energy is measured inside the battery, charge and discharge outside. Each strategy states
// if it charges from or exports to the grid.

import { dayPlanner } from './battery-day.ts'
import { HOURS } from './calendar.ts'

export type Battery = {
  usable_kwh: number
  power_kw: number
  /** 0 to 1. */
  round_trip_efficiency: number
  /** Share of the usable energy that is kept for an outage. */
  reserve: number
}

/** $/kWh of each hour: what one more kWh taken costs, and what one sent out is worth. */
export type Prices = { buy: Float64Array; sell: Float64Array }

/** Grid charging and export of a battery that follows prices. */
export type GridUse = { charge: boolean; export: boolean }

/** kWh of each hour; `stored` at its end. production + import + discharged = use + export + charged. */
export type Flows = {
  import: Float64Array
  export: Float64Array
  charged: Float64Array
  discharged: Float64Array
  stored: Float64Array
}

/** Share of its usable energy a battery loses each year: an assumption; warranties of 70 % after ten years allow 3.5 %. */
export const BATTERY_FADE = 0.02

/** Round trip efficiency if the catalog has none, from NREL's Annual Technology Baseline for residential batteries. */
export const USUAL_ROUND_TRIP = 0.85

const NOTHING = { usable_kwh: 0, power_kw: 0, round_trip_efficiency: 1, reserve: 0 }

/** Without a battery, or with one that stays full for an outage. */
export function withoutCycling(use: Float64Array, production: Float64Array, { usable_kwh }: Battery = NOTHING): Flows {
  const flows = emptyFlows()
  flows.stored.fill(usable_kwh)
  for (let hour = 0; hour < HOURS; hour++) exchange(flows, hour, (use[hour] ?? 0) - (production[hour] ?? 0))
  return flows
}

/** Takes what the sun leaves over and gives it to the house as soon as it needs it. The year begins at the reserve. */
export function selfConsumption(use: Float64Array, production: Float64Array, battery: Battery): Flows {
  const flows = emptyFlows()
  const { usable_kwh, power_kw, reserve } = battery
  const way = Math.sqrt(battery.round_trip_efficiency)
  const least = usable_kwh * reserve
  let stored = least
  for (let hour = 0; hour < HOURS; hour++) {
    const needed = (use[hour] ?? 0) - (production[hour] ?? 0)
    if (needed < 0) {
      const taken = Math.max(0, Math.min(-needed, power_kw, (usable_kwh - stored) / way))
      flows.charged[hour] = taken
      stored = Math.min(usable_kwh, stored + taken * way)
    } else {
      const given = Math.max(0, Math.min(needed, power_kw, (stored - least) * way))
      flows.discharged[hour] = given
      stored = Math.max(least, stored - given / way)
    }
    flows.stored[hour] = stored
    exchange(flows, hour, needed)
  }
  return flows
}

/** Plans the day ahead each midnight, by its prices and those of the day after: see `dayPlanner`. */
export function arbitrage(
  use: Float64Array,
  production: Float64Array,
  battery: Battery,
  prices: Prices,
  grid: GridUse,
): Flows {
  const follow = follower(use, production, battery, prices, grid)
  follow.days(0, HOURS)
  return follow.flows
}

/** The same, any days at a time, drawing no more than the ceiling of each hour as far as the battery can help it. */
export function follower(
  use: Float64Array,
  production: Float64Array,
  battery: Battery,
  prices: Prices,
  grid: GridUse,
  ceiling?: Float64Array,
) {
  const flows = emptyFlows()
  const { usable_kwh, reserve } = battery
  const way = Math.sqrt(battery.round_trip_efficiency)
  const day = dayPlanner(use, production, battery, prices, grid, ceiling)
  return {
    flows,
    /** Hours `from` to `to`, at day boundaries; the stored energy before them is in `flows`. */
    days(from: number, to: number) {
      let stored = from === 0 ? usable_kwh * reserve : (flows.stored[from - 1] ?? 0)
      for (let midnight = from; midnight < to; midnight += 24) {
        day.plan(midnight, stored)
        for (let step = 0; step < 24; step++) {
          const hour = midnight + step
          const taken = day.charged[step] ?? 0
          const given = day.discharged[step] ?? 0
          flows.charged[hour] = taken
          flows.discharged[hour] = given
          stored = Math.min(usable_kwh, Math.max(usable_kwh * reserve, stored + taken * way - given / way))
          flows.stored[hour] = stored
          exchange(flows, hour, (use[hour] ?? 0) - (production[hour] ?? 0))
        }
      }
    },
  }
}

const emptyFlows = (): Flows => ({
  import: new Float64Array(HOURS),
  export: new Float64Array(HOURS),
  charged: new Float64Array(HOURS),
  discharged: new Float64Array(HOURS),
  stored: new Float64Array(HOURS),
})

/** The remainder after house, sun and battery is exchanged with the grid. */
function exchange(flows: Flows, hour: number, needed: number) {
  const taken = needed + (flows.charged[hour] ?? 0) - (flows.discharged[hour] ?? 0)
  flows.import[hour] = Math.max(0, taken)
  flows.export[hour] = Math.max(0, -taken)
}
