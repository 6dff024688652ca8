// Preparing and sending an agreement of a project.

import { requireSale } from '#server/money/sale/load-sale.ts'
import { prepare } from '../../agreements/sending/prepare.ts'
import { send, sentNote } from '../../agreements/sending/send.ts'
import { transactionView } from '../../agreements/view.ts'
import type { Handlers } from '../../handler.ts'

type Paths = '/v3/agreements.PrepareSend' | '/v3/agreements.Send'

export const sendHandlers: Pick<Handlers<'agreements'>, Paths> = {
  '/v3/agreements.PrepareSend': async ({ input, caller, db, ports }) => {
    const sale = await requireSale(db, caller, input.project_id)
    const { preparation } = await prepare(db, ports, caller, sale, input.agreement_id)
    return { preparation }
  },

  '/v3/agreements.Send': async ({ input, caller, db, ports, audit }) => {
    const { project_id, ...request } = input
    const sale = await requireSale(db, caller, project_id, 'lock')
    const sent = await send(db, ports, caller, sale, request)
    const names = request.signers.map(({ name }) => name.trim())
    await audit(sentNote(sent, names, request.deliver))
    return { transaction: await transactionView(db, ports, sent.row, sale) }
  },
}
