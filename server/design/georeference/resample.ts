// Resamples a picture to north-up square pixels as JPEG, ready to be a drawing's background.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import encode, { init } from '@jsquash/jpeg/encode.js'
import { type Affine, applied, inverse, type Pair } from './affine.ts'
import type { Box, Pixels, Source } from './source.ts'

/** In meters from the place: where the picture's left, bottom, right and top shall be. */
export type Extent = readonly [left: number, bottom: number, right: number, top: number]
type Size = { width_px: number; height_px: number; meters_per_pixel: number }

/** More are read in bands, so that a picture of any size takes no more memory than this. */
const MOST_READ_PX = 32e6
const QUALITY = 86
/** Where the file has no picture. */
const EMPTY = 0xe4
/** Averaged across and down, where several of its pixels fall into one. */
const MOST_SAMPLES = 4

export async function resampled(source: Source, toMeters: Affine, extent: Extent, size: Size): Promise<Uint8Array> {
  const { width_px, height_px, meters_per_pixel } = size
  const toSource = inverse(toMeters)
  const sourceAt = (column: number, row: number): Pair =>
    applied(toSource, [extent[0] + column * meters_per_pixel, extent[3] - row * meters_per_pixel])
  const per_pixel = meters_per_pixel * Math.sqrt(Math.abs(toSource.a * toSource.e - toSource.b * toSource.d))
  const data = new Uint8ClampedArray(4 * width_px * height_px).fill(EMPTY)
  const bands = Math.ceil(areaOf(boxOf(source, sourceAt, 0, height_px, width_px)) / MOST_READ_PX)
  const rows = Math.ceil(height_px / Math.max(1, bands))
  for (let top = 0; top < height_px; top += rows) {
    const bottom = Math.min(top + rows, height_px)
    const box = boxOf(source, sourceAt, top, bottom, width_px)
    if (areaOf(box) <= 0) continue
    const part = await source.pixels(box, per_pixel)
    const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.round(per_pixel * part.scale[0])))
    for (let row = top; row < bottom; row++)
      for (let column = 0; column < width_px; column++)
        paint(data, 4 * (row * width_px + column), part, sourceAt, column, row, samples)
  }
  return jpegOf(data, width_px, height_px)
}

const areaOf = ([left, top, right, bottom]: Box) => Math.max(0, right - left) * Math.max(0, bottom - top)

/** All of the source that these rows show, with a pixel around it. */
function boxOf(
  { width, height }: Source,
  sourceAt: (column: number, row: number) => Pair,
  top: number,
  bottom: number,
  columns: number,
): Box {
  const corners = [sourceAt(0, top), sourceAt(columns, top), sourceAt(0, bottom), sourceAt(columns, bottom)]
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  return [
    Math.max(0, Math.floor(Math.min(...xs)) - 1),
    Math.max(0, Math.floor(Math.min(...ys)) - 1),
    Math.min(width, Math.ceil(Math.max(...xs)) + 1),
    Math.min(height, Math.ceil(Math.max(...ys)) + 1),
  ]
}

function paint(
  data: Uint8ClampedArray,
  at: number,
  { bytes, channels, width, x, y, scale }: Pixels,
  sourceAt: (column: number, row: number) => Pair,
  column: number,
  row: number,
  samples: number,
) {
  const height = bytes.length / channels / width
  let [red, green, blue, count] = [0, 0, 0, 0]
  for (let n = 0; n < samples * samples; n++) {
    const [u, v] = sourceAt(column + ((n % samples) + 0.5) / samples, row + (Math.floor(n / samples) + 0.5) / samples)
    const [i, j] = [Math.floor(u * scale[0]) - x, Math.floor(v * scale[1]) - y]
    if (i < 0 || j < 0 || i >= width || j >= height) continue
    const from = channels * (j * width + i)
    if (channels === 4 && (bytes[from + 3] ?? 0) < 128) continue
    red += bytes[from] ?? 0
    green += bytes[from + 1] ?? 0
    blue += bytes[from + 2] ?? 0
    count++
  }
  if (count > 0) {
    data[at] = red / count
    data[at + 1] = green / count
    data[at + 2] = blue / count
  }
  data[at + 3] = 255
}

let ready: Promise<void> | undefined
async function startEncoder() {
  const file = createRequire(import.meta.url).resolve('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm')
  await init(await WebAssembly.compile(readFileSync(file)))
}

export async function jpegOf(data: Uint8ClampedArray<ArrayBuffer>, width: number, height: number): Promise<Uint8Array> {
  ready ??= startEncoder()
  await ready
  // Typed for browsers; only these three fields are read.
  return new Uint8Array(
    await encode({ data, width, height, colorSpace: 'srgb' }, { quality: QUALITY, trellis_multipass: false }),
  )
}
