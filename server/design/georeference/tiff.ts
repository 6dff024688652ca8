// A TIFF's pixels and what it says about its place.
import { fromArrayBuffer, type GeoTIFFImage } from 'geotiff'
import { Refusal } from '#sdk/refusal.ts'
import { type System, systemFromKeys } from '../points/coordinate-system.ts'
import { unfit } from '../points/unfit.ts'
import { type Affine, fromCenters } from './affine.ts'
import type { Source } from './source.ts'
import { words } from './words.ts'

/** What the decoders read: none, LZW, JPEG, Deflate (two numbers), PackBits and ZSTD. */
const COMPRESSIONS = [1, 5, 7, 8, 32_946, 32_773, 50_000]
/** Gray either way, RGB, palette and YCbCr. */
const COLORS = [0, 1, 2, 3, 6]
const ALPHA = [1, 2]
/** Decoded whole, whatever part of it is wanted. */
const MOST_BLOCK_PX = 80e6

export const isTiff = ([a, b, c, d]: Uint8Array) =>
  (a === 0x49 && b === 0x49 && (c === 42 || c === 43) && d === 0) ||
  (a === 0x4d && b === 0x4d && c === 0 && (d === 42 || d === 43))

export async function tiffSource(bytes: Uint8Array): Promise<Source> {
  try {
    return await readTiff(bytes)
  } catch (error) {
    // The library's own faults are about the file's bytes.
    throw error instanceof Refusal ? error : unfit(words.tiff_damaged)
  }
}

async function readTiff(bytes: Uint8Array): Promise<Source> {
  const { buffer, byteOffset, byteLength } = bytes
  const tiff = await fromArrayBuffer(new Uint8Array(buffer, byteOffset, byteLength).slice().buffer)
  const image = await tiff.getImage()
  await requireReadable(image)
  const [width, height] = [image.getWidth(), image.getHeight()]
  const smaller: GeoTIFFImage[] = []
  for (let at = 1; at < (await tiff.getImageCount()); at++) {
    const other = await tiff.getImage(at)
    const kind = await tagOf(other, 'NewSubfileType')
    if (Number(kind) === 1 && other.getSamplesPerPixel() === image.getSamplesPerPixel()) smaller.push(other)
  }
  const keys = image.getGeoKeys() ?? undefined
  return {
    width,
    height,
    own: await placeOf(image),
    system: keys && systemOf(keys),
    names_system: keys !== undefined,
    /** Of the copies of itself that a file may have, the smallest that is fine enough. */
    async pixels([left, top, right, bottom], per_pixel) {
      const fine = smaller.filter(one => width / one.getWidth() <= per_pixel)
      const from = fine.sort((one, other) => one.getWidth() - other.getWidth())[0] ?? image
      const [fx, fy] = [from.getWidth() / width, from.getHeight() / height]
      const window = [
        Math.floor(left * fx),
        Math.floor(top * fy),
        Math.min(Math.ceil(right * fx), from.getWidth()),
        Math.min(Math.ceil(bottom * fy), from.getHeight()),
      ]
      const [x = 0, y = 0] = window
      try {
        const rgb = await from.readRGB({ window, interleave: true })
        return { bytes: Uint8Array.from(rgb), channels: 3, width: rgb.width, x, y, scale: [fx, fy] }
      } catch (error) {
        throw error instanceof Refusal ? error : unfit(words.tiff_damaged)
      }
    },
  }
}

type Tag = Parameters<GeoTIFFImage['fileDirectory']['hasTag']>[0]
const tagOf = async (image: GeoTIFFImage, tag: Tag): Promise<unknown> =>
  image.fileDirectory.hasTag(tag) ? image.fileDirectory.loadValue(tag) : undefined

async function numbersOf(image: GeoTIFFImage, tag: Tag): Promise<number[]> {
  const value = await tagOf(image, tag)
  if (typeof value === 'number') return [value]
  if (Array.isArray(value) || ArrayBuffer.isView(value)) return Array.from(value as ArrayLike<number>)
  return []
}

async function requireReadable(image: GeoTIFFImage) {
  const [compression = 1] = await numbersOf(image, 'Compression')
  if (!COMPRESSIONS.includes(compression)) throw unfit(words.tiff_compression)
  const bits = image.getBitsPerSample()
  if (bits !== 8) throw unfit(words.tiff_bits({ bits }))
  const [color = 2] = await numbersOf(image, 'PhotometricInterpretation')
  const bands = image.getSamplesPerPixel()
  const extra = await numbersOf(image, 'ExtraSamples')
  if (bands > 4 || (bands === 4 && !ALPHA.includes(extra[0] ?? 0)) || !COLORS.includes(color))
    throw unfit(words.tiff_bands({ bands }))
  if (image.getTileWidth() * image.getTileHeight() > MOST_BLOCK_PX) throw unfit(words.too_many_pixels)
}

function systemOf(keys: Record<string, unknown>): System | undefined {
  const named = 'ProjectedCSTypeGeoKey' in keys || 'GeographicTypeGeoKey' in keys
  return named ? systemFromKeys(keys) : undefined
}

async function placeOf(image: GeoTIFFImage): Promise<Affine | undefined> {
  const [a, b, , c, d, e, , f] = await numbersOf(image, 'ModelTransformation')
  const [sx, sy] = await numbersOf(image, 'ModelPixelScale')
  const [i = 0, j = 0, , x, y] = await numbersOf(image, 'ModelTiepoint')
  const matrix =
    a !== undefined && b !== undefined && c !== undefined && d !== undefined && e !== undefined && f !== undefined
      ? { a, b, c, d, e, f }
      : sx && sy && x !== undefined && y !== undefined
        ? { a: sx, b: 0, c: x - i * sx, d: 0, e: -sy, f: y + j * sy }
        : undefined
  if (!matrix || matrix.a * matrix.e === matrix.b * matrix.d) return
  return image.getGeoKeys()?.GTRasterTypeGeoKey === 2 ? fromCenters(matrix) : matrix
}
