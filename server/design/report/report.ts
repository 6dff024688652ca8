// All contents of a simulation report, at one moment.

import { eq } from 'drizzle-orm'
import { licenseText } from '#machines/company/licenses.ts'
import { sum } from '#machines/lib/numbers.ts'
import { addressLine, fullName } from '#machines/lib/text.ts'
import type { Catalog } from '#machines/money/sale/sale.ts'
import type { Schemas } from '#sdk/types.ts'
import type { ReportSnapshot } from '#server/db/schema/design.ts'
import { homeowners } from '#server/db/schema/projects.ts'
import { simulatedYear } from '#server/money/quote/production.ts'
import type { Design, Sale } from '#server/money/sale/sale.ts'
import type { Db } from '../../db/database.ts'
import { users } from '../../db/schema/company.ts'
import { inLanguage } from '../../lib/reader-language.ts'
import type { Ports } from '../../ports/ports.ts'
import { words } from '../words.ts'
import { receiptOf, wattHours } from './receipt.ts'

type Piece = { manufacturer: string; model: string }

/** Null while there is no year. */
export const reportOf = (db: Db, ports: Ports, sale: Sale): Promise<ReportSnapshot | null> =>
  inLanguage('en', () => composeReport(db, ports, sale))

async function composeReport(db: Db, ports: Ports, sale: Sale): Promise<ReportSnapshot | null> {
  const { project, design, company, catalog } = sale
  const simulated = await simulatedYear(db, ports, sale)
  if (!simulated || !design || !project.address) return null
  const { simulation, inputs, result, made_at, year } = simulated
  const [owner] = await db.select().from(users).where(eq(users.id, project.owner_id))
  const people = await db.select().from(homeowners).where(eq(homeowners.project_id, project.id))
  const primary = people.find(person => person.is_primary)
  return {
    company: {
      name: company.name,
      phone: company.phone,
      email: company.email,
      license_number: licenseText(company, project.address.state),
      brand_color: company.brand_color,
    },
    prepared_by: owner ? fullName(owner) : company.name,
    homeowner_name: primary ? fullName(primary) : project.name,
    address_line: addressLine(project.address),
    design: {
      name: sale.design_name,
      size_kw: design.size_w / 1000,
      ac_kw: design.ac_w / 1000,
      module_count: design.module_count,
      inverters: counted(
        catalog.inverters,
        design.inverters.map(({ inverter_id, count }) => ({ id: inverter_id, count })),
      ),
      storage: counted(
        catalog.storage,
        design.storage.map(({ storage_id, count }) => ({ id: storage_id, count })),
      ),
    },
    planes: planesOf(design, catalog, simulation),
    simulation,
    hours_wh: wattHours(year.hourly_ac_kw),
    receipt: receiptOf(inputs, { ...result, planes: result.arrays }, year.hourly_ac_kw, made_at),
    made_at: ports.now().toISOString(),
  }
}

function planesOf({ arrays }: Design, { panels }: Catalog, { arrays: made }: Schemas['Simulation']) {
  return arrays.map((array, index) => {
    const panel = panels.get(array.panel_id)
    const shading = array.shading ?? []
    return {
      name: array.name,
      tilt_deg: array.tilt_deg,
      azimuth_deg: array.azimuth_deg,
      ...(array.mounting ? { mounting: array.mounting } : {}),
      ...(array.tracker ? { tracker: array.tracker } : {}),
      panel: panel ? `${panel.manufacturer} ${panel.model}` : words.in('en').panel_deleted,
      module_count: array.module_count,
      size_kw: made[index]?.size_kw ?? 0,
      shade: shading.length > 0 ? sum(shading) / shading.length : 0,
      annual_kwh: made[index]?.annual_kwh ?? 0,
      specific_yield: made[index]?.specific_yield ?? 0,
    }
  })
}

function counted(known: ReadonlyMap<string, Piece>, chosen: { id: string; count: number }[]) {
  return [...new Set(chosen.map(({ id }) => id))].flatMap(id => {
    const row = known.get(id)
    if (!row) return []
    const count = sum(chosen.filter(one => one.id === id).map(({ count }) => count))
    return [{ name: `${row.manufacturer} ${row.model}`, count }]
  })
}
