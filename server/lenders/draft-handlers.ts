// An application before it is sent.
import type { Handlers } from '../handler.ts'
import { refuse } from '../lib/refuse.ts'

type Paths =
  | '/v3/lender_applications.List'
  | '/v3/lender_applications.Get'
  | '/v3/lender_applications.Create'
  | '/v3/lender_applications.SaveDraft'
  | '/v3/lender_applications.Quote'
  | '/v3/lender_applications.Discard'
  | '/v3/lender_applications.Move'

const missing = async () => {
  throw refuse(503, 'not_built', 'Not built yet.')
}

export const draftHandlers: Pick<Handlers<'lenders'>, Paths> = {
  '/v3/lender_applications.List': missing,
  '/v3/lender_applications.Get': missing,
  '/v3/lender_applications.Create': missing,
  '/v3/lender_applications.SaveDraft': missing,
  '/v3/lender_applications.Quote': missing,
  '/v3/lender_applications.Discard': missing,
  '/v3/lender_applications.Move': missing,
}
