// The points of a LAS, LAZ or COPC file around a place. A COPC file is a LAZ file whose chunks are sorted, so all three are read
// alike, with laz-perf where they are compressed. Runs in a parser process: laz-perf doesn't give back all memory it takes.
import { createLazPerf } from 'laz-perf'
import type { LasHeader } from './las-header.ts'
import { unfit } from './unfit.ts'
import { words } from './words.ts'

/** More would not fit a parser's time. */
const MOST_READ = 25_000_000
const MOST_KEPT = 3_000_000
const TIMED_EVERY = 500
const WITHHELD_OLD = 0x80
const WITHHELD = 0x04
/** Noise below and above. */
const NOISE = new Set([7, 18])

type Box = { least_x: number; most_x: number; least_y: number; most_y: number }
/** In the file's own units. */
export type RawPoints = {
  x: Float64Array
  y: Float64Array
  z: Float64Array
  kind: Uint8Array
  /** When some of them were measured: seconds since the GPS epoch less 1e9, or of the week in old files. */
  times: number[]
}

/** One a process: each adds listeners of its own to the process. */
let loaded: ReturnType<typeof createLazPerf> | undefined
const once = () => (loaded ??= createLazPerf())

export async function readPoints(bytes: Uint8Array, header: LasHeader, box: Box): Promise<RawPoints> {
  if (header.count > MOST_READ) throw unfit(words.las_too_many({ millions: MOST_READ / 1e6 }))
  const keep = keeper(header, box)
  if (header.compressed) await readCompressed(bytes, header, keep.take)
  else readPlain(bytes, header, keep.take)
  return keep.points()
}

function readPlain(bytes: Uint8Array, header: LasHeader, take: (view: DataView, at: number) => void) {
  const { count, record_bytes, points_at } = header
  if (points_at + count * record_bytes > bytes.length) throw unfit(words.las_cut_off)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let i = 0; i < count; i++) take(view, points_at + i * record_bytes)
}

async function readCompressed(bytes: Uint8Array, header: LasHeader, take: (view: DataView, at: number) => void) {
  // laz-perf aborts on other formats without a reason.
  if (![0, 1, 2, 3, 6, 7, 8].includes(header.format)) throw unfit(words.las_format({ format: header.format }))
  const laszip = header.records.find(({ user, id }) => user === 'laszip encoded' && id === 22204)?.bytes
  // 2: point by point in chunks; 3: in layers.
  const way = laszip && laszip.length >= 2 ? (laszip[0] ?? 0) + 256 * (laszip[1] ?? 0) : -1
  if (way !== 2 && way !== 3) throw unfit(words.las_compression)
  const codec = await once()
  const file = codec._malloc(bytes.length)
  const record = codec._malloc(header.record_bytes)
  const reader = new codec.LASZip()
  try {
    codec.HEAPU8.set(bytes, file)
    reader.open(file, bytes.length)
    let view = new DataView(codec.HEAPU8.buffer)
    for (let i = 0; i < header.count; i++) {
      reader.getPoint(record)
      // The heap moves when it grows.
      if (view.buffer !== codec.HEAPU8.buffer) view = new DataView(codec.HEAPU8.buffer)
      take(view, record)
    }
  } catch {
    throw unfit(words.las_cut_off)
  } finally {
    reader.delete()
    codec._free(record)
    codec._free(file)
  }
}

function keeper({ format, scale, offset }: LasHeader, box: Box) {
  const modern = format >= 6
  const time_at = modern ? 22 : [1, 3, 4, 5].includes(format) ? 20 : null
  const times: number[] = []
  let size = 65_536
  let count = 0
  let x = new Float64Array(size)
  let y = new Float64Array(size)
  let z = new Float64Array(size)
  let kind = new Uint8Array(size)
  const larger = <T extends Float64Array | Uint8Array>(old: T, next: T): T => {
    next.set(old)
    return next
  }
  return {
    take(view: DataView, at: number) {
      const px = view.getInt32(at, true) * scale[0] + offset[0]
      if (px < box.least_x || px > box.most_x) return
      const py = view.getInt32(at + 4, true) * scale[1] + offset[1]
      if (py < box.least_y || py > box.most_y) return
      const old = view.getUint8(at + 15)
      const known = modern ? view.getUint8(at + 16) : old & 0x1f
      const withheld = modern ? (old & WITHHELD) !== 0 : (old & WITHHELD_OLD) !== 0
      if (withheld || NOISE.has(known)) return
      if (count >= MOST_KEPT) throw unfit(words.las_too_many({ millions: MOST_KEPT / 1e6 }))
      if (count === size) {
        size *= 2
        x = larger(x, new Float64Array(size))
        y = larger(y, new Float64Array(size))
        z = larger(z, new Float64Array(size))
        kind = larger(kind, new Uint8Array(size))
      }
      x[count] = px
      y[count] = py
      z[count] = view.getInt32(at + 8, true) * scale[2] + offset[2]
      kind[count] = known
      if (time_at !== null && count % TIMED_EVERY === 0) times.push(view.getFloat64(at + time_at, true))
      count++
    },
    points: (): RawPoints => ({
      x: x.slice(0, count),
      y: y.slice(0, count),
      z: z.slice(0, count),
      kind: kind.slice(0, count),
      times,
    }),
  }
}
