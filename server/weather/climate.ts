// How cold and hot a project's place is, for what a household uses by the weather.

import { type Climate, climateOf, needsClimate } from '#machines/energy/additions.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { PricedSale } from '../sale/sale.ts'
import { siteWeather } from './site-weather.ts'

/** Null where nothing of the household follows it, and without a place. */
export async function climateFor(
  db: Db,
  ports: Ports,
  { project, weather_file }: Pick<PricedSale, 'project' | 'weather_file'>,
): Promise<Climate | null> {
  const { address, consumption } = project
  const { latitude, longitude } = address ?? {}
  if (!needsClimate(consumption?.additions) || latitude === undefined || longitude === undefined) return null
  const at = await siteWeather(db, ports, weather_file, latitude, longitude)
  return at && climateOf(at.weather.temp_c)
}
