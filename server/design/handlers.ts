import { eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { designs } from '../db/schema.ts'
import { readUpload } from '../files/upload.ts'
import type { Handlers } from '../handler.ts'
import { notFound } from '../lib/refuse.ts'
import { requireVersion } from '../lib/versioned.ts'
import { requireProject } from '../projects/access.ts'
import { activateIfNew } from '../projects/move.ts'
import { keepPrice } from '../quote/price.ts'
import { productionOf } from '../quote/production.ts'
import { acPowerOf, othersOf, sizeOf, storageKwh, storageOf } from './equipment.ts'
import { dropWeather, keepWeather } from './project-weather.ts'
import { settingHandlers } from './setting-handlers.ts'

export const design: Handlers<'design'> = {
  ...settingHandlers,

  '/v3/design.Get': async ({ input, caller, db }) => {
    await requireProject(db, caller, input.project_id)
    const [row] = await db.select().from(designs).where(eq(designs.project_id, input.project_id))
    return { design: row ? await designView(db, row) : null }
  },

  '/v3/design.Save': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const [before] = await db.select().from(designs).where(eq(designs.project_id, project.id))
    requireVersion({ version: before?.version ?? 0 }, input.version)
    const size_w = await sizeOf(db, input.arrays, before?.arrays ?? [])
    const ac_w = await acPowerOf(db, input.inverters, before?.inverters ?? [])
    // A caller that knows nothing of them leaves them as they stand.
    const storage = await storageOf(db, input.storage, before?.storage ?? [])
    const others = await othersOf(db, input.others, before?.others ?? [])
    const row = {
      company_id: caller.company_id,
      project_id: project.id,
      arrays: input.arrays,
      inverters: input.inverters,
      storage,
      others,
      storage_control: input.storage_control ?? before?.storage_control ?? null,
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
    return { design: await designView(db, saved) }
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

const designView = async (db: Db, row: typeof designs.$inferSelect): Promise<Schemas['Design']> => ({
  project_id: row.project_id,
  version: row.version,
  arrays: row.arrays,
  inverters: row.inverters,
  storage: row.storage,
  others: row.others,
  storage_control: row.storage_control,
  storage_kwh: await storageKwh(db, row.storage),
  module_count: row.module_count,
  size_kw: row.size_w / 1000,
  ac_kw: row.ac_w / 1000,
  dc_ac_ratio: row.size_w / row.ac_w,
  updated_at: row.updated_at.toISOString(),
})
