// Reads an untrusted archive in place: every length is checked against its end, unpacking stops at the declared size,
// no two files share bytes, and no name leads outside the archive.
import { crc32, createInflateRaw } from 'node:zlib'
import { refuse } from '#machines/lib/refuse.ts'
import { words } from './words.ts'

/** Answers fewer bytes only at the end. */
type ReadAt = (at: number, length: number) => Promise<Buffer>
type Entry = { method: number; packed: number; size: number; at: number; crc: number }
export type Archive = {
  sizes: ReadonlyMap<string, number>
  /** In chunks; throws if the unpacked size differs from the declared one. */
  content(path: string): AsyncGenerator<Buffer>
}

export const brokenArchive = (why: string) => refuse(400, 'broken_archive', words.broken({ why }))

const PIECE = 262_144
/** Each is a file, a system or a list; the list of them is read whole. */
const MOST_ENTRIES = 500_000
const MOST_DIRECTORY = 128 * 1_048_576
const LOCAL_HEADER = 30
const DIRECTORY_ENTRY = 46
/** Rows of JSON shrink to a tenth; a bomb does not stop at a thousandth. */
const MOST_GROWTH = 200

export async function openArchive(readAt: ReadAt, size: number): Promise<Archive> {
  const { count, from, length } = await ending(readAt, size)
  if (count > MOST_ENTRIES || length > MOST_DIRECTORY)
    throw brokenArchive(words.why.too_many_files({ most: MOST_ENTRIES }))
  if (from + length > size || count * DIRECTORY_ENTRY > length) throw brokenArchive(words.why.contents_damaged)
  const entries = await directory(readAt, from, length, count)
  requireApart([...entries.values()], from)
  const unpacked = [...entries.values()].reduce((sum, entry) => sum + entry.size, 0)
  if (unpacked > size * MOST_GROWTH) throw brokenArchive(words.why.unpacks_too_far)
  return {
    sizes: new Map([...entries].map(([path, entry]) => [path, entry.size])),
    content: path => contentOf(readAt, size, path, entries.get(path)),
  }
}

/** Files that share their bytes unpack to a million times what they take (Fifield, A better zip bomb, 2019). */
function requireApart(entries: Entry[], directory_at: number) {
  let free = 0
  for (const { at, packed } of entries.sort((a, b) => a.at - b.at)) {
    if (at < free) throw brokenArchive(words.why.shared_bytes)
    free = at + LOCAL_HEADER + packed
  }
  if (free > directory_at) throw brokenArchive(words.why.contents_damaged)
}

/** Files are never written under an archive's names; a traversal attempt marks the archive as malicious. */
const leadsElsewhere = (path: string) =>
  path === '' || path.length > 255 || /^[/\\]|\\|\0|^[A-Za-z]:|(?:^|\/)\.\.?(?:\/|$)/.test(path)

const wide = (bytes: Buffer, at: number) => Number(bytes.readBigUInt64LE(at))

async function ending(readAt: ReadAt, size: number) {
  const length = Math.min(size, 22 + 65_535 + 20)
  const tail = await readAt(size - length, length)
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]))
  if (at < 0 || at + 22 > tail.length) throw brokenArchive(words.why.not_a_zip)
  const header = {
    count: tail.readUInt16LE(at + 10),
    length: tail.readUInt32LE(at + 12),
    from: tail.readUInt32LE(at + 16),
  }
  if (at < 20 || tail.readUInt32LE(at - 20) !== 0x07064b50) return header
  const far_at = wide(tail, at - 12)
  if (far_at + 56 > size) throw brokenArchive(words.why.contents_damaged)
  const far = await readAt(far_at, 56)
  if (far.length < 56 || far.readUInt32LE(0) !== 0x06064b50) throw brokenArchive(words.why.contents_damaged)
  return { count: wide(far, 32), length: wide(far, 40), from: wide(far, 48) }
}

async function directory(readAt: ReadAt, from: number, length: number, count: number) {
  const bytes = await readAt(from, length)
  const entries = new Map<string, Entry>()
  let at = 0
  for (let left = count; left > 0; left--) {
    if (at + DIRECTORY_ENTRY > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50)
      throw brokenArchive(words.why.contents_damaged)
    const [names, extras, comments] = [28, 30, 32].map(offset => bytes.readUInt16LE(at + offset))
    const end = at + DIRECTORY_ENTRY + (names ?? 0)
    const path = bytes.toString('utf8', at + DIRECTORY_ENTRY, end)
    if (leadsElsewhere(path)) throw brokenArchive(words.why.unsafe_name)
    if (entries.has(path)) throw brokenArchive(words.why.twice({ path: path.slice(0, 80) }))
    if ((bytes.readUInt16LE(at + 8) & 1) === 1) throw brokenArchive(words.why.password)
    entries.set(path, entryOf(bytes, at, bytes.subarray(end, end + (extras ?? 0))))
    at = end + (extras ?? 0) + (comments ?? 0)
  }
  return entries
}

/** Values beyond 32 bits are in the extra field of id 1, in this order (4.5.3). */
function entryOf(bytes: Buffer, at: number, extra: Buffer): Entry {
  let far = extra.length >= 4 && extra.readUInt16LE(0) === 1 ? extra.subarray(4) : Buffer.alloc(0)
  const take = (short: number) => {
    if (short !== 0xffff_ffff || far.length < 8) return short
    const value = wide(far, 0)
    far = far.subarray(8)
    return value
  }
  const size = take(bytes.readUInt32LE(at + 24))
  const packed = take(bytes.readUInt32LE(at + 20))
  const offset = take(bytes.readUInt32LE(at + 42))
  return { method: bytes.readUInt16LE(at + 10), size, packed, at: offset, crc: bytes.readUInt32LE(at + 16) }
}

async function* contentOf(
  readAt: ReadAt,
  total: number,
  path: string,
  entry: Entry | undefined,
): AsyncGenerator<Buffer> {
  if (!entry) throw brokenArchive(words.why.missing({ path }))
  const header = await readAt(entry.at, LOCAL_HEADER)
  if (header.length < LOCAL_HEADER || header.readUInt32LE(0) !== 0x04034b50)
    throw brokenArchive(words.why.damaged({ path }))
  const from = entry.at + LOCAL_HEADER + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (from + entry.packed > total || ![0, 8].includes(entry.method)) throw brokenArchive(words.why.damaged({ path }))
  let left = entry.size
  let crc = 0
  const packed = pieces(readAt, from, entry.packed)
  for await (const piece of entry.method === 8 ? inflated(packed, path) : packed) {
    left -= piece.length
    if (left < 0) throw brokenArchive(words.why.larger({ path }))
    crc = crc32(piece, crc)
    yield piece
  }
  if (left > 0) throw brokenArchive(words.why.smaller({ path }))
  if (crc !== entry.crc) throw brokenArchive(words.why.damaged({ path }))
}

async function* pieces(readAt: ReadAt, from: number, length: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < length; at += PIECE) yield await readAt(from + at, Math.min(PIECE, length - at))
}

async function* inflated(packed: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  const opener = createInflateRaw()
  const feeding = (async () => {
    for await (const piece of packed) {
      if (opener.destroyed) return
      if (!opener.write(piece)) await new Promise(resolve => opener.once('drain', resolve).once('close', resolve))
    }
    opener.end()
  })()
  feeding.catch((error: Error) => opener.destroy(error))
  try {
    for await (const piece of opener) yield piece
  } catch (error) {
    throw error instanceof Error && 'code' in error ? brokenArchive(words.why.damaged({ path })) : error
  }
}
