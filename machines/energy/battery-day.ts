// What a battery does in the day ahead where prices decide: the dearest hours are served first, each from the sun that would
// be sold for less, then from what is stored, then from cheaper hours of the grid where that pays after losses. A greedy
// plan, not an optimum: a reader can follow it, and a year of it takes milliseconds, 25 of them less than a blink. To that
// end it works on the same few arrays day after day.
import type { Battery, Prices } from './battery.ts'
import { HOURS } from './calendar.ts'

/** The day and the night after it, so that an evening's sun is kept for the next morning. */
const WINDOW = 32
/** Less than this is nothing, in kWh. */
const DUST = 1e-9

export type DayPlanner = {
  /** kWh of each hour of the day planned last. */
  charged: Float64Array
  discharged: Float64Array
  /** `from` is the day's first hour, `stored` what lies in the battery before it. */
  plan(from: number, stored: number): void
}

export function dayPlanner(use: Float64Array, production: Float64Array, battery: Battery, prices: Prices): DayPlanner {
  const { usable_kwh, power_kw, round_trip_efficiency: round } = battery
  const least = usable_kwh * battery.reserve
  const way = Math.sqrt(round)
  const charged = new Float64Array(WINDOW)
  const discharged = new Float64Array(WINDOW)
  const level = new Float64Array(WINDOW)
  const needed = new Float64Array(WINDOW)
  const buy = new Float64Array(WINDOW)
  const sell = new Float64Array(WINDOW)
  const sinks = new Uint8Array(WINDOW)
  const sunny = new Uint8Array(WINDOW)
  const cheap = new Uint8Array(WINDOW)
  let hours = WINDOW
  // Whether in any hour of the year the grid is so much cheaper than in another that losses are covered.
  const from_grid = lowestOf(prices.buy) < -lowestOf(prices.buy.map(usd => -usd)) * round

  /** The least the level leaves below the top, or above the reserve, from one hour to before another. */
  const room = (from: number, to: number) => {
    let most = 0
    for (let step = from; step < to; step++) {
      const stored = level[step] ?? 0
      if (stored > most) most = stored
    }
    return usable_kwh - most
  }
  const spare = (from: number) => {
    let lowest = usable_kwh
    for (let step = from; step < hours; step++) {
      const stored = level[step] ?? 0
      if (stored < lowest) lowest = stored
    }
    return lowest - least
  }
  const lift = (from: number, to: number, by: number) => {
    for (let step = from; step < to; step++) level[step] = (level[step] ?? 0) + by
  }
  const wanted = (sink: number) => Math.min(power_kw, needed[sink] ?? 0) - (discharged[sink] ?? 0)
  const give = (sink: number, kwh: number) => {
    discharged[sink] = (discharged[sink] ?? 0) + kwh
  }
  const take = (source: number, kwh: number) => {
    charged[source] = (charged[source] ?? 0) + kwh
  }
  /** From hour `source`, which has so much to offer, to hour `sink`. */
  const move = (source: number, sink: number, offered: number) => {
    const left = offered - (charged[source] ?? 0)
    if (left <= DUST) return
    const taken = Math.min(left, room(source, sink) / way, wanted(sink) / round)
    if (taken <= DUST) return
    take(source, taken)
    give(sink, taken * round)
    lift(source, sink, taken * way)
  }

  const serve = (sink: number, suns: number, grids: number) => {
    const worth = (buy[sink] ?? 0) * round
    for (let at = 0; at < suns && wanted(sink) > DUST; at++) {
      const source = sunny[at] ?? 0
      if ((sell[source] ?? 0) >= worth) break
      if (source < sink) move(source, sink, Math.min(power_kw, -(needed[source] ?? 0)))
    }
    const held = (level[sink] ?? 0) - least > DUST && wanted(sink) > DUST
    const given = held ? Math.min(wanted(sink), spare(sink) * way) : 0
    if (given > DUST) {
      give(sink, given)
      lift(sink, hours, -given / way)
    }
    for (let at = 0; at < grids && wanted(sink) > DUST; at++) {
      const source = cheap[at] ?? 0
      if ((buy[source] ?? 0) >= worth) break
      if (source < sink && (discharged[source] ?? 0) === 0) move(source, sink, power_kw)
    }
  }

  /** Sun that nothing in sight needs is kept all the same where selling it brings less than any hour's price. */
  const keep = (suns: number, lowest: number) => {
    for (let at = 0; at < suns; at++) {
      const source = sunny[at] ?? 0
      if ((sell[source] ?? 0) >= lowest * round) return
      const offered = Math.min(power_kw, -(needed[source] ?? 0)) - (charged[source] ?? 0)
      if (offered <= DUST) continue
      const taken = Math.min(offered, room(source, hours) / way)
      if (taken <= DUST) continue
      take(source, taken)
      lift(source, hours, taken * way)
    }
  }

  return {
    charged,
    discharged,
    plan(from, stored) {
      hours = Math.min(WINDOW, HOURS - from)
      charged.fill(0)
      discharged.fill(0)
      level.fill(stored)
      let needs = 0
      let suns = 0
      for (let step = 0; step < hours; step++) {
        buy[step] = prices.buy[from + step] ?? 0
        sell[step] = prices.sell[from + step] ?? 0
        const kwh = (use[from + step] ?? 0) - (production[from + step] ?? 0)
        needed[step] = kwh
        // In order as they come.
        if (kwh > 0) {
          insertDearest(sinks, needs, step, buy)
          if (from_grid) insertCheapest(cheap, needs, step, buy)
          needs++
        } else if (kwh < 0) insertCheapest(sunny, suns++, step, sell)
      }
      if (needs === 0) return
      for (let at = 0; at < needs; at++) {
        const sink = sinks[at] ?? 0
        // An hour that fills the battery does not empty it.
        if ((charged[sink] ?? 0) === 0) serve(sink, suns, from_grid ? needs : 0)
      }
      keep(suns, buy[sinks[needs - 1] ?? 0] ?? 0)
    },
  }
}

const lowestOf = (values: Float64Array) =>
  values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)

/** Behind all that are as dear: dearest first, of two alike the earlier. */
function insertDearest(list: Uint8Array, count: number, step: number, price: Float64Array) {
  const own = price[step] ?? 0
  let at = count
  for (; at > 0 && own > (price[list[at - 1] ?? 0] ?? 0); at--) list[at] = list[at - 1] ?? 0
  list[at] = step
}

/** Before all that are not cheaper: cheapest first, of two alike the later. */
function insertCheapest(list: Uint8Array, count: number, step: number, price: Float64Array) {
  const own = price[step] ?? 0
  let at = count
  for (; at > 0 && own <= (price[list[at - 1] ?? 0] ?? 0); at--) list[at] = list[at - 1] ?? 0
  list[at] = step
}
