// Sending an agreement of a project for signature.
import type { Handlers } from '../handler.ts'
import { requireProject } from '../projects/access.ts'
import { send } from './send.ts'
import { transactionView } from './view.ts'

export const sendHandlers: Pick<Handlers<'agreements'>, '/v3/agreements.Send'> = {
  '/v3/agreements.Send': async ({ input, caller, db, ports, audit }) => {
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const row = await send(db, ports, caller, project, input)
    await audit({
      sentence: `sent an agreement to ${input.signers.map(signer => signer.name).join(', ')}`,
      project_id: project.id,
      entity_id: row.id,
    })
    return { transaction: await transactionView(db, ports, row) }
  },
}
