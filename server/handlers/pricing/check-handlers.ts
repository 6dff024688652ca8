import type { Handlers } from '../../handler.ts'
import { proposalChecksOf } from '../../quote/checks.ts'
import { requireSale } from '../../sale/load-sale.ts'

export const checks: Pick<Handlers<'pricing'>, '/v3/pricing.ListChecks'> = {
  '/v3/pricing.ListChecks': async ({ input, caller, db, ports }) => ({
    checks: await proposalChecksOf(db, ports, caller, await requireSale(db, caller, input.project_id)),
  }),
}
