import type { Handlers } from '../../handler.ts'
import { electricalOf, siteOf } from '../../quote/limits/electrical.ts'
import { requirePricedSale } from '../../sale/load-sale.ts'

export const electricalHandlers: Pick<Handlers<'design'>, '/v3/design.CheckElectrical'> = {
  '/v3/design.CheckElectrical': async ({ input, caller, db, ports }) => {
    const sale = await requirePricedSale(db, caller, input.project_id)
    const site = await siteOf(db, ports, sale)
    return { site, findings: electricalOf(sale, site) }
  },
}
