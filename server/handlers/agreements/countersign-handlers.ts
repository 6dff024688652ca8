// The company's own signatures: the list of what waits for them, and signing one.
import { countersign } from '../../agreements/countersign/countersign.ts'
import { toCountersign } from '../../agreements/countersign/queue.ts'
import { lockWithProject } from '../../agreements/transactions.ts'
import { transactionView } from '../../agreements/view.ts'
import type { Handlers } from '../../handler.ts'
import { words } from './words.ts'

type Paths = '/v3/agreements.ListToCountersign' | '/v3/agreements.Countersign'

export const countersignHandlers: Pick<Handlers<'agreements'>, Paths> = {
  '/v3/agreements.ListToCountersign': ({ caller, db, ports }) => toCountersign(db, ports, caller),

  '/v3/agreements.Countersign': async ({ input, caller, db, ports, request, audit }) => {
    const places = await lockWithProject(db, caller, input.transaction_id)
    const { row, instead_of } = await countersign(db, ports, caller, places, input, request)
    const agreement = row.content.name
    await audit({
      sentence: () =>
        instead_of === null
          ? words.countersigned({ agreement })
          : words.countersigned_for({ agreement, name: instead_of }),
      project_id: row.project_id,
      entity_id: row.id,
      detail: { document_sha256: row.document_hash },
    })
    return { transaction: await transactionView(db, ports, row) }
  },
}
