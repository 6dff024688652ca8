// The facts about a signed agreement embedded in the sealed PDF: the certificate page prints them, the verifier reads
// them back. Pure; used in browser and server.
import type { Schemas } from '#sdk/types.ts'

/** The attachment's name in the PDF. */
export const EVIDENCE_FILE = 'evidence.json'
export const EVIDENCE_FORMAT = 'sunquill-evidence'
export const EVIDENCE_VERSION = 1

export type EvidenceSignature = { id: string; way: 'drawn' | 'typed' | 'uploaded'; sha256: string }
export type EvidenceSigner = {
  id: string
  role: Schemas['SignerRole']
  step: number
  name: string
  email: string
  language: Schemas['Language']
  viewed_at: string | null
  /** What they agreed to before signing; the full text is under `consents`. */
  consent: { version: string; language: Schemas['Language']; hash: string; at: string; ip: string } | null
  signed_at: string | null
  ip: string
  device: string
  time_zone: string | null
  in_person_by: string | null
  signature: EvidenceSignature | null
  initials: EvidenceSignature | null
}
export type EvidenceEvent = {
  seq: number
  at: string
  event: string
  actor: string
  detail: Record<string, string>
  previous_hash: string
  hash: string
}
/** A field's value: text, or the image of a signature. */
export type EvidenceField = { id: string; page: number; text: string | null; signature_id: string | null }
export type EvidenceConsent = {
  version: string
  language: Schemas['Language']
  /** SHA-256 of the words. */
  hash: string
  paragraphs: string[]
}
export type Evidence = {
  format: typeof EVIDENCE_FORMAT
  version: typeof EVIDENCE_VERSION
  brand: string
  /** Where anyone can check the document. */
  verify_url: string
  language: Schemas['Language']
  /** The company's; times on the certificate page use it. */
  timezone: string
  company: { name: string; legal_name: string }
  project: { id: string; number: string; name: string }
  agreement: { id: string; version: number; name: string; kind: string }
  transaction: { id: string; sent_at: string; sent_by: string; completed_at: string }
  /** The sealing certificate: SHA-256 of its DER form, and its subject. */
  seal: { fingerprint: string; subject: string }
  /** As sent: the bytes every signer was shown. */
  document: { sha256: string; page_count: number }
  fields: EvidenceField[]
  signers: EvidenceSigner[]
  consents: EvidenceConsent[]
  /** Up to the last signature; what follows, beginning with the seal, the sign report has. */
  trail: EvidenceEvent[]
}

type Moment = Date | null
type SignerFacts = {
  id: string
  role: Schemas['SignerRole']
  step: number
  name: string
  email: string
  language: Schemas['Language']
  viewed_at: Moment
  consented_at: Moment
  consent_version: string | null
  consent_hash: string | null
  consent_ip: string | null
  consent_language: Schemas['Language'] | null
  signed_at: Moment
  ip: string | null
  user_agent: string | null
  time_zone: string | null
  in_person_by: string | null
  signature_id: string | null
  initials_id: string | null
}
type Facts = Pick<Evidence, 'brand' | 'timezone' | 'company' | 'project' | 'seal' | 'fields' | 'consents'> & {
  public_origin: string
  transaction: {
    id: string
    agreement_id: string
    agreement_version: number
    content: { name: string; kind: string; language: Schemas['Language']; pages: unknown[] }
    document_hash: string
    completed_at: Date
    created_at: Date
    created_by_name: string
  }
  signers: readonly SignerFacts[]
  signatures: readonly EvidenceSignature[]
  trail: readonly (Omit<EvidenceEvent, 'at'> & { at: Date })[]
}

/** The same facts give the same evidence, whenever and wherever it is made. */
export function evidenceOf({ transaction, signers, signatures, trail, public_origin, ...facts }: Facts): Evidence {
  const { content } = transaction
  return {
    format: EVIDENCE_FORMAT,
    version: EVIDENCE_VERSION,
    brand: facts.brand,
    verify_url: `${public_origin}/verify`,
    language: content.language,
    timezone: facts.timezone,
    company: facts.company,
    project: facts.project,
    agreement: {
      id: transaction.agreement_id,
      version: transaction.agreement_version,
      name: content.name,
      kind: content.kind,
    },
    transaction: {
      id: transaction.id,
      sent_at: transaction.created_at.toISOString(),
      sent_by: transaction.created_by_name,
      completed_at: transaction.completed_at.toISOString(),
    },
    seal: facts.seal,
    document: { sha256: transaction.document_hash, page_count: content.pages.length },
    fields: facts.fields,
    signers: signers.map(signer => signerEvidence(signer, signatures, trail)),
    consents: facts.consents,
    trail: trail.map(({ seq, at, event, actor, detail, previous_hash, hash }) => ({
      seq,
      at: at.toISOString(),
      event,
      actor,
      detail,
      previous_hash,
      hash,
    })),
  }
}

function signerEvidence(signer: SignerFacts, signatures: Facts['signatures'], trail: Facts['trail']): EvidenceSigner {
  const picture = (id: string | null) => {
    const signature = signatures.find(one => one.id === id)
    return signature ? { id: signature.id, way: signature.way, sha256: signature.sha256 } : null
  }
  const device = trail.findLast(({ event, detail }) => event === 'signed' && detail['signer_id'] === signer.id)?.detail[
    'device'
  ]
  const { consented_at, consent_version } = signer
  return {
    id: signer.id,
    role: signer.role,
    step: signer.step,
    name: signer.name,
    email: signer.email,
    language: signer.language,
    viewed_at: signer.viewed_at?.toISOString() ?? null,
    consent:
      consented_at && consent_version
        ? {
            version: consent_version,
            language: signer.consent_language ?? signer.language,
            hash: signer.consent_hash ?? '',
            at: consented_at.toISOString(),
            ip: signer.consent_ip ?? '',
          }
        : null,
    signed_at: signer.signed_at?.toISOString() ?? null,
    ip: signer.ip ?? '',
    device: device ?? signer.user_agent ?? '',
    time_zone: signer.time_zone,
    in_person_by: signer.in_person_by,
    signature: picture(signer.signature_id),
    initials: picture(signer.initials_id),
  }
}
