// What the certificate page says, row by row, made of the evidence alone: the PDF draws it, the verifier makes it again of the
// evidence it finds in a file and compares. Pure.

import { ROLE_NAMES } from '../templates/role-words.ts'
import { CERTIFICATE_WORDS, eventWords } from './certificate-words.ts'
import type { Evidence, EvidenceEvent, EvidenceSigner } from './evidence.ts'
import { zonedTime } from './zoned-time.ts'

export type CertificateRow = {
  label: string
  value: string
  /** Digits to be compared one by one. */
  mono?: true
}
export type CertificateSection = {
  kind: 'head' | 'document' | 'signer' | 'consent' | 'trail' | 'verify'
  title: string
  /** Whose signature stands beside it. */
  signature_id: string | null
  rows: CertificateRow[]
  /** Below the rows. */
  paragraphs: string[]
}

/** In the order in which they are drawn: title, rows (label, then value), paragraphs. */
export function certificateSections(evidence: Evidence): CertificateSection[] {
  const words = CERTIFICATE_WORDS[evidence.language]
  const section = (kind: CertificateSection['kind'], title: string, rest: Partial<CertificateSection>) => ({
    kind,
    title,
    signature_id: null,
    rows: [],
    paragraphs: [],
    ...rest,
  })
  const said = (rows: (CertificateRow | null)[]) => rows.filter(row => row !== null)
  return [
    section('head', words.title, {}),
    section('document', words.document, { rows: documentRows(evidence) }),
    ...evidence.signers.map(signer =>
      section('signer', signer.name, {
        signature_id: signer.signature?.id ?? null,
        rows: said(signerRows(signer, evidence)),
      }),
    ),
    ...evidence.consents.map(({ version, hash, paragraphs }) =>
      section('consent', words.consent, {
        rows: [
          { label: words.consent_version, value: version },
          { label: 'SHA-256', value: hash, mono: true },
        ],
        paragraphs,
      }),
    ),
    section('trail', words.trail, {
      rows: evidence.trail.map(event => trailRow(event, evidence)),
      paragraphs: [words.trail_note],
    }),
    section('verify', words.verify, {
      rows: [{ label: words.verify_at, value: evidence.verify_url }],
      paragraphs: [words.verify_text],
    }),
  ]
}

/**
 * All the certificate says, without spaces: where lines and pages break differs, the letters do not. Page numbers and the
 * company's name at the head of each page are artifacts and stand apart.
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
  const words = CERTIFICATE_WORDS[language]
  const at = (moment: string) => zonedTime(new Date(moment), timezone)
  const rows: CertificateRow[] = [
    { label: words.agreement, value: agreement.name },
    { label: words.company, value: company.legal_name },
    { label: words.project, value: `${project.name} · ${project.number}` },
    { label: words.sent, value: `${at(transaction.sent_at)} ${words.by} ${transaction.sent_by}` },
    { label: words.completed, value: at(transaction.completed_at) },
    { label: words.pages, value: String(document.page_count) },
    { label: words.document_hash, value: document.sha256, mono: true },
    { label: words.transaction, value: transaction.id, mono: true },
  ]
  return rows
}

function signerRows(signer: EvidenceSigner, { language, timezone }: Evidence): (CertificateRow | null)[] {
  const words = CERTIFICATE_WORDS[language]
  const at = (moment: string | null) => (moment ? zonedTime(new Date(moment), timezone) : words.nothing)
  const role = { label: words.signs_as, value: ROLE_NAMES[language][signer.role] }
  const email = { label: words.email, value: signer.email }
  if (signer.role === 'cc') return [{ label: words.signs_as, value: words.gets_copy }, email]
  const { consent, signature, initials } = signer
  const picture = (label: string, one: EvidenceSigner['signature']): CertificateRow | null =>
    one && { label, value: `${words.way[one.way]} · SHA-256 ${one.sha256}`, mono: true }
  return [
    role,
    email,
    { label: words.viewed, value: at(signer.viewed_at) },
    {
      label: words.consented,
      value: consent ? [at(consent.at), consent.ip].filter(Boolean).join(' · ') : words.nothing,
    },
    consent && {
      label: words.consent_words,
      value: [consent.version, consent.hash && `SHA-256 ${consent.hash}`].filter(Boolean).join(' · '),
      mono: true,
    },
    { label: words.signed, value: at(signer.signed_at) },
    { label: words.ip, value: signer.ip || words.nothing },
    { label: words.device, value: signer.device || words.nothing },
    signer.time_zone ? { label: words.time_zone, value: signer.time_zone } : null,
    signer.in_person_by ? { label: words.in_person, value: signer.in_person_by } : null,
    picture(words.signature, signature),
    picture(words.initials, initials),
  ]
}

/** As many digits of a hash as tell two entries apart on paper. */
const SHOWN_DIGITS = 12

function trailRow({ at, event, actor, detail, hash }: EvidenceEvent, { language, timezone }: Evidence): CertificateRow {
  const words = CERTIFICATE_WORDS[language]
  const page = detail['page'] ? ` (${words.page.toLowerCase()} ${detail['page']})` : ''
  const from = [detail['ip'], detail['device']].filter(Boolean)
  return {
    label: zonedTime(new Date(at), timezone),
    value: [`${eventWords(event, language)}${page}`, actor, ...from, hash.slice(0, SHOWN_DIGITS)].join(' · '),
  }
}
