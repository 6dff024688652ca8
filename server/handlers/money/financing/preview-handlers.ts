// The playground's question: what would each way to pay come to, if?

import { ASSUMPTIONS } from '#machines/money/financing/defaults.ts'
import { taxCreditDisclaimer } from '#machines/money/incentives/rules.ts'
import { priceOf } from '#machines/money/sale/price.ts'
import { withProject } from '#machines/money/sale/sale.ts'
import type { Handlers } from '#server/handler.ts'
import { forCaller } from '#server/money/quote/offers.ts'
import { requireSale } from '#server/money/sale/load-sale.ts'
import { offersToRead } from './offers-to-read.ts'

export const preview: Pick<Handlers<'financing'>, '/v3/financing.Preview'> = {
  '/v3/financing.Preview': async ({ input, caller, db, ports }) => {
    const saved = await requireSale(db, caller, input.project_id)
    const { price_usd_per_w, discount_cents } = saved.project
    const sale = withProject(saved, {
      price_usd_per_w: input.price_usd_per_w ?? price_usd_per_w,
      discount_cents: input.discount_cents ?? discount_cents,
    })
    const utility_escalation = input.utility_escalation ?? ASSUMPTIONS.utility_escalation
    const offers = await offersToRead(db, ports, sale, { utility_escalation })
    return {
      price: priceOf(sale),
      offers: offers.map(offer => forCaller(caller, offer)),
      utility_escalation,
      disclaimer: taxCreditDisclaimer(),
    }
  },
}
