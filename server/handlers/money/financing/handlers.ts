import { taxCreditDisclaimer } from '#machines/money/incentives/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import type { Handlers } from '#server/handler.ts'
import { standing } from '#server/money/quote/basis.ts'
import { chooseFinancing } from '#server/money/quote/choose-financing.ts'
import { forCaller } from '#server/money/quote/offers.ts'
import { requireSale } from '#server/money/sale/load-sale.ts'
import type { Sale } from '#server/money/sale/sale.ts'
import { loadProposed, requireProposed } from '#server/proposals/of-design.ts'
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
    const sale = await loadProposed(db, await requireProposed(db, ports, caller, input))
    const offers = await offersToRead(db, ports, sale)
    return { offers: offers.map(offer => forCaller(caller, offer)), disclaimer: taxCreditDisclaimer() }
  },

  '/v3/calculate.ListProductsLifeStyle': async ({ input, caller, db, ports }) => {
    const sale = await requireSale(db, caller, input.project_id)
    const offers = (await offersToRead(db, ports, sale)).filter(
      ({ provider_code }) => provider_code === 'lifestyle-solar',
    )
    return { offers: offers.map(offer => forCaller(caller, offer)), disclaimer: taxCreditDisclaimer() }
  },

  '/v3/projects.GetFinancing': async ({ input, caller, db }) => {
    const sale = await requireSale(db, caller, input.project_id)
    return { financing: await view(db, caller, sale) }
  },

  '/v3/projects.SetFinancing': async ({ input, caller, db, ports, audit }) => {
    const before = await requireSale(db, caller, input.project_id, 'lock')
    const sale = await chooseFinancing(db, ports, before, input.option_id)
    const { snapshot, snapshot_hash } = sale.financing
    const { offer } = snapshot
    await audit({
      sentence: () => words.selected({ name: offer.name }),
      project_id: sale.project.id,
      entity_id: offer.option_id,
      detail: { snapshot_hash },
    })
    return { financing: await view(db, caller, sale) }
  },
}

async function view(db: Db, caller: UserCaller, sale: Sale): Promise<Schemas['ProjectFinancing'] | null> {
  const { financing: row } = sale
  if (!row) return null
  return {
    project_id: row.project_id,
    option_id: row.option_id,
    offer: forCaller(caller, row.snapshot.offer),
    price: row.snapshot.price,
    snapshot_hash: row.snapshot_hash,
    ...(await standing(db, sale, row.snapshot.basis_hash)),
    chosen_at: row.chosen_at.toISOString(),
  }
}
