// TIFFs with made up pixels, for tests: RGB in strips or tiles, with GeoTIFF tags.
import { deflateSync } from 'node:zlib'

type Pixel = readonly number[]
export type Written = {
  width: number
  height: number
  at: (column: number, row: number) => Pixel
  bands?: number
  bits?: 8 | 16
  extra?: number
  deflate?: boolean
  compression?: number
  /** The pixels as a JPEG. */
  jpeg?: Uint8Array
  tile?: number
  /** Of its upper left corner, and of a pixel, in units of the coordinate system. */
  corner?: readonly [x: number, y: number]
  pixel?: readonly [x: number, y: number]
  matrix?: readonly number[]
  keys?: Record<number, number>
}
type Entry = { tag: number; type: 3 | 4 | 12; values: readonly number[] }
const BYTES = { 3: 2, 4: 4, 12: 8 }

export function writeTiff(given: Written): Uint8Array {
  const { width, height, at, bands = 3, bits = 8, deflate = false, tile } = given
  const [across, down] = tile ? [tile, tile] : [width, height]
  const blocks: Uint8Array[] = []
  for (let top = 0; top < height; top += down)
    for (let left = 0; left < width; left += across) {
      const raw = new Uint8Array(across * down * bands * (bits / 8))
      for (let row = 0; row < down; row++)
        for (let column = 0; column < across; column++)
          for (const [band, value] of at(left + column, top + row)
            .slice(0, bands)
            .entries())
            raw[((row * across + column) * bands + band) * (bits / 8) + (bits / 8 - 1)] = value
      blocks.push(given.jpeg ?? (deflate ? deflateSync(raw) : raw))
    }
  const entries: Entry[] = [
    { tag: 256, type: 4, values: [width] },
    { tag: 257, type: 4, values: [height] },
    { tag: 258, type: 3, values: Array(bands).fill(bits) },
    { tag: 259, type: 3, values: [given.compression ?? (given.jpeg ? 7 : deflate ? 8 : 1)] },
    { tag: 262, type: 3, values: [given.jpeg ? 6 : 2] },
    { tag: 277, type: 3, values: [bands] },
    { tag: 284, type: 3, values: [1] },
    ...(given.extra === undefined ? [] : [{ tag: 338, type: 3 as const, values: [given.extra] }]),
    ...(tile
      ? [
          { tag: 322, type: 4 as const, values: [tile] },
          { tag: 323, type: 4 as const, values: [tile] },
        ]
      : [{ tag: 278, type: 4 as const, values: [height] }]),
    ...(given.corner && given.pixel
      ? [
          { tag: 33_550, type: 12 as const, values: [...given.pixel, 0] },
          { tag: 33_922, type: 12 as const, values: [0, 0, 0, ...given.corner, 0] },
        ]
      : []),
    ...(given.matrix ? [{ tag: 34_264, type: 12 as const, values: given.matrix }] : []),
    ...(given.keys ? [{ tag: 34_735, type: 3 as const, values: keysOf(given.keys) }] : []),
    { tag: tile ? 324 : 273, type: 4, values: blocks.map(() => 0) },
    { tag: tile ? 325 : 279, type: 4, values: blocks.map(({ length }) => length) },
  ]
  return assembled(entries, blocks, tile ? 324 : 273)
}

const keysOf = (keys: Record<number, number>) => {
  const all = Object.entries(keys)
  return [1, 1, 0, all.length, ...all.flatMap(([key, value]) => [Number(key), 0, 1, value])]
}

function assembled(entries: Entry[], blocks: readonly Uint8Array[], offsets: number): Uint8Array {
  const sorted = [...entries].sort((one, other) => one.tag - other.tag)
  const outside = sorted.filter(({ type, values }) => BYTES[type] * values.length > 4)
  let next = 8 + 2 + 12 * sorted.length + 4
  const places = new Map(
    outside.map(entry => {
      const place = next
      next += BYTES[entry.type] * entry.values.length
      return [entry.tag, place]
    }),
  )
  const starts = blocks.map(({ length }) => {
    const start = next
    next += length
    return start
  })
  const bytes = new Uint8Array(next)
  const view = new DataView(bytes.buffer)
  bytes.set([0x49, 0x49, 42, 0])
  view.setUint32(4, 8, true)
  view.setUint16(8, sorted.length, true)
  const put = (place: number, type: Entry['type'], values: readonly number[]) => {
    for (const [n, value] of values.entries()) {
      const at = place + n * BYTES[type]
      if (type === 3) view.setUint16(at, value, true)
      else if (type === 4) view.setUint32(at, value, true)
      else view.setFloat64(at, value, true)
    }
  }
  for (const [n, { tag, type, values }] of sorted.entries()) {
    const at = 10 + 12 * n
    const given = tag === offsets ? starts : values
    view.setUint16(at, tag, true)
    view.setUint16(at + 2, type, true)
    view.setUint32(at + 4, given.length, true)
    const place = places.get(tag)
    if (place !== undefined) view.setUint32(at + 8, place, true)
    put(place ?? at + 8, type, given)
  }
  for (const [n, block] of blocks.entries()) bytes.set(block, starts[n] ?? 0)
  return bytes
}
