// Every operation of the contract and the handler that answers it. A missing one is a type error.
import type { Path } from '#sdk/types.ts'
import type { Handler } from '../handler.ts'
import { adders } from './adders/handlers.ts'
import { agreements } from './agreements/handlers.ts'
import { audits } from './audits/handlers.ts'
import { company } from './company/handlers.ts'
import { dashboard } from './dashboard/handlers.ts'
import { deals } from './deals/handlers.ts'
import { design } from './design/handlers.ts'
import { energy } from './energy/handlers.ts'
import { equipment } from './equipment/handlers.ts'
import { exportHandlers } from './exports/handlers.ts'
import { files } from './files/handlers.ts'
import { financing } from './financing/handlers.ts'
import { guardrails } from './guardrails/handlers.ts'
import { homeowners } from './homeowners/handlers.ts'
import { incentives } from './incentives/handlers.ts'
import { jobs } from './jobs/handlers.ts'
import { leads } from './leads/handlers.ts'
import { lenders } from './lenders/handlers.ts'
import { messages } from './messages/handlers.ts'
import { noteHandlers } from './notes/handlers.ts'
import { notifications } from './notifications/handlers.ts'
import { pricing } from './pricing/handlers.ts'
import { problems } from './problems/handlers.ts'
import { projectHandlers } from './projects/handlers.ts'
import { proposals } from './proposals/handlers.ts'
import { receivables } from './receivables/handlers.ts'
import { resources } from './resources/handlers.ts'
import { roles } from './roles/handlers.ts'
import { search } from './search/handlers.ts'
import { session } from './session/handlers.ts'
import { support } from './support/handlers.ts'
import { taskHandlers } from './tasks/handlers.ts'
import { team } from './team/handlers.ts'

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
  ...projectHandlers,
  ...deals,
  ...leads,
  ...homeowners,
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
  ...exportHandlers,
  ...dashboard,
  ...search,
  ...receivables,
}
