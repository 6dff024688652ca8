// The certificate a company signs its agreements with: made at first run, self-signed, so readers show an unknown signer
// until the company supplies one of its own. What it proves is that the document has not changed since.

import { BitString, Integer, Utf8String } from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension, ExtKeyUsage } from 'pkijs'
import { DAY_MS } from '#machines/lib/time.ts'

// RSA 2048 with SHA-256: what every PDF reader in use verifies.
export const SIGNING_ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  publicExponent: new Uint8Array([1, 0, 1]),
  modulusLength: 2048,
} as const
const YEARS = 10
const OID = {
  common_name: '2.5.4.3',
  organization: '2.5.4.10',
  basic_constraints: '2.5.29.19',
  key_usage: '2.5.29.15',
  extended_key_usage: '2.5.29.37',
  /** Document signing, RFC 9336. */
  document_signing: '1.3.6.1.5.5.7.3.36',
  email_protection: '1.3.6.1.5.5.7.3.4',
} as const

export type CompanyCertificate = { certificate_pem: string; private_key_pem: string }

/** A fresh key and its self-signed certificate, good for ten years from `now`. */
export async function createCompanyCertificate(company_name: string, now: Date): Promise<CompanyCertificate> {
  const keys = await crypto.subtle.generateKey(SIGNING_ALGORITHM, true, ['sign', 'verify'])
  const certificate = new Certificate()
  certificate.version = 2
  // A positive serial of 127 random bits (RFC 5280, 4.1.2.2: at most 20 octets).
  const serial = crypto.getRandomValues(new Uint8Array(16))
  serial[0] = ((serial[0] ?? 0) & 0x7f) | 0x40
  certificate.serialNumber = new Integer({ valueHex: serial.buffer })
  for (const side of [certificate.issuer, certificate.subject]) {
    for (const type of [OID.common_name, OID.organization]) {
      side.typesAndValues.push(new AttributeTypeAndValue({ type, value: new Utf8String({ value: company_name }) }))
    }
  }
  certificate.notBefore.value = new Date(now.getTime() - DAY_MS)
  certificate.notAfter.value = new Date(new Date(now).setUTCFullYear(now.getUTCFullYear() + YEARS))
  certificate.extensions = extensions()
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey)
  await certificate.sign(keys.privateKey, 'SHA-256')
  return {
    certificate_pem: toPem('CERTIFICATE', certificate.toSchema(true).toBER()),
    private_key_pem: toPem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
  }
}

function extensions(): Extension[] {
  const make = (extnID: string, critical: boolean, value: ArrayBuffer) =>
    new Extension({ extnID, critical, extnValue: value })
  // Bits 0 and 1: digitalSignature and nonRepudiation (contentCommitment).
  const usage = new BitString({ valueHex: new Uint8Array([0b1100_0000]).buffer, unusedBits: 6 })
  const purposes = new ExtKeyUsage({ keyPurposes: [OID.document_signing, OID.email_protection] })
  return [
    make(OID.basic_constraints, true, new BasicConstraints({ cA: false }).toSchema().toBER()),
    make(OID.key_usage, true, usage.toBER()),
    make(OID.extended_key_usage, false, purposes.toSchema().toBER()),
  ]
}

export function toPem(label: string, der: ArrayBuffer): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}

export const fromPem = (pem: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(Buffer.from(pem.replaceAll(/-----[A-Z ]+-----|\s/g, ''), 'base64'))
