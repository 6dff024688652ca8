// Files for a lender.
import type { Handlers } from '../handler.ts'
import { refuse } from '../lib/refuse.ts'

type Paths = '/v3/lender_applications.UploadStipulation' | '/v3/lender_applications.UploadDocument'

const missing = async () => {
  throw refuse(503, 'not_built', 'Not built yet.')
}

export const uploadHandlers: Pick<Handlers<'lenders'>, Paths> = {
  '/v3/lender_applications.UploadStipulation': missing,
  '/v3/lender_applications.UploadDocument': missing,
}
