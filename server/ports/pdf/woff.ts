// Unpacks a WOFF 1.0 font (W3C Recommendation, 13 December 2012) to its original OpenType file: web packages provide
// fonts only in this form.
import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20
const SFNT_HEADER = 12
const SFNT_ENTRY = 16

/** Throws if not WOFF 1.0. Only for fonts that ship with the product: lengths are trusted. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font')
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(SFNT_HEADER + SFNT_ENTRY * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts: Uint8Array[] = [head]
  let position = head.length
  for (let index = 0; index < count; index++) {
    const from = HEADER + ENTRY * index
    const [offset, packed, length, checksum] = [4, 8, 12, 16].map(at => woff.readUInt32BE(from + at))
    if (offset === undefined || packed === undefined || length === undefined || checksum === undefined) break
    const stored = woff.subarray(offset, offset + packed)
    const table = packed < length ? inflateSync(stored) : Buffer.from(stored)
    const to = SFNT_HEADER + SFNT_ENTRY * index
    woff.copy(head, to, from, from + 4)
    head.writeUInt32BE(checksum, to + 4)
    head.writeUInt32BE(position, to + 8)
    head.writeUInt32BE(length, to + 12)
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4)
    parts.push(table, padding)
    position += table.length + padding.length
  }
  return Buffer.concat(parts)
}
