// Everything needed to build an agreement's sealed PDF, read in one short transaction; building needs no database.
import { inArray } from 'drizzle-orm'
import { certificateSections } from '#machines/agreements/evidence/certificate-rows.ts'
import { EVIDENCE_FILE, type Evidence, evidenceOf } from '#machines/agreements/evidence/evidence.ts'
import { words } from '#machines/agreements/evidence/words.ts'
import { boughtAt, noticeDays } from '#machines/agreements/rescission.ts'
import { fieldContents } from '#machines/agreements/templates/field-contents.ts'
import { dayWords } from '#machines/lib/format.ts'
import { certificateFacts } from '#server/company/settings/certificate-facts.ts'
import {
  activeCertificate,
  type CertificateRow,
  madeCertificate,
  makeCertificate,
  openKey,
} from '#server/company/settings/signing-certificate.ts'
import { readSetting } from '#server/company/settings/store.ts'
import type { Db } from '../../db/database.ts'
import { signatures } from '../../db/schema/agreements.ts'
import { readFile } from '../../files/store.ts'
import { type OwnCompany, ownCompany } from '../../lib/own-company.ts'
import type { SealInput } from '../../ports/pdf/pdf-seal.ts'
import { certificatesIn } from '../../ports/pdf/pdf-signer.ts'
import { type Ports, sha256 } from '../../ports/ports.ts'
import { projectOf } from '../../projects/access.ts'
import { projectNumber } from '../../projects/view.ts'
import { requireProven } from '../evidence/proven-trail.ts'
import { readTrail } from '../evidence/trail.ts'
import { consentsOf } from '../signing/consents-given.ts'
import { type SignerRow, signersOf, type TransactionRow } from '../view.ts'

export type SealFacts = {
  input: Omit<SealInput, 'log'>
  evidence: Evidence
  signers: readonly SignerRow[]
  company: OwnCompany
  certificate_id: string
  /** The company's own certificate has expired, and the one generated here replaces it. */
  certificate_ended: boolean
}

/** Throws TrailUnproven, KeyUnreadable, and where the stored document is not the one that was sent. */
export async function loadSealFacts(db: Db, ports: Ports, transaction: TransactionRow): Promise<SealFacts> {
  const { content, completed_at } = transaction
  const own = await ownCompany(db)
  const { company } = own
  const project = await projectOf(db, transaction.project_id)
  const original = await readFile(db, ports, transaction.document_file_id)
  if (!project || !original || !completed_at) throw new Error('What is to be sealed is not there')
  // The bytes signed are the bytes shown: a document swapped underneath stops here.
  if (sha256(original) !== transaction.document_hash)
    throw new Error('The stored document is not the one that was sent')
  const signers = await signersOf(db, transaction.id)
  const pictures = await picturesOf(db, signers)
  const trail = await readTrail(db, transaction.id)
  requireProven(ports, { trail, transaction, signers, pictures })
  const { row, ended } = await usableCertificate(db, ports, company)
  const key = openKey(ports, row)
  const contents = fieldContents(content.fields, {
    variables: { ...transaction.variables, ...noticeOf(transaction, signers, company.timezone) },
    signers,
    timezone: company.timezone,
  })
  const { subject, fingerprint } = certificateFactsOf(row)
  const evidence = evidenceOf({
    brand: ports.brand,
    public_origin: ports.public_origin,
    timezone: company.timezone,
    company: { name: company.name, legal_name: company.legal_name },
    project: { id: project.id, number: projectNumber(project), name: project.name },
    seal: { fingerprint, subject },
    fields: contents,
    consents: consentsOf(signers, trail),
    transaction: { ...transaction, completed_at },
    signers,
    signatures: pictures,
    trail,
  })
  const { page_of } = words.in(content.language).certificate
  const { value } = await readSetting(db, 'signing')
  const input: SealFacts['input'] = {
    original,
    fields: content.fields.map((field, index) => ({
      ...field,
      text: contents[index]?.text ?? null,
      signature_id: contents[index]?.signature_id ?? null,
    })),
    pictures: new Map(pictures.map(({ id, png }) => [id, png])),
    certificate: certificateSections(evidence),
    letterhead: {
      company_name: company.name,
      color: company.brand_color,
      logo: company.logo_file_id ? ((await readFile(db, ports, company.logo_file_id)) ?? null) : null,
      pageOf: (page, pages) => page_of({ page, pages }),
    },
    attachment: { name: EVIDENCE_FILE, json: JSON.stringify(evidence, null, 1) },
    title: content.name,
    author: company.legal_name,
    producer: ports.brand,
    language: content.language,
    sealed_at: ports.now(),
    certificate_pem: key.certificate_pem,
    private_key_pem: key.private_key_pem,
    timestamp: value.timestamp_url ? { url: value.timestamp_url, inner_network: ports.inner_network } : null,
  }
  return { input, evidence, signers, company: own, certificate_id: row.id, certificate_ended: ended }
}

export const certificateFactsOf = ({ certificate_pem }: CertificateRow) =>
  certificateFacts(certificatesIn(certificate_pem)[0] ?? new Uint8Array())

/** A signature never waits for a certificate: an expired one is replaced by the generated one, that one by a new one. */
async function usableCertificate(
  db: Db,
  ports: Ports,
  { company_id, legal_name }: { company_id: number; legal_name: string },
): Promise<{ row: CertificateRow; ended: boolean }> {
  const good = (row: CertificateRow | undefined) => row !== undefined && certificateFactsOf(row).not_after > ports.now()
  const active = await activeCertificate(db)
  if (active && good(active)) return { row: active, ended: false }
  const made = await madeCertificate(db)
  const row = made && good(made) ? made : await makeCertificate(db, ports, company_id, legal_name)
  return { row, ended: active?.source === 'supplied' }
}

async function picturesOf(db: Db, signers: readonly SignerRow[]) {
  const ids = signers.flatMap(({ signature_id, initials_id }) => [signature_id, initials_id]).filter(id => id !== null)
  return ids.length > 0 ? db.select().from(signatures).where(inArray(signatures.id, ids)) : []
}

/** The days of the notice of cancellation, known since the homeowners have signed. */
function noticeOf(
  { rescission, content, completed_at }: TransactionRow,
  signers: readonly SignerRow[],
  timezone: string,
): Record<string, string> {
  const bought_at = boughtAt(signers) ?? completed_at
  if (!rescission || !bought_at) return {}
  const days = noticeDays(content.fields, rescission, bought_at, timezone)
  return Object.fromEntries(Object.entries(days).map(([id, day]) => [id, dayWords(day)]))
}
