// X.509 certificates (RFC 5280) as far as a seal needs them: subject, issuer, validity, usage, key. Pure.
import { digest, hexOf, isSignedBy, type Key, keyOf, WeakAlgorithm } from './algorithms.ts'
import { bitsOf, type Der, DerFault, expectParts, oidOf, part, readDer, sameBytes, TAG, timeOf } from './der.ts'

export type Certificate = {
  der: Uint8Array
  issuer: Uint8Array
  serial: Uint8Array
  subject: Uint8Array
  subject_name: string
  issuer_name: string
  not_before: Date
  not_after: Date
  key: Key
  /** The key's permitted use; null if the certificate doesn't state it. */
  may_sign: boolean
  may_certify: boolean
  purposes: string[] | null
  tbs: Uint8Array
  algorithm: Der
  signature: Uint8Array
  /** SHA-256 of the certificate. */
  fingerprint: string
}

const COMMON_NAME = '2.5.4.3'
const ORGANIZATION = '2.5.4.10'
const KEY_USAGE = '2.5.29.15'
const BASIC_CONSTRAINTS = '2.5.29.19'
const PURPOSES = '2.5.29.37'

export async function readCertificate(der: Der): Promise<Certificate> {
  expectParts(der, TAG.sequence, 3)
  const tbs = part(der, 0, TAG.sequence)
  const algorithm = part(der, 1, TAG.sequence)
  // A version is only left out by certificates of the first kind, which carry no extensions.
  const first = tbs.parts[0]?.tag === TAG.context_0 ? 1 : 0
  if (!sameBytes(part(tbs, first + 1, TAG.sequence).whole, algorithm.whole)) throw new DerFault('Two algorithms')
  const issuer = part(tbs, first + 2, TAG.sequence)
  const validity = expectParts(part(tbs, first + 3, TAG.sequence), TAG.sequence, 2)
  const subject = part(tbs, first + 4, TAG.sequence)
  const [from, until] = validity.parts
  if (!from || !until) throw new DerFault('No validity')
  const extensions = extensionsOf(tbs)
  const usage = extensions.get(KEY_USAGE)
  const usageBits = usage ? (part({ ...usage, parts: [usage] }, 0, TAG.bits).body[1] ?? 0) : 0xff
  const constraints = extensions.get(BASIC_CONSTRAINTS)
  const purposes = extensions.get(PURPOSES)
  return {
    der: der.whole,
    issuer: issuer.whole,
    serial: part(tbs, first, TAG.integer).whole,
    subject: subject.whole,
    subject_name: nameOf(subject),
    issuer_name: nameOf(issuer),
    not_before: timeOf(from),
    not_after: timeOf(until),
    key: keyOf(part(tbs, first + 5, TAG.sequence)),
    // Bit 0 is digitalSignature, bit 1 contentCommitment, bit 5 keyCertSign.
    may_sign: (usageBits & 0b1100_0000) !== 0,
    may_certify: (usageBits & 0b0000_0100) !== 0 && constraints?.parts[0]?.tag === TAG.boolean,
    purposes: purposes ? purposes.parts.map(oidOf) : null,
    tbs: tbs.whole,
    algorithm,
    signature: bitsOf(part(der, 2, TAG.bits)),
    fingerprint: hexOf(await digest('SHA-256', der.whole)),
  }
}

function extensionsOf(tbs: Der): Map<string, Der> {
  const extensions = new Map<string, Der>()
  const list = tbs.parts.find(({ tag }) => tag === TAG.context_3)
  for (const one of list ? part(list, 0, TAG.sequence).parts : []) {
    expectParts(one, TAG.sequence, 2, 3)
    const value = one.parts.at(-1)
    const oid = oidOf(part(one, 0, TAG.oid))
    if (value?.tag !== TAG.octets || extensions.has(oid)) throw new DerFault('Not an extension')
    if ([KEY_USAGE, BASIC_CONSTRAINTS, PURPOSES].includes(oid)) extensions.set(oid, readDer(value.body))
  }
  return extensions
}

/** The common name, else the organization, else empty. */
function nameOf(name: Der): string {
  const entries = name.parts.flatMap(({ parts }) => parts)
  const attribute = (type: string) => {
    const entry = entries.find(one => oidOf(part(one, 0, TAG.oid)) === type)?.parts[1]
    // 0x1e is BMPString, two octets a letter; the others are ASCII or UTF-8.
    return entry && new TextDecoder(entry.tag === 0x1e ? 'utf-16be' : 'utf-8').decode(entry.body)
  }
  return attribute(COMMON_NAME) ?? attribute(ORGANIZATION) ?? ''
}

export const isSelfSigned = ({ issuer, subject }: Certificate) => sameBytes(issuer, subject)

export const wasGoodAt = ({ not_before, not_after }: Certificate, at: Date) => not_before <= at && at <= not_after

export type Chain =
  /** Every certificate was issued by the next; the last one by itself, or by one that the file does not carry. */
  { sound: true; path: Certificate[]; complete: boolean } | { sound: false }

/**
 * From the signer's certificate up. Certificates that issue none in the chain are rejected, as they would be unsigned
 * bytes. For the last one, if its issuer is not here, only its key is used.
 */
export async function chainOf(signer: Certificate, others: Certificate[]): Promise<Chain> {
  const path = [signer]
  const left = [...others]
  for (let last = signer; ; ) {
    if (isSelfSigned(last)) {
      const sound = left.length === 0 && (await issued(last, last))
      return sound ? { sound, path, complete: true } : { sound }
    }
    const place = left.findIndex(one => sameBytes(one.subject, last.issuer))
    const issuer = left[place]
    if (!issuer) return left.length === 0 ? { sound: true, path, complete: false } : { sound: false }
    if (!issuer.may_certify || !(await issued(issuer, last))) return { sound: false }
    left.splice(place, 1)
    path.push(issuer)
    last = issuer
  }
}

async function issued(issuer: Certificate, { algorithm, signature, tbs }: Certificate): Promise<boolean> {
  try {
    return await isSignedBy({ root: tbs === issuer.tbs, key: issuer.key, algorithm, signature, data: tbs })
  } catch (error) {
    if (error instanceof WeakAlgorithm) return false
    throw error
  }
}
