// The energy a roof makes in a year, for design, proposal and production guarantee. Pure: the browser may run it too.
import { sum } from '../../lib/numbers.ts'
import { invert } from '../electrical/inverter.ts'
import { HOURS, MONTH_OF_DAY, type WeatherYear } from '../weather/weather-year.ts'
import { type Plane, type PlaneYear, planeYear } from './plane-year.ts'

export type { Plane } from './plane-year.ts'

export type SimulationInput = {
  readonly weather: WeatherYear
  readonly planes: readonly Plane[]
  /** Soiling, wiring, mismatch and so on, 0 to 1. The default is PVWatts': 2, 3, 0, 2, 2, 0.5, 1.5, 1, 0, 3 % together. */
  readonly losses?: number
  /** DC over AC nameplate; ac_kw takes its place where the inverters are known. */
  readonly dc_ac_ratio?: number
  readonly ac_kw?: number
  /** At full load, 0 to 1. */
  readonly inverter_efficiency?: number
}

export type SimulationResult = {
  readonly annual_kwh: number
  readonly monthly_kwh: number[]
  /** On the average plane, weighted by kW. */
  readonly monthly_poa_kwh_m2: number[]
  readonly hourly_ac_kw: Float64Array
  /** What reaches the inverter, after losses. */
  readonly hourly_dc_kw: Float64Array
  /** The inverter's output, shared among the planes hour by hour as they feed it. */
  readonly planes: {
    readonly annual_kwh: number
    readonly monthly_kwh: number[]
    readonly specific_yield: number
    readonly hourly_poa_w_m2: Float64Array
  }[]
  /** In order; each share is of what was left before it. Below zero where it is a gain (cold modules). */
  readonly losses: { readonly name: string; readonly share: number }[]
  /** kWh a year per kW. */
  readonly specific_yield: number
  /** AC energy over what the modules would make from all their light at their rating. */
  readonly performance_ratio: number
}

/** Raised when the engine or its weather changes: stored years are made anew, and a receipt says which engine made it. */
export const ENGINE = 4

export const DEFAULT_LOSSES = 0.1408

export function simulateYear(input: SimulationInput): SimulationResult {
  const { weather, planes, losses = DEFAULT_LOSSES, inverter_efficiency = 0.96 } = input
  const years = planes.map(plane => planeYear(weather, plane, losses))
  const kw = sum(planes.map(plane => plane.kw))
  const rating_kw = input.ac_kw ?? kw / (input.dc_ac_ratio ?? 1.2)
  const hourly_ac_kw = new Float64Array(HOURS)
  const hourly_dc_kw = new Float64Array(HOURS)
  const monthly = planes.map(() => new Float64Array(12))
  let dc_kwh = 0
  let unclipped_kwh = 0
  for (let hour = 0; hour < HOURS; hour++) {
    let dc_kw = 0
    for (const year of years) dc_kw += year.dc_kw[hour] ?? 0
    if (dc_kw <= 0) continue
    const unclipped_kw = invert(dc_kw, rating_kw, inverter_efficiency)
    const ac_kw = Math.min(unclipped_kw, rating_kw)
    dc_kwh += dc_kw
    unclipped_kwh += unclipped_kw
    hourly_ac_kw[hour] = ac_kw
    hourly_dc_kw[hour] = dc_kw
    const month = MONTH_OF_DAY[(hour / 24) | 0] ?? 0
    for (const [index, year] of years.entries()) {
      const of_plane = monthly[index]
      if (of_plane) of_plane[month] = (of_plane[month] ?? 0) + (ac_kw * (year.dc_kw[hour] ?? 0)) / dc_kw
    }
  }
  const monthly_kwh = months(month => sum(monthly.map(of_plane => of_plane[month] ?? 0)))
  const annual_kwh = sum(monthly_kwh)
  const weighted = (of: (year: PlaneYear) => number) =>
    sum(years.map((year, index) => of(year) * (planes[index]?.kw ?? 0)))
  const fallen_kwh = weighted(year => year.fallen)
  const steps = [
    ['Horizon and shading', fallen_kwh],
    ['Reflection', weighted(year => year.entered)],
    ['Temperature', weighted(year => year.at_temperature)],
    ['System losses', dc_kwh],
    ['Inverter', unclipped_kwh],
    ['Clipping', annual_kwh],
  ] as const
  let left = weighted(year => year.unshaded)
  return {
    annual_kwh,
    monthly_kwh,
    monthly_poa_kwh_m2: months(month =>
      ratio(
        weighted(year => year.monthly_poa_kwh_m2[month] ?? 0),
        kw,
      ),
    ),
    hourly_ac_kw,
    hourly_dc_kw,
    planes: planes.map((plane, index) => {
      const of_plane = [...(monthly[index] ?? [])]
      return {
        annual_kwh: sum(of_plane),
        monthly_kwh: of_plane,
        specific_yield: ratio(sum(of_plane), plane.kw),
        hourly_poa_w_m2: years[index]?.poa_w_m2 ?? new Float64Array(HOURS),
      }
    }),
    losses: steps.map(([name, after]) => {
      // Sums taken in another order differ in their last digits: no loss at all must read as none.
      const share = Math.abs(left - after) > 1e-9 * left ? 1 - after / left : 0
      left = after
      return { name, share }
    }),
    specific_yield: ratio(annual_kwh, kw),
    performance_ratio: ratio(annual_kwh, fallen_kwh),
  }
}

const months = (of: (month: number) => number) => Array.from({ length: 12 }, (_, month) => of(month))
const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : 0)
