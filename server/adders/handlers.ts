import { and, eq, ilike } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { adders as catalogue, project_adders } from '../db/schema.ts'
import type { Handlers } from '../handler.ts'
import { notFound, refuse } from '../lib/refuse.ts'
import { likeText } from '../lib/search.ts'
import { requireProject } from '../projects/access.ts'
import { keepPrice } from '../quote/price.ts'

export const adders: Handlers<'adders'> = {
  '/v3/adders.List': async ({ input, db }) => {
    const rows = await db
      .select()
      .from(catalogue)
      .where(
        and(
          eq(catalogue.active, true),
          input.search ? ilike(catalogue.name, `%${likeText(input.search)}%`) : undefined,
        ),
      )
      .orderBy(catalogue.name)
    return { adders: rows.map(({ company_id, ...adder }) => adder) }
  },

  '/v3/adders.ListProjectAdders': async ({ input, caller, db }) => {
    await requireProject(db, caller, input.project_id)
    return { adders: await projectAdders(db, input.project_id) }
  },

  '/v3/adders.AddProjectAdder': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const [adder] = await db
      .select()
      .from(catalogue)
      .where(and(eq(catalogue.id, input.adder_id), eq(catalogue.active, true)))
    if (!adder) throw notFound('adder')
    const flat = adder.pricing_method === 'Flat Price'
    if (flat && input.amount_cents === undefined)
      throw refuse(400, 'invalid_input', { amount_cents: `Enter the amount of ${adder.name} for this project.` })
    const added = await db
      .insert(project_adders)
      .values({
        company_id: caller.company_id,
        project_id: project.id,
        adder_id: adder.id,
        quantity: adder.pricing_method === 'Quantity' ? (input.quantity ?? 1) : 1,
        amount_cents: flat ? (input.amount_cents ?? null) : null,
        added_at: ports.now(),
      })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0)
      throw refuse(409, 'already_added', `${adder.name} is in this project already. Remove it to change its quantity.`)
    await keepPrice(db, ports, project)
    await audit({ sentence: `added the adder ${adder.name}`, project_id: project.id, entity_id: adder.id })
    return { adders: await projectAdders(db, project.id) }
  },

  '/v3/adders.RemoveProjectAdder': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const removed = await db
      .delete(project_adders)
      .where(and(eq(project_adders.project_id, project.id), eq(project_adders.adder_id, input.adder_id)))
      .returning()
    if (removed.length === 0) throw notFound('adder')
    await keepPrice(db, ports, project)
    const [adder] = await db.select().from(catalogue).where(eq(catalogue.id, input.adder_id))
    await audit({
      sentence: `removed the adder ${adder?.name ?? ''}`,
      project_id: project.id,
      entity_id: input.adder_id,
    })
    return { adders: await projectAdders(db, project.id) }
  },
}

async function projectAdders(db: Db, project_id: string): Promise<Schemas['ProjectAdder'][]> {
  const rows = await db
    .select({ of_project: project_adders, adder: catalogue })
    .from(project_adders)
    .innerJoin(catalogue, eq(catalogue.id, project_adders.adder_id))
    .where(eq(project_adders.project_id, project_id))
    .orderBy(project_adders.added_at, project_adders.adder_id)
  return rows.map(
    ({ of_project: { adder_id, quantity, amount_cents }, adder: { name, pricing_method, amount_usd } }) => ({
      adder_id,
      name,
      pricing_method,
      amount_usd,
      quantity,
      amount_cents,
    }),
  )
}
