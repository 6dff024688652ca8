// Facts from a certificate.
import { createHash } from 'node:crypto'
import { Certificate, type RelativeDistinguishedNames } from 'pkijs'
import { words } from './words.ts'

type CertificateFacts = {
  subject: string
  issuer: string
  /** SHA-256 of its DER form. */
  fingerprint: string
  not_before: Date
  not_after: Date
  self_signed: boolean
}

const COMMON_NAME = '2.5.4.3'
const ORGANIZATION = '2.5.4.10'

/** Throws if not a certificate. */
export function certificateFacts(der: Uint8Array): CertificateFacts {
  const certificate = Certificate.fromBER(Uint8Array.from(der).buffer)
  const { subject, issuer, notBefore, notAfter } = certificate
  return {
    subject: nameIn(subject),
    issuer: nameIn(issuer),
    fingerprint: createHash('sha256').update(der).digest('hex'),
    not_before: notBefore.value,
    not_after: notAfter.value,
    self_signed: subject.isEqual(issuer),
  }
}

/** The common name, or what else it is called by. */
function nameIn({ typesAndValues }: RelativeDistinguishedNames): string {
  const attribute = (type: string) => {
    const value: unknown = typesAndValues.find(one => one.type === type)?.value.valueBlock.value
    return typeof value === 'string' && value !== '' ? value : undefined
  }
  return attribute(COMMON_NAME) ?? attribute(ORGANIZATION) ?? words.in('en').certificate_without_name
}
