// A month's peak, and the lowest a battery can bring it to with no other task: the bounds for the cost search.
import type { Battery, GridUse } from './battery.ts'

/** kWh of each hour; `above` is by how much the highest quarter hour exceeds it, in kW. */
export type House = { needed: Float64Array; above: Float64Array; battery: Battery; grid: GridUse }

/** Halvings of the range: a thousandth of it is left. */
const HALVINGS = 10

export function peakOf(kw: Float64Array, watched: Uint8Array | undefined, from: number, to: number): number {
  let highest = 0
  for (let hour = from; hour < to; hour++) if (watched?.[hour]) highest = Math.max(highest, kw[hour] ?? 0)
  return highest
}

export function lowestPeak(house: House, watched: Uint8Array, from: number, to: number): number {
  const { needed, above } = house
  let high = 0
  for (let hour = from; hour < to; hour++)
    if (watched[hour]) high = Math.max(high, (needed[hour] ?? 0) + (above[hour] ?? 0))
  let low = 0
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (low + high) / 2
    if (holds(house, watched, from, to, middle)) high = middle
    else low = middle
  }
  return high
}

/** True if the battery, full at the start, keeps a month's peak down to this many kW. */
function holds({ needed, above, battery, grid }: House, watched: Uint8Array, from: number, to: number, kw: number) {
  const way = Math.sqrt(battery.round_trip_efficiency)
  const room = battery.usable_kwh * (1 - battery.reserve)
  let stored = room
  for (let hour = from; hour < to; hour++) {
    const most = watched[hour] ? kw - (above[hour] ?? 0) : Number.POSITIVE_INFINITY
    const net = needed[hour] ?? 0
    if (net > most) {
      stored -= (net - most) / way
      if (stored < 0 || net - most > battery.power_kw) return false
    } else {
      const offered = grid.charge ? most - net : Math.max(0, -net)
      stored = Math.min(room, stored + Math.min(battery.power_kw, offered) * way)
    }
  }
  return true
}
