import { eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { type FinancingSnapshot, project_financing } from '../db/schema.ts'
import type { Handlers } from '../handler.ts'
import { TAX_CREDIT_DISCLAIMER } from '../incentives/rules.ts'
import { notFound, refuse } from '../lib/refuse.ts'
import { sha256 } from '../ports/ports.ts'
import { canonicaliseJson } from '../pricing/snapshot.ts'
import { type ProjectRow, requireProject } from '../projects/access.ts'
import { basisOf, keepBasis, standing } from '../quote/basis.ts'
import { forCaller, offersOf } from '../quote/offers.ts'
import { keepPrice } from '../quote/price.ts'
import { catalogueHandlers } from './catalogue-handlers.ts'
import { preview } from './preview-handlers.ts'

export const financing: Handlers<'financing'> = {
  ...catalogueHandlers,
  ...preview,

  '/v3/financing.Compare': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    const offers = await offersOf(db, ports, project)
    return { offers: offers.map(offer => forCaller(caller, offer)), disclaimer: TAX_CREDIT_DISCLAIMER }
  },

  '/v3/calculate.ListProductsLifeStyle': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    const offers = (await offersOf(db, ports, project)).filter(
      ({ provider_code }) => provider_code === 'lifestyle-solar',
    )
    return { offers: offers.map(offer => forCaller(caller, offer)), disclaimer: TAX_CREDIT_DISCLAIMER }
  },

  '/v3/projects.GetFinancing': async ({ input, caller, db }) => {
    const project = await requireProject(db, caller, input.project_id)
    return { financing: await view(db, caller, project) }
  },

  '/v3/projects.SetFinancing': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const basis = await basisOf(db, project)
    const offers = await offersOf(db, ports, project)
    if (!basis || offers.length === 0)
      throw refuse(
        409,
        'nothing_to_finance',
        'Design the system and enter the address first; financing needs a price and a production.',
      )
    const offer = offers.find(one => one.option_id === input.option_id)
    if (!offer) throw notFound('financing option')
    if (offer.unavailable !== null) throw refuse(409, 'financing_unavailable', offer.unavailable)
    const snapshot: FinancingSnapshot = { offer, price: basis.prices[offer.type], basis_hash: basis.hash }
    const row = {
      company_id: caller.company_id,
      project_id: project.id,
      option_id: offer.option_id,
      snapshot,
      snapshot_hash: sha256(canonicaliseJson(snapshot)),
      chosen_at: ports.now(),
    }
    await db
      .insert(project_financing)
      .values(row)
      .onConflictDoUpdate({ target: [project_financing.company_id, project_financing.project_id], set: row })
    await keepBasis(db, ports, project, basis)
    await keepPrice(db, ports, project)
    await audit({
      sentence: `chose ${offer.name}`,
      project_id: project.id,
      entity_id: offer.option_id,
      detail: { snapshot_hash: row.snapshot_hash },
    })
    return { financing: await view(db, caller, project) }
  },
}

async function view(db: Db, caller: UserCaller, project: ProjectRow): Promise<Schemas['ProjectFinancing'] | null> {
  const [row] = await db.select().from(project_financing).where(eq(project_financing.project_id, project.id))
  if (!row) return null
  return {
    project_id: row.project_id,
    option_id: row.option_id,
    offer: forCaller(caller, row.snapshot.offer),
    price: row.snapshot.price,
    snapshot_hash: row.snapshot_hash,
    ...(await standing(db, project, row.snapshot.basis_hash)),
    chosen_at: row.chosen_at.toISOString(),
  }
}
