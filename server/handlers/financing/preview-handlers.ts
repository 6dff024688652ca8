// The playground's question: what would each way to pay come to, if?

import { ASSUMPTIONS } from '#machines/financing/defaults.ts'
import { taxCreditDisclaimer } from '#machines/incentives/rules.ts'
import type { Handlers } from '../../handler.ts'
import { requireProject } from '../../projects/access.ts'
import { forCaller } from '../../quote/offers.ts'
import { priceOf } from '../../quote/price.ts'
import { offersToRead } from './offers-to-read.ts'

export const preview: Pick<Handlers<'financing'>, '/v3/financing.Preview'> = {
  '/v3/financing.Preview': async ({ input, caller, db, ports }) => {
    const saved = await requireProject(db, caller, input.project_id)
    const project = {
      ...saved,
      price_usd_per_w: input.price_usd_per_w ?? saved.price_usd_per_w,
      discount_cents: input.discount_cents ?? saved.discount_cents,
    }
    const utility_escalation = input.utility_escalation ?? ASSUMPTIONS.utility_escalation
    const offers = await offersToRead(db, ports, project, { utility_escalation })
    return {
      price: await priceOf(db, project),
      offers: offers.map(offer => forCaller(caller, offer)),
      utility_escalation,
      disclaimer: taxCreditDisclaimer(),
    }
  },
}
