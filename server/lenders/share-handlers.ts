// The homeowner fills an application in, by a link.
import type { Handlers } from '../handler.ts'
import { refuse } from '../lib/refuse.ts'

type Paths =
  | '/v3/lender_applications.Share'
  | '/v3/lender_applications.TakeBack'
  | '/v3/lender_applications.GetShared'
  | '/v3/lender_applications.SaveShared'
  | '/v3/lender_applications.SubmitShared'

const missing = async () => {
  throw refuse(503, 'not_built', 'Not built yet.')
}

export const shareHandlers: Pick<Handlers<'lenders'>, Paths> = {
  '/v3/lender_applications.Share': missing,
  '/v3/lender_applications.TakeBack': missing,
  '/v3/lender_applications.GetShared': missing,
  '/v3/lender_applications.SaveShared': missing,
  '/v3/lender_applications.SubmitShared': missing,
}
