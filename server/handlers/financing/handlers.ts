import { eq } from 'drizzle-orm'
import { taxCreditDisclaimer } from '#machines/incentives/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../../caller.ts'
import type { Db } from '../../db/database.ts'
import { project_financing } from '../../db/schema/financing.ts'
import { withDesign } from '../../design/project-designs.ts'
import type { Handlers } from '../../handler.ts'
import { type ProjectRow, requireProject } from '../../projects/access.ts'
import { standing } from '../../quote/basis.ts'
import { chooseFinancing } from '../../quote/choose-financing.ts'
import { forCaller } from '../../quote/offers.ts'
import { catalogueHandlers } from './catalogue-handlers.ts'
import { offersToRead } from './offers-to-read.ts'
import { preview } from './preview-handlers.ts'
import { standingHandlers } from './standing-handlers.ts'
import { words } from './words.ts'

export const financing: Handlers<'financing'> = {
  ...catalogueHandlers,
  ...preview,
  ...standingHandlers,

  '/v3/financing.Compare': async ({ input, caller, db, ports }) => {
    const project = await withDesign(db, ports, await requireProject(db, caller, input.project_id), input.design_id)
    const offers = await offersToRead(db, ports, project)
    return { offers: offers.map(offer => forCaller(caller, offer)), disclaimer: taxCreditDisclaimer() }
  },

  '/v3/calculate.ListProductsLifeStyle': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    const offers = (await offersToRead(db, ports, project)).filter(
      ({ provider_code }) => provider_code === 'lifestyle-solar',
    )
    return { offers: offers.map(offer => forCaller(caller, offer)), disclaimer: taxCreditDisclaimer() }
  },

  '/v3/projects.GetFinancing': async ({ input, caller, db }) => {
    const project = await requireProject(db, caller, input.project_id)
    return { financing: await view(db, caller, project) }
  },

  '/v3/projects.SetFinancing': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const { offer, snapshot_hash } = await chooseFinancing(db, ports, project, input.option_id)
    await audit({
      sentence: () => words.selected({ name: offer.name }),
      project_id: project.id,
      entity_id: offer.option_id,
      detail: { snapshot_hash },
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
