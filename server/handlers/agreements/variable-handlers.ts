// Variables for an agreement's fields, and their values for one project.

import { listedVariables } from '#machines/agreements/templates/variables.ts'
import { requireSale } from '#server/money/sale/load-sale.ts'
import { agreementValues } from '../../agreements/templates/variable-values.ts'
import type { Handlers } from '../../handler.ts'

type Paths = `/v3/variables.Agreement${'List' | 'Evaluate'}`

export const variableHandlers: Pick<Handlers<'agreements'>, Paths> = {
  '/v3/variables.AgreementList': async () => ({ variables: listedVariables() }),

  '/v3/variables.AgreementEvaluate': async ({ input, caller, db, ports }) => {
    const sale = await requireSale(db, caller, input.project_id)
    return { values: await agreementValues(db, ports, sale, { language: input.language ?? 'en' }) }
  },
}
