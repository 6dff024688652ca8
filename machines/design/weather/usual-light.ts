// The light a place usually has, from the stations around it, and whether a year's is anywhere near: a file in another unit fits
// the sun hour by hour.
import { sum } from '../../lib/numbers.ts'
import { blendClimates } from './blend-climates.ts'
import { NoStationError, surroundings } from './nearest-stations.ts'
import type { Doubt } from './sun-doubts.ts'
import { MONTH_STARTS } from './weather-year.ts'

/** On level ground, kWh/m² a month; null where no station is near. */
export function usualLight(latitude_deg: number, longitude_deg: number): number[] | null {
  try {
    const { neighbours, elevation_m } = surroundings(latitude_deg, longitude_deg)
    const { ghi } = blendClimates(neighbours, { latitude_deg, elevation_m })
    return Array.from(ghi, (wh_a_day, month) => {
      const days = (MONTH_STARTS[month + 1] ?? 0) - (MONTH_STARTS[month] ?? 0)
      return Math.round((wh_a_day * days) / 100) / 10
    })
  } catch (error) {
    if (error instanceof NoStationError) return null
    throw error
  }
}

/** A cloudy year has 0.85 of it and a valley in fog 0.7; half hours taken for hours have 0.5. */
const [LEAST, MOST] = [0.6, 1.5]

type Place = { latitude_deg: number; longitude_deg: number }

/** `months`: the light of the year, kWh/m². */
export function yearDoubt(months: readonly number[], { latitude_deg, longitude_deg }: Place): Doubt | undefined {
  const usual = usualLight(latitude_deg, longitude_deg)
  if (!usual) return undefined
  const [year_kwh_m2, usual_kwh_m2] = [Math.round(sum(months)), Math.round(sum(usual))]
  const share = year_kwh_m2 / usual_kwh_m2
  return share >= LEAST && share <= MOST ? undefined : { kind: 'year', year_kwh_m2, usual_kwh_m2 }
}
