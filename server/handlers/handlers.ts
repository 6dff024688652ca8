// Every operation of the contract and the handler that answers it. A missing one is a type error.
import type { Path } from '#sdk/types.ts'
import { lenders } from '#server/handlers/applications/lenders/handlers.ts'
import { audits } from '#server/handlers/company/audits/handlers.ts'
import { exportHandlers } from '#server/handlers/company/exports/handlers.ts'
import { installation } from '#server/handlers/company/installation/handlers.ts'
import { jobs } from '#server/handlers/company/jobs/handlers.ts'
import { messages } from '#server/handlers/company/messages/handlers.ts'
import { notifications } from '#server/handlers/company/notifications/handlers.ts'
import { problems } from '#server/handlers/company/problems/handlers.ts'
import { sheetImportHandlers } from '#server/handlers/company/sheet-import/handlers.ts'
import { energy } from '#server/handlers/design/energy/handlers.ts'
import { equipment } from '#server/handlers/design/equipment/handlers.ts'
import { adders } from '#server/handlers/money/adders/handlers.ts'
import { financing } from '#server/handlers/money/financing/handlers.ts'
import { guardrails } from '#server/handlers/money/guardrails/handlers.ts'
import { incentives } from '#server/handlers/money/incentives/handlers.ts'
import { pricing } from '#server/handlers/money/pricing/handlers.ts'
import { dashboard } from '#server/handlers/projects/dashboard/handlers.ts'
import { deals } from '#server/handlers/projects/deals/handlers.ts'
import { homeowners } from '#server/handlers/projects/homeowners/handlers.ts'
import { leads } from '#server/handlers/projects/leads/handlers.ts'
import { noteHandlers } from '#server/handlers/projects/notes/handlers.ts'
import { privacyHandlers } from '#server/handlers/projects/privacy/handlers.ts'
import type { Handler } from '../handler.ts'
import { agreements } from './agreements/handlers.ts'
import { company } from './company/handlers.ts'
import { resources } from './company/resources/handlers.ts'
import { roles } from './company/roles/handlers.ts'
import { session } from './company/session/handlers.ts'
import { support } from './company/support/handlers.ts'
import { team } from './company/team/handlers.ts'
import { design } from './design/handlers.ts'
import { files } from './files/handlers.ts'
import { receivables } from './money/receivables/handlers.ts'
import { projectHandlers } from './projects/handlers.ts'
import { search } from './projects/search/handlers.ts'
import { taskHandlers } from './projects/tasks/handlers.ts'
import { proposals } from './proposals/handlers.ts'

export const handlers: { [P in Path]: Handler<P> } = {
  ...session,
  ...company,
  ...team,
  ...messages,
  ...notifications,
  ...problems,
  ...roles,
  ...audits,
  ...support,
  ...installation,
  ...projectHandlers,
  ...deals,
  ...leads,
  ...homeowners,
  ...privacyHandlers,
  ...design,
  ...energy,
  ...equipment,
  ...adders,
  ...incentives,
  ...pricing,
  ...guardrails,
  ...financing,
  ...proposals,
  ...lenders,
  ...agreements,
  ...taskHandlers,
  ...noteHandlers,
  ...files,
  ...resources,
  ...jobs,
  ...sheetImportHandlers,
  ...exportHandlers,
  ...dashboard,
  ...search,
  ...receivables,
}
