// What is said to a lender, by way of the outbox.
import type { Handlers } from '../handler.ts'
import { refuse } from '../lib/refuse.ts'

type Paths =
  | '/v3/lender_applications.Submit'
  | '/v3/lender_applications.Resubmit'
  | '/v3/lender_applications.Refresh'
  | '/v3/lender_applications.Retry'
  | '/v3/lender_applications.Cancel'
  | '/v3/lender_applications.SendDocuments'
  | '/v3/lender_applications.SendContract'
  | '/v3/lender_applications.SubmitMilestone'
  | '/v3/lender_applications.RequestChangeOrder'
  | '/v3/lender_applications.CancelChangeOrder'
  | '/v3/lender_applications.UpdateDesign'
  | '/v3/lender_applications.UpdateQuote'

const missing = async () => {
  throw refuse(503, 'not_built', 'Not built yet.')
}

export const sendHandlers: Pick<Handlers<'lenders'>, Paths> = {
  '/v3/lender_applications.Submit': missing,
  '/v3/lender_applications.Resubmit': missing,
  '/v3/lender_applications.Refresh': missing,
  '/v3/lender_applications.Retry': missing,
  '/v3/lender_applications.Cancel': missing,
  '/v3/lender_applications.SendDocuments': missing,
  '/v3/lender_applications.SendContract': missing,
  '/v3/lender_applications.SubmitMilestone': missing,
  '/v3/lender_applications.RequestChangeOrder': missing,
  '/v3/lender_applications.CancelChangeOrder': missing,
  '/v3/lender_applications.UpdateDesign': missing,
  '/v3/lender_applications.UpdateQuote': missing,
}
