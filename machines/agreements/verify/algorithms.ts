// Which algorithms a seal may be made with, and checking one signature with Web Crypto, alike in Node and in a browser. Pure.
import { bitsOf, type Der, DerFault, expectParts, oidOf, part, readDer, TAG } from './der.ts'

type Hash = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'

const DIGESTS: Record<string, Hash> = {
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}
const RSA_ENCRYPTION = '1.2.840.113549.1.1.1'
const EC_KEY = '1.2.840.10045.2.1'
/** The hash of a signature algorithm; 'rsaEncryption' leaves it to the digest algorithm (RFC 3370, 3.2). */
const SIGNATURES: Record<string, { family: 'rsa' | 'ec'; hash: Hash }> = {
  '1.2.840.113549.1.1.11': { family: 'rsa', hash: 'SHA-256' },
  '1.2.840.113549.1.1.12': { family: 'rsa', hash: 'SHA-384' },
  '1.2.840.113549.1.1.13': { family: 'rsa', hash: 'SHA-512' },
  '1.2.840.10045.4.3.2': { family: 'ec', hash: 'SHA-256' },
  '1.2.840.10045.4.3.3': { family: 'ec', hash: 'SHA-384' },
  '1.2.840.10045.4.3.4': { family: 'ec', hash: 'SHA-512' },
}
/** Self-signatures of old roots. They aren't relied on: a root is trusted in advance. */
const OLD_ROOT = '1.2.840.113549.1.1.5'
const CURVES: Record<string, { namedCurve: string; octets: number }> = {
  '1.2.840.10045.3.1.7': { namedCurve: 'P-256', octets: 32 },
  '1.3.132.0.34': { namedCurve: 'P-384', octets: 48 },
  '1.3.132.0.35': { namedCurve: 'P-521', octets: 66 },
}
const LEAST_RSA_BITS = 2048

/** An algorithm or a key that is not on the list. */
export class WeakAlgorithm extends Error {}

export type Key = { spki: Uint8Array; said: string } & (
  | { family: 'rsa' }
  | { family: 'ec'; namedCurve: string; octets: number }
)

export const digest = async (hash: Hash, bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest(hash, own(bytes)))

/** Web Crypto takes bytes that no other thread can change meanwhile. */
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length)
    : new Uint8Array(bytes)

/** Of an AlgorithmIdentifier whose parameters are absent or NULL. */
export function digestNamed(algorithm: Der): Hash {
  expectParts(algorithm, TAG.sequence, 1, 2)
  if (algorithm.parts[1]) part(algorithm, 1, TAG.null)
  const hash = DIGESTS[oidOf(part(algorithm, 0, TAG.oid))]
  if (!hash) throw new WeakAlgorithm()
  return hash
}

/** A SubjectPublicKeyInfo of RSA from 2048 bits on, or of a NIST curve. */
export function keyOf(spki: Der): Key {
  expectParts(spki, TAG.sequence, 2)
  const algorithm = expectParts(part(spki, 0, TAG.sequence), TAG.sequence, 2)
  const kind = oidOf(part(algorithm, 0, TAG.oid))
  if (kind === EC_KEY) {
    const curve = CURVES[oidOf(part(algorithm, 1, TAG.oid))]
    if (!curve) throw new WeakAlgorithm()
    return { family: 'ec', ...curve, spki: spki.whole, said: `ECDSA ${curve.namedCurve}` }
  }
  if (kind !== RSA_ENCRYPTION) throw new WeakAlgorithm()
  part(algorithm, 1, TAG.null)
  const numbers = expectParts(readDer(bitsOf(part(spki, 1, TAG.bits))), TAG.sequence, 2)
  const modulus = part(numbers, 0, TAG.integer).body
  const leading = modulus[0] === 0 ? 1 : 0
  const bits = (modulus.length - leading) * 8 - Math.clz32(modulus[leading] ?? 0) + 24
  if (bits < LEAST_RSA_BITS) throw new WeakAlgorithm()
  return { family: 'rsa', spki: spki.whole, said: `RSA ${bits}` }
}

type Signed = {
  root?: boolean
  key: Key
  algorithm: Der
  hash?: Hash | undefined
  signature: Uint8Array
  data: Uint8Array
}

/** Verifies the signature with the key. Throws WeakAlgorithm if not on the list. `hash` is the accompanying digest. */
export async function isSignedBy({ root = false, key, algorithm, hash, signature, data }: Signed): Promise<boolean> {
  const oid = oidOf(part(expectParts(algorithm, TAG.sequence, 1, 2), 0, TAG.oid))
  if (algorithm.parts[1]) part(algorithm, 1, TAG.null)
  const named = namedBy(oid, hash, root)
  if (!named || named.family !== key.family || (hash && hash !== named.hash)) throw new WeakAlgorithm()
  if (key.family === 'rsa') {
    const rsa = { name: 'RSASSA-PKCS1-v1_5', hash: named.hash }
    const imported = await crypto.subtle.importKey('spki', own(key.spki), rsa, false, ['verify'])
    return crypto.subtle.verify(rsa, imported, own(signature), own(data))
  }
  const curve = { name: 'ECDSA', namedCurve: key.namedCurve }
  const imported = await crypto.subtle.importKey('spki', own(key.spki), curve, false, ['verify'])
  return crypto.subtle.verify(
    { name: 'ECDSA', hash: named.hash },
    imported,
    own(plain(signature, key.octets)),
    own(data),
  )
}

function namedBy(oid: string, hash: Hash | undefined, root: boolean): { family: 'rsa' | 'ec'; hash: Hash } | undefined {
  if (oid === RSA_ENCRYPTION && hash) return { family: 'rsa', hash }
  return root && oid === OLD_ROOT ? { family: 'rsa', hash: 'SHA-1' } : SIGNATURES[oid]
}

/** Converts the DER structure of certificates and CMS to r and s concatenated, as Web Crypto expects. */
function plain(signature: Uint8Array, octets: number): Uint8Array {
  const pair = expectParts(readDer(signature), TAG.sequence, 2)
  const both = new Uint8Array(octets * 2)
  for (const index of [0, 1]) {
    const { body } = part(pair, index, TAG.integer)
    const digits = body[0] === 0 ? body.subarray(1) : body
    if (digits.length > octets) throw new DerFault('A number too long for the curve')
    both.set(digits, octets * (index + 1) - digits.length)
  }
  return both
}

export const hexOf = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
