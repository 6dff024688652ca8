// Once the signed document is sealed, everyone gets it: those who signed and those who are only sent a copy.
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { files } from '../../db/schema/files.ts'
import type { Ports } from '../../ports/ports.ts'
import { mailSigners } from '../sending/signer-mails.ts'
import { signersOf, type TransactionRow } from '../view.ts'

/** Above this a mailbox may refuse the mail; the link alone goes. */
const MOST_BYTES = 8 * 1_048_576

/** In the transaction that seals: `transaction` carries its `signed_file_id`. The link in each mail shows the document and its record. */
export async function mailCopies(db: Db, ports: Ports, transaction: TransactionRow) {
  const [file] = await db
    .select({ id: files.id, name: files.name, size: files.size })
    .from(files)
    .where(eq(files.id, transaction.signed_file_id ?? transaction.document_file_id))
  const fits = transaction.signed_file_id !== null && file !== undefined && file.size <= MOST_BYTES
  await mailSigners(db, ports, transaction, await signersOf(db, transaction.id), {
    kind: 'agreement_copy',
    attachment: fits ? { file_id: file.id, name: file.name } : undefined,
  })
}
