// The weather a project's year is simulated with. Kept in memory: hours are the same for everyone who asks about a place, and
// making or reading them takes longer than the simulation.

import { NoStationError } from '#machines/design/weather/nearest-stations.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import type { Ports } from '#server/ports/ports.ts'
import { readKept, type weatherFileOf, weatherMark } from './project-weather.ts'

type WeatherFile = NonNullable<Awaited<ReturnType<typeof weatherFileOf>>>
export type Weather = {
  weather: WeatherYear
  stations: string[]
  file: WeatherFile | undefined
  /** How sure it is. */
  says: Pick<Schemas['Simulation']['weather'], 'nearest_km' | 'place_deviation' | 'years'>
}

/** 350 kB each. */
const MOST_YEARS = 40
const years = new Map<string, Weather | null>()

/** The project's own file; otherwise the stations around it. Null if none is near: no simulation rather than a wrong one. */
export async function siteWeather(
  db: Db,
  ports: Ports,
  file: WeatherFile | undefined,
  latitude: number,
  longitude: number,
): Promise<Weather | null> {
  const key = file ? `${file.file_id} ${weatherMark(file)}` : `${latitude},${longitude}`
  const cached = years.get(key)
  if (cached !== undefined) return cached
  const made = file
    ? {
        weather: await readKept(db, ports, file),
        stations: [file.station],
        file,
        says: file.years ? { years: file.years } : {},
      }
    : weatherAround(latitude, longitude)
  if (years.size >= MOST_YEARS) years.clear()
  years.set(key, made)
  return made
}

function weatherAround(latitude: number, longitude: number): Weather | null {
  try {
    const { weather, stations, nearest_km, deviation } = weatherAt(latitude, longitude)
    return { weather, stations, file: undefined, says: { nearest_km, place_deviation: deviation } }
  } catch (error) {
    if (error instanceof NoStationError) return null
    throw error
  }
}
