// Everything a simulation report says, at one moment.

import { eq, inArray } from 'drizzle-orm'
import { licenseText } from '#machines/company/licenses.ts'
import { sum } from '#machines/lib/numbers.ts'
import { notFound } from '#machines/lib/refuse.ts'
import { fullName } from '#machines/lib/text.ts'
import { addressLine } from '#machines/projects/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../../db/database.ts'
import { companies, users } from '../../db/schema/company.ts'
import { designs, type ReportSnapshot } from '../../db/schema/design.ts'
import { inverters, panels, storage } from '../../db/schema/equipment.ts'
import { homeowners } from '../../db/schema/projects.ts'
import { inLanguage } from '../../lib/reader-language.ts'
import type { Ports } from '../../ports/ports.ts'
import type { ProjectRow } from '../../projects/access.ts'
import { nameOfDesign } from '../../quote/designs-of.ts'
import { simulatedYear } from '../../quote/production.ts'
import { words } from '../words.ts'
import { receiptOf, wattHours } from './receipt.ts'

type Design = typeof designs.$inferSelect

/** Null while there is no year. */
export const reportOf = (db: Db, ports: Ports, project: ProjectRow): Promise<ReportSnapshot | null> =>
  inLanguage('en', () => composeReport(db, ports, project))

async function composeReport(db: Db, ports: Ports, project: ProjectRow): Promise<ReportSnapshot | null> {
  const simulated = await simulatedYear(db, ports, project)
  const [design] = await db.select().from(designs).where(eq(designs.project_id, project.id))
  if (!simulated || !design || !project.address) return null
  const { simulation, inputs, result, made_at, year } = simulated
  const [company] = await db.select().from(companies)
  const [owner] = await db.select().from(users).where(eq(users.id, project.owner_id))
  const people = await db.select().from(homeowners).where(eq(homeowners.project_id, project.id))
  const primary = people.find(person => person.is_primary)
  if (!company) throw notFound('company')
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
      name: await nameOfDesign(db, project),
      size_kw: design.size_w / 1000,
      ac_kw: design.ac_w / 1000,
      module_count: design.module_count,
      inverters: await counted(
        db,
        inverters,
        design.inverters.map(({ inverter_id, count }) => ({ id: inverter_id, count })),
      ),
      storage: await counted(
        db,
        storage,
        design.storage.map(({ storage_id, count }) => ({ id: storage_id, count })),
      ),
    },
    planes: await planesOf(db, design, simulation),
    simulation,
    hours_wh: wattHours(year.hourly_ac_kw),
    receipt: receiptOf(inputs, { ...result, planes: result.arrays }, year.hourly_ac_kw, made_at),
    made_at: ports.now().toISOString(),
  }
}

async function planesOf(db: Db, { arrays }: Design, { arrays: made }: Schemas['Simulation']) {
  const ids = arrays.map(({ panel_id }) => panel_id)
  const rows = await db.select().from(panels).where(inArray(panels.id, ids))
  return arrays.map((array, index) => {
    const panel = rows.find(({ id }) => id === array.panel_id)
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

async function counted(db: Db, table: typeof inverters | typeof storage, chosen: { id: string; count: number }[]) {
  if (chosen.length === 0) return []
  const rows = await db
    .select({ id: table.id, manufacturer: table.manufacturer, model: table.model })
    .from(table)
    .where(
      inArray(
        table.id,
        chosen.map(({ id }) => id),
      ),
    )
  return rows.map(({ id, manufacturer, model }) => ({
    name: `${manufacturer} ${model}`,
    count: chosen.filter(one => one.id === id).reduce((sum, { count }) => sum + count, 0),
  }))
}
