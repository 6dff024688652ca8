// An adopted signature as a PNG that holds its picture and nothing else. Validated by content, decoding no more than
// its header allows, and re-encoded, so nothing can hide in chunks, after the image or in its compression. PNG, third
// edition (W3C 2025), sections 5 (chunks), 9 (filters), 11 (chunk specifications).
import { promisify } from 'node:util'
import { crc32, deflate, inflate } from 'node:zlib'
import { MOST_INK_HEIGHT_PX, MOST_INK_WIDTH_PX } from '#machines/agreements/ink-limits.ts'
import { PNG_START, pngChunk } from '../../lib/png.ts'

type Why = 'unreadable' | 'too_large' | 'unusual' | 'empty'

/** Worded for the signer by templates/fill.ts. */
export class InkFault extends Error {
  readonly why: Why
  constructor(why: Why) {
    super(why)
    this.why = why
  }
}

/** RGBA size of the largest image allowed, plus a filter byte per row. */
const MOST_DECODED_BYTES = MOST_INK_HEIGHT_PX * (1 + MOST_INK_WIDTH_PX * 4)
/** Fewer points than this are dust. */
const LEAST_INK_PX = 12
/** Of 255: less contrast is invisible in print. */
const LEAST_CONTRAST = 24

/** Samples a point, by colour type: grey, RGB, palette, grey with alpha, RGBA. */
const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }

const unreadable = () => new InkFault('unreadable')

type Parts = { header: Buffer; palette: Buffer | undefined; transparency: Buffer | undefined; data: Buffer[] }
type Picture = Parts & { width: number; height: number; type: number; channels: number }

/** The image re-encoded. InkFault if invalid, too large or blank. */
export async function readInk(bytes: Uint8Array): Promise<Buffer> {
  const picture = describe(partsOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
  const { width, height, channels } = picture
  const expected = height * (1 + width * channels)
  if (expected > MOST_DECODED_BYTES) throw unreadable()
  // Off the main thread, and stopped one byte past the header's size: a decompression bomb costs no more than a real image.
  const raw = await promisify(inflate)(Buffer.concat(picture.data), { maxOutputLength: expected + 1 }).catch(() => {
    throw unreadable()
  })
  if (raw.length !== expected) throw unreadable()
  if (!showsInk(raw, picture)) throw new InkFault('empty')
  const { header, palette, transparency } = picture
  return Buffer.concat([
    PNG_START,
    pngChunk('IHDR', header),
    ...(palette ? [pngChunk('PLTE', palette)] : []),
    ...(transparency ? [pngChunk('tRNS', transparency)] : []),
    pngChunk('IDAT', await promisify(deflate)(raw)),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function partsOf(bytes: Buffer): Parts {
  if (!bytes.subarray(0, 8).equals(PNG_START)) throw unreadable()
  const parts: Parts = { header: Buffer.alloc(0), palette: undefined, transparency: undefined, data: [] }
  for (let at = 8, first = true; ; first = false) {
    if (at + 12 > bytes.length) throw unreadable()
    const end = at + 12 + bytes.readUInt32BE(at)
    if (end > bytes.length) throw unreadable()
    const type = bytes.toString('latin1', at + 4, at + 8)
    const body = bytes.subarray(at + 8, end - 4)
    if (crc32(bytes.subarray(at + 4, end - 4)) !== bytes.readUInt32BE(end - 4)) throw unreadable()
    if ((type === 'IHDR') !== first) throw unreadable()
    if (type === 'IHDR') parts.header = body
    if (type === 'PLTE') parts.palette = body
    if (type === 'tRNS') parts.transparency = body
    if (type === 'IDAT') parts.data.push(body)
    if (type === 'IEND') return parts
    at = end
  }
}

function describe(parts: Parts): Picture {
  const { header } = parts
  if (header.length !== 13) throw unreadable()
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  if (width === 0 || height === 0) throw unreadable()
  if (width > MOST_INK_WIDTH_PX || height > MOST_INK_HEIGHT_PX) throw new InkFault('too_large')
  const [depth, type = 255, compression, filter, interlace] = header.subarray(8)
  const channels = CHANNELS[type]
  if (channels === undefined || compression !== 0 || filter !== 0) throw unreadable()
  if (depth !== 8 || interlace !== 0) throw new InkFault('unusual')
  return { ...parts, ...tables(parts, type), width, height, type, channels }
}

/** Palette and transparency, if the color type has them, with the length it allows. */
function tables({ palette, transparency }: Parts, type: number): Pick<Parts, 'palette' | 'transparency'> {
  const length = transparency?.length ?? 0
  if (type !== 3)
    return {
      palette: undefined,
      transparency: length === (type === 0 ? 2 : type === 2 ? 6 : -1) ? transparency : undefined,
    }
  const entries = (palette?.length ?? 0) / 3
  if (!Number.isInteger(entries) || entries < 1 || entries > 256 || length > entries) throw unreadable()
  return { palette, transparency }
}

/** True if enough of it, on white paper, differs from the background, its upper left pixel. */
function showsInk(raw: Buffer, picture: Picture): boolean {
  const { width, height, channels } = picture
  const stride = width * channels
  let above: Buffer = Buffer.alloc(stride)
  let ground: number | undefined
  let inked = 0
  for (let y = 0; y < height && inked < LEAST_INK_PX; y++) {
    const row = unfilter(raw, y * (stride + 1), above, channels)
    for (let x = 0; x < width; x++) {
      const shade = shadeOnPaper(row, x * channels, picture)
      ground ??= shade
      if (Math.abs(shade - ground) >= LEAST_CONTRAST) inked++
    }
    above = row
  }
  return inked >= LEAST_INK_PX
}

/** The row's samples, with the filter of section 9.2 undone. */
function unfilter(raw: Buffer, at: number, above: Buffer, channels: number): Buffer {
  const row = Buffer.from(raw.subarray(at + 1, at + 1 + above.length))
  const filter = raw[at] ?? 255
  if (filter > 4) throw unreadable()
  if (filter === 0) return row
  for (let index = 0; index < row.length; index++) {
    const a = row[index - channels] ?? 0
    const b = above[index] ?? 0
    const c = above[index - channels] ?? 0
    const predicted = filter === 1 ? a : filter === 2 ? b : filter === 3 ? Math.floor((a + b) / 2) : paeth(a, b, c)
    row[index] = (row[index] ?? 0) + predicted
  }
  return row
}

function paeth(a: number, b: number, c: number): number {
  const p = a + b - c
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)]
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
}

/** The darkest of its colors over white, 0 to 255. */
function shadeOnPaper(row: Buffer, at: number, { type, palette, transparency }: Picture): number {
  const sample = (offset: number) => row[at + offset] ?? 0
  const over = (colour: number, alpha: number) => 255 - ((255 - colour) * alpha) / 255
  switch (type) {
    case 0:
      return sample(0) === transparency?.[1] ? 255 : sample(0)
    case 4:
      return over(sample(0), sample(1))
    case 3: {
      const entry = sample(0) * 3
      if (!palette || entry >= palette.length) throw unreadable()
      const darkest = Math.min(palette[entry] ?? 0, palette[entry + 1] ?? 0, palette[entry + 2] ?? 0)
      return over(darkest, transparency?.[sample(0)] ?? 255)
    }
    default: {
      const darkest = Math.min(sample(0), sample(1), sample(2))
      const clear =
        type === 2 && transparency && [1, 3, 5].every((place, channel) => transparency[place] === sample(channel))
      return type === 6 ? over(darkest, sample(3)) : clear ? 255 : darkest
    }
  }
}
