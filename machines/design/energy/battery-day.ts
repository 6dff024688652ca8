// The cheapest battery schedule for a day and the next at given prices. An hour's value in the battery is a concave
// function of what is stored, so stepping back an hour merges slopes (the convolution of concave functions) instead of
// trying every level: exact, and a year takes milliseconds. To be fast, it reuses the same few arrays every day.
import type { Battery, GridUse, Prices } from './battery.ts'
import { HOURS } from './calendar.ts'

/** Use and sun are taken as known this far ahead: the day, and the next, so that an evening's sun is kept for the morning. */
const WINDOW = 48
/** Of one hour: filled from the grid, filled from the sun, given to the house above its ceiling and below it, sent out. */
const PARTS = 5
/** Slopes that one hour's value can have at most. */
const SLOPES = WINDOW * PARTS + 1
/** Treated as zero, in kWh. */
const DUST = 1e-9
/** $ per kWh above a ceiling: more than any rate, so stored energy is saved for it. */
const ABOVE_CEILING = 5

type DayPlanner = {
  /** kWh of each hour of the day planned last. */
  charged: Float64Array
  discharged: Float64Array
  /** `from` is the day's first hour, `stored` the energy in the battery before it. */
  plan(from: number, stored: number): void
}

export function dayPlanner(
  use: Float64Array,
  production: Float64Array,
  battery: Battery,
  prices: Prices,
  grid: GridUse,
  /** kW not to be drawn beyond in each hour as far as the battery can help it; read again with each plan. */
  ceiling?: Float64Array,
): DayPlanner {
  const { usable_kwh, power_kw } = battery
  const least = usable_kwh * battery.reserve
  const room = usable_kwh - least
  const way = Math.sqrt(battery.round_trip_efficiency)
  const charged = new Float64Array(24)
  const discharged = new Float64Array(24)
  // $ of one more stored kWh, dearest first, and for how many kWh: at the beginning of each hour and at the end of all.
  const slopes = new Float64Array((WINDOW + 1) * SLOPES)
  const widths = new Float64Array((WINDOW + 1) * SLOPES)
  const counts = new Uint16Array(WINDOW + 1)
  // $ of one kWh more out of the battery, or less into it, in each part of an hour; `fills` is the kWh of the filling parts.
  const rates = new Float64Array(WINDOW * PARTS)
  const amounts = new Float64Array(WINDOW * PARTS)
  const fills = new Float64Array(WINDOW)
  const parts = new Uint8Array(WINDOW)

  /** Adds a part to the hour's; one that pays more than that before it is never had alone, so that both pay their mean. */
  const add = (step: number, from: number, usd: number, kwh: number) => {
    if (kwh <= 0) return
    const count = parts[step] ?? 0
    const last = step * PARTS + count - 1
    if (count > from && usd > (rates[last] ?? 0)) {
      const before = amounts[last] ?? 0
      rates[last] = (before * (rates[last] ?? 0) + kwh * usd) / (before + kwh)
      amounts[last] = before + kwh
      return
    }
    rates[last + 1] = usd
    amounts[last + 1] = kwh
    parts[step] = count + 1
  }
  const offer = (step: number, hour: number) => {
    const [buy, sell] = [prices.buy[hour] ?? 0, prices.sell[hour] ?? 0]
    const needed = (use[hour] ?? 0) - (production[hour] ?? 0)
    const sun = Math.min(power_kw, Math.max(0, -needed))
    const house = Math.min(power_kw, Math.max(0, needed))
    const most = ceiling?.[hour] ?? Number.POSITIVE_INFINITY
    const above = Math.min(house, Math.max(0, needed - most))
    const under = Math.max(0, Math.min(power_kw - sun, most - Math.max(0, needed)))
    const at = step * PARTS
    parts[step] = 0
    add(step, 0, buy / way, grid.charge ? under * way : 0)
    add(step, 0, sell / way, sun * way)
    const filling = parts[step] ?? 0
    let fill = 0
    for (let part = at; part < at + filling; part++) fill += amounts[part] ?? 0
    fills[step] = fill
    add(step, filling, (buy + ABOVE_CEILING) * way, above / way)
    add(step, filling, buy * way, (house - above) / way)
    add(step, filling, sell * way, grid.export ? (power_kw - house) / way : 0)
    if (filling === 0 || parts[step] === filling) return
    const gain = rates[at + filling] ?? 0
    if (gain <= (rates[at + filling - 1] ?? 0)) return
    // Discharging pays more than charging costs: a battery can't do both at once, so one is left out.
    if (gain <= 0) parts[step] = filling
    else {
      rates.copyWithin(at, at + filling, at + PARTS)
      amounts.copyWithin(at, at + filling, at + PARTS)
      parts[step] = (parts[step] ?? 0) - filling
      fills[step] = 0
    }
  }

  /** The value of stored energy before hour `step`, from that after it. */
  const stepBack = (step: number) => {
    const [into, from] = [step * SLOPES, (step + 1) * SLOPES]
    const [own, later] = [step * PARTS + (parts[step] ?? 0), from + (counts[step + 1] ?? 0)]
    let [part, next, count] = [step * PARTS, from, 0]
    let below = fills[step] ?? 0
    let left = room
    while (left > DUST && (part < own || next < later)) {
      const is_own = part < own && (next >= later || (rates[part] ?? 0) >= (slopes[next] ?? 0))
      const usd = (is_own ? rates[part] : slopes[next]) ?? 0
      let kwh = (is_own ? amounts[part++] : widths[next++]) ?? 0
      const cut = Math.min(below, kwh)
      below -= cut
      kwh = Math.min(kwh - cut, left)
      if (kwh <= 0) continue
      left -= kwh
      if (count > 0 && slopes[into + count - 1] === usd)
        widths[into + count - 1] = (widths[into + count - 1] ?? 0) + kwh
      else {
        slopes[into + count] = usd
        widths[into + count++] = kwh
      }
    }
    counts[step] = count
  }

  /** How much of `stored` (above the reserve) to keep after hour `step`: the part worth more later. */
  const kept = (step: number, stored: number) => {
    const from = (step + 1) * SLOPES
    const [own, later] = [step * PARTS + (parts[step] ?? 0), from + (counts[step + 1] ?? 0)]
    let [part, next, after] = [step * PARTS, from, 0]
    let left = stored + (fills[step] ?? 0)
    while (left > DUST && (part < own || next < later)) {
      const is_own = part < own && (next >= later || (rates[part] ?? 0) >= (slopes[next] ?? 0))
      const kwh = Math.min(left, (is_own ? amounts[part++] : widths[next++]) ?? 0)
      left -= kwh
      if (!is_own) after += kwh
    }
    return after
  }

  return {
    charged,
    discharged,
    plan(from, stored) {
      const hours = Math.min(WINDOW, HOURS - from)
      // Energy left at the end is valued at the cheapest hour of the following days.
      let cheapest = Number.POSITIVE_INFINITY
      for (let step = 0; step < hours; step++) {
        offer(step, from + step)
        cheapest = Math.min(cheapest, prices.buy[from + step] ?? 0)
      }
      slopes[hours * SLOPES] = Math.max(0, cheapest * way)
      widths[hours * SLOPES] = room
      counts[hours] = 1
      for (let step = hours - 1; step >= 0; step--) stepBack(step)
      let before = stored - least
      for (let step = 0; step < 24; step++) {
        const after = kept(step, before)
        const moved = Math.abs(after - before) < DUST ? 0 : after - before
        charged[step] = Math.max(0, moved) / way
        discharged[step] = Math.max(0, -moved) * way
        before += moved
      }
    },
  }
}
