// The last signature seals the document: fields flattened, certificate page added, signed with the company's certificate.
import { eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { Db } from '../db/database.ts'
import { companies, files, transactions } from '../db/schema.ts'
import { keepFile } from '../files/store.ts'
import { notFound } from '../lib/refuse.ts'
import { sealAgreement } from '../ports/pdf.ts'
import { type Ports, sha256 } from '../ports/ports.ts'
import { CONSENT_VERSION } from './consent.ts'
import { appendEvent, readTrail } from './trail.ts'
import { type SignerRow, type TransactionRow, versionOf } from './view.ts'

export async function sealTransaction(
  db: Db,
  ports: Ports,
  transaction: TransactionRow,
  signers: SignerRow[],
): Promise<void> {
  const { company_id, id: transaction_id } = transaction
  const [company] = await db.select().from(companies)
  const template = await versionOf(db, transaction)
  const [original] = await db.select().from(files).where(eq(files.id, template.file_id))
  if (!company?.certificate_pem || !company.private_key_sealed || !original) throw notFound('document')
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
    agreement_name: template.name,
    company_name: company.legal_name,
    consent_version: CONSENT_VERSION,
    timezone: company.timezone,
    signed_at: ports.now(),
    fields: template.fields.map(field => ({
      ...field,
      value: contentOf(field, transaction, signers, company.timezone),
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
      signature_png: signer.signature_png,
    })),
    events: trail.map(({ at, event, actor, hash }) => ({ at, event, actor, hash })),
    certificate_pem: company.certificate_pem,
    private_key_pem: Buffer.from(ports.vault.open(`company-key/${company_id}`, company.private_key_sealed)).toString(),
  })
  const file = await keepFile(db, ports, {
    company_id,
    name: `${template.name}.pdf`,
    media_type: 'application/pdf',
    bytes: sealed,
  })
  await db
    .update(transactions)
    .set({ status: 'signed', signed_file_id: file.id, version: transaction.version + 1 })
    .where(eq(transactions.id, transaction_id))
}

/** What stands in a field: a picture, a text, or nothing. */
function contentOf(
  field: Schemas['Field'],
  transaction: TransactionRow,
  signers: SignerRow[],
  timeZone: string,
): Uint8Array | string | null {
  const signer = signers.find(one => one.role === field.signer_role)
  switch (field.type) {
    case 'signature':
      return signer?.signature_png ?? null
    case 'initials':
      return signer?.initials_png ?? null
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
      return field.variable ? (transaction.variables[field.variable] ?? null) : null
    default:
      return signer?.field_values?.[field.id] ?? null
  }
}
