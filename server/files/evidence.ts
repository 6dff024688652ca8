// Files that prove a record: they are kept as long as the record is valid.
import { and, arrayContains, eq, isNull } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { Db } from '../db/database.ts'
import { paper_records, transactions } from '../db/schema/agreements.ts'
import { lender_applications, lender_records } from '../db/schema/lenders.ts'
import { words } from './words.ts'

/** Throws 409 for a file named by a valid record: the scan of an agreement, or the evidence of a lender's decision. */
export async function requireNoEvidence(db: Db, project_id: string, file_id: string) {
  const [paper] = await db
    .select({ content: transactions.content })
    .from(paper_records)
    .innerJoin(transactions, eq(transactions.id, paper_records.transaction_id))
    .where(and(eq(paper_records.file_id, file_id), isNull(paper_records.ended_at)))
  if (paper) throw refuse(409, 'file_in_use', words.signed_paper({ name: paper.content.name }))
  const [lender] = await db
    .select({ id: lender_records.id })
    .from(lender_records)
    .innerJoin(lender_applications, eq(lender_applications.id, lender_records.application_id))
    .where(
      and(
        eq(lender_applications.project_id, project_id),
        arrayContains(lender_records.file_ids, [file_id]),
        isNull(lender_records.ended_at),
      ),
    )
  if (lender) throw refuse(409, 'file_in_use', words.lender_evidence)
}
