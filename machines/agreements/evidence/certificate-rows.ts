// The rows of the certificate page, built from the evidence alone: the PDF draws them, and the verifier rebuilds them
// from the evidence in a file and compares. Pure.

import { companyAccount } from './company-account.ts'
import { eventWords, SHOWN_DIGITS } from './events.ts'
import type { Evidence, EvidenceEvent, EvidenceSigner } from './evidence.ts'
import { words } from './words.ts'
import { zonedTime } from './zoned-time.ts'

type CertificateRow = {
  label: string
  value: string
  /** Digits to be compared one by one. */
  mono?: true
}
type CertificateSection = {
  kind: 'head' | 'document' | 'signer' | 'consent' | 'trail' | 'verify'
  title: string
  /** The signer whose signature is shown in this section. */
  signature_id: string | null
  rows: CertificateRow[]
  /** Below the rows. */
  paragraphs: string[]
}

/** In the order in which they are drawn: title, rows (label, then value), paragraphs. */
export function certificateSections(evidence: Evidence): CertificateSection[] {
  const { certificate } = words.in(evidence.language)
  const section = (kind: CertificateSection['kind'], title: string, rest: Partial<CertificateSection>) => ({
    kind,
    title,
    signature_id: null,
    rows: [],
    paragraphs: [],
    ...rest,
  })
  const withoutNull = (rows: (CertificateRow | null)[]) => rows.filter(row => row !== null)
  return [
    section('head', certificate.title, {}),
    section('document', certificate.document, { rows: documentRows(evidence) }),
    ...evidence.signers.map(signer =>
      section('signer', signer.name, {
        signature_id: signer.signature?.id ?? null,
        rows: withoutNull(signerRows(signer, evidence)),
      }),
    ),
    ...evidence.consents.map(({ version, hash, paragraphs }) =>
      section('consent', certificate.consent, {
        rows: [
          { label: certificate.consent_version, value: version },
          { label: 'SHA-256', value: hash, mono: true },
        ],
        paragraphs,
      }),
    ),
    section('trail', certificate.trail, {
      rows: evidence.trail.map(event => trailRow(event, evidence)),
      paragraphs: [certificate.trail_note],
    }),
    section('verify', certificate.verify, {
      rows: [{ label: certificate.verify_at, value: evidence.verify_url }],
      paragraphs: [certificate.verify_text],
    }),
  ]
}

/**
 * All certificate text without spaces: lines and pages may break differently, the letters may not. Page numbers and the
 * company's name in page headers are artifacts and are left out.
 */
export const certificateText = (sections: readonly CertificateSection[]): string =>
  sections
    .flatMap(({ title, rows, paragraphs }) => [
      title,
      ...rows.flatMap(({ label, value }) => [label, value]),
      ...paragraphs,
    ])
    .join('')
    .replaceAll(/\s/gu, '')

function documentRows({ language, timezone, company, project, agreement, transaction, document }: Evidence) {
  const { certificate } = words.in(language)
  const at = (moment: string) => zonedTime(new Date(moment), timezone)
  const rows: CertificateRow[] = [
    { label: certificate.agreement, value: agreement.name },
    { label: certificate.company, value: company.legal_name },
    { label: certificate.project, value: `${project.name} · ${project.number}` },
    { label: certificate.sent, value: certificate.sent_by({ at: at(transaction.sent_at), name: transaction.sent_by }) },
    { label: certificate.completed, value: at(transaction.completed_at) },
    { label: certificate.pages, value: String(document.page_count) },
    { label: certificate.document_hash, value: document.sha256, mono: true },
    { label: certificate.transaction, value: transaction.id, mono: true },
  ]
  return rows
}

function signerRows(signer: EvidenceSigner, { language, timezone, trail }: Evidence): (CertificateRow | null)[] {
  const { certificate, roles } = words.in(language)
  const at = (moment: string | null) => (moment ? zonedTime(new Date(moment), timezone) : certificate.nothing)
  const role = { label: certificate.signs_as, value: roles[signer.role] }
  const email = { label: certificate.email, value: signer.email }
  if (signer.role === 'cc') return [{ label: certificate.signs_as, value: certificate.gets_copy }, email]
  const { consent, signature, initials } = signer
  const account = consent ? null : companyAccount(signer, trail)
  const picture = (label: string, one: EvidenceSigner['signature']): CertificateRow | null =>
    one && { label, value: `${certificate.way[one.way]} · SHA-256 ${one.sha256}`, mono: true }
  return [
    role,
    email,
    { label: certificate.viewed, value: at(signer.viewed_at) },
    account === null
      ? {
          label: certificate.consented,
          value: consent ? [at(consent.at), consent.ip].filter(Boolean).join(' · ') : certificate.nothing,
        }
      : { label: certificate.account, value: account },
    consent && {
      label: certificate.consent_words,
      value: [consent.version, consent.hash && `SHA-256 ${consent.hash}`].filter(Boolean).join(' · '),
      mono: true,
    },
    { label: certificate.signed, value: at(signer.signed_at) },
    { label: certificate.ip, value: signer.ip || certificate.nothing },
    { label: certificate.device, value: signer.device || certificate.nothing },
    signer.time_zone ? { label: certificate.time_zone, value: signer.time_zone } : null,
    signer.in_person_by ? { label: certificate.in_person, value: signer.in_person_by } : null,
    picture(certificate.signature, signature),
    picture(certificate.initials, initials),
  ]
}

function trailRow({ at, event, actor, detail, hash }: EvidenceEvent, { language, timezone }: Evidence): CertificateRow {
  const from = [detail['ip'], detail['device']].filter(Boolean)
  return {
    label: zonedTime(new Date(at), timezone),
    value: [eventWords({ event, detail }, language), actor, ...from, hash.slice(0, SHOWN_DIGITS)].join(' · '),
  }
}
