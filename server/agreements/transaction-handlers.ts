// What was sent in a project, who signs it, and withdrawing it.
import { eq } from 'drizzle-orm'
import { nextAgreementStatuses } from '#machines/agreements/agreement-transaction.ts'
import { transactions } from '../db/schema.ts'
import type { Handlers } from '../handler.ts'
import { illegalTransition } from '../lib/refuse.ts'
import { requireVersion } from '../lib/versioned.ts'
import { requireProject } from '../projects/access.ts'
import { appendEvent } from './trail.ts'
import { requireTransaction } from './transactions.ts'
import { signersOf, signerView, transactionsOf, transactionView } from './view.ts'

type Paths = `/v3/agreements.${'ListTransactionsByProject' | 'ListSigners' | 'VoidAgreementTransaction'}`

export const transactionHandlers: Pick<Handlers<'agreements'>, Paths> = {
  '/v3/agreements.ListTransactionsByProject': async ({ input, caller, db, ports }) => {
    await requireProject(db, caller, input.project_id)
    const rows = await transactionsOf(db, input.project_id)
    return { transactions: await inTurn(rows, row => transactionView(db, ports, row)) }
  },

  '/v3/agreements.ListSigners': async ({ input, caller, db }) => {
    const row = await requireTransaction(db, caller, input.transaction_id)
    const signers = await signersOf(db, row.id)
    return { signers: signers.map(signer => signerView(row, signer, signers)) }
  },

  '/v3/agreements.VoidAgreementTransaction': async ({ input, caller, db, ports, audit }) => {
    const row = await requireTransaction(db, caller, input.transaction_id)
    requireVersion(row, input.version)
    const anySigned = (await signersOf(db, row.id)).some(signer => signer.status === 'signed')
    const status = anySigned ? 'voided' : 'canceled'
    if (!nextAgreementStatuses(row.status).includes(status))
      throw illegalTransition('agreement', row.status, status, nextAgreementStatuses(row.status))
    const [changed] = await db
      .update(transactions)
      .set({ status, reason: input.reason, ended_at: ports.now(), version: row.version + 1 })
      .where(eq(transactions.id, row.id))
      .returning()
    await appendEvent(db, ports, {
      company_id: row.company_id,
      transaction_id: row.id,
      event: status,
      actor: caller.name,
      detail: { reason: input.reason },
    })
    await audit({ sentence: `${status} an agreement: ${input.reason}`, project_id: row.project_id, entity_id: row.id })
    return { transaction: await transactionView(db, ports, changed ?? row) }
  },
}

/** One after the other: a transaction has one connection. */
async function inTurn<From, To>(items: From[], each: (item: From) => Promise<To>): Promise<To[]> {
  const made: To[] = []
  for (const item of items) made.push(await each(item))
  return made
}
