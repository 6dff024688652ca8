import { eq, inArray } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { designs, inverters, panels } from '../db/schema.ts'
import { readUpload } from '../files/upload.ts'
import type { Handlers } from '../handler.ts'
import { notFound, refuse } from '../lib/refuse.ts'
import { requireVersion } from '../lib/versioned.ts'
import { requireProject } from '../projects/access.ts'
import { activateIfNew } from '../projects/move.ts'
import { keepPrice } from '../quote/price.ts'
import { productionOf } from '../quote/production.ts'
import { dropWeather, keepWeather } from './project-weather.ts'
import { settingHandlers } from './setting-handlers.ts'

export const design: Handlers<'design'> = {
  ...settingHandlers,

  '/v3/design.Get': async ({ input, caller, db }) => {
    await requireProject(db, caller, input.project_id)
    const [row] = await db.select().from(designs).where(eq(designs.project_id, input.project_id))
    return { design: row ? designView(row) : null }
  },

  '/v3/design.Save': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const [before] = await db.select().from(designs).where(eq(designs.project_id, project.id))
    requireVersion({ version: before?.version ?? 0 }, input.version)
    const size_w = await sizeOf(db, input.arrays)
    const ac_w = await acPowerOf(db, input.inverters)
    const row = {
      company_id: caller.company_id,
      project_id: project.id,
      arrays: input.arrays,
      inverters: input.inverters,
      module_count: input.arrays.reduce((sum, array) => sum + array.module_count, 0),
      size_w,
      ac_w,
      updated_at: ports.now(),
      version: input.version + 1,
    }
    const [saved] = await db
      .insert(designs)
      .values(row)
      .onConflictDoUpdate({ target: [designs.company_id, designs.project_id], set: row })
      .returning()
    if (!saved) throw notFound('design')
    const active = await activateIfNew(db, ports, project)
    await keepPrice(db, ports, active)
    await productionOf(db, ports, active)
    await audit({
      sentence: `designed ${(size_w / 1000).toFixed(2)} kW on ${input.arrays.length} ${input.arrays.length === 1 ? 'plane' : 'planes'}`,
      project_id: project.id,
    })
    return { design: designView(saved) }
  },

  '/v3/solar.GetPerformanceSimulation': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    return { simulation: await productionOf(db, ports, project) }
  },

  '/v3/solar.UploadWeather': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const upload = await readUpload(input, 'Choose a weather file.')
    const { station, source } = await keepWeather(db, ports, project, upload)
    await audit({ sentence: `took the weather of ${station} (${source})`, project_id: project.id })
    return { simulation: await productionOf(db, ports, project) }
  },

  '/v3/solar.RemoveWeather': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    await dropWeather(db, project.id)
    await audit({ sentence: 'went back to the weather of the stations around the house', project_id: project.id })
    return { simulation: await productionOf(db, ports, project) }
  },
}

const designView = (row: typeof designs.$inferSelect): Schemas['Design'] => ({
  project_id: row.project_id,
  version: row.version,
  arrays: row.arrays,
  inverters: row.inverters,
  module_count: row.module_count,
  size_kw: row.size_w / 1000,
  ac_kw: row.ac_w / 1000,
  dc_ac_ratio: row.size_w / row.ac_w,
  updated_at: row.updated_at.toISOString(),
})

/** DC watts at standard test conditions. A panel that is not in the catalogue is named by its array. */
async function sizeOf(db: Db, arrays: Schemas['RoofArray'][]): Promise<number> {
  const rows = await db
    .select({ id: panels.id, power_w: panels.power_w })
    .from(panels)
    .where(
      inArray(
        panels.id,
        arrays.map(array => array.panel_id),
      ),
    )
  const powers = new Map(rows.map(row => [row.id, row.power_w]))
  return arrays.reduce((sum, array, index) => {
    const power_w = powers.get(array.panel_id)
    if (power_w === undefined)
      throw refuse(400, 'invalid_input', { [`arrays.${index}.panel_id`]: 'Choose a panel from the catalogue.' })
    return sum + power_w * array.module_count
  }, 0)
}

async function acPowerOf(db: Db, chosen: Schemas['InverterChoice'][]): Promise<number> {
  const rows = await db
    .select({ id: inverters.id, ac_power_w: inverters.ac_power_w })
    .from(inverters)
    .where(
      inArray(
        inverters.id,
        chosen.map(choice => choice.inverter_id),
      ),
    )
  const powers = new Map(rows.map(row => [row.id, row.ac_power_w]))
  return chosen.reduce((sum, choice, index) => {
    const ac_power_w = powers.get(choice.inverter_id)
    if (ac_power_w === undefined)
      throw refuse(400, 'invalid_input', {
        [`inverters.${index}.inverter_id`]: 'Choose an inverter from the catalogue.',
      })
    return sum + ac_power_w * choice.count
  }, 0)
}
