// Giving a lender the installation agreement, as it was sealed, or its scan where it was signed on paper.

import { and, eq, isNull, sql } from 'drizzle-orm'
import { dayInState } from '#machines/applications/lenders/draft/state-day.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { priceIn } from '#machines/money/sale/basis.ts'
import type { Input } from '#sdk/types.ts'
import type { Db } from '#server/db/database.ts'
import { paper_records, transactions } from '#server/db/schema/agreements.ts'
import { files } from '#server/db/schema/files.ts'
import { quote_bases } from '#server/db/schema/financing.ts'
import { lender_uploads } from '#server/db/schema/lenders.ts'
import { type Acting, attempted, beginAction, sayToLender } from './act.ts'
import type { ApplicationRow } from './application-rows.ts'
import { words } from './words.ts'

export async function sendContract(acting: Acting, input: Input<'/v3/lender_applications.SendContract'>) {
  const { db, ports } = acting
  const begun = await beginAction(acting, input, 'upload_contract')
  if (!begun) return attempted(acting, input.application_id)
  const { row, project, dialect } = begun
  const { file, completed_at, amount_cents, name } = await signedAgreement(db, row, input.transaction_id)
  if (file.size > dialect.limits.max_upload_bytes)
    throw refuse(
      409,
      'too_large_for_lender',
      words.agreement_too_large({
        lender: dialect.name,
        maximum: megabytes(dialect.limits.max_upload_bytes),
        size: megabytes(file.size),
      }),
    )
  const call = await sayToLender(acting, begun, {
    action: 'upload_contract',
    input: {
      reference: { ours: row.id, lenders: row.lender_reference },
      file: { name: file.name, media_type: file.media_type, size: file.size },
      amount_cents,
      signed_on: dayInState(project.address?.state, completed_at),
    },
    file_id: file.id,
    sentence: () => words.agreement_sent({ lender: dialect.name, name }),
    event: 'contract_sent',
    detail: { transaction_id: input.transaction_id },
  })
  const { company_id, id: application_id } = row
  const upload = { call_id: call.id, kind: 'contract', uploaded_at: ports.now() }
  await db
    .insert(lender_uploads)
    .values({ company_id, file_id: file.id, application_id, ...upload })
    // The same agreement once more, after the lender rejected it.
    .onConflictDoUpdate({
      target: [lender_uploads.company_id, lender_uploads.file_id, lender_uploads.application_id],
      set: upload,
    })
  return attempted(acting, row.id, call)
}

const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`

/** Throws 404 for another project's, 409 while it is not signed by all and sealed. */
async function signedAgreement(db: Db, { project_id, quote }: ApplicationRow, transaction_id: string) {
  const [found] = await db
    .select({
      transaction: transactions,
      file: { id: files.id, name: files.name, media_type: files.media_type, size: files.size },
    })
    .from(transactions)
    .leftJoin(paper_records, and(eq(paper_records.transaction_id, transactions.id), isNull(paper_records.ended_at)))
    // Paper signatures have no sealed file; the scan is used.
    .leftJoin(files, eq(files.id, sql`coalesce(${transactions.signed_file_id}, ${paper_records.file_id})`))
    .where(and(eq(transactions.id, transaction_id), eq(transactions.project_id, project_id)))
  if (!found) throw notFound('agreement')
  const { transaction, file } = found
  const { status, completed_at, content, basis_hash, financing_type } = transaction
  if (status !== 'signed' || !completed_at)
    throw refuse(409, 'not_signed', words.agreement_not_signed({ name: content.name }))
  if (!file) throw refuse(409, 'not_sealed_yet', words.agreement_sealing({ name: content.name }))
  const [basis] = await db
    .select({ parts: quote_bases.parts })
    .from(quote_bases)
    .where(and(eq(quote_bases.project_id, project_id), eq(quote_bases.hash, basis_hash)))
  const price = basis && priceIn(basis.parts, financing_type)
  return { file, completed_at, name: content.name, amount_cents: price?.price_cents ?? quote.price_cents }
}
