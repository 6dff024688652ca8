// What inverters and strings of a design come to at the temperatures of its place.
import { inArray } from 'drizzle-orm'
import { electricalFindings } from '#machines/design/electrical/electrical.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../../db/database.ts'
import { inverters, panels } from '../../db/schema/equipment.ts'
import type { Ports } from '../../ports/ports.ts'
import type { ProjectRow } from '../../projects/access.ts'
import { houseOf, siteTemperatures } from '../../weather/lowest/site-temperatures.ts'
import { weatherFileOf } from '../../weather/project-weather.ts'
import { siteWeather } from '../../weather/site-weather.ts'
import type { Design } from '../designs-of.ts'

export async function siteOf(db: Db, ports: Ports, project: ProjectRow): Promise<Schemas['SiteTemperatures'] | null> {
  const house = houseOf(project.address)
  if (!house) return null
  const found = await siteWeather(db, ports, await weatherFileOf(db, project.id), house.latitude, house.longitude)
  return found && siteTemperatures(found, house)
}

export async function electricalOf(db: Db, design: Design, site: Schemas['SiteTemperatures'] | null) {
  const panel_rows = await db
    .select()
    .from(panels)
    .where(
      inArray(
        panels.id,
        design.arrays.map(({ panel_id }) => panel_id),
      ),
    )
  const inverter_rows = await db
    .select()
    .from(inverters)
    .where(
      inArray(
        inverters.id,
        design.inverters.map(({ inverter_id }) => inverter_id),
      ),
    )
  const known_panels = new Map(panel_rows.map(row => [row.id, row]))
  const known_inverters = new Map(inverter_rows.map(row => [row.id, row]))
  return electricalFindings({
    groups: design.arrays.flatMap(({ name, panel_id, module_count }) => {
      const panel = known_panels.get(panel_id)
      return panel ? [{ name, panel, count: module_count }] : []
    }),
    machines: design.inverters.flatMap(({ inverter_id, count }) => {
      const inverter = known_inverters.get(inverter_id)
      return inverter ? [{ inverter, count }] : []
    }),
    site,
  })
}
