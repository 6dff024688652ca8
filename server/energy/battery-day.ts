// What a battery does in the day ahead where prices decide: the dearest hours are served first, each from the sun that would
// be sold for less, then from what is stored, then from cheaper hours of the grid where that pays after losses. A greedy
// plan, not an optimum: with a full view of the day it comes within a few percent of one, and a reader can follow it.

import type { Battery, Prices } from './battery.ts'
import { HOURS } from './calendar.ts'

/** The day and the night after it, so that an evening's sun is kept for the next morning. */
const WINDOW = 32

type Day = {
  use: Float64Array
  production: Float64Array
  battery: Battery
  prices: Prices
  /** The first hour. */
  from: number
  /** kWh in the battery before it. */
  stored: number
}

const hourOf = (_: unknown, hour: number) => hour
const ALL = Array.from({ length: WINDOW }, hourOf)

export function planDay({ use, production, battery, prices, from, stored }: Day) {
  const hours = Math.min(WINDOW, HOURS - from)
  const { usable_kwh, power_kw } = battery
  const least = usable_kwh * battery.reserve
  const way = Math.sqrt(battery.round_trip_efficiency)
  const round = battery.round_trip_efficiency
  const charged = new Float64Array(WINDOW)
  const discharged = new Float64Array(WINDOW)
  const level = new Float64Array(WINDOW).fill(stored)
  const buy = (step: number) => prices.buy[from + step] ?? 0
  const sell = (step: number) => prices.sell[from + step] ?? 0
  const needed = Float64Array.from(ALL, step => (use[from + step] ?? 0) - (production[from + step] ?? 0))

  const steps = ALL.slice(0, hours)
  const sinks = steps.filter(step => (needed[step] ?? 0) > 0).sort((a, b) => buy(b) - buy(a) || a - b)
  const sunny = steps.filter(step => (needed[step] ?? 0) < 0).sort((a, b) => sell(a) - sell(b) || b - a)
  const cheap = [...sinks].sort((a, b) => buy(a) - buy(b) || b - a)

  /** Moves what it can from hour `source` to hour `sink`; the level between them rises. */
  const move = (source: number, sink: number, from_grid: boolean) => {
    let room = usable_kwh
    for (let step = source; step < sink; step++) room = Math.min(room, usable_kwh - (level[step] ?? 0))
    const offered = from_grid ? power_kw : Math.min(power_kw, -(needed[source] ?? 0))
    const wanted = Math.min(power_kw, needed[sink] ?? 0) - (discharged[sink] ?? 0)
    const taken = Math.min(offered - (charged[source] ?? 0), room / way, wanted / round)
    if (taken <= 1e-9) return
    charged[source] = (charged[source] ?? 0) + taken
    discharged[sink] = (discharged[sink] ?? 0) + taken * round
    for (let step = source; step < sink; step++) level[step] = (level[step] ?? 0) + taken * way
  }
  const isServed = (sink: number) => Math.min(power_kw, needed[sink] ?? 0) - (discharged[sink] ?? 0) <= 1e-9

  for (const sink of sinks) {
    // An hour that fills the battery does not empty it.
    if ((charged[sink] ?? 0) > 0) continue
    for (const source of sunny) {
      if (isServed(sink) || sell(source) >= buy(sink) * round) break
      if (source < sink) move(source, sink, false)
    }
    let spare = usable_kwh
    for (let step = sink; step < hours; step++) spare = Math.min(spare, (level[step] ?? 0) - least)
    const given = Math.min(Math.min(power_kw, needed[sink] ?? 0) - (discharged[sink] ?? 0), spare * way)
    if (given > 1e-9) {
      discharged[sink] = (discharged[sink] ?? 0) + given
      for (let step = sink; step < hours; step++) level[step] = (level[step] ?? 0) - given / way
    }
    for (const source of cheap) {
      if (isServed(sink) || buy(source) >= buy(sink) * round) break
      if (source < sink && (discharged[source] ?? 0) === 0) move(source, sink, true)
    }
  }

  // Sun that nothing in sight needs is kept all the same where selling it brings less than any hour's price.
  const lowest = sinks.reduce((least_usd, sink) => Math.min(least_usd, buy(sink)), Number.POSITIVE_INFINITY)
  for (const source of sunny) {
    if (sell(source) >= lowest * round) break
    let room = usable_kwh
    for (let step = source; step < hours; step++) room = Math.min(room, usable_kwh - (level[step] ?? 0))
    const taken = Math.min(Math.min(power_kw, -(needed[source] ?? 0)) - (charged[source] ?? 0), room / way)
    if (taken <= 1e-9) continue
    charged[source] = (charged[source] ?? 0) + taken
    for (let step = source; step < hours; step++) level[step] = (level[step] ?? 0) + taken * way
  }
  return { charged, discharged }
}
