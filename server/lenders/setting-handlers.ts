// How a company is connected with its lenders.
import type { Handlers } from '../handler.ts'
import { refuse } from '../lib/refuse.ts'

type Paths =
  | '/v3/settings.GetLenderConfig'
  | '/v3/settings.UpdateLenderConfig'
  | '/v3/settings.TestLender'
  | '/v3/settings.RenewLenderWebhook'
  | '/v3/settings.ListLenderUsers'

const missing = async () => {
  throw refuse(503, 'not_built', 'Not built yet.')
}

export const settingHandlers: Pick<Handlers<'lenders'>, Paths> = {
  '/v3/settings.GetLenderConfig': missing,
  '/v3/settings.UpdateLenderConfig': missing,
  '/v3/settings.TestLender': missing,
  '/v3/settings.RenewLenderWebhook': missing,
  '/v3/settings.ListLenderUsers': missing,
}
