// What the designs of a project come to, side by side, by the one calculation that prices what is sold.
import { inArray } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { inverters, panels, storage } from '../db/schema/equipment.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { type Design, designOf } from '../quote/designs-of.ts'
import { offersOf } from '../quote/offers.ts'
import { priceOf } from '../quote/price.ts'
import { productionOf } from '../quote/production.ts'
import { type ProjectDesign, projectDesigns, withDesign } from './project-designs.ts'
import { words } from './words.ts'

/** All but what is proposed of them. */
type Compared = Omit<Schemas['ListedDesign'], 'proposed'>

export async function comparedDesigns(db: Db, ports: Ports, project: ProjectRow): Promise<Compared[]> {
  const compared: Compared[] = []
  for (const row of await projectDesigns(db, project)) {
    const sketched = await withDesign(db, ports, project, row.id)
    const design = await designOf(db, sketched)
    if (design) compared.push(await listed(db, ports, sketched, row, design))
  }
  return compared
}

async function listed(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  { id, name, version, chosen }: ProjectDesign,
  design: Design,
): Promise<Compared> {
  const simulation = await productionOf(db, ports, project)
  const offers = await offersOf(db, ports, project)
  const price = await priceOf(db, project, 'cash')
  return {
    id,
    name,
    version,
    chosen,
    size_kw: design.size_w / 1000,
    ac_kw: design.ac_w / 1000,
    module_count: design.module_count,
    ...(await modelsOf(db, design)),
    annual_kwh: simulation?.annual_kwh ?? null,
    offset: simulation?.offset ?? null,
    price_cents: price?.price_cents ?? null,
    payments: offers
      .filter(({ unavailable }) => unavailable === null)
      .map(({ option_id, name, monthly_payment_cents, savings_25y_cents }) => ({
        option_id,
        name,
        monthly_payment_cents,
        savings_25y_cents,
      })),
    missing: whatIsMissing(project, simulation !== null, price !== null),
  }
}

function whatIsMissing({ address }: ProjectRow, simulated: boolean, priced: boolean): string | null {
  if (!simulated) return address ? words.no_station : words.no_address
  return priced ? null : words.no_price
}

async function modelsOf(db: Db, design: Design) {
  const models = async (table: typeof panels | typeof inverters | typeof storage, ids: string[]) => {
    const rows = await db.select({ model: table.model }).from(table).where(inArray(table.id, ids)).orderBy(table.model)
    return rows.map(({ model }) => model)
  }
  return {
    modules: await models(
      panels,
      design.arrays.map(({ panel_id }) => panel_id),
    ),
    inverters: await models(
      inverters,
      design.inverters.map(({ inverter_id }) => inverter_id),
    ),
    batteries: await models(
      storage,
      design.storage.map(({ storage_id }) => storage_id),
    ),
  }
}
