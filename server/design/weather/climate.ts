// How cold and hot a project's place is, for what a household uses by the weather.

import { type Climate, climateOf, needsClimate } from '#machines/design/energy/additions.ts'
import type { Db } from '#server/db/database.ts'
import type { PricedSale } from '#server/money/sale/sale.ts'
import type { Ports } from '#server/ports/ports.ts'
import { siteWeather } from './site-weather.ts'

/** Null if no load depends on it, and without coordinates. */
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
