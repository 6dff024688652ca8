// The installation's key: Ed25519, derived from the server's secret, so that servers with the same secret share it and
// nothing more needs a backup. It signs only the heads of the public log of seals: archives are signed with another
// key, so neither signature can be used as the other.
import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'

export type InstallationKey = {
  /** SHA-256 of the public key's DER (SubjectPublicKeyInfo), in hexadecimal. */
  id: string
  /** The same DER in Base64. */
  public_key: string
  /** The Ed25519 signature of a text, in Base64. */
  sign(text: string): string
}

/** PKCS #8 of an Ed25519 key up to its 32 bytes (RFC 8410, section 7). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

export function installationKey(secret: Uint8Array): InstallationKey {
  const seed = Buffer.from(hkdfSync('sha256', secret, new Uint8Array(), 'sunquill installation key', 32))
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' })
  const der = createPublicKey(key).export({ format: 'der', type: 'spki' })
  return {
    id: createHash('sha256').update(der).digest('hex'),
    public_key: der.toString('base64'),
    sign: text => sign(null, Buffer.from(text), key).toString('base64'),
  }
}
