// Says whether a sealed PDF is as it was signed. Strict on purpose: what it does not expect it does not accept
// (the attacks of "1 Trillion Dollar Refund", 2018: several ranges, bytes after the seal, a range that leaves bytes out).
import { createHash } from 'node:crypto'
import { fromBER } from 'asn1js'
import * as pkijs from 'pkijs'

export type SealCheck = {
  valid: boolean
  covers_document: boolean
  signer_name: string | null
  signed_at: Date | null
  reason: string
}

const SIGNING_TIME = '1.2.840.113549.1.9.5'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.47'
const COMMON_NAME = '2.5.4.3'
// An engine of our own: another library in the process may have set pkijs' shared one.
const engine = new pkijs.CryptoEngine({ name: 'node', crypto })
const RANGE = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g

export async function verifySeal(bytes: Uint8Array): Promise<SealCheck> {
  const broken = (reason: string, found: Partial<SealCheck> = {}): SealCheck => ({
    valid: false,
    covers_document: false,
    signer_name: null,
    signed_at: null,
    ...found,
    reason,
  })
  const ranges = [...Buffer.from(bytes).toString('latin1').matchAll(RANGE)]
  const [range] = ranges
  if (!range) return broken('The document carries no signature.')
  if (ranges.length > 1) return broken('The document carries more than one signature.')
  const [start = 0, first = 0, second = 0, rest = 0] = range.slice(1).map(Number)
  if (start !== 0 || second + rest !== bytes.length) return broken('Bytes stand outside what was signed.')
  const signature = readContents(bytes.subarray(first, second))
  if (!signature) return broken('The signature cannot be read.')
  const content = Buffer.concat([bytes.subarray(0, first), bytes.subarray(second)])
  try {
    return await checkCms(signature, content, broken)
  } catch {
    return broken('The signature cannot be read.', { covers_document: true })
  }
}

/** The gap between the two ranges is `<hex digits, padded with zeros>` and nothing else. */
function readContents(gap: Uint8Array): ArrayBuffer | null {
  const [, hex] = /^<([0-9a-fA-F]+)>$/.exec(Buffer.from(gap).toString('latin1')) ?? []
  return hex ? new Uint8Array(Buffer.from(hex, 'hex')).buffer : null
}

async function checkCms(
  signature: ArrayBuffer,
  content: Buffer,
  broken: (reason: string, found?: Partial<SealCheck>) => SealCheck,
): Promise<SealCheck> {
  const info = pkijs.ContentInfo.fromBER(trimmed(signature))
  const signed = new pkijs.SignedData({ schema: info.content })
  const [signer] = signed.signerInfos
  const attribute = (oid: string) => signer?.signedAttrs?.attributes.find(one => one.type === oid)?.values[0]
  const [certificate] = signed.certificates ?? []
  const name: unknown =
    certificate instanceof pkijs.Certificate
      ? certificate.subject.typesAndValues.find(one => one.type === COMMON_NAME)?.value.valueBlock.value
      : null
  const time: unknown = attribute(SIGNING_TIME)?.toDate?.()
  const found = {
    covers_document: true,
    signer_name: typeof name === 'string' ? name : null,
    signed_at: time instanceof Date ? time : null,
  }
  const digest: unknown = attribute(MESSAGE_DIGEST)?.valueBlock?.valueHexView
  const actual = createHash('sha256').update(content).digest()
  if (!(digest instanceof Uint8Array) || !actual.equals(digest))
    return broken('The document was changed after it was signed.', found)
  // The signed attributes name the certificate by its hash (RFC 5035), so not a bit of that may differ either.
  const named: unknown = attribute(SIGNING_CERTIFICATE)?.toBER?.()
  const certificateHash =
    certificate instanceof pkijs.Certificate
      ? createHash('sha256').update(new Uint8Array(certificate.toSchema().toBER())).digest()
      : undefined
  if (!(named instanceof ArrayBuffer) || !certificateHash || !Buffer.from(named).includes(certificateHash))
    return broken('The certificate is not the one that signed.', found)
  const holds = await signed.verify({ signer: 0, data: new Uint8Array(content).buffer, checkChain: false }, engine)
  return holds
    ? { valid: true, ...found, reason: 'The document is as it was signed.' }
    : broken('The signature does not match its certificate.', found)
}

/** The placeholder is longer than the structure in it; what follows must be the padding's zeros. */
function trimmed(padded: ArrayBuffer): ArrayBuffer {
  const { offset } = fromBER(padded)
  const rest = new Uint8Array(padded, Math.max(0, offset))
  if (offset <= 0 || rest.some(byte => byte !== 0)) throw new Error('Unexpected bytes in the signature')
  return padded.slice(0, offset)
}
