// Compares the ink of two images of a page. Edges may differ in antialiasing or be up to one pixel off; anything else
// is a difference. A page-wide tolerance would not do: a clause is a thousandth of a page.
import type { Picture } from './pdf-pictures.ts'

/** From the top left corner, as shares of width and height. */
export type Area = { x: number; y: number; width: number; height: number }

/** How far one of the colors, 0 to 255, may lie outside the range around that pixel of the other picture. */
const TOLERANCE = 24
/** A third of an inch at 100 pixels an inch. */
const TILE = 32
/** In one tile. A period in 10 point type covers four pixels. */
const FEWEST_PIXELS = 3

/** The bounding box of all differences; null if there are none. Both images have the same size. */
export function differenceOf(one: Picture, other: Picture): Area | null {
  if (Buffer.compare(one.data, other.data) === 0) return null
  const { width, height } = one
  const [pixels, others] = [one, other].map(wordsOf)
  const across = Math.ceil(width / TILE)
  const counts = new Uint16Array(across * Math.ceil(height / TILE))
  for (let at = 0; at < width * height; at += 1) {
    if (pixels?.[at] === others?.[at]) continue
    const [x, y] = [at % width, Math.floor(at / width)]
    const tile = Math.floor(y / TILE) * across + Math.floor(x / TILE)
    if (isAlone(one, other, x, y) || isAlone(other, one, x, y)) counts[tile] = (counts[tile] ?? 0) + 1
  }
  const tiles = [...counts.entries()].flatMap(([tile, count]) => (count >= FEWEST_PIXELS ? [tile] : []))
  if (tiles.length === 0) return null
  const columns = tiles.map(tile => tile % across)
  const rows = tiles.map(tile => Math.floor(tile / across))
  const [left, right] = [Math.min(...columns) * TILE, Math.min(width, (Math.max(...columns) + 1) * TILE)]
  const [top, bottom] = [Math.min(...rows) * TILE, Math.min(height, (Math.max(...rows) + 1) * TILE)]
  return { x: left / width, y: top / height, width: (right - left) / width, height: (bottom - top) / height }
}

const wordsOf = ({ data }: Picture) => new Uint32Array(data.buffer, data.byteOffset, data.length / 4)

/** True if a pixel is lighter or darker than everything around its position in the other image. */
function isAlone(one: Picture, other: Picture, x: number, y: number): boolean {
  const { width, height } = one
  for (let color = 0; color < 3; color += 1) {
    let [least, most] = [255, 0]
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row += 1)
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
        const value = other.data[(row * width + column) * 4 + color] ?? 0
        if (value < least) least = value
        if (value > most) most = value
      }
    const value = one.data[(y * width + x) * 4 + color] ?? 0
    if (value < least - TOLERANCE || value > most + TOLERANCE) return true
  }
  return false
}
