// How cold and hot a sale's house gets.
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { houseOf, siteTemperatures } from '#server/design/weather/lowest/site-temperatures.ts'
import { siteWeather } from '#server/design/weather/site-weather.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { PricedSale } from '../sale/sale.ts'

export async function siteOf(
  db: Db,
  ports: Ports,
  { project, weather_file }: PricedSale,
): Promise<Schemas['SiteTemperatures'] | null> {
  const house = houseOf(project.address)
  if (!house) return null
  const found = await siteWeather(db, ports, weather_file, house.latitude, house.longitude)
  return found && siteTemperatures(found, house)
}
