// Weather for an address with no file of its own: the months of the stations around it, made into hours.
import { blendClimates, nearestStations } from './nearest-stations.ts'
import { synthesizeYear } from './synthetic-year.ts'
import type { WeatherYear } from './weather-year.ts'

export const SYNTHESIZED = 'NREL TMY3 monthly means, hours synthesized'

/**
 * A weather year for a place in the United States, and the stations it was made from, nearest first.
 * The same place always has the same year. Throws NoStationError where no station is near.
 */
export function weatherAt(latitude_deg: number, longitude_deg: number): { weather: WeatherYear; stations: string[] } {
  const neighbours = nearestStations(latitude_deg, longitude_deg)
  const names = neighbours.map(({ station }) => station.name)
  const elevation_m = neighbours.reduce((sum, { station, share }) => sum + share * station.elevation_m, 0)
  const place = {
    station: names.join('; '),
    source: SYNTHESIZED,
    latitude_deg,
    longitude_deg,
    elevation_m,
    // A time zone border between place and station moves the hours' labels, not the sun.
    utc_offset_h: neighbours[0]?.station.utc_offset_h ?? 0,
  }
  return {
    weather: { ...place, hour_offset: 0.5, ...synthesizeYear(place, blendClimates(neighbours)) },
    stations: names,
  }
}
