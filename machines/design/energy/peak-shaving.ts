// Battery schedule under demand charges: it follows prices below a ceiling in kW, found per month and charge as the one
// with the lowest cost of energy and demand together. A monthly peak threshold above a day-ahead schedule is the method
// of NREL/TP-5400-63162 (Neubauer and Simpson, 2015). Costs are convex in the ceiling, so a golden-section search finds
// the minimum.
import { sum } from '#machines/lib/numbers.ts'
import { type Battery, type Flows, follower, type GridUse, type Prices } from './battery.ts'
import { aboveMean, chargedUsd, drawnKw, watchedHours } from './billing/demand.ts'
import { HOURS, MONTH_STARTS } from './calendar.ts'
import { type House, lowestPeak, peakOf } from './peak-bounds.ts'
import type { RatePlan } from './rate-plan.ts'

/** Sections of each search: they leave a thirtieth of the range between lowest and highest peak. */
const SECTIONS = 7
const GOLDEN = (Math.sqrt(5) - 1) / 2

type Home = {
  use: Float64Array
  production: Float64Array
  peaks_kw?: Float64Array | undefined
  battery: Battery
}

/** By month and charge, the ceiling's position between the lowest peak, 0, and that of following prices alone, 1. */
export type Ceilings = readonly (readonly number[])[]

/** `known` is what was found for a younger battery on the same roof: it is kept to instead of searched for. */
export function shavePeaks(
  plan: RatePlan,
  home: Home,
  prices: Prices,
  grid: GridUse,
  known?: Ceilings,
): { flows: Flows; ceilings: Ceilings } {
  const { use, production, battery, peaks_kw } = home
  const above = aboveMean(plan, home) ?? new Float64Array(HOURS)
  const house: House = { needed: use.map((kwh, hour) => kwh - (production[hour] ?? 0)), above, battery, grid }
  const ceiling = new Float64Array(HOURS).fill(Number.POSITIVE_INFINITY)
  const follow = follower(use, production, battery, prices, grid, ceiling)
  const watched = plan.demand.map(charge => watchedHours(plan, charge))
  // Until a month's turn comes it is taken to reach its lowest peak: a ratchet then looks at that.
  const peaks = watched.map(hours =>
    Array.from({ length: 12 }, (_, month) => lowestPeak(house, hours, ...hoursOf(month))),
  )

  /** Lives a month below such ceilings, one a charge: dollars of its energy and of the year's demand. */
  const live = (month: number, limits: readonly number[]): number => {
    const [from, to] = hoursOf(month)
    for (let hour = from; hour < to; hour++) {
      let most = Number.POSITIVE_INFINITY
      for (const [index, hours] of watched.entries()) if (hours[hour]) most = Math.min(most, limits[index] ?? most)
      ceiling[hour] = Math.max(0, most - (above[hour] ?? 0))
    }
    follow.days(from, to)
    const { flows } = follow
    let usd = 0
    for (let hour = from; hour < to; hour++)
      usd += (flows.import[hour] ?? 0) * (prices.buy[hour] ?? 0) - (flows.export[hour] ?? 0) * (prices.sell[hour] ?? 0)
    const kw = drawnKw(plan, { use, peaks_kw, import: flows.import, export: flows.export })
    for (const [index, charge] of plan.demand.entries()) {
      const of_charge = peaks[index] ?? []
      of_charge[month] = peakOf(kw, watched[index], from, to)
      usd += sum(chargedUsd(charge, of_charge))
    }
    return usd
  }

  const ceilings = Array.from({ length: 12 }, (_, month) => {
    const lowest = peaks.map(of_charge => of_charge[month] ?? 0)
    const none = lowest.map(() => 1)
    let best = {
      shares: none,
      usd: live(
        month,
        lowest.map(() => Number.POSITIVE_INFINITY),
      ),
    }
    const highest = peaks.map(of_charge => of_charge[month] ?? 0)
    const attempt = (shares: number[]) => {
      const usd = live(
        month,
        lowest.map((kw, index) => kw + (shares[index] ?? 1) * Math.max(0, (highest[index] ?? 0) - kw)),
      )
      if (usd < best.usd) best = { shares, usd }
      return usd
    }
    const kept = known?.[month]
    if (kept) {
      attempt([...kept])
      return kept
    }
    search(share => attempt(none.map(() => share)))
    if (none.length > 1)
      for (const index of none.keys()) {
        const others = best.shares
        search(share => attempt(others.map((one, at) => (at === index ? share : one))))
      }
    attempt(best.shares)
    return best.shares
  })
  return { flows: follow.flows, ceilings }
}

const hoursOf = (month: number): [number, number] => [
  (MONTH_STARTS[month] ?? 0) * 24,
  (MONTH_STARTS[month + 1] ?? 0) * 24,
]

/** Tries shares from 0 to 1 by golden sections towards the lowest of a convex cost. */
function search(cost: (share: number) => number) {
  let [from, to] = [0, 1]
  let [left, right] = [1 - GOLDEN, GOLDEN]
  let [at_left, at_right] = [cost(left), cost(right)]
  for (let section = 2; section < SECTIONS; section++) {
    if (at_left <= at_right) {
      ;[to, right, at_right] = [right, left, at_left]
      left = to - GOLDEN * (to - from)
      at_left = cost(left)
    } else {
      ;[from, left, at_left] = [left, right, at_right]
      right = from + GOLDEN * (to - from)
      at_right = cost(right)
    }
  }
}
