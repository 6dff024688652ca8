import { electricalOf } from '#machines/money/sale/electrical.ts'
import { siteOf } from '#server/money/quote/site.ts'
import { requirePricedSale } from '#server/money/sale/load-sale.ts'
import type { Handlers } from '../../handler.ts'

export const electricalHandlers: Pick<Handlers<'design'>, '/v3/design.CheckElectrical'> = {
  '/v3/design.CheckElectrical': async ({ input, caller, db, ports }) => {
    const sale = await requirePricedSale(db, caller, input.project_id)
    const site = await siteOf(db, ports, sale)
    return { site, findings: electricalOf(sale, site) }
  },
}
