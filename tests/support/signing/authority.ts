// An authority for tests: a root, one below it, and certificates it gives to companies, of RSA or an elliptic curve.
import { BitString, Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, ExtKeyUsage } from 'pkijs'
import type { CompanyCertificate } from '#server/ports/company-certificate.ts'

const RSA = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
}
const [P256, P384] = ['P-256', 'P-384'].map(namedCurve => ({ name: 'ECDSA', namedCurve, hash: 'SHA-256' }))
const KEYS = { rsa: RSA, p256: P256 ?? RSA, p384: P384 ?? RSA }

type KeyKind = keyof typeof KEYS
type Holder = { certificate: Certificate; keys: CryptoKeyPair; name: string }
type Wanted = {
  name: string
  kind: KeyKind
  by?: Holder
  use: 'certify' | 'sign' | 'timestamp'
  from?: Date
  until?: Date
}

const USES = { certify: 0b0000_0100, sign: 0b1100_0000, timestamp: 0b1000_0000 }
const PURPOSES = { certify: null, sign: '1.3.6.1.5.5.7.3.36', timestamp: '1.3.6.1.5.5.7.3.8' }
let serial = 1000

export async function issue({ name, kind, by, use, from, until }: Wanted): Promise<Holder> {
  const made: unknown = await crypto.subtle.generateKey(KEYS[kind], true, ['sign', 'verify'])
  if (!isPair(made)) throw new Error('No pair of keys')
  const certificate = new Certificate()
  certificate.version = 2
  certificate.serialNumber = new Integer({ value: serial++ })
  const named = (text: string) => new AttributeTypeAndValue({ type: '2.5.4.3', value: new Utf8String({ value: text }) })
  certificate.subject.typesAndValues.push(named(name))
  certificate.issuer.typesAndValues.push(named(by?.name ?? name))
  certificate.notBefore.value = from ?? new Date('2025-01-01T00:00:00Z')
  certificate.notAfter.value = until ?? new Date('2035-01-01T00:00:00Z')
  const bits = USES[use]
  const usage = new BitString({ valueHex: new Uint8Array([bits]).buffer, unusedBits: Math.log2(bits & -bits) })
  const extension = (extnID: string, critical: boolean, extnValue: ArrayBuffer) =>
    new Extension({ extnID, critical, extnValue })
  const purpose = PURPOSES[use]
  certificate.extensions = [
    extension('2.5.29.19', true, new BasicConstraints({ cA: use === 'certify' }).toSchema().toBER()),
    extension('2.5.29.15', true, usage.toBER()),
    ...(purpose ? [extension('2.5.29.37', true, new ExtKeyUsage({ keyPurposes: [purpose] }).toSchema().toBER())] : []),
  ]
  await certificate.subjectPublicKeyInfo.importKey(made.publicKey)
  await certificate.sign((by?.keys ?? made).privateKey, 'SHA-256')
  return { certificate, keys: made, name }
}

const isPair = (made: unknown): made is CryptoKeyPair =>
  typeof made === 'object' && made !== null && 'privateKey' in made

const pemOf = (label: string, der: ArrayBuffer) =>
  `-----BEGIN ${label}-----\n${Buffer.from(der).toString('base64')}\n-----END ${label}-----\n`

/** As a company supplies it: its certificate first, then those that vouch for it, and its key. */
export async function supplied(own: Holder, ...chain: Holder[]): Promise<CompanyCertificate> {
  return {
    certificate_pem: [own, ...chain].map(one => pemOf('CERTIFICATE', one.certificate.toSchema(true).toBER())).join(''),
    private_key_pem: pemOf('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', own.keys.privateKey)),
  }
}
