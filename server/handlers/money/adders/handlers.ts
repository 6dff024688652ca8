import { and, eq } from 'drizzle-orm'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { explainPrice } from '#machines/money/sale/price.ts'
import { project_adders, adders as table } from '#server/db/schema/adders.ts'
import type { Handlers } from '#server/handler.ts'
import { projectAdders } from '#server/money/adders/view.ts'
import { words } from '#server/money/adders/words.ts'
import { keepPrice } from '#server/money/quote/keep-price.ts'
import { releaseAdder } from '#server/money/quote/kept-prices.ts'
import { loadPricedSale, requirePricedSale } from '#server/money/sale/load-sale.ts'
import { requireProject } from '#server/projects/access.ts'
import { catalogueHandlers } from './catalogue-handlers.ts'
import { exportHandlers } from './export-handlers.ts'
import { dropOverride, limitWords, overrideHandlers } from './override-handlers.ts'

export const adders: Handlers<'adders'> = {
  ...catalogueHandlers,
  ...exportHandlers,
  ...overrideHandlers,

  '/v3/adders.ListProjectAdders': async ({ input, caller, db }) => ({
    adders: projectAdders(await requirePricedSale(db, caller, input.project_id)),
  }),

  '/v3/adders.AddProjectAdder': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const [adder] = await db
      .select()
      .from(table)
      .where(and(eq(table.id, input.adder_id), eq(table.active, true)))
    if (!adder) throw notFound('adder')
    const flat = adder.pricing_method === 'Flat Price'
    if (flat && input.amount_cents === undefined)
      throw refuse(400, 'invalid_input', { amount_cents: words.project_amount_required({ name: adder.name }) })
    const beyond = flat && input.amount_cents !== undefined && limitWords(adder, input.amount_cents)
    if (beyond && !caller.permissions.has('pricing.override'))
      throw refuse(400, 'invalid_input', { amount_cents: words.beyond_limit({ limit: beyond }) })
    const added = await db
      .insert(project_adders)
      .values({
        company_id: caller.company_id,
        project_id: project.id,
        adder_id: adder.id,
        quantity: adder.pricing_method === 'Quantity' ? (input.quantity ?? 1) : 1,
        amount_cents: flat ? (input.amount_cents ?? null) : null,
        added_at: ports.now(),
        added_by: caller.user_id,
      })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) throw refuse(409, 'already_added', words.already_added({ name: adder.name }))
    const [fresh = project] = await releaseAdder(db, project.id, adder.id)
    const sale = await loadPricedSale(db, fresh)
    const here = explainPrice(sale)?.adders.find(({ terms }) => terms.id === adder.id)
    if (here && !here.applies)
      throw refuse(409, 'does_not_apply', words.does_not_apply({ name: adder.name, reasons: here.because.join(' ') }))
    await keepPrice(db, ports, sale)
    await audit({
      sentence: () => words.project_adder_added({ name: adder.name }),
      project_id: project.id,
      entity_id: adder.id,
    })
    return { adders: projectAdders(sale) }
  },

  '/v3/adders.RemoveProjectAdder': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const [removed] = await db
      .delete(project_adders)
      .where(and(eq(project_adders.project_id, project.id), eq(project_adders.adder_id, input.adder_id)))
      .returning()
    const sale = await loadPricedSale(db, project)
    const here = projectAdders(sale).find(({ adder_id }) => adder_id === input.adder_id)
    if (!removed && here?.applies)
      throw refuse(
        409,
        'applies_by_itself',
        words.applies_automatically({ name: here.name, reasons: here.because.join(' ') }),
      )
    if (!removed) throw notFound('adder')
    if (!here) await dropOverride(db, project.id, input.adder_id)
    await keepPrice(db, ports, sale)
    const adder = sale.adders.today.find(({ id }) => id === input.adder_id)
    await audit({
      sentence: () => words.project_adder_removed({ name: adder?.name ?? words.deleted_adder }),
      project_id: project.id,
      entity_id: input.adder_id,
    })
    return { adders: projectAdders(sale) }
  },
}
