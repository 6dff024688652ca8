// The form of every file of a backup: a header, then chunks, each with its place in the file and whether it is the last under a tag.
// So a byte that was changed, a chunk that was moved and an end that was cut off are noticed wherever a file is read, before any of
// what follows is believed. With a key the chunks are encrypted (AES-256-GCM, a key for each file) and the tag can't be forged;
// without one it is a checksum.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

const MAGIC = Buffer.from('SQBACKUP1')
const SALT_BYTES = 32
const HEADER_BYTES = MAGIC.length + 1 + SALT_BYTES
const CHUNK_BYTES = 65_536
const TAG_BYTES = 16
/** Of a chunk's length, marks the last. */
const LAST = 0x8000_0000
const [PLAIN, ENCRYPTED] = [0, 1]

/** Its message is the sentence for the operator. */
export class BackupDamaged extends Error {}

export type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>
export type Key = Uint8Array | undefined
type Chunk = { body: Uint8Array; tag: Uint8Array }
type Place = { index: number; is_last: boolean }

export async function* writeChunks(bytes: Pieces, key: Key): AsyncGenerator<Uint8Array> {
  const header = Buffer.concat([MAGIC, Buffer.of(key ? ENCRYPTED : PLAIN), randomBytes(SALT_BYTES)])
  const { seal } = chunksUnder(header, key)
  yield header
  let index = 0
  const framed = (plain: Uint8Array, is_last: boolean) => {
    const { body, tag } = seal(plain, { index: index++, is_last })
    const length = Buffer.alloc(4)
    length.writeUInt32BE((is_last ? LAST : 0) + body.length)
    return Buffer.concat([length, body, tag])
  }
  let waiting: Uint8Array = Buffer.of()
  for await (const more of bytes) {
    waiting = Buffer.concat([waiting, more])
    let from = 0
    // Always holds one chunk back, to know which is the last.
    for (; waiting.length - from > CHUNK_BYTES; from += CHUNK_BYTES)
      yield framed(waiting.subarray(from, from + CHUNK_BYTES), false)
    waiting = waiting.subarray(from)
  }
  yield framed(waiting, true)
}

/** Throws BackupDamaged at the first chunk that isn't as it was written. `name` is the file's, for the sentence. */
export async function* readChunks(
  bytes: AsyncIterable<Uint8Array>,
  key: Key,
  name: string,
): AsyncGenerator<Uint8Array> {
  const damaged = (how: string) => new BackupDamaged(`The backup file ${name} ${how}. Nothing was restored.`)
  const take = reader(bytes)
  const header = await take(HEADER_BYTES)
  const mode = key ? ENCRYPTED : PLAIN
  if (!header?.subarray(0, MAGIC.length).equals(MAGIC) || header[MAGIC.length] !== mode)
    throw damaged(header ? 'was changed or is not of a backup' : 'is cut off')
  const { open } = chunksUnder(header, key)
  for (let index = 0; ; index++) {
    const length = (await take(4))?.readUInt32BE()
    if (length === undefined) throw damaged('is cut off')
    const is_last = length >= LAST
    const size = is_last ? length - LAST : length
    if (size > CHUNK_BYTES) throw damaged('was changed')
    const body = await take(size)
    const tag = await take(TAG_BYTES)
    if (!body || !tag) throw damaged('is cut off')
    const plain = open({ body, tag }, { index, is_last })
    if (!plain) throw damaged('was changed')
    yield plain
    if (is_last) break
  }
  if (await take(1)) throw damaged('was changed')
}

function chunksUnder(header: Buffer, key: Key) {
  const about = ({ index, is_last }: Place) => Buffer.concat([header, Buffer.from(`${index} ${is_last}`)])
  if (!key) {
    const sumOf = (plain: Uint8Array, place: Place) =>
      createHash('sha256').update(about(place)).update(plain).digest().subarray(0, TAG_BYTES)
    return {
      seal: (plain: Uint8Array, place: Place): Chunk => ({ body: plain, tag: sumOf(plain, place) }),
      open: ({ body, tag }: Chunk, place: Place) => (sumOf(body, place).equals(tag) ? body : undefined),
    }
  }
  const file_key = Buffer.from(hkdfSync('sha256', key, header.subarray(-SALT_BYTES), 'sunquill backup file', 32))
  const nonceOf = ({ index }: Place) => {
    const nonce = Buffer.alloc(12)
    nonce.writeUInt32BE(index, 8)
    return nonce
  }
  return {
    seal(plain: Uint8Array, place: Place): Chunk {
      const cipher = createCipheriv('aes-256-gcm', file_key, nonceOf(place)).setAAD(about(place))
      const body = Buffer.concat([cipher.update(plain), cipher.final()])
      return { body, tag: cipher.getAuthTag() }
    },
    open({ body, tag }: Chunk, place: Place) {
      const decipher = createDecipheriv('aes-256-gcm', file_key, nonceOf(place)).setAAD(about(place)).setAuthTag(tag)
      try {
        return Buffer.concat([decipher.update(body), decipher.final()])
      } catch {
        return undefined
      }
    },
  }
}

/** Returns the next bytes, exactly as many as are asked for; undefined where there are fewer. */
function reader(bytes: AsyncIterable<Uint8Array>) {
  const source = bytes[Symbol.asyncIterator]()
  let waiting: Buffer = Buffer.alloc(0)
  return async (count: number): Promise<Buffer | undefined> => {
    while (waiting.length < count) {
      const { value, done } = await source.next()
      if (done) return undefined
      waiting = Buffer.concat([waiting, value])
    }
    const taken = waiting.subarray(0, count)
    waiting = waiting.subarray(count)
    return taken
  }
}
