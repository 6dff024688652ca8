// The key and certificates a PDF is signed with, from how they rest: PEM, the signer's certificate first, then its chain.
import { CryptoKeySigner } from '@libpdf/core'
import { Certificate } from 'pkijs'
import { fromPem, SIGNING_ALGORITHM } from '../company-certificate.ts'

const EC = '1.2.840.10045.2.1'
const CURVES: Record<string, string> = {
  '1.2.840.10045.3.1.7': 'P-256',
  '1.3.132.0.34': 'P-384',
  '1.3.132.0.35': 'P-521',
}

export const certificatesIn = (pem: string): Uint8Array<ArrayBuffer>[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(fromPem)

/** Throws where the key does not belong to a certificate of a kind that can sign PDFs. */
export async function signerOf(certificate_pem: string, private_key_pem: string): Promise<CryptoKeySigner> {
  const [own, ...chain] = certificatesIn(certificate_pem)
  if (!own) throw new Error('There is no certificate to sign with')
  const curve = curveOf(own)
  const algorithm = curve ? { name: 'ECDSA', namedCurve: curve } : SIGNING_ALGORITHM
  const key = await crypto.subtle.importKey('pkcs8', fromPem(private_key_pem), algorithm, false, ['sign'])
  return curve
    ? new CryptoKeySigner(key, own, 'EC', 'ECDSA', chain)
    : new CryptoKeySigner(key, own, 'RSA', 'RSASSA-PKCS1-v1_5', chain)
}

/** Null for a key that is no elliptic curve's, or of one PDFs are not signed with. */
function curveOf(certificate: Uint8Array<ArrayBuffer>): string | null {
  const { algorithm } = Certificate.fromBER(certificate.buffer).subjectPublicKeyInfo
  if (algorithm.algorithmId !== EC) return null
  const named: unknown = algorithm.algorithmParams?.valueBlock?.toString()
  return typeof named === 'string' ? (CURVES[named] ?? null) : null
}

export const chainBytes = ({ certificate, certificateChain }: CryptoKeySigner) =>
  [certificate, ...certificateChain].reduce((sum, { length }) => sum + length, 0)
