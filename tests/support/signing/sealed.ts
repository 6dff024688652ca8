// A sealed agreement without a server: the demo's document with names, fields and signers as a test wants them.

import { certificateSections } from '#machines/agreements/evidence/certificate-rows.ts'
import { consentText } from '#machines/agreements/evidence/consent.ts'
import { EVIDENCE_FILE, type Evidence, evidenceOf } from '#machines/agreements/evidence/evidence.ts'
import { trailText } from '#machines/agreements/evidence/trail-text.ts'
import { certificateFacts } from '#server/company/settings/certificate-facts.ts'
import { type CompanyCertificate, createCompanyCertificate } from '#server/ports/company-certificate.ts'
import { inspectPdf } from '#server/ports/pdf/pdf.ts'
import { type SealInput, sealPdf } from '#server/ports/pdf/pdf-seal.ts'
import { certificatesIn } from '#server/ports/pdf/pdf-signer.ts'
import { sha256 } from '#server/ports/ports.ts'
import { demoAgreementPdf, demoFields, demoSignature } from '#tests/support/signing/agreement.ts'

export const SEALED_AT = new Date('2026-11-21T17:00:00.000Z')
const SIGNATURE = Buffer.from(demoSignature, 'base64')
const TRANSACTION = '0198f7a2-0000-7000-8000-000000000080'

/** One key for all the seals of a run: making it is what takes long. */
let own: Promise<CompanyCertificate> | undefined
export const ownCertificate = () => {
  own ??= createCompanyCertificate('Demo Solar LLC', SEALED_AT)
  return own
}

type Wanted = {
  names?: string[]
  /** By field id; others are filled in as in the demo. */
  texts?: Record<string, string>
  language?: 'en' | 'es'
  events?: number
  document?: Uint8Array
  fields?: SealInput['fields']
  certificate?: CompanyCertificate
  timestamp?: SealInput['timestamp']
  log?: SealInput['log']
  consent?: string[]
  /** The last signer gave no consent; `account` is the one they were signed in with. */
  unasked?: { role: Evidence['signers'][number]['role']; account: string | null }
}

export type Sample = { input: SealInput; evidence: Evidence }

export async function sealSample(wanted: Wanted = {}): Promise<Sample> {
  const { names = ['Sam Sample'], language = 'en', events = 12 } = wanted
  const paragraphs = wanted.consent ?? ['You agree to sign electronically.']
  const consent_hash = sha256(consentText(paragraphs))
  const original = wanted.document ?? (await demoAgreementPdf())
  const { pages } = await inspectPdf(original)
  const certificate = wanted.certificate ?? (await ownCertificate())
  const facts = certificateFacts(certificatesIn(certificate.certificate_pem)[0] ?? new Uint8Array())
  const pictures = names.map((_, index) => ({
    id: `signature-${index}`,
    way: 'drawn' as const,
    sha256: sha256(SIGNATURE),
  }))
  const signers = names.map((name, index) => ({
    id: `0198f7a2-0000-7000-8000-00000000009${index}`,
    role: (['homeowner', 'co_homeowner', 'utility_account_holder'] as const)[index] ?? ('countersigner' as const),
    step: 1,
    name,
    email: `signer${index}@example.com`,
    language,
    viewed_at: SEALED_AT,
    consented_at: SEALED_AT,
    consent_version: '2026-11',
    consent_hash,
    consent_ip: '192.0.2.7',
    consent_language: language,
    signed_at: SEALED_AT,
    ip: '192.0.2.7',
    user_agent: 'Safari on iPhone',
    time_zone: 'America/Phoenix',
    in_person_by: null,
    signature_id: `signature-${index}`,
    initials_id: null,
    ...(wanted.unasked && index === names.length - 1 ? { ...NO_CONSENT, role: wanted.unasked.role } : {}),
  }))
  const fields =
    wanted.fields ??
    demoFields.map(field => ({
      ...field,
      text: field.type === 'signature' || field.type === 'initials' ? null : (wanted.texts?.[field.id] ?? 'As agreed'),
      signature_id: field.type === 'signature' || field.type === 'initials' ? 'signature-0' : null,
    }))
  const evidence = evidenceOf({
    brand: 'Sunquill',
    public_origin: 'https://sunquill.example.com',
    timezone: 'America/Phoenix',
    company: { name: 'Demo Solar', legal_name: 'Demo Solar LLC' },
    project: { id: '0198f7a2-0000-7000-8000-000000000010', number: 'P-1001', name: names[0] ?? '' },
    seal: { fingerprint: facts.fingerprint, subject: facts.subject },
    fields: fields.map(({ text, signature_id, page }, index) => ({ id: `field-${index}`, page, text, signature_id })),
    consents: [
      {
        version: '2026-11',
        language,
        hash: consent_hash,
        paragraphs,
      },
    ],
    transaction: {
      id: TRANSACTION,
      agreement_id: '0198f7a2-0000-7000-8000-000000000070',
      agreement_version: 1,
      content: { name: 'Solar installation agreement', kind: 'installation', language, pages },
      document_hash: sha256(original),
      completed_at: SEALED_AT,
      created_at: SEALED_AT,
      created_by_name: 'Riley Rep',
    },
    signers,
    signatures: pictures,
    trail: trailOf(events, signers, wanted.unasked?.account ?? null),
  })
  const input: SealInput = {
    original,
    fields,
    pictures: new Map(pictures.map(({ id }) => [id, SIGNATURE])),
    certificate: certificateSections(evidence),
    letterhead: {
      company_name: 'Demo Solar',
      color: '#d9902f',
      logo: null,
      pageOf: (page, pages) => `Page ${page} of ${pages}`,
    },
    attachment: { name: EVIDENCE_FILE, json: JSON.stringify(evidence, null, 1) },
    title: 'Solar installation agreement',
    author: 'Demo Solar LLC',
    producer: 'Sunquill',
    language,
    sealed_at: SEALED_AT,
    ...certificate,
    timestamp: wanted.timestamp ?? null,
    log: wanted.log ?? null,
  }
  return { input, evidence }
}

export const sealedSample = async (wanted: Wanted = {}): Promise<Uint8Array> =>
  (await sealPdf((await sealSample(wanted)).input)).bytes

const NO_CONSENT = { consented_at: null, consent_version: null, consent_hash: null, consent_ip: null }

/** A valid chain of the requested length, with every signature before its end. `account` is the last signer's. */
function trailOf(count: number, signers: readonly { id: string; name: string }[], account: string | null) {
  const trail: Parameters<typeof evidenceOf>[0]['trail'][number][] = []
  const last = Math.max(count, signers.length + 2)
  for (let seq = 1; seq <= last; seq++) {
    const signing = signers[seq - (last - signers.length)]
    const signer = signing ?? signers[seq % signers.length]
    const from = { signer_id: signer?.id ?? '', ip: '192.0.2.7', device: 'Safari on iPhone' }
    const signed = account && signing === signers.at(-1) ? { ...from, account } : from
    const detail: Record<string, string> = signing ? signed : { ...from, page: String(seq) }
    const event = {
      seq,
      at: new Date(SEALED_AT.getTime() - (last - seq) * 1_000),
      event: seq === 1 ? 'sent' : seq === last ? 'completed' : signing ? 'signed' : 'page_read',
      actor: signer?.name ?? '',
      detail: seq === 1 || seq === last ? {} : detail,
      previous_hash: trail.at(-1)?.hash ?? '',
    }
    trail.push({
      ...event,
      hash: sha256(trailText({ transaction_id: TRANSACTION, ...event, at: event.at.toISOString() })),
    })
  }
  return trail
}
