// The evidence of a file, judged member by member before anything is believed of it: a file comes from anywhere. Pure.
import {
  EVIDENCE_FORMAT,
  EVIDENCE_VERSION,
  type Evidence,
  type EvidenceEvent,
  type EvidenceSignature,
  type EvidenceSigner,
} from '../evidence/evidence.ts'
import { ROLES } from '../turns.ts'

class NotEvidence extends Error {}

type Members = Record<string, unknown>
const [LONGEST_LIST, LONGEST_TEXT] = [20_000, 100_000]

/** Null if invalid or of another version. */
export function readEvidence(json: string): Evidence | null {
  try {
    return evidence(members(JSON.parse(json)))
  } catch (error) {
    if (error instanceof NotEvidence || error instanceof SyntaxError) return null
    throw error
  }
}

function evidence(all: Members): Evidence {
  if (all['format'] !== EVIDENCE_FORMAT || all['version'] !== EVIDENCE_VERSION) throw new NotEvidence()
  const [seal, company, project, agreement, transaction, document] = [
    'seal',
    'company',
    'project',
    'agreement',
    'transaction',
    'document',
  ].map(key => members(all[key]))
  if (!seal || !company || !project || !agreement || !transaction || !document) throw new NotEvidence()
  return {
    format: EVIDENCE_FORMAT,
    version: EVIDENCE_VERSION,
    brand: text(all, 'brand'),
    verify_url: text(all, 'verify_url'),
    language: one(all, 'language', ['en', 'es']),
    timezone: zone(all),
    company: { name: text(company, 'name'), legal_name: text(company, 'legal_name') },
    project: { id: text(project, 'id'), number: text(project, 'number'), name: text(project, 'name') },
    agreement: {
      id: text(agreement, 'id'),
      version: count(agreement, 'version'),
      name: text(agreement, 'name'),
      kind: text(agreement, 'kind'),
    },
    transaction: {
      id: text(transaction, 'id'),
      sent_at: moment(transaction, 'sent_at'),
      sent_by: text(transaction, 'sent_by'),
      completed_at: moment(transaction, 'completed_at'),
    },
    document: { sha256: text(document, 'sha256'), page_count: count(document, 'page_count') },
    seal: { fingerprint: text(seal, 'fingerprint'), subject: text(seal, 'subject') },
    fields: list(all, 'fields').map(field => ({
      id: text(field, 'id'),
      page: count(field, 'page'),
      text: orNull(field, 'text', text),
      signature_id: orNull(field, 'signature_id', text),
    })),
    signers: list(all, 'signers').map(signer),
    consents: list(all, 'consents').map(consent => ({
      version: text(consent, 'version'),
      language: one(consent, 'language', ['en', 'es']),
      hash: text(consent, 'hash'),
      paragraphs: texts(consent, 'paragraphs'),
    })),
    trail: list(all, 'trail').map(event),
  }
}

function signer(of: Members): EvidenceSigner {
  const consent = of['consent'] === null ? null : members(of['consent'])
  return {
    id: text(of, 'id'),
    role: one(of, 'role', ROLES),
    step: count(of, 'step'),
    name: text(of, 'name'),
    email: text(of, 'email'),
    language: one(of, 'language', ['en', 'es']),
    viewed_at: orNull(of, 'viewed_at', moment),
    consent: consent && {
      version: text(consent, 'version'),
      language: one(consent, 'language', ['en', 'es']),
      hash: text(consent, 'hash'),
      at: moment(consent, 'at'),
      ip: text(consent, 'ip'),
    },
    signed_at: orNull(of, 'signed_at', moment),
    ip: text(of, 'ip'),
    device: text(of, 'device'),
    time_zone: orNull(of, 'time_zone', text),
    in_person_by: orNull(of, 'in_person_by', text),
    signature: orNull(of, 'signature', picture),
    initials: orNull(of, 'initials', picture),
  }
}

function picture(of: Members, key: string): EvidenceSignature {
  const object = members(of[key])
  return {
    id: text(object, 'id'),
    way: one(object, 'way', ['drawn', 'typed', 'uploaded']),
    sha256: text(object, 'sha256'),
  }
}

function event(of: Members): EvidenceEvent {
  const detail = members(of['detail'])
  return {
    seq: count(of, 'seq'),
    at: moment(of, 'at'),
    event: text(of, 'event'),
    actor: text(of, 'actor'),
    detail: Object.fromEntries(Object.keys(detail).map(key => [key, text(detail, key)])),
    previous_hash: text(of, 'previous_hash'),
    hash: text(of, 'hash'),
  }
}

function members(value: unknown): Members {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new NotEvidence()
  return Object.fromEntries(Object.entries(value))
}

function list(of: Members, key: string): Members[] {
  const value = of[key]
  if (!Array.isArray(value) || value.length > LONGEST_LIST) throw new NotEvidence()
  return value.map(members)
}

function texts(of: Members, key: string): string[] {
  const value = of[key]
  if (!Array.isArray(value) || value.length > LONGEST_LIST) throw new NotEvidence()
  return value.map((one: unknown) => {
    if (typeof one !== 'string') throw new NotEvidence()
    return one
  })
}

function text(of: Members, key: string): string {
  const value = of[key]
  if (typeof value !== 'string' || value.length > LONGEST_TEXT) throw new NotEvidence()
  return value
}

function count(of: Members, key: string): number {
  const value = of[key]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw new NotEvidence()
  return value
}

/** As we write moments: in UTC, to the millisecond. */
function moment(of: Members, key: string): string {
  const value = text(of, key)
  const at = new Date(value)
  if (Number.isNaN(at.getTime()) || at.toISOString() !== value) throw new NotEvidence()
  return value
}

function zone(of: Members): string {
  const name = text(of, 'timezone')
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
  } catch {
    throw new NotEvidence()
  }
  return name
}

function one<Choice extends string>(of: Members, key: string, choices: readonly Choice[]): Choice {
  const choice_found = choices.find(choice => choice === of[key])
  if (choice_found === undefined) throw new NotEvidence()
  return choice_found
}

const orNull = <Value>(of: Members, key: string, read: (of: Members, key: string) => Value): Value | null =>
  of[key] === null ? null : read(of, key)
