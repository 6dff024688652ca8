// Weather for an address with no file of its own: the months of the stations around it, made into hours.
import { sum } from '../../lib/numbers.ts'
import { blendClimates } from './blend-climates.ts'
import { surroundings } from './nearest-stations.ts'
import { placeDeviation } from './place-deviation.ts'
import { stations } from './stations.ts'
import { synthesizeYear } from './synthetic-year.ts'
import type { WeatherYear } from './weather-year.ts'

/** Raised when the same stations make other hours: what was quoted before is then out of date. */
export const WEATHER_MODEL = 2

export const SYNTHESIZED = 'NREL TMY3 monthly means, hours synthesized'

type PlaceWeather = {
  weather: WeatherYear
  stations: string[]
  nearest_km: number
  /** How far the place's average year may be from this one: a standard deviation as a share of production. */
  deviation: number
}

/**
 * A weather year for a place in the United States, and the stations it was made from, nearest first.
 * The same place always has the same year. Throws NoStationError where no station is near.
 */
export function weatherAt(latitude_deg: number, longitude_deg: number, among = stations()): PlaceWeather {
  const { neighbours, elevation_m, unknown_km } = surroundings(latitude_deg, longitude_deg, among)
  const names = neighbours.map(({ station }) => station.name)
  const place = {
    station: names.join('; '),
    source: SYNTHESIZED,
    latitude_deg,
    longitude_deg,
    elevation_m,
    // A time zone border between place and station moves the hours' labels, not the sun.
    utc_offset_h: neighbours[0]?.station.utc_offset_h ?? 0,
  }
  const climate = blendClimates(neighbours, place)
  const series = synthesizeYear(place, climate)
  return {
    weather: { ...place, hour_offset: 0.5, ...series },
    stations: names,
    nearest_km: neighbours[0]?.distance_km ?? 0,
    deviation: placeDeviation(unknown_km, sum(series.ghi) / 1000),
  }
}
