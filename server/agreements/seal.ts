// The last signature seals the document: fields flattened, certificate page added, signed with the company's certificate.
import { eq, inArray } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { companies, files, signatures, signing_certificates, transactions } from '../db/schema.ts'
import { keepFile } from '../files/store.ts'
import { notFound } from '../lib/refuse.ts'
import { sealAgreement } from '../ports/pdf.ts'
import { type Ports, sha256 } from '../ports/ports.ts'
import { CONSENT_VERSION } from './consent.ts'
import { appendEvent, readTrail } from './trail.ts'
import type { SignerRow, TransactionRow } from './view.ts'

export async function sealTransaction(
  db: Db,
  ports: Ports,
  transaction: TransactionRow,
  signers: SignerRow[],
): Promise<void> {
  const { company_id, id: transaction_id } = transaction
  const [company] = await db.select().from(companies)
  const [certificate] = await db.select().from(signing_certificates).where(eq(signing_certificates.active, true))
  const [original] = await db.select().from(files).where(eq(files.id, transaction.document_file_id))
  if (!company || !certificate || !original) throw notFound('document')
  const pictures = await picturesOf(db, signers)
  // The bytes signed are the bytes shown: a document swapped underneath stops here.
  if (sha256(original.bytes) !== transaction.document_hash)
    throw new Error('The stored document is not the one that was sent')
  await appendEvent(db, ports, {
    company_id,
    transaction_id,
    event: 'sealed',
    actor: 'Sunquill',
    detail: { document_sha256: transaction.document_hash },
  })
  const trail = await readTrail(db, transaction_id)
  const sealed = await sealAgreement({
    original: original.bytes,
    document_hash: transaction.document_hash,
    transaction_id,
    agreement_name: transaction.content.name,
    company_name: company.legal_name,
    consent_version: CONSENT_VERSION,
    timezone: company.timezone,
    signed_at: ports.now(),
    fields: transaction.content.fields.map(field => ({
      ...field,
      value: contentOf(field, transaction, signers, pictures, company.timezone),
    })),
    signers: signers.map(signer => ({
      name: signer.name,
      role: signer.role,
      email: signer.email,
      viewed_at: signer.viewed_at,
      consented_at: signer.consented_at,
      signed_at: signer.signed_at,
      ip: signer.ip ?? '',
      user_agent: signer.user_agent ?? '',
      signature_png: pictures.get(signer.signature_id ?? '') ?? null,
    })),
    events: trail.map(({ at, event, actor, hash }) => ({ at, event, actor, hash })),
    certificate_pem: certificate.certificate_pem,
    private_key_pem: Buffer.from(
      ports.vault.open(`company-key/${company_id}`, certificate.private_key_sealed),
    ).toString(),
  })
  const file = await keepFile(db, ports, {
    company_id,
    name: `${transaction.content.name}.pdf`,
    media_type: 'application/pdf',
    bytes: sealed,
  })
  await db
    .update(transactions)
    .set({
      status: 'signed',
      completed_at: ports.now(),
      sealed_at: ports.now(),
      signed_file_id: file.id,
      signed_hash: file.sha256,
      certificate_id: certificate.id,
      version: transaction.version + 1,
    })
    .where(eq(transactions.id, transaction_id))
}

/** The adopted signatures and initials by their id. */
async function picturesOf(db: Db, signers: SignerRow[]): Promise<ReadonlyMap<string, Uint8Array>> {
  const ids = signers.map(({ id }) => id)
  const found = await db.select().from(signatures).where(inArray(signatures.signer_id, ids))
  return new Map(found.map(({ id, png }) => [id, png]))
}

/** What stands in a field: a picture, a text, or nothing. */
function contentOf(
  field: Schemas['Field'],
  transaction: TransactionRow,
  signers: SignerRow[],
  pictures: ReadonlyMap<string, Uint8Array>,
  timeZone: string,
): Uint8Array | string | null {
  const signer = signers.find(one => one.role === field.signer_role)
  switch (field.type) {
    case 'signature':
      return pictures.get(signer?.signature_id ?? '') ?? null
    case 'initials':
      return pictures.get(signer?.initials_id ?? '') ?? null
    case 'date':
      return (
        signer?.signed_at?.toLocaleDateString('en-US', {
          timeZone,
          month: '2-digit',
          day: '2-digit',
          year: 'numeric',
        }) ?? null
      )
    case 'variable':
      return transaction.variables[field.id] ?? null
    default:
      return signer?.field_values?.[field.id] ?? null
  }
}
