// The year a project's design makes at its address. Simulated once for each set of inputs, then read from the database.
import { eq, inArray } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { designs, inverters, panels, simulations } from '../db/schema.ts'
import { simulateYear } from '../design/simulation.ts'
import { weatherAt } from '../design/weather-at.ts'
import { type Ports, sha256 } from '../ports/ports.ts'
import { canonicaliseJson } from '../pricing/snapshot.ts'
import type { ProjectRow } from '../projects/access.ts'
import { monthlyConsumption } from '../projects/rules.ts'

type Design = typeof designs.$inferSelect
/** Raised when the engine or its weather changes, so that stored results are made anew. */
const ENGINE = 1
/** decisions.md, section 7: the default losses of PVWatts. */
const LOSSES = 0.1408

/** Null while there is no design or no coordinates. */
export async function productionOf(db: Db, ports: Ports, project: ProjectRow): Promise<Schemas['Simulation'] | null> {
  const { latitude, longitude } = project.address ?? {}
  const [design] = await db.select().from(designs).where(eq(designs.project_id, project.id))
  if (!design || latitude === undefined || longitude === undefined) return null
  const inputs = { arrays: design.arrays, inverters: design.inverters, latitude, longitude, engine: ENGINE }
  const inputs_hash = sha256(canonicaliseJson(inputs))
  const [stored] = await db.select().from(simulations).where(eq(simulations.project_id, project.id))
  const fresh = stored?.inputs_hash === inputs_hash ? stored.result : await simulate(db, design, latitude, longitude)
  if (fresh !== stored?.result) {
    const row = { company_id: project.company_id, project_id: project.id, inputs_hash, result: fresh, made_at: ports.now() }
    await db.insert(simulations).values(row).onConflictDoUpdate({ target: [simulations.company_id, simulations.project_id], set: row })
  }
  return { ...fresh, ...household(project, fresh.annual_kwh), design_version: design.version }
}

/** The household is not part of the physics: it is read anew, so that a changed consumption needs no simulation. */
function household(project: ProjectRow, annual_kwh: number) {
  const monthly_consumption_kwh = monthlyConsumption(project)
  const used = monthly_consumption_kwh?.reduce((sum, kwh) => sum + kwh, 0) ?? 0
  return { monthly_consumption_kwh, offset: used > 0 ? annual_kwh / used : null }
}
