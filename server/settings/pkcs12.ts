// A key with its certificate as authorities hand them out: a PKCS#12 file (.p12, .pfx) and its password. Judged by its content.
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { P12Signer } from '@libpdf/core'
import { type AsnType, BitString, Constructed, fromBER, Integer, OctetString } from 'asn1js'
import { Certificate } from 'pkijs'
import { dayIn } from '#machines/lib/day-in.ts'
import { dayWords } from '#machines/lib/words.ts'
import { toPem } from '../ports/company-certificate.ts'

export type SuppliedKey = {
  /** The signer's certificate, then those it follows from. */
  certificate_pem: string
  private_key_pem: string
}

/** A file we do not seal with: which part of the form it is about, and a sentence that says what to do. */
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
  if (!own) throw unfit('The key in this file belongs to none of its certificates. Export them together again.')
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
  const { result, offset } = fromBER(Uint8Array.from(bytes).buffer)
  if (offset < 0 || !looksLikePfx(result))
    throw unfit('This is no PKCS#12 file. Choose the .p12 or .pfx file of your certificate.')
  if (mostRounds(result) > MOST_ROUNDS)
    throw unfit(
      'This file is protected with more rounds than are taken here. Export it again with the usual protection.',
    )
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

/** PFX ::= SEQUENCE { version INTEGER (3), … } (RFC 7292, 4). */
const looksLikePfx = (result: AsnType) => {
  if (!(result instanceof Constructed)) return false
  const [version] = result.valueBlock.value
  return version instanceof Integer && version.valueBlock.valueDec === 3
}

function refusalFor(error: unknown): Pkcs12Refusal {
  const said = error instanceof Error ? error.message : ''
  if (/integrity|password/i.test(said)) return new Pkcs12Refusal('password', 'This password does not open the file.')
  if (/No private key/i.test(said))
    return unfit('This file holds a certificate without its key. Export it again together with the private key.')
  if (/No certificates/i.test(said))
    return unfit('This file holds a key without its certificate. Export it again together with the certificate.')
  if (/Unsupported key algorithm/i.test(said))
    return unfit('PDFs are sealed with an RSA or an elliptic curve key; this is another kind.')
  return unfit('This file cannot be read. Export it again, with AES or Triple DES as protection.')
}

function requireStrong(key: KeyObject) {
  const { modulusLength, namedCurve } = key.asymmetricKeyDetails ?? {}
  if (key.asymmetricKeyType === 'rsa' && (modulusLength ?? 0) < LEAST_RSA_BITS)
    throw unfit(
      `An RSA key of ${modulusLength ?? 0} bits can be broken. Ask for one of ${LEAST_RSA_BITS} bits or more.`,
    )
  if (key.asymmetricKeyType === 'ec' && !CURVES.includes(namedCurve ?? ''))
    throw unfit('PDF readers know keys on the curves P-256, P-384 and P-521; this one is on another.')
}

function requireValid({ notBefore, notAfter }: Certificate, now: Date) {
  const day = (at: Date) => dayWords(dayIn('UTC', at))
  if (notAfter.value <= now) throw unfit(`This certificate ended on ${day(notAfter.value)}. Ask for a new one.`)
  if (notBefore.value > now) throw unfit(`This certificate is good from ${day(notBefore.value)} on. Supply it then.`)
}

/** A certificate that says nothing of its use is for any. */
function requireForSigning(own: Certificate) {
  const usage = own.extensions?.find(one => one.extnID === KEY_USAGE)
  if (!usage) return
  const { result } = fromBER(usage.extnValue.valueBlock.valueHexView.slice().buffer)
  const bits = result instanceof BitString ? (result.valueBlock.valueHexView[0] ?? 0) : 0
  if ((bits & SIGNS) === 0)
    throw unfit('This certificate is not meant for signing. Ask for one for digital signatures or document signing.')
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
    const inner = fromBER(node.valueBlock.valueHexView.slice().buffer)
    return inner.offset === node.valueBlock.valueHexView.length ? mostRounds(inner.result) : 0
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
