// A timestamp by an authority (RFC 3161): third-party proof that the signature existed at a time.
import { createHash, randomBytes } from 'node:crypto'
import type { DigestAlgorithm, TimestampAuthority } from '@libpdf/core'
import { Constructed, fromBER, Integer, OctetString } from 'asn1js'
import * as pkijs from 'pkijs'
import { postBounded } from '../post-bounded.ts'
import { words } from '../words.ts'

/** The authority gave no timestamp; `message` is a sentence for the person who set it up. */
export class TimestampMissing extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TimestampMissing'
  }
}

const TST_INFO = '1.2.840.113549.1.9.16.1.4'
const DIGESTS: Record<DigestAlgorithm, string> = {
  'SHA-256': '2.16.840.1.101.3.4.2.1',
  'SHA-384': '2.16.840.1.101.3.4.2.2',
  'SHA-512': '2.16.840.1.101.3.4.2.3',
}
/** PKIStatus: granted, and granted with modifications. */
const GRANTED = [0, 1]

export class Authority implements TimestampAuthority {
  /** That of the last timestamp it gave. */
  at: Date | null = null
  private readonly url: string
  private readonly inner_network: boolean

  constructor(url: string, { inner_network }: { inner_network: boolean }) {
    this.url = url
    this.inner_network = inner_network
  }

  /** Throws TimestampMissing. */
  async timestamp(digest: Uint8Array, algorithm: DigestAlgorithm): Promise<Uint8Array> {
    const nonce = randomBytes(8)
    // Positive in DER, and never shortened.
    nonce[0] = ((nonce[0] ?? 0) & 0x7f) | 0x40
    const answer = await postBounded(this.url, queryOf(digest, algorithm, nonce), {
      type: 'application/timestamp-query',
      accept: 'application/timestamp-reply',
      inner_network: this.inner_network,
    }).catch((error: unknown) => {
      throw new TimestampMissing(error instanceof Error ? error.message : String(error))
    })
    const { token, at } = readAnswer(answer, digest, nonce)
    this.at = at
    return token
  }

  /** Asks for one and throws it away. Throws TimestampMissing. */
  async tryOut(): Promise<void> {
    await this.timestamp(createHash('sha256').update(randomBytes(16)).digest(), 'SHA-256')
  }
}

function queryOf(digest: Uint8Array, algorithm: DigestAlgorithm, nonce: Uint8Array): Uint8Array {
  const query = new pkijs.TimeStampReq({
    version: 1,
    messageImprint: new pkijs.MessageImprint({
      hashAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: DIGESTS[algorithm] }),
      hashedMessage: new OctetString({ valueHex: Uint8Array.from(digest).buffer }),
    }),
    nonce: new Integer({ valueHex: Uint8Array.from(nonce).buffer }),
    certReq: true,
  })
  return new Uint8Array(query.toSchema().toBER())
}

/** The token's bytes exactly as they came, and the time in it. */
function readAnswer(answer: Uint8Array, digest: Uint8Array, nonce: Uint8Array): { token: Uint8Array; at: Date } {
  const refused = (sentence: string) => new TimestampMissing(sentence)
  try {
    const { result, offset } = fromBER(Uint8Array.from(answer).buffer)
    if (offset < 0 || !(result instanceof Constructed)) throw refused(words.timestamp.not_a_timestamp)
    const response = new pkijs.TimeStampResp({ schema: result })
    if (!GRANTED.includes(response.status.status)) throw refused(words.timestamp.refused)
    const token = result.valueBlock.value[1]?.valueBeforeDecodeView
    const content = response.timeStampToken?.content
    if (!token || !content) throw refused(words.timestamp.none_given)
    const { eContentType, eContent } = new pkijs.SignedData({ schema: content }).encapContentInfo
    if (eContentType !== TST_INFO || !eContent) throw refused(words.timestamp.not_a_timestamp)
    const info = pkijs.TSTInfo.fromBER(eContent.getValue())
    const same = (given: ArrayBuffer | undefined, asked: Uint8Array) =>
      given !== undefined && Buffer.from(given).equals(asked)
    if (!same(info.messageImprint.hashedMessage.getValue(), digest)) throw refused(words.timestamp.of_something_else)
    if (!same(info.nonce?.valueBlock.valueHexView.slice().buffer, nonce)) throw refused(words.timestamp.other_request)
    return { token: Uint8Array.from(token), at: info.genTime }
  } catch (error) {
    throw error instanceof TimestampMissing ? error : refused(words.timestamp.unreadable)
  }
}
