// A transaction as the company sees it, and as its signer does.
import { desc, eq } from 'drizzle-orm'
import { nextAgreementStatuses } from '#machines/agreements/agreement-transaction.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { projects, signers, transactions } from '../db/schema.ts'
import { fileAddress } from '../files/store.ts'
import type { Ports } from '../ports/ports.ts'
import { standing } from '../quote/basis.ts'
import { checkTrail, readTrail } from './trail.ts'
import { isTurnOf } from './turns.ts'

export type TransactionRow = typeof transactions.$inferSelect
export type SignerRow = typeof signers.$inferSelect

export const signersOf = (db: Db, transaction_id: string): Promise<SignerRow[]> =>
  db.select().from(signers).where(eq(signers.transaction_id, transaction_id)).orderBy(signers.position)

export const transactionsOf = (db: Db, project_id: string): Promise<TransactionRow[]> =>
  db.select().from(transactions).where(eq(transactions.project_id, project_id)).orderBy(desc(transactions.id))

export const signerView = (
  row: TransactionRow,
  signer: SignerRow,
  all: readonly SignerRow[],
): Schemas['TransactionSigner'] => ({
  id: signer.id,
  role: signer.role,
  step: signer.step,
  name: signer.name,
  email: signer.email,
  phone: signer.phone,
  language: signer.language,
  status: signer.status,
  my_turn: row.status === 'sent' && isTurnOf(signer, all),
  link_expires_at: signer.link_expires_at?.toISOString() ?? null,
  sent_at: signer.sent_at?.toISOString() ?? null,
  reminded_at: signer.reminded_at?.toISOString() ?? null,
  viewed_at: signer.viewed_at?.toISOString() ?? null,
  signed_at: signer.signed_at?.toISOString() ?? null,
  in_person_by: signer.in_person_by,
})

/** A short-lived address of the sealed PDF; null until it is made. */
export const signedSrc = (ports: Ports, { company_id, content, signed_file_id }: TransactionRow) =>
  signed_file_id
    ? fileAddress(ports, company_id, signed_file_id, `${content.name.replaceAll(/[^\w .-]/g, '')} - signed.pdf`)
    : null

export async function transactionView(db: Db, ports: Ports, row: TransactionRow): Promise<Schemas['Transaction']> {
  const [project] = await db.select().from(projects).where(eq(projects.id, row.project_id))
  const all = await signersOf(db, row.id)
  return {
    id: row.id,
    project_id: row.project_id,
    agreement_id: row.agreement_id,
    agreement_name: row.content.name,
    agreement_version: row.agreement_version,
    kind: row.content.kind,
    status: row.status,
    signers: all.map(signer => signerView(row, signer, all)),
    document_hash: row.document_hash,
    document_src: fileAddress(ports, row.company_id, row.document_file_id),
    completed_at: row.completed_at?.toISOString() ?? null,
    sealed_at: row.sealed_at?.toISOString() ?? null,
    signed_src: signedSrc(ports, row),
    signed_hash: row.signed_hash,
    reason: row.reason,
    ...(project ? await standing(db, project, row.basis_hash) : { is_current: false, changes: [] }),
    next_actions: [
      {
        action: 'withdraw',
        allowed: nextAgreementStatuses(row.status).length > 0,
        why_not: nextAgreementStatuses(row.status).length > 0 ? null : 'It has been withdrawn already.',
      },
    ],
    trail: checkTrail(await readTrail(db, row.id), row, all),
    created_by_name: row.created_by_name,
    created_at: row.created_at.toISOString(),
    version: row.version,
  }
}
