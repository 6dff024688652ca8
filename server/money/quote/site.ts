// How cold and hot a sale's house gets, and its electrical plan at the codes of its place.

import { eq } from 'drizzle-orm'
import type { Jurisdiction, Place } from '#machines/design/jurisdictions.ts'
import { planOf } from '#machines/money/sale/electrical.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { project_sites } from '#server/db/schema/design.ts'
import { houseOf, siteTemperatures } from '#server/design/weather/lowest/site-temperatures.ts'
import { siteWeather } from '#server/design/weather/site-weather.ts'
import type { Ports } from '#server/ports/ports.ts'
import { countyOf } from '#server/projects/postal-codes.ts'
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

/** The county is of the ground where it was looked up, otherwise of the ZIP code; looked for only if an entry is of a county. */
export async function codePlace(
  db: Db,
  { id, address }: { id: string; address: Schemas['Address'] | null },
  jurisdictions: readonly Jurisdiction[],
): Promise<Place> {
  if (!address) return null
  const { state, city } = address
  if (!jurisdictions.some(one => one.county && one.state === state)) return { state, city }
  const [site] = await db
    .select({ land: project_sites.land })
    .from(project_sites)
    .where(eq(project_sites.project_id, id))
  if (site?.land) return { state, city, county: site.land.county }
  const by_zip = await countyOf(address.postal_code.slice(0, 5))
  return { state, city, county: by_zip?.state === state ? by_zip.county : null }
}

/** Null without a design, or with equipment that is no longer in the catalog. */
export async function electricalPlan(
  db: Db,
  ports: Ports,
  sale: PricedSale,
): Promise<Schemas['ElectricalPlan'] | null> {
  const place = await codePlace(db, sale.project, sale.settings.design_preferences.jurisdictions ?? [])
  return planOf(sale, sale.project.id, await siteOf(db, ports, sale), place)
}
