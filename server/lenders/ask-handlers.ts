// What is asked of a lender and changes nothing.
import type { Handlers } from '../handler.ts'
import { refuse } from '../lib/refuse.ts'

type Paths =
  | '/v3/lender_applications.Check'
  | '/v3/lender_applications.Products'
  | '/v3/lender_applications.ListDocuments'
  | '/v3/lender_applications.ListRequired'

const missing = async () => {
  throw refuse(503, 'not_built', 'Not built yet.')
}

export const askHandlers: Pick<Handlers<'lenders'>, Paths> = {
  '/v3/lender_applications.Check': missing,
  '/v3/lender_applications.Products': missing,
  '/v3/lender_applications.ListDocuments': missing,
  '/v3/lender_applications.ListRequired': missing,
}
