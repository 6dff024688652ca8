// LAS files with made-up points.
import { type Cloud, rangeOf } from '#machines/design/points/cloud.ts'

type Written = {
  minor?: 2 | 4
  format?: 1 | 6
  /** Where the cloud's 0, 0 is, and what a meter is in the file's units. */
  at: readonly [x: number, y: number, z: number]
  per_meter?: number
  per_meter_of_height?: number
  /** Text of the coordinate system, or GeoTIFF keys by number. */
  text?: string
  keys?: Record<number, number>
  /** When all of them were measured, by the adjusted GPS clock. */
  time_s?: number
}

export function writeLas({ x, y, z, kind }: Cloud, given: Written): Uint8Array {
  const { minor = 2, format = 1, at, per_meter = 1, per_meter_of_height = per_meter, text, keys, time_s } = given
  const record = format === 1 ? 28 : 30
  const header = minor === 2 ? 227 : 375
  const extra = text === undefined ? (keys === undefined ? [] : [keyRecord(keys)]) : [textRecord(text)]
  const points_at = header + extra.reduce((sum, one) => sum + one.length, 0)
  const bytes = new Uint8Array(points_at + x.length * record)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('LASF'))
  view.setUint8(24, 1)
  view.setUint8(25, minor)
  view.setUint16(94, header, true)
  view.setUint32(96, points_at, true)
  view.setUint32(100, extra.length, true)
  view.setUint8(104, format)
  view.setUint16(105, record, true)
  view.setUint32(107, x.length, true)
  if (minor === 4) view.setBigUint64(247, BigInt(x.length), true)
  const scale = 0.001
  for (const k of [0, 1, 2]) {
    view.setFloat64(131 + 8 * k, scale, true)
    view.setFloat64(155 + 8 * k, at[k] ?? 0, true)
  }
  const columns = [x, y, z].map((values, k) => values.map(one => one * (k === 2 ? per_meter_of_height : per_meter)))
  columns.forEach((values, k) => {
    const [least, most] = rangeOf(values)
    view.setFloat64(179 + 16 * k, most + (at[k] ?? 0), true)
    view.setFloat64(187 + 16 * k, least + (at[k] ?? 0), true)
  })
  let place = header
  for (const one of extra) {
    bytes.set(one, place)
    place += one.length
  }
  for (let i = 0; i < x.length; i++) {
    const start = points_at + i * record
    columns.forEach((values, k) => {
      view.setInt32(start + 4 * k, Math.round((values[i] ?? 0) / scale), true)
    })
    view.setUint8(start + (format === 1 ? 15 : 16), kind[i] ?? 0)
    if (time_s !== undefined) view.setFloat64(start + (format === 1 ? 20 : 22), time_s, true)
  }
  return bytes
}

function recordOf(id: number, content: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(54 + content.length)
  bytes.set(new TextEncoder().encode('LASF_Projection'), 2)
  new DataView(bytes.buffer).setUint16(18, id, true)
  new DataView(bytes.buffer).setUint16(20, content.length, true)
  bytes.set(content, 54)
  return bytes
}

const textRecord = (text: string) => recordOf(2112, new TextEncoder().encode(`${text}\0`))

function keyRecord(keys: Record<number, number>): Uint8Array {
  const entries = Object.entries(keys)
  const words = [1, 1, 0, entries.length, ...entries.flatMap(([key, value]) => [Number(key), 0, 1, value])]
  return recordOf(34735, new Uint8Array(Uint16Array.from(words).buffer))
}
