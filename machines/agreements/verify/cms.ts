// Parses and verifies a CMS signature of one signer (RFC 5652 with the attributes of RFC 5035 and 6211), with no bytes
// left over. Pure.
import { digest, digestNamed, hexOf, isSignedBy, WeakAlgorithm } from './algorithms.ts'
import { type Certificate, type Chain, chainOf, readCertificate } from './certificate.ts'
import { type Der, DerFault, expectParts, oidOf, part, readDer, sameBytes, smallOf, TAG, timeOf } from './der.ts'

const OID = {
  data: '1.2.840.113549.1.7.1',
  signed_data: '1.2.840.113549.1.7.2',
  content_type: '1.2.840.113549.1.9.3',
  message_digest: '1.2.840.113549.1.9.4',
  signing_time: '1.2.840.113549.1.9.5',
  algorithm_protection: '1.2.840.113549.1.9.52',
  signing_certificate: '1.2.840.113549.1.9.16.2.12',
  signing_certificate_v2: '1.2.840.113549.1.9.16.2.47',
  timestamp_token: '1.2.840.113549.1.9.16.2.14',
  timestamp_content: '1.2.840.113549.1.9.16.1.4',
} as const

export type Cms = {
  kind: 'seal' | 'timestamp'
  /** The content embedded in a timestamp; a seal's content is the document. */
  content: Uint8Array | null
  digest_algorithm: Der
  signature_algorithm: Der
  signature: Uint8Array
  attributes: Map<string, Der>
  /** The signed bytes: the attributes as a SET. */
  signed: Uint8Array
  signer: Certificate
  others: Certificate[]
  timestamp: Der | null
}

/** Throws DerFault or WeakAlgorithm. */
export async function readCms(bytes: Uint8Array, kind: Cms['kind']): Promise<Cms> {
  const info = expectParts(readDer(bytes), TAG.sequence, 2)
  expectOid(info.parts[0], OID.signed_data)
  const wrapped = expectParts(part(info, 1, TAG.context_0), TAG.context_0, 1)
  // Version, digest algorithms, content, certificates, one signer: no revocation lists, which would be unsigned.
  const data = expectParts(part(wrapped, 0, TAG.sequence), TAG.sequence, 5)
  if (smallOf(part(data, 0, TAG.integer)) !== (kind === 'seal' ? 1 : 3)) throw new DerFault('Another version')
  const algorithms = expectParts(part(data, 1, TAG.set), TAG.set, 1)
  const content = contentOf(part(data, 2, TAG.sequence), kind)
  const certificates = await Promise.all(part(data, 3, TAG.context_0).parts.map(readCertificate))
  const signer = part(expectParts(part(data, 4, TAG.set), TAG.set, 1), 0, TAG.sequence)
  expectParts(signer, TAG.sequence, 6, 7)
  if (smallOf(part(signer, 0, TAG.integer)) !== 1) throw new DerFault('Another version')
  const digest_algorithm = part(signer, 2, TAG.sequence)
  if (!sameBytes(part(algorithms, 0, TAG.sequence).whole, digest_algorithm.whole)) throw new DerFault('Two algorithms')
  const attributes = part(signer, 3, TAG.context_0)
  const own = certificates.find(one => isNamed(part(signer, 1, TAG.sequence), one))
  if (!own) throw new DerFault('Not with its certificate')
  const signed = Uint8Array.from(attributes.whole)
  signed[0] = TAG.set
  return {
    kind,
    content,
    digest_algorithm,
    signature_algorithm: part(signer, 4, TAG.sequence),
    signature: part(signer, 5, TAG.octets).body,
    attributes: attributesOf(attributes),
    signed,
    signer: own,
    others: certificates.filter(one => one !== own),
    timestamp: signer.parts[6] ? timestampOf(part(signer, 6, TAG.context_1), kind) : null,
  }
}

function expectOid(value: Der | undefined, oid: string) {
  if (!value || oidOf(value) !== oid) throw new DerFault(`Not ${oid}`)
}

function contentOf(content: Der, kind: Cms['kind']): Uint8Array | null {
  if (kind === 'seal') {
    expectOid(expectParts(content, TAG.sequence, 1).parts[0], OID.data)
    return null
  }
  expectOid(expectParts(content, TAG.sequence, 2).parts[0], OID.timestamp_content)
  return part(expectParts(part(content, 1, TAG.context_0), TAG.context_0, 1), 0, TAG.octets).body
}

/** Issuer and serial number are the certificate's, byte by byte. */
const isNamed = (name: Der, { issuer, serial }: Certificate) =>
  sameBytes(part(expectParts(name, TAG.sequence, 2), 0, TAG.sequence).whole, issuer) &&
  sameBytes(part(name, 1, TAG.integer).whole, serial)

/** Each attribute once, with one value. */
function attributesOf(set: Der): Map<string, Der> {
  const attributes = new Map<string, Der>()
  for (const attribute of set.parts) {
    const oid = oidOf(part(expectParts(attribute, TAG.sequence, 2), 0, TAG.oid))
    const [value] = expectParts(part(attribute, 1, TAG.set), TAG.set, 1).parts
    if (!value || attributes.has(oid)) throw new DerFault('An attribute twice')
    attributes.set(oid, value)
  }
  return attributes
}

/** The only unsigned attribute allowed is a timestamp; anything else would be signed by no one. */
function timestampOf(set: Der, kind: Cms['kind']): Der {
  const token = attributesOf(set).get(OID.timestamp_token)
  if (!token || set.parts.length !== 1 || kind === 'timestamp') throw new DerFault('An attribute that is not signed')
  return token
}

/** Faults of the signature itself, in the order checked. */
type CmsFault = 'content_changed' | 'other_certificate' | 'algorithms_differ' | 'signature_wrong'

/** Null when the signature holds over this content. */
export async function faultOf(cms: Cms, content: Uint8Array): Promise<CmsFault | null> {
  const { attributes, digest_algorithm, signature_algorithm, signature, signer, signed, kind } = cms
  const hash = digestNamed(digest_algorithm)
  expectOid(attributes.get(OID.content_type), kind === 'seal' ? OID.data : OID.timestamp_content)
  const stated = attributes.get(OID.message_digest)
  if (stated?.tag !== TAG.octets || !sameBytes(stated.body, await digest(hash, content))) return 'content_changed'
  if (!(await namesCertificate(cms))) return 'other_certificate'
  const protection = attributes.get(OID.algorithm_protection)
  if (protection && !protects(protection, digest_algorithm, signature_algorithm)) return 'algorithms_differ'
  const holds = await isSignedBy({ key: signer.key, algorithm: signature_algorithm, hash, signature, data: signed })
  return holds ? null : 'signature_wrong'
}

/**
 * The attribute holds the hash of the signer's certificate (ESSCertIDv2; a timestamp authority's may still be version
 * 1, SHA-1, which is otherwise rejected for a seal).
 */
async function namesCertificate({ attributes, signer, kind }: Cms): Promise<boolean> {
  const v2 = attributes.get(OID.signing_certificate_v2)
  const v1 = attributes.get(OID.signing_certificate)
  const list = v2 ?? (kind === 'timestamp' ? v1 : undefined)
  if (!list) return false
  const first = part(part(expectParts(list, TAG.sequence, 1, 2), 0, TAG.sequence), 0, TAG.sequence)
  const named = first.parts[0]?.tag === TAG.sequence ? digestNamed(part(first, 0, TAG.sequence)) : 'SHA-256'
  const stated = first.parts.find(({ tag }) => tag === TAG.octets)
  return stated !== undefined && sameBytes(stated.body, await digest(v2 ? named : 'SHA-1', signer.der))
}

/**
 * CMSAlgorithmProtection: the digest algorithm and, as [1], the signature's. Only their names are compared: parameters
 * are absent or NULL, which mean the same.
 */
function protects(protection: Der, digest_algorithm: Der, signature_algorithm: Der): boolean {
  expectParts(protection, TAG.sequence, 2)
  const named = (algorithm: Der) => part(algorithm, 0, TAG.oid).body
  return (
    sameBytes(named(part(protection, 0, TAG.sequence)), named(digest_algorithm)) &&
    sameBytes(named(part(protection, 1, TAG.context_1)), named(signature_algorithm))
  )
}

export function signingTimeOf({ attributes }: Cms): Date | null {
  const time = attributes.get(OID.signing_time)
  return time ? timeOf(time) : null
}

const TIME_STAMPING = '1.3.6.1.5.5.7.3.8'

type Timestamp = { at: Date; authority: string; fingerprint: string; chain: Chain }

/** An authority's word (RFC 3161) that the seal's signature existed then; null where it does not vouch for this signature. */
export async function readTimestamp({ timestamp, signature }: Cms): Promise<Timestamp | null> {
  if (!timestamp) return null
  const token = await readCms(timestamp.whole, 'timestamp')
  const { content, signer } = token
  if (!content || (await faultOf(token, content))) return null
  const chain = await chainOf(signer, token.others)
  if (!chain.sound || !signer.purposes?.includes(TIME_STAMPING)) return null
  const info = expectParts(readDer(content), TAG.sequence, 5, 10)
  if (smallOf(part(info, 0, TAG.integer)) !== 1) return null
  const imprint = expectParts(part(info, 2, TAG.sequence), TAG.sequence, 2)
  const hash = digestNamed(part(imprint, 0, TAG.sequence))
  if (hexOf(part(imprint, 1, TAG.octets).body) !== hexOf(await digest(hash, signature))) return null
  const at = timeOf(part(info, 4, TAG.time))
  const good = signer.not_before <= at && at <= signer.not_after
  return good ? { at, authority: signer.subject_name, fingerprint: signer.fingerprint, chain } : null
}

export { WeakAlgorithm }
