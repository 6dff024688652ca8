// AES-256-GCM under a key derived from the server's secret. The label is authenticated, so a sealed value moved elsewhere does not
// open. What an older secret sealed opens still.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import type { Vault } from './ports.ts'

const NONCE = 12
const TAG = 16

export function vaultUnder(secret: Uint8Array, ...older: readonly Uint8Array[]): Vault {
  const keys = [secret, ...older].map(
    one => new Uint8Array(hkdfSync('sha256', one, new Uint8Array(), 'sunquill vault', 32)),
  )
  const [key = new Uint8Array()] = keys
  const openWith = (key: Uint8Array, label: string, sealed: Uint8Array) => {
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, NONCE)).setAAD(Buffer.from(label))
    decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG))
    return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()])
  }
  return {
    seal(label, plain) {
      const nonce = randomBytes(NONCE)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(label))
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body])
    },
    open(label, sealed) {
      for (const older of keys.slice(1).reverse()) {
        try {
          return openWith(older, label, sealed)
        } catch {
          // It is of another.
        }
      }
      return openWith(key, label, sealed)
    },
  }
}
