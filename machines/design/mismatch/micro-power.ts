// Microinverters: each module is inverted and clipped by itself.
import { invert } from '../electrical/inverter.ts'
import type { Plane, PlaneYear } from '../production/plane-year.ts'
import { HOURS } from '../weather/weather-year.ts'
import { countOf, keptIn, moduleAt } from './wired-power.ts'

/** Of one plane by hour, kW: before the inverters, after them without a limit, and within their rating. */
export function microYear(plane: Plane, { dc_kw, kept, of_modules }: PlaneYear, rating_kw: number, efficiency: number) {
  const count = countOf(plane)
  const kwEach = (hour: number) => (plane.kw * keptIn({ kept }, hour)) / count / 1000
  const hours = () => new Float64Array(HOURS)
  const year = { dc_kw: hours(), unclipped_kw: hours(), ac_kw: hours() }
  const add = (hour: number, dc: number, times: number) => {
    const unclipped = invert(dc, rating_kw, efficiency)
    year.dc_kw[hour] = (year.dc_kw[hour] ?? 0) + dc * times
    year.unclipped_kw[hour] = (year.unclipped_kw[hour] ?? 0) + unclipped * times
    year.ac_kw[hour] = (year.ac_kw[hour] ?? 0) + Math.min(unclipped, rating_kw) * times
  }
  for (let hour = 0; hour < HOURS; hour++) {
    if (of_modules?.is_uneven[hour] !== 1) add(hour, (dc_kw[hour] ?? 0) / count, count)
    else {
      const kw_each = kwEach(hour)
      for (let module = 0; module < count; module++) add(hour, moduleAt(of_modules, hour, module) * kw_each, 1)
    }
  }
  return year
}
