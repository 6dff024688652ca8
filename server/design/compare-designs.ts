// Compares the designs of a project, using the calculation that prices the sale.

import { priceOf } from '#machines/money/sale/price.ts'
import type { Catalog } from '#machines/money/sale/sale.ts'
import type { Schemas } from '#sdk/types.ts'
import { offersOf } from '#server/money/quote/offers.ts'
import { productionOf } from '#server/money/quote/production.ts'
import { loadSale, tryDesign } from '#server/money/sale/load-sale.ts'
import type { Design, Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../db/database.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { designKept, type ProjectDesign, projectDesigns } from './project-designs.ts'
import { words } from './words.ts'

/** All fields but those of its proposal. */
type Compared = Omit<Schemas['ListedDesign'], 'proposed'>

export async function comparedDesigns(db: Db, ports: Ports, project: ProjectRow): Promise<Compared[]> {
  const sale = await loadSale(db, project)
  const compared: Compared[] = []
  for (const row of await projectDesigns(db, project)) {
    const tried = row.kept && {
      design_id: row.id,
      name: row.name,
      design: await designKept(db, ports, project, row.kept),
    }
    const { design, ...rest } = tried ? await tryDesign(db, sale, tried) : sale
    if (design) compared.push(await listed(db, ports, { ...rest, design }, row))
  }
  return compared
}

async function listed(
  db: Db,
  ports: Ports,
  sale: Sale & { design: Design },
  { id, name, version, chosen }: ProjectDesign,
): Promise<Compared> {
  const { project, design, catalog } = sale
  const simulation = await productionOf(db, ports, sale)
  const offers = await offersOf(db, ports, sale)
  const price = priceOf(sale, 'cash')
  return {
    id,
    name,
    version,
    chosen,
    size_kw: design.size_w / 1000,
    ac_kw: design.ac_w / 1000,
    module_count: design.module_count,
    ...modelsOf(design, catalog),
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

function modelsOf(design: Design, { panels, inverters, storage }: Catalog) {
  const models = (known: ReadonlyMap<string, { model: string }>, ids: readonly string[]) =>
    [...new Set(ids)].flatMap(id => known.get(id)?.model ?? []).sort()
  return {
    modules: models(
      panels,
      design.arrays.map(({ panel_id }) => panel_id),
    ),
    inverters: models(
      inverters,
      design.inverters.map(({ inverter_id }) => inverter_id),
    ),
    batteries: models(
      storage,
      design.storage.map(({ storage_id }) => storage_id),
    ),
  }
}
