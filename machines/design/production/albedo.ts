// How much light the ground gives back, by month.
import type { Schemas } from '#sdk/types.ts'
import { MONTH_STARTS } from '../weather/weather-year.ts'

/** Ground without snow, and under it: SAM's defaults (PVWatts version 8, `albedo_default` and `albedo_default_snow`). */
export const BARE_ALBEDO = 0.2
export const SNOW_ALBEDO = 0.6

/** Each month between bare and snow-covered ground by the days it is covered. Fresh bright ground is not made darker by snow. */
export function monthlyAlbedo({ monthly_albedo, snow }: Schemas['SiteConditions'] = {}): Float64Array {
  return Float64Array.from({ length: 12 }, (_, month) => {
    const bare = monthly_albedo?.[month] ?? BARE_ALBEDO
    const covered_days = snow?.covered_days[month] ?? 0
    if (covered_days === 0) return bare
    const days = (MONTH_STARTS[month + 1] ?? 0) - (MONTH_STARTS[month] ?? 0)
    return bare + Math.max(0, SNOW_ALBEDO - bare) * Math.min(1, covered_days / days)
  })
}
