// Ends a sent agreement: canceled before the first signature, voided afterwards.
import { eq } from 'drizzle-orm'
import { nextAgreementStatuses } from '#machines/agreements/agreement-transaction.machine.ts'
import { illegalTransition, refuse } from '#machines/lib/refuse.ts'
import { transactions } from '../db/schema/agreements.ts'
import type { Acting } from '../handler.ts'
import { appendEvents } from './evidence/trail.ts'
import { type SignerRow, signersOf, type TransactionRow } from './view.ts'
import { words } from './words.ts'

/** Throws 409 where it has ended, 400 without a reason. Needs the transaction's lock. `known` are its signers, where they were read before. */
export async function withdraw(
  { db, ports, caller, audit }: Acting,
  row: TransactionRow,
  typed: string,
  known?: readonly SignerRow[],
): Promise<TransactionRow> {
  const any_signed = (known ?? (await signersOf(db, row.id))).some(signer => signer.status === 'signed')
  const status = any_signed ? 'voided' : 'canceled'
  const legal = nextAgreementStatuses(row.status)
  if (!legal.includes(status)) throw illegalTransition('agreement', row.status, status, legal)
  const reason = typed.trim()
  if (reason.length < 3) throw refuse(400, 'invalid_input', { reason: words.reason_for_withdrawal })
  // The links stay: each shows its signer how it ended, without any actions.
  const [changed] = await db
    .update(transactions)
    .set({ status, reason, ended_at: ports.now(), next_reminder_at: null, version: row.version + 1 })
    .where(eq(transactions.id, row.id))
    .returning()
  await appendEvents(db, ports, row, [{ event: status, actor: caller.name, detail: { reason } }])
  await audit({
    sentence: () => words.withdrawn({ status, agreement: row.content.name, reason }),
    project_id: row.project_id,
    entity_id: row.id,
  })
  return changed ?? row
}
