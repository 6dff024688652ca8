// The sealed agreements of a project among its files. They are listed, never deleted.
import { and, desc, eq, lt } from 'drizzle-orm'
import { refuse } from '#machines/lib/refuse.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { transactions } from '../db/schema/agreements.ts'
import { files } from '../db/schema/files.ts'
import type { Ports } from '../ports/ports.ts'
import { fileAddress } from './store.ts'
import { words } from './words.ts'

/** By file id, newest first, those before `before`. */
export async function sealedFiles(
  db: Db,
  ports: Ports,
  project_id: string,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<Schemas['ProjectFile'][]> {
  const rows = await db
    .select({ transaction: transactions, id: files.id, name: files.name, size: files.size })
    .from(transactions)
    .innerJoin(files, eq(files.id, transactions.signed_file_id))
    .where(and(eq(transactions.project_id, project_id), before ? lt(transactions.signed_file_id, before) : undefined))
    // Of the transaction, of which a project has few: along the ids of files all that were ever uploaded would be walked.
    .orderBy(desc(transactions.signed_file_id))
    .limit(limit)
  return rows.map(({ transaction, id, name, size }) => ({
    id,
    name,
    kind: 'agreement',
    media_type: 'application/pdf',
    size_bytes: size,
    width_px: null,
    height_px: null,
    src: fileAddress(ports, transaction.company_id, id),
    download_src: fileAddress(ports, transaction.company_id, id, name.slice(0, 200)),
    uploaded_at: (transaction.sealed_at ?? transaction.created_at).toISOString(),
    uploaded_by_name: transaction.created_by_name,
    agreement: { transaction_id: transaction.id, name: transaction.content.name, status: transaction.status },
  }))
}

/** Throws 409 for a file that is a sealed agreement of the project. */
export async function requireUnsealed(db: Db, project_id: string, file_id: string) {
  const [sealed] = await db
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.project_id, project_id), eq(transactions.signed_file_id, file_id)))
  if (sealed) throw refuse(409, 'file_sealed', words.agreement_kept)
}
