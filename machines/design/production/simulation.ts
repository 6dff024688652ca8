// The energy a roof makes in a year, for design, proposal and production guarantee. Pure: the browser may run it too.
import type { Schemas } from '#sdk/types.ts'
import { sum } from '../../lib/numbers.ts'
import { invert } from '../electrical/inverter.ts'
import { microYear } from '../mismatch/micro-power.ts'
import { countOf, fedInverters, type Wiring } from '../mismatch/wired-power.ts'
import { HOURS, MONTH_OF_DAY, type WeatherYear } from '../weather/weather-year.ts'
import { monthlyAlbedo } from './albedo.ts'
import { LOSS_NAMES } from './loss-names.ts'
import { keptByMonth, type Plane, type PlaneYear, planeYear } from './plane-year.ts'
import { monthlyAir, snowedYear } from './snowed-year.ts'

export type { Plane } from './plane-year.ts'

type SimulationInput = {
  readonly weather: WeatherYear
  readonly planes: readonly Plane[]
  /** Soiling, wiring, mismatch and so on, 0 to 1. The default is PVWatts': 2, 3, 0, 2, 2, 0.5, 1.5, 1, 0, 3 % together. */
  readonly losses?: number
  /** In place of a flat share among the losses, which then leave soiling out. */
  readonly monthly_soiling?: readonly number[] | undefined
  /** Snow in place of a flat share among the losses, and what the ground reflects. */
  readonly conditions?: Schemas['SiteConditions'] | undefined
  /** DC over AC nameplate; ac_kw takes its place where the inverters are known. */
  readonly dc_ac_ratio?: number
  readonly ac_kw?: number
  /** At full load, 0 to 1. */
  readonly inverter_efficiency?: number
  /** Which modules feed which inverter; without it all feed one, each plane as one string on an input of its own. */
  readonly wiring?: Wiring | undefined
}

export type SimulationResult = {
  readonly annual_kwh: number
  readonly monthly_kwh: number[]
  /** On the average plane, weighted by kW. */
  readonly monthly_poa_kwh_m2: number[]
  readonly hourly_ac_kw: Float64Array
  /** Input to the inverter, after losses. */
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

/** Raised when the engine or its weather changes: stored years are recalculated, and a receipt names the engine. */
export const ENGINE = 7

export const DEFAULT_LOSSES = 0.1408

export function simulateYear(input: SimulationInput): SimulationResult {
  const { weather, planes, losses = DEFAULT_LOSSES, inverter_efficiency = 0.96, wiring } = input
  const snow = input.conditions?.snow
  const albedo = monthlyAlbedo(input.conditions)
  const air_c = snow ? monthlyAir(weather) : []
  const years = planes.map(plane => {
    const year = planeYear(weather, plane, keptByMonth(plane.losses ?? losses, input.monthly_soiling), albedo)
    return snow ? snowedYear(year, plane, snow, air_c) : year
  })
  const kw = sum(planes.map(plane => plane.kw))
  const rating_kw = input.ac_kw ?? kw / (input.dc_ac_ratio ?? 1.2)
  const hourly_ac_kw = new Float64Array(HOURS)
  const hourly_dc_kw = new Float64Array(HOURS)
  const monthly = planes.map(() => new Float64Array(12))
  let before_losses_kwh = 0
  let after_snow_kwh = 0
  let dc_kwh = 0
  let unclipped_kwh = 0
  const add = (hour: number, ac_kw: number, unclipped_kw: number, dc_kw: number) => {
    dc_kwh += dc_kw
    unclipped_kwh += unclipped_kw
    hourly_ac_kw[hour] = (hourly_ac_kw[hour] ?? 0) + ac_kw
    hourly_dc_kw[hour] = (hourly_dc_kw[hour] ?? 0) + dc_kw
  }
  const share = (plane: number, hour: number, ac_kw: number, dc_kw: number) => {
    const of_plane = monthly[plane]
    const month = MONTH_OF_DAY[(hour / 24) | 0] ?? 0
    if (of_plane) of_plane[month] = (of_plane[month] ?? 0) + ac_kw
    const kept = years[plane]?.kept[month] ?? 1
    const before_kw = kept > 0 ? dc_kw / kept : 0
    before_losses_kwh += before_kw
    after_snow_kwh += before_kw * (1 - (years[plane]?.snow?.[month] ?? 0))
  }
  if (wiring?.kind === 'micro') {
    const each_kw = rating_kw / sum(planes.map(countOf))
    for (const [plane, year] of years.entries()) {
      const of = planes[plane]
      if (!of) continue
      const made = microYear(of, year, each_kw, inverter_efficiency)
      for (let hour = 0; hour < HOURS; hour++) {
        const [ac_kw = 0, dc_kw = 0] = [made.ac_kw[hour], made.dc_kw[hour]]
        if (dc_kw <= 0) continue
        add(hour, ac_kw, made.unclipped_kw[hour] ?? 0, dc_kw)
        share(plane, hour, ac_kw, dc_kw)
      }
    }
  } else
    for (const fed of fedInverters({ planes, years }, wiring ?? asOne(planes, rating_kw))) {
      for (let hour = 0; hour < HOURS; hour++) {
        let dc_kw = 0
        for (const of_plane of fed.by_plane.values()) dc_kw += of_plane[hour] ?? 0
        if (dc_kw <= 0) continue
        const unclipped_kw = invert(dc_kw, fed.ac_kw, inverter_efficiency)
        const ac_kw = Math.min(unclipped_kw, fed.ac_kw)
        add(hour, ac_kw, unclipped_kw, dc_kw)
        for (const [plane, of_plane] of fed.by_plane) {
          const of_it = of_plane[hour] ?? 0
          share(plane, hour, (ac_kw * of_it) / dc_kw, of_it)
        }
      }
    }
  const monthly_kwh = months(month => sum(monthly.map(of_plane => of_plane[month] ?? 0)))
  const annual_kwh = sum(monthly_kwh)
  const weighted = (of: (year: PlaneYear) => number) =>
    sum(years.map((year, index) => of(year) * (planes[index]?.kw ?? 0)))
  const fallen_kwh = weighted(year => year.fallen)
  const steps = [
    [LOSS_NAMES.horizon, fallen_kwh],
    [LOSS_NAMES.reflection, weighted(year => year.entered)],
    ...(planes.some(({ bifaciality, rows }) => bifaciality && rows)
      ? [[LOSS_NAMES.rear, weighted(year => year.with_rear)] as const]
      : []),
    [LOSS_NAMES.temperature, weighted(year => year.at_temperature)],
    ...(years.some(year => year.of_modules) ? [[LOSS_NAMES.mismatch, before_losses_kwh] as const] : []),
    ...(snow ? [[LOSS_NAMES.snow, after_snow_kwh] as const] : []),
    [LOSS_NAMES.system, dc_kwh],
    [LOSS_NAMES.inverter, unclipped_kwh],
    [LOSS_NAMES.clipping, annual_kwh],
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
      // Sums in another order, and the modules' single precision, differ in the last digits: no loss must read as zero.
      const share = Math.abs(left - after) > 5e-7 * left ? 1 - after / left : 0
      left = after
      return { name, share }
    }),
    specific_yield: ratio(annual_kwh, kw),
    performance_ratio: ratio(annual_kwh, fallen_kwh),
  }
}

const months = (of: (month: number) => number) => Array.from({ length: 12 }, (_, month) => of(month))
const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : 0)

const asOne = (planes: readonly Plane[], ac_kw: number): Wiring => ({
  kind: 'string',
  units: [{ ac_kw, inputs: planes.map((plane, index) => [{ plane: index, module_count: countOf(plane) }]) }],
})
