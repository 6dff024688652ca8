// Signatures as small transparent PNGs: drawn, typed and photographed ones look alike.
import { MOST_INK_HEIGHT_PX, MOST_INK_WIDTH_PX } from '#machines/agreements/ink-limits.ts'
import { inHand, isRightToLeft } from './handwriting.ts'
import { inkOf, type Stroke } from './pen.ts'
import { boundsOf, inkFromPhoto, type Pixels } from './photo-ink.ts'

const INK = '#14233d'
/** Sharp on paper, small on the wire: the contract takes at most 700,000 letters of base64. */
const WIDTH = Math.min(MOST_INK_WIDTH_PX, 1_200)
const HEIGHT = Math.min(MOST_INK_HEIGHT_PX, 400)

function blank(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot draw')
  return { canvas, context }
}

/** The ink cropped to its bounds and scaled down if too large; null if there is none. */
function trimmed(canvas: HTMLCanvasElement, pixels: Pixels): string | null {
  const bounds = boundsOf(pixels)
  if (!bounds) return null
  const { x, y, width, height } = bounds
  const scale = Math.min(1, WIDTH / width, HEIGHT / height)
  const small = blank(width * scale, height * scale)
  small.context.imageSmoothingQuality = 'high'
  small.context.drawImage(canvas, x, y, width, height, 0, 0, small.canvas.width, small.canvas.height)
  return small.canvas.toDataURL('image/png').split(',')[1] ?? null
}

/** Puts the ink of strokes on a canvas whose width is the pad's. */
export function drawStrokes(context: CanvasRenderingContext2D, strokes: readonly Stroke[], width: number) {
  context.fillStyle = INK
  for (const stroke of strokes) {
    context.beginPath()
    for (const { x, y, radius } of inkOf(stroke)) {
      context.moveTo(x * width + radius * width, y * width)
      context.arc(x * width, y * width, radius * width, 0, Math.PI * 2)
    }
    context.fill()
  }
}

/** `ratio` is the pad's height by its width. */
export function strokesToPng(strokes: readonly Stroke[], ratio: number): string | null {
  const { canvas, context } = blank(WIDTH, Math.min(MOST_INK_HEIGHT_PX, WIDTH * ratio))
  drawStrokes(context, strokes, WIDTH)
  return trimmed(canvas, context.getImageData(0, 0, canvas.width, canvas.height))
}

const FONT_PX = 150
/** The device's closest handwriting font, for letters the shipped one lacks. */
const OTHER_HAND = '"Snell Roundhand", "Segoe Script", "Apple Chancery", cursive, sans-serif'

/** Shaped by the browser, for any script. Null for blank text. */
export async function textToPng(text: string): Promise<string | null> {
  const trimmed_text = text.trim()
  if (trimmed_text === '') return null
  const own = `400 ${FONT_PX}px "Dancing Script"`
  // Where it does not come, the device's own is as good a signature.
  const loaded = inHand(trimmed_text) && (await document.fonts.load(own, trimmed_text).catch(() => [])).length > 0
  const font = loaded ? own : `400 ${FONT_PX}px ${OTHER_HAND}`
  const ruler = blank(1, 1).context
  ruler.font = font
  const width = ruler.measureText(trimmed_text).width
  const { context, canvas } = blank(Math.min(6_000, width + FONT_PX * 2), FONT_PX * 2.6)
  context.font = font
  context.fillStyle = INK
  context.textBaseline = 'alphabetic'
  const leftward = isRightToLeft(trimmed_text)
  context.direction = leftward ? 'rtl' : 'ltr'
  context.textAlign = 'left'
  context.fillText(trimmed_text, FONT_PX, FONT_PX * 1.6)
  return trimmed(canvas, context.getImageData(0, 0, canvas.width, canvas.height))
}

export type PhotoFault = 'photo_heic' | 'photo_unreadable' | 'photo_too_large' | 'photo_empty'
export class PhotoError extends Error {
  readonly fault: PhotoFault
  constructor(fault: PhotoFault) {
    super(fault)
    this.fault = fault
  }
}

const MOST_BYTES = 25 * 1_048_576
const MOST_SIDE_PX = 12_000
const WORKED_PX = 1_400

/** The ink of a photographed signature. Throws a PhotoError naming the problem with the file. */
export async function photoToPng(file: File): Promise<string> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer())
  // ISO 23008-12: a box "ftyp" of a brand that begins with he, mi or ms.
  if (/^ftyp(he|mi|ms)/.test(String.fromCharCode(...head.subarray(4, 12)))) throw new PhotoError('photo_heic')
  if (file.size > MOST_BYTES) throw new PhotoError('photo_too_large')
  const { canvas, context } = await drawnSmall(file)
  const ink = inkFromPhoto(context.getImageData(0, 0, canvas.width, canvas.height))
  if (!ink) throw new PhotoError('photo_empty')
  context.putImageData(new ImageData(new Uint8ClampedArray(ink.data), ink.width, ink.height), 0, 0)
  const png = trimmed(canvas, ink)
  if (!png) throw new PhotoError('photo_empty')
  return png
}

async function drawnSmall(file: File) {
  const [{ imageKind }, { cleanPicture }, { jpegOrientation }] = await Promise.all([
    import('#machines/files/image.ts'),
    import('#machines/files/image-metadata.ts'),
    import('#web/lib/files/jpeg-orientation.ts'),
  ])
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = imageKind(bytes)
  const picture = kind && cleanPicture(bytes, kind)
  if (!picture) throw new PhotoError('photo_unreadable')
  const { width_px, height_px } = picture
  if (Math.max(width_px, height_px) > MOST_SIDE_PX) throw new PhotoError('photo_too_large')
  const lies = kind === 'image/jpeg' && jpegOrientation(bytes) >= 5
  const [wide, high] = lies ? [height_px, width_px] : [width_px, height_px]
  const scale = Math.min(1, WORKED_PX / Math.max(wide, high))
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))]
  // Scaled down while decoding, off the main thread, so the page stays responsive.
  const bitmap = await createImageBitmap(file, {
    imageOrientation: 'from-image',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'medium',
  }).catch(() => {
    throw new PhotoError('photo_unreadable')
  })
  const made = blank(width, height)
  made.context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  return made
}
