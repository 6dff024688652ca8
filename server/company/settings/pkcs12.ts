// A key with its certificate as authorities hand them out: a PKCS#12 file (.p12, .pfx) and its password. Judged by its content.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { P12Signer } from '@libpdf/core'
import { type AsnType, BitString, Constructed, fromBER, Integer, OctetString } from 'asn1js'
import { Certificate } from 'pkijs'
import { dayIn } from '#machines/lib/day-in.ts'
import { dayWords } from '#machines/lib/format.ts'
import { toPem } from '#server/ports/company-certificate.ts'
import { words } from './words.ts'

type SuppliedKey = {
  /** The signer's certificate, then those it follows from. */
  certificate_pem: string
  private_key_pem: string
}

/** A file unusable for sealing: the form field it concerns, and a message with the remedy. */
export class Pkcs12Refusal extends Error {
  readonly field: 'file' | 'password'
  constructor(field: 'file' | 'password', sentence: string) {
    super(sentence)
    this.name = 'Pkcs12Refusal'
    this.field = field
  }
}
const unfit = (sentence: string) => new Pkcs12Refusal('file', sentence)

const LEAST_RSA_BITS = 2048
const CURVES = ['prime256v1', 'secp384r1', 'secp521r1']
/** Some programs take a hundred thousand rounds to make guessing slow; more would only keep this server busy. */
const MOST_ROUNDS = 1_000_000
const KEY_USAGE = '2.5.29.15'
/** Bits 0 and 1: digitalSignature, nonRepudiation. */
const SIGNS = 0b1100_0000

/** Throws Pkcs12Refusal. */
export async function readPkcs12(bytes: Uint8Array, password: string, now: Date): Promise<SuppliedKey> {
  const { key, certificates } = await unlock(bytes, password)
  const public_key = publicDer(createPublicKey(key))
  const own = certificates.find(one => Buffer.from(one.subjectPublicKeyInfo.toSchema().toBER()).equals(public_key))
  if (!own) throw unfit(words.key_of_no_certificate)
  requireStrong(key)
  requireValid(own, now)
  requireForSigning(own)
  const chain = chainFrom(own, certificates)
  return {
    certificate_pem: chain.map(one => toPem('CERTIFICATE', one.toSchema().toBER())).join(''),
    private_key_pem: String(key.export({ type: 'pkcs8', format: 'pem' })),
  }
}

const publicDer = (key: KeyObject): Buffer => key.export({ type: 'spki', format: 'der' })

async function unlock(bytes: Uint8Array, password: string): Promise<{ key: KeyObject; certificates: Certificate[] }> {
  const file = parsed(bytes)
  if (!file || !looksLikePfx(file.result)) throw unfit(words.not_pkcs12)
  if (mostRounds(file.result) > MOST_ROUNDS) throw unfit(words.too_many_rounds)
  const signer = await P12Signer.create(bytes, password).catch((error: unknown) => {
    throw refusalFor(error)
  })
  // The library keeps the key to itself, but it is to be kept here, encrypted, for every seal to come.
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', signer['privateKey'])
  return {
    key: createPrivateKey({ key: Buffer.from(pkcs8), format: 'der', type: 'pkcs8' }),
    certificates: [signer.certificate, ...signer.certificateChain].map(der =>
      Certificate.fromBER(Uint8Array.from(der).buffer),
    ),
  }
}

/** The library throws on some bytes that aren’t DER, such as a BMPString with an odd number of bytes. A random salt can look like one. */
function parsed(bytes: Uint8Array): ReturnType<typeof fromBER> | undefined {
  try {
    const parsed = fromBER(Uint8Array.from(bytes).buffer)
    return parsed.offset < 0 ? undefined : parsed
  } catch {
    return undefined
  }
}

/** PFX ::= SEQUENCE { version INTEGER (3), … } (RFC 7292, 4). */
const looksLikePfx = (result: AsnType) => {
  if (!(result instanceof Constructed)) return false
  const [version] = result.valueBlock.value
  return version instanceof Integer && version.valueBlock.valueDec === 3
}

function refusalFor(error: unknown): Pkcs12Refusal {
  const message = error instanceof Error ? error.message : ''
  if (/integrity|password/i.test(message)) return new Pkcs12Refusal('password', words.wrong_password)
  if (/No private key/i.test(message)) return unfit(words.certificate_without_key)
  if (/No certificates/i.test(message)) return unfit(words.key_without_certificate)
  if (/Unsupported key algorithm/i.test(message)) return unfit(words.key_type)
  return unfit(words.file_unreadable)
}

function requireStrong(key: KeyObject) {
  const { modulusLength, namedCurve } = key.asymmetricKeyDetails ?? {}
  if (key.asymmetricKeyType === 'rsa' && (modulusLength ?? 0) < LEAST_RSA_BITS)
    throw unfit(words.rsa_too_short({ bits: String(modulusLength ?? 0), least: String(LEAST_RSA_BITS) }))
  if (key.asymmetricKeyType === 'ec' && !CURVES.includes(namedCurve ?? '')) throw unfit(words.curve_unsupported)
}

function requireValid({ notBefore, notAfter }: Certificate, now: Date) {
  const day = (at: Date) => dayWords(dayIn('UTC', at))
  if (notAfter.value <= now) throw unfit(words.certificate_expired({ day: day(notAfter.value) }))
  if (notBefore.value > now) throw unfit(words.certificate_not_yet_valid({ day: day(notBefore.value) }))
}

/** A certificate without key usage is valid for any use. */
function requireForSigning(own: Certificate) {
  const usage = own.extensions?.find(one => one.extnID === KEY_USAGE)
  if (!usage) return
  const { result } = fromBER(usage.extnValue.valueBlock.valueHexView.slice().buffer)
  const bits = result instanceof BitString ? (result.valueBlock.valueHexView[0] ?? 0) : 0
  if ((bits & SIGNS) === 0) throw unfit(words.not_for_signing)
}

/** From the signer's up to the root, as far as the file has them. */
function chainFrom(own: Certificate, certificates: readonly Certificate[]): Certificate[] {
  const chain = [own]
  for (let last = own; !last.subject.isEqual(last.issuer); ) {
    const issuer = certificates.find(one => !chain.includes(one) && one.subject.isEqual(last.issuer))
    if (!issuer) break
    chain.push(issuer)
    last = issuer
  }
  return chain
}

type Node = Constructed['valueBlock']['value'][number]

/** The largest count of rounds the file asks for: a number that follows a salt. What rests in octet strings is looked into. */
function mostRounds(node: Node): number {
  if (node instanceof OctetString && node.valueBlock.value.length === 0) {
    const inner = parsed(node.valueBlock.valueHexView)
    return inner?.offset === node.valueBlock.valueHexView.length ? mostRounds(inner.result) : 0
  }
  if (!(node instanceof Constructed)) return 0
  const parts: Node[] = node.valueBlock.value
  return Math.max(
    0,
    ...parts.map(mostRounds),
    ...parts.map((part, index) =>
      part instanceof Integer && parts[index - 1] instanceof OctetString ? roundsIn(part) : 0,
    ),
  )
}

const roundsIn = ({ valueBlock: { valueHexView } }: Integer) =>
  Number(`0x${Buffer.from(valueHexView).toString('hex') || '0'}`)
