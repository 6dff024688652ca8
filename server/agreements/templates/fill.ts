// A signer's entries, saved as they go and validated before signing.
import { and, eq } from 'drizzle-orm'
import { MOST_INK_HEIGHT_PX, MOST_INK_WIDTH_PX } from '#machines/agreements/ink-limits.ts'
import {
  type Answers,
  faultsOf,
  foreignFields,
  type SigningWords,
  tidyValues,
} from '#machines/agreements/templates/field-answers.ts'
import { words as signingWords } from '#machines/agreements/words.ts'
import { KeptRefusal, refuse } from '#machines/lib/refuse.ts'
import type { Input } from '#sdk/types.ts'
import type { Db } from '../../db/database.ts'
import { signatures } from '../../db/schema/agreements.ts'
import type { AuditNote, RequestFacts } from '../../handler.ts'
import { type Ports, sha256 } from '../../ports/ports.ts'
import { InkFault, readInk } from '../signing/ink.ts'
import { changeSigner, note, requireRoom, requireTurn, type Signing } from '../signing/signing.ts'
import { words as texts } from '../words.ts'

type Audit = (note: AuditNote) => Promise<void>
export type SignatureRow = typeof signatures.$inferSelect

/** Throws 403 for a field of another signer, which stays in the trail and the audit log, and 400 for what fits no field. */
export async function requireOwn(
  db: Db,
  ports: Ports,
  signing: Signing,
  sent: Answers,
  request: RequestFacts,
  audit: Audit,
): Promise<Answers> {
  const { transaction, signer, words } = signing
  const { fields } = transaction.content
  const foreign = foreignFields(fields, signer.role, sent)
  if (foreign.length > 0) {
    await requireRoom(db, signing)
    await note(db, ports, signing, request, 'refused', { fields: foreign.join(', ').slice(0, 500) })
    await audit({
      sentence: () => texts.foreign_field_refused,
      project_id: transaction.project_id,
      entity_id: transaction.id,
      detail: { fields: foreign },
    })
    throw new KeptRefusal(refuse(403, 'not_your_field', words.foreign_field))
  }
  const faults = faultsOf(fields, sent, words)
  if (Object.keys(faults).length > 0) throw refuse(400, 'invalid_input', faults)
  return { values: tidyValues(sent.values), signed_fields: sent.signed_fields }
}

/** Keeps what was filled in so far. */
export async function keepProgress(db: Db, signing: Signing, { values, signed_fields }: Answers): Promise<void> {
  requireTurn(signing)
  await changeSigner(db, signing.signer, { field_values: values, signed_fields: [...signed_fields] })
}

export const signaturesOf = async (db: Db, signer_id: string): Promise<SignatureRow[]> =>
  db.select().from(signatures).where(eq(signatures.signer_id, signer_id)).orderBy(signatures.id)

export const signatureView = ({ id, kind, way, png }: SignatureRow) => ({
  id,
  kind,
  way,
  png_base64: Buffer.from(png).toString('base64'),
})

function inkSentence({ why }: InkFault, words: SigningWords): string {
  switch (why) {
    case 'unreadable':
      return words.ink_unreadable
    case 'too_large':
      return words.ink_too_large({ width: MOST_INK_WIDTH_PX, height: MOST_INK_HEIGHT_PX })
    case 'unusual':
      return words.ink_unusual
    case 'empty':
      return words.ink_empty
  }
}

type Adopted = Input<'/v3/agreements.AddSignature'>

/** In the place of the one of its kind before. */
export async function adopt(
  db: Db,
  ports: Ports,
  signing: Signing,
  adopted: Adopted,
  request: RequestFacts,
): Promise<SignatureRow> {
  const { signer, words } = signing
  requireTurn(signing)
  if (signer.status === 'signed') throw refuse(409, 'already_signed', words.signed_already)
  await requireRoom(db, signing)
  const row = await keepInk(db, ports, signing, adopted)
  await note(db, ports, signing, request, `${row.kind}_adopted`, { way: row.way, sha256: row.sha256 })
  return row
}

/** The picture alone, judged and redrawn. Throws 400 for one that shows no ink. */
export async function keepInk(
  db: Db,
  ports: Ports,
  { signer, transaction }: Pick<Signing, 'signer' | 'transaction'>,
  { kind, way, png_base64 }: Adopted,
): Promise<SignatureRow> {
  const png = await readInk(Buffer.from(png_base64, 'base64')).catch((error: unknown) => {
    const { signing } = signingWords.in(signer.language)
    throw error instanceof InkFault ? refuse(400, 'invalid_input', { png_base64: inkSentence(error, signing) }) : error
  })
  await db.delete(signatures).where(and(eq(signatures.signer_id, signer.id), eq(signatures.kind, kind)))
  const [row] = await db
    .insert(signatures)
    .values({
      company_id: transaction.company_id,
      id: ports.id(),
      signer_id: signer.id,
      kind,
      way,
      png,
      sha256: sha256(png),
      created_at: ports.now(),
    })
    .returning()
  if (!row) throw new Error('The signature was not kept')
  return row
}
