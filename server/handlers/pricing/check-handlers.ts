import type { Handlers } from '../../handler.ts'
import { requireProject } from '../../projects/access.ts'
import { proposalChecksOf } from '../../quote/checks.ts'

export const checks: Pick<Handlers<'pricing'>, '/v3/pricing.ListChecks'> = {
  '/v3/pricing.ListChecks': async ({ input, caller, db, ports }) => ({
    checks: await proposalChecksOf(db, ports, caller, await requireProject(db, caller, input.project_id)),
  }),
}
