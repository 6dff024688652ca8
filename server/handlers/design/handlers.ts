import { eq } from 'drizzle-orm'
import { openFaults } from '#machines/design/open-planes.ts'
import { siteFaults } from '#machines/design/site-conditions.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { currentLanguage } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { designs } from '#server/db/schema/design.ts'
import { keepDesign } from '#server/money/quote/keep-design.ts'
import { productionOf } from '#server/money/quote/production.ts'
import { requirePricedSale, requireSale } from '#server/money/sale/load-sale.ts'
import type { Db } from '../../db/database.ts'
import { storageKwh } from '../../design/equipment.ts'
import { designRow } from '../../design/save-design.ts'
import { words } from '../../design/words.ts'
import type { Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'
import { requireProject } from '../../projects/access.ts'
import { designsHandlers } from './designs-handlers.ts'
import { drawingHandlers } from './drawing-handlers.ts'
import { electricalHandlers } from './electrical-handlers.ts'
import { planSetHandlers } from './plan-set-handlers.ts'
import { reportHandlers } from './report-handlers.ts'
import { roofHandlers } from './roof-handlers.ts'
import { settingHandlers } from './setting-handlers.ts'
import { siteHandlers } from './site-handlers.ts'
import { startHandlers } from './start-handlers.ts'
import { sunlightHandlers } from './sunlight-handlers.ts'
import { weatherHandlers } from './weather-handlers.ts'

export const design: Handlers<'design'> = {
  ...settingHandlers,
  ...designsHandlers,
  ...drawingHandlers,
  ...electricalHandlers,
  ...planSetHandlers,
  ...siteHandlers,
  ...startHandlers,
  ...sunlightHandlers,
  ...reportHandlers,
  ...roofHandlers,
  ...weatherHandlers,

  '/v3/design.Get': async ({ input, caller, db }) => {
    const { design: row, settings } = await requirePricedSale(db, caller, input.project_id)
    return { design: row ? await designView(db, row) : null, company_losses: settings.simulation.losses }
  },

  '/v3/design.Save': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const [before] = await db.select().from(designs).where(eq(designs.project_id, project.id))
    requireVersion({ version: before?.version ?? 0 }, input.version)
    const faults = { ...openFaults(input.arrays), ...within('conditions', siteFaults(input.conditions ?? {})) }
    if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
    const saved = await keepDesign(db, ports, project, await designRow(db, ports, project, before, input))
    await audit({
      sentence: () => words.log.designed({ kw: (saved.size_w / 1000).toFixed(2), planes: input.arrays.length }),
      project_id: project.id,
    })
    return { design: await designView(db, saved) }
  },

  '/v3/solar.GetPerformanceSimulation': async ({ input, caller, db, ports }) => {
    const sale = await requireSale(db, caller, input.project_id)
    return { simulation: await productionOf(db, ports, sale, currentLanguage()) }
  },
}

const within = (field: string, faults: Record<string, string>) =>
  Object.fromEntries(Object.entries(faults).map(([of, sentence]) => [`${field}.${of}`, sentence]))

const designView = async (db: Db, row: typeof designs.$inferSelect): Promise<Schemas['Design']> => ({
  project_id: row.project_id,
  version: row.version,
  arrays: row.arrays,
  inverters: row.inverters,
  storage: row.storage,
  others: row.others,
  storage_control: row.storage_control,
  losses: row.losses,
  conditions: row.conditions,
  storage_kwh: await storageKwh(db, row.storage),
  module_count: row.module_count,
  size_kw: row.size_w / 1000,
  ac_kw: row.ac_w / 1000,
  dc_ac_ratio: row.size_w / row.ac_w,
  updated_at: row.updated_at.toISOString(),
})
