// How cold and hot a project's place is, for what a household uses by the weather.

import { type Climate, climateOf, needsClimate } from '#machines/energy/additions.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { weatherFileOf } from './project-weather.ts'
import { siteWeather } from './site-weather.ts'

/** Null where nothing of the household follows it, and without a place. */
export async function climateFor(
  db: Db,
  ports: Ports,
  { id, address, consumption }: ProjectRow,
): Promise<Climate | null> {
  const { latitude, longitude } = address ?? {}
  if (!needsClimate(consumption?.additions) || latitude === undefined || longitude === undefined) return null
  const at = await siteWeather(db, ports, await weatherFileOf(db, id), latitude, longitude)
  return at && climateOf(at.weather.temp_c)
}
