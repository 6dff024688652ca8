// A device with one passkey, in software: what a browser would answer, with faults on demand.
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { Schemas } from '#sdk/types.ts'

type Ask = Schemas['PasskeyAsk']
type How = { origin?: string; verified?: boolean; party?: string }

const ORIGIN = 'http://localhost:4710'
const sha = (data: string | Uint8Array) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/** The few shapes of CBOR that an attestation without a certificate needs. */
function cbor(value: unknown): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255])
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, one]) => [cbor(key), cbor(one)])])
  throw new Error('No shape of CBOR that is needed here')
}

export function passkeyDevice() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0
  let user_handle = ''

  const clientData = (type: string, { options }: Ask, { origin = ORIGIN }: How) =>
    Buffer.from(JSON.stringify({ type, challenge: options['challenge'], origin, crossOrigin: false }))
  const authData = (flags: number, { party = 'localhost' }: How, key = Buffer.alloc(0)) => {
    counter += 1
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    return Buffer.concat([sha(party), Buffer.from([flags]), count, key])
  }
  const PRESENT = 1
  const VERIFIED = 4
  const ATTESTED = 64
  const flagsOf = ({ verified = true }: How) => PRESENT | (verified ? VERIFIED : 0)
  const answer = (response: Record<string, unknown>): Schemas['PasskeyResponse'] => ({
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    response,
    clientExtensionResults: {},
  })

  return {
    /** As `navigator.credentials.create`. */
    create(ask: Ask, how: How = {}) {
      user_handle = String(Object(ask.options['user']).id)
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData(flagsOf(how) | ATTESTED, how, attested)],
      ])
      return answer({
        clientDataJSON: base64url(clientData('webauthn.create', ask, how)),
        attestationObject: base64url(cbor(attestation)),
        transports: ['internal'],
      })
    },
    /** As `navigator.credentials.get`. */
    get(ask: Ask, how: How = {}) {
      const client = clientData('webauthn.get', ask, how)
      const data = authData(flagsOf(how), how)
      return answer({
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(sign('sha256', Buffer.concat([data, sha(client)]), privateKey)),
        userHandle: user_handle,
      })
    },
    /** As a copy of the device, made earlier. */
    turnBack: () => {
      counter = 0
    },
  }
}
