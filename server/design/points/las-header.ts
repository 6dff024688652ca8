// What a LAS file says before its points (ASPRS LAS 1.0 to 1.4): where they are, in which steps, and the records about its
// coordinate system.

import { unfit } from './unfit.ts'
import { words } from './words.ts'

export type LasHeader = {
  /** Without the bits that mark compression. */
  format: number
  compressed: boolean
  record_bytes: number
  points_at: number
  count: number
  scale: readonly [number, number, number]
  offset: readonly [number, number, number]
  least: readonly [number, number, number]
  most: readonly [number, number, number]
  records: readonly LasRecord[]
}
type LasRecord = { user: string; id: number; bytes: Uint8Array }

/** Bytes of a point without extra ones, by format. */
const LEAST_BYTES = [20, 28, 26, 34, 57, 63, 30, 36, 38, 59, 67]
const MOST_RECORDS = 2_000
const FORMAT_BITS = 0b11_1111

export function readLasHeader(bytes: Uint8Array): LasHeader {
  if (text(bytes, 0, 4) !== 'LASF') throw unfit(words.not_las)
  if (bytes.length < 227) throw unfit(words.las_cut_off)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [major, minor] = [view.getUint8(24), view.getUint8(25)]
  if (major !== 1 || minor > 4) throw unfit(words.las_version({ version: `${major}.${minor}` }))
  const header_bytes = view.getUint16(94, true)
  const points_at = view.getUint32(96, true)
  const given = view.getUint8(104)
  const format = given & FORMAT_BITS
  const record_bytes = view.getUint16(105, true)
  if (record_bytes < (LEAST_BYTES[format] ?? Number.POSITIVE_INFINITY)) throw unfit(words.las_format({ format }))
  const legacy = view.getUint32(107, true)
  const long = minor >= 4 && bytes.length >= 255 ? Number(view.getBigUint64(247, true)) : 0
  const triple = (at: number, step = 8) =>
    [view.getFloat64(at, true), view.getFloat64(at + step, true), view.getFloat64(at + 2 * step, true)] as const
  const records = recordsOf(bytes, header_bytes, view.getUint32(100, true), false)
  if (minor >= 4 && bytes.length >= 255) {
    const later = Number(view.getBigUint64(235, true))
    if (later > 0 && later < bytes.length) records.push(...recordsOf(bytes, later, view.getUint32(243, true), true))
  }
  const header = {
    format,
    compressed: given !== format || records.some(({ user, id }) => user === 'laszip encoded' && id === 22204),
    record_bytes,
    points_at,
    count: long > 0 ? long : legacy,
    scale: triple(131),
    offset: triple(155),
    least: triple(187, 16),
    most: triple(179, 16),
    records,
  }
  const numbers = [...header.scale, ...header.offset]
  if (points_at >= bytes.length || !numbers.every(Number.isFinite) || header.scale.some(one => one <= 0))
    throw unfit(words.las_cut_off)
  if (header.count === 0) throw unfit(words.las_empty)
  return header
}

function recordsOf(bytes: Uint8Array, from: number, count: number, long: boolean): LasRecord[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = long ? 60 : 54
  const records: LasRecord[] = []
  let at = from
  for (let i = 0; i < Math.min(count, MOST_RECORDS) && at + head <= bytes.length; i++) {
    const length = long ? Number(view.getBigUint64(at + 20, true)) : view.getUint16(at + 20, true)
    if (at + head + length > bytes.length) break
    records.push({
      user: text(bytes, at + 2, 16),
      id: view.getUint16(at + 18, true),
      bytes: bytes.subarray(at + head, at + head + length),
    })
    at += head + length
  }
  return records
}

function text(bytes: Uint8Array, at: number, length: number): string {
  const part = bytes.subarray(at, at + length)
  const end = part.indexOf(0)
  return new TextDecoder('latin1').decode(end < 0 ? part : part.subarray(0, end))
}
