// Signatures as small PNGs: what the contract takes is at most 700,000 letters of base64.
const MOST_WIDTH = 900
const MOST_HEIGHT = 300
const INK = '#14233d'

const base64 = (canvas: HTMLCanvasElement) => canvas.toDataURL('image/png').split(',')[1] ?? ''

function blank(width: number, height: number) {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw')
  return { canvas, context }
}

/** Draws part of a picture, made smaller where it is too large. */
function fitted(source: CanvasImageSource, x: number, y: number, width: number, height: number): string {
  const scale = Math.min(1, MOST_WIDTH / width, MOST_HEIGHT / height)
  const { canvas, context } = blank(width * scale, height * scale)
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return base64(canvas)
}

/** What was drawn, without the empty paper around it; null where nothing was. */
export function trimToPng(canvas: HTMLCanvasElement): string | null {
  const { width, height } = canvas
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height).data
  if (!pixels) return null
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!pixels[(y * width + x) * 4 + 3]) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return right < 0 ? null : fitted(canvas, left, top, right - left + 1, bottom - top + 1)
}

/** A typed name in a hand's writing, as far as the device has one. The browser shapes it, whatever its script. */
export function textToPng(text: string): string {
  const font = `italic 96px "Snell Roundhand", "Segoe Script", "Apple Chancery", "Brush Script MT", cursive`
  const measure = blank(1, 1).context
  measure.font = font
  const { context, canvas } = blank(measure.measureText(text).width + 40, 160)
  context.font = font
  context.fillStyle = INK
  context.textBaseline = 'middle'
  context.fillText(text, 20, 84)
  return fitted(canvas, 0, 0, canvas.width, canvas.height)
}

/** Throws where the file is no picture. */
export async function pictureToPng(file: File): Promise<string> {
  const picture = await createImageBitmap(file)
  return fitted(picture, 0, 0, picture.width, picture.height)
}
