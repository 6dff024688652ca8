import type { Handlers } from '#server/handler.ts'
import { proposalChecksOf } from '#server/money/quote/checks.ts'
import { requireSale } from '#server/money/sale/load-sale.ts'

export const checks: Pick<Handlers<'pricing'>, '/v3/pricing.ListChecks'> = {
  '/v3/pricing.ListChecks': async ({ input, caller, db, ports }) => ({
    checks: await proposalChecksOf(db, ports, caller, await requireSale(db, caller, input.project_id)),
  }),
}
