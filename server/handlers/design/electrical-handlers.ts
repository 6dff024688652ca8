import { and, eq } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { electricalOf } from '#machines/money/sale/electrical.ts'
import { designs } from '#server/db/schema/design.ts'
import { proposals } from '#server/db/schema/proposals.ts'
import { electricalPlan, siteOf } from '#server/money/quote/site.ts'
import { requirePricedSale } from '#server/money/sale/load-sale.ts'
import { words } from '../../design/words.ts'
import type { Handlers } from '../../handler.ts'
import { requireVersion } from '../../lib/versioned.ts'
import { requireProject } from '../../projects/access.ts'

type Paths = `/v3/design.${'CheckElectrical' | 'GetElectricalPlan' | 'SaveElectricalPlan'}`

export const electricalHandlers: Pick<Handlers<'design'>, Paths> = {
  '/v3/design.CheckElectrical': async ({ input, caller, db, ports }) => {
    const sale = await requirePricedSale(db, caller, input.project_id)
    const site = await siteOf(db, ports, sale)
    return { site, findings: electricalOf(sale, site) }
  },

  '/v3/design.GetElectricalPlan': async ({ input, caller, db, ports }) => {
    const sale = await requirePricedSale(db, caller, input.project_id)
    if (input.published_design_id) {
      const [row] = await db
        .select({ snapshot: proposals.snapshot })
        .from(proposals)
        .where(and(eq(proposals.design_id, input.published_design_id), eq(proposals.project_id, input.project_id)))
      if (!row) throw notFound('proposal')
      return { plan: row.snapshot?.electrical ?? null }
    }
    return { plan: await electricalPlan(db, ports, sale) }
  },

  '/v3/design.SaveElectricalPlan': async ({ input: { project_id, version, choices }, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, project_id, 'lock')
    const [row] = await db.select().from(designs).where(eq(designs.project_id, project.id))
    if (!row) throw refuse(409, 'no_design', words.plan_needs_design)
    requireVersion({ version: row.electrical?.version ?? 0 }, version)
    const electrical = { version: version + 1, choices }
    const sale = await requirePricedSale(db, caller, project_id)
    if (!sale.design) throw refuse(409, 'no_design', words.plan_needs_design)
    const plan = await electricalPlan(db, ports, { ...sale, design: { ...sale.design, electrical } })
    if (plan?.findings.some(({ code }) => code === 'strings_stale'))
      throw refuse(400, 'invalid_input', { 'choices.strings': words.strings_need_each_panel })
    await db.update(designs).set({ electrical }).where(eq(designs.project_id, project.id))
    await audit({ sentence: () => words.log.electrical_planned, project_id: project.id })
    return { plan }
  },
}
