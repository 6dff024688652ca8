// How the company bills: what numbers begin with, terms, how to pay, and the payment schedule of cash deals.

import { refuse } from '#machines/lib/refuse.ts'
import { scheduleFault } from '#machines/money/receivables/rules.ts'
import { changes } from '#server/audit.ts'
import { readSetting, writeSetting } from '#server/company/settings/store.ts'
import type { Handlers } from '#server/handler.ts'
import { words } from './words.ts'

type Paths = '/v3/settings.GetInvoicing' | '/v3/settings.Invoicing'

export const settingsHandlers: Pick<Handlers<'receivables'>, Paths> = {
  '/v3/settings.GetInvoicing': async ({ db }) => {
    const { value, version } = await readSetting(db, 'invoicing')
    return { ...value, version }
  },

  '/v3/settings.Invoicing': async ({ input, caller, db, ports, audit }) => {
    const { version: read, ...value } = input
    const fault = scheduleFault(value.schedule)
    if (fault) throw refuse(400, 'invalid_input', { schedule: fault })
    const { before, version } = await writeSetting(db, ports, caller, 'invoicing', read, value)
    await audit({ sentence: () => words.billing_changed, detail: changes<object>(before, value) })
    return { ...value, version }
  },
}
