// Preparing and sending an agreement of a project.

import { prepare } from '../../agreements/sending/prepare.ts'
import { send, sentNote } from '../../agreements/sending/send.ts'
import { transactionView } from '../../agreements/view.ts'
import type { Handlers } from '../../handler.ts'
import { takesMails } from '../../mail/own-server.ts'
import { requireProject } from '../../projects/access.ts'

type Paths = '/v3/agreements.PrepareSend' | '/v3/agreements.Send'

export const sendHandlers: Pick<Handlers<'agreements'>, Paths> = {
  '/v3/agreements.PrepareSend': async ({ input, caller, db, ports }) => {
    const project = await requireProject(db, caller, input.project_id)
    const { preparation } = await prepare(db, ports, caller, project, input.agreement_id)
    return { preparation }
  },

  '/v3/agreements.Send': async ({ input, caller, db, ports, audit }) => {
    const { project_id, ...request } = input
    const project = await requireProject(db, caller, project_id, 'lock')
    const row = await send(db, ports, caller, project, request)
    const names = request.signers.map(({ name }) => name.trim())
    await audit(sentNote(row, names, request.deliver, await takesMails(db, ports)))
    return { transaction: await transactionView(db, ports, row) }
  },
}
