// Extracts a signature from a photo of paper: what is darker than the paper stays, the rest turns transparent. Pure.

/** Red, green, blue, alpha of each pixel, row by row. */
export type Pixels = { data: Uint8ClampedArray; width: number; height: number }

/** Paper is judged over this share of the picture's longer side: wider than a stroke, narrower than a shadow. */
const AROUND = 1 / 14
/** Ink begins at this share darker than the paper, and is fully opaque at the next. */
const FAINT = 0.14
const FULL = 0.34
/** A smaller share of ink is no signature, a larger one is a picture. */
const LEAST = 0.0006
const MOST = 0.35
const INK = [20, 35, 61] as const

/**
 * Ink on a transparent background, or null if there is no visible signature. A transparent image keeps its own ink.
 * After D. Bradley and G. Roth, "Adaptive thresholding using the integral image" (Journal of Graphics Tools 12, 2007).
 */
export function inkFromPhoto({ data, width, height }: Pixels): Pixels | null {
  const light = lightOf(data)
  const sums = integral(light, width, height)
  const reach = Math.max(4, Math.round((Math.max(width, height) * AROUND) / 2))
  const made = new Uint8ClampedArray(data.length)
  let ink = 0
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const paper = meanAround(sums, width, height, x, y, reach)
      const darker = paper <= 0 ? 0 : 1 - (light[at] ?? 255) / paper
      const alpha = Math.min(1, Math.max(0, (darker - FAINT) / (FULL - FAINT)))
      ink += alpha
      made.set([...INK, alpha * 255], at * 4)
    }
  }
  const share = ink / (width * height)
  return share < LEAST || share > MOST ? null : { data: made, width, height }
}

/** How light each pixel is on white paper, 0 to 255 (ITU-R BT.601). */
function lightOf(data: Uint8ClampedArray): Float32Array {
  const light = new Float32Array(data.length / 4)
  for (let at = 0; at < light.length; at++) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4)
    const own = 0.299 * red + 0.587 * green + 0.114 * blue
    light[at] = 255 + (own - 255) * (alpha / 255)
  }
  return light
}

/** Summed-area table, with a zero row and column first. */
function integral(light: Float32Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += light[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = row + (sums[y * (width + 1) + x + 1] ?? 0)
    }
  }
  return sums
}

function meanAround(sums: Float64Array, width: number, height: number, x: number, y: number, reach: number): number {
  const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
  const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
  const at = (row: number, column: number) => sums[row * (width + 1) + column] ?? 0
  const sum = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left)
  return sum / ((right - left) * (bottom - top))
}

/** Bounds of the ink: left, top, width, height; null if there is none. Marks no larger than dust count only near others. */
export function boundsOf({
  data,
  width,
  height,
}: Pixels): { x: number; y: number; width: number; height: number } | null {
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < 24) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 }
}
