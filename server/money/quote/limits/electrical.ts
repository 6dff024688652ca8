// Electrical results of a design's inverters and strings at its local temperatures.
import { electricalFindings } from '#machines/design/electrical/electrical.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { houseOf, siteTemperatures } from '#server/design/weather/lowest/site-temperatures.ts'
import { siteWeather } from '#server/design/weather/site-weather.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { PricedSale } from '../../sale/sale.ts'

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

/** Empty without a design. */
export function electricalOf({ design, catalog }: PricedSale, site: Schemas['SiteTemperatures'] | null) {
  if (!design) return []
  return electricalFindings({
    groups: design.arrays.flatMap(({ name, panel_id, module_count }) => {
      const panel = catalog.panels.get(panel_id)
      return panel ? [{ name, panel, count: module_count }] : []
    }),
    machines: design.inverters.flatMap(({ inverter_id, count }) => {
      const inverter = catalog.inverters.get(inverter_id)
      return inverter ? [{ inverter, count }] : []
    }),
    site,
  })
}
