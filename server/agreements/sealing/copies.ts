// Once the signed document is sealed, everyone gets it: those who signed and those who are only sent a copy.
import type { Db } from '../../db/database.ts'
import type { Ports } from '../../ports/ports.ts'
import type { NewEvent } from '../evidence/trail.ts'
import { mailSigners } from '../sending/signer-mails.ts'
import type { SignerRow, TransactionRow } from '../view.ts'

/** Mailboxes may reject larger emails; then only the link is sent. */
const MOST_BYTES = 8 * 1_048_576

type Sealed = { id: string; name: string; size: number }

/** In the transaction that seals. The link in each mail shows the document and its record. Returns the trail's events of it. */
export const mailCopies = (
  db: Db,
  ports: Ports,
  transaction: TransactionRow,
  signers: readonly SignerRow[],
  { id: file_id, name, size }: Sealed,
): Promise<NewEvent[]> =>
  mailSigners(db, ports, transaction, signers, {
    kind: 'agreement_copy',
    attachment: size <= MOST_BYTES ? { file_id, name } : undefined,
  })
