// A ZIP archive written as it grows, with 64-bit sizes where they are needed (PKWARE APPNOTE 6.3.9, 4.3 and 4.5.3). Written
// here because no package of the house writes archives of more than 65,535 entries.
import { createHash } from 'node:crypto'
import { crc32, createDeflateRaw, deflateRawSync } from 'node:zlib'

type Write = (bytes: Uint8Array) => Promise<void>
export type Written = { path: string; size_bytes: number; sha256: string }
type Entry = { name: Buffer; method: number; crc: number; packed: number; size: number; at: number }

const MOST_32 = 0xffff_ffff
const MOST_16 = 0xffff
/** UTF-8 names, and sizes that follow the content. */
const FLAGS = 0x0808
/** 1980-01-01: the archive's date is in its manifest. */
const TIME = 0x0021_0000
const SMALL = 262_144
/** Half of the 32-bit maximum: larger contents are split into several entries. */
export const MOST_IN_ENTRY = 2 ** 31

export function zipWriter(write: Write) {
  const entries: Entry[] = []
  let at = 0
  const put = async (bytes: Uint8Array) => {
    at += bytes.length
    await write(bytes)
  }
  return {
    /** Takes content in chunks of any size; `packs` compresses it. Returns its entry for the manifest. */
    async add(
      path: string,
      content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
      packs: boolean,
    ): Promise<Written> {
      const entry: Entry = { name: Buffer.from(path), method: packs ? 8 : 0, crc: 0, packed: 0, size: 0, at }
      await put(localHeader(entry))
      const hash = createHash('sha256')
      const taken = async function* () {
        for await (const piece of content) {
          hash.update(piece)
          entry.crc = crc32(piece, entry.crc)
          entry.size += piece.length
          yield piece
        }
      }
      for await (const piece of packs ? packed(content, taken()) : taken()) {
        entry.packed += piece.length
        await put(piece)
      }
      if (entry.size > MOST_32 || entry.packed > MOST_32) throw new Error(`${path} is too large for one entry`)
      await put(descriptor(entry))
      entries.push(entry)
      return { path, size_bytes: entry.size, sha256: hash.digest('hex') }
    },
    async finish() {
      const from = at
      for (const entry of entries) await put(directoryEntry(entry))
      await put(ending(entries.length, from, at - from))
    },
  }
}

/** Small, complete contents are compressed in one go, without a stream and a thread. */
async function* packed(content: unknown, taken: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const [whole, more]: unknown[] = Array.isArray(content) ? content : []
  if (whole instanceof Uint8Array && more === undefined && whole.length < SMALL)
    for await (const piece of taken) yield deflateRawSync(piece)
  else yield* deflated(taken)
}

async function* deflated(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packer = createDeflateRaw({ level: 6 })
  const feeding = (async () => {
    for await (const piece of content)
      if (!packer.write(piece)) await new Promise(resolve => packer.once('drain', resolve))
    packer.end()
  })()
  feeding.catch((error: Error) => packer.destroy(error))
  for await (const piece of packer) yield piece
  await feeding
}

function localHeader({ name, method }: Entry): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(FLAGS, 6)
  header.writeUInt16LE(method, 8)
  header.writeUInt32LE(TIME, 10)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function descriptor({ crc, packed, size }: Entry): Buffer {
  const bytes = Buffer.alloc(16)
  for (const [index, value] of [0x08074b50, crc, packed, size].entries()) bytes.writeUInt32LE(value, index * 4)
  return bytes
}

function directoryEntry({ name, method, crc, packed, size, at }: Entry): Buffer {
  const far = at >= MOST_32
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(45, 4)
  header.writeUInt16LE(far ? 45 : 20, 6)
  header.writeUInt16LE(FLAGS, 8)
  header.writeUInt16LE(method, 10)
  header.writeUInt32LE(TIME, 12)
  for (const [index, value] of [crc, packed, size].entries()) header.writeUInt32LE(value, 16 + index * 4)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt16LE(far ? 12 : 0, 30)
  header.writeUInt32LE(far ? MOST_32 : at, 42)
  if (!far) return Buffer.concat([header, name])
  const extra = Buffer.alloc(12)
  extra.writeUInt16LE(1, 0)
  extra.writeUInt16LE(8, 2)
  extra.writeBigUInt64LE(BigInt(at), 4)
  return Buffer.concat([header, name, extra])
}

function ending(count: number, from: number, length: number): Buffer {
  const large = count >= MOST_16 || from >= MOST_32 || length >= MOST_32
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(Math.min(count, MOST_16), 8)
  end.writeUInt16LE(Math.min(count, MOST_16), 10)
  end.writeUInt32LE(Math.min(length, MOST_32), 12)
  end.writeUInt32LE(Math.min(from, MOST_32), 16)
  if (!large) return end
  const wide = Buffer.alloc(76)
  wide.writeUInt32LE(0x06064b50, 0)
  wide.writeBigUInt64LE(44n, 4)
  wide.writeUInt16LE(45, 12)
  wide.writeUInt16LE(45, 14)
  for (const [index, value] of [count, count, length, from].entries())
    wide.writeBigUInt64LE(BigInt(value), 24 + index * 8)
  wide.writeUInt32LE(0x07064b50, 56)
  wide.writeBigUInt64LE(BigInt(from + length), 64)
  wide.writeUInt32LE(1, 72)
  return Buffer.concat([wide, end])
}
