// Where words go on the drawing: each at the first of its places that covers no panel, no other words and no control, and that
// is on the sheet. What finds no place is not written; the list of parts and the properties say it too.
import { contains } from '#machines/design/drawing/geometry.ts'

type Pixel = readonly [x: number, y: number]
export type Box = { left: number; top: number; right: number; bottom: number }
/** Middles it may have, best first. */
export type Wish = { key: string; width: number; height: number; places: readonly Pixel[] }

/** Between words and what they lie beside. */
const GAP_PX = 6
const EDGE_PX = 2

export const boxAround = (points: readonly Pixel[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
})

const boxAt = ([x, y]: Pixel, { width, height }: Pick<Wish, 'width' | 'height'>): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

const meet = (a: Box, b: Box, apart: number) =>
  a.left < b.right + apart && b.left < a.right + apart && a.top < b.bottom + apart && b.top < a.bottom + apart

/** The middle of each label that has a place. Earlier wishes choose first. */
export function placeLabels(
  wishes: readonly Wish[],
  taken: readonly Box[],
  sheet: { width: number; height: number },
): ReadonlyMap<string, Pixel> {
  const full: Box[] = [...taken]
  const placed = new Map<string, Pixel>()
  for (const wish of wishes) {
    const place = wish.places.find(at => {
      const box = boxAt(at, wish)
      const on =
        box.left >= EDGE_PX &&
        box.top >= EDGE_PX &&
        box.right <= sheet.width - EDGE_PX &&
        box.bottom <= sheet.height - EDGE_PX
      return on && !full.some(other => meet(box, other, EDGE_PX))
    })
    if (!place) continue
    placed.set(wish.key, place)
    full.push(boxAt(place, wish))
  }
  return placed
}

/** Along a side, from its middle to either end. */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8] as const

/** Places beside a side of an outline, outside it: the label's box touches the side with a gap. */
export function besideEdge(outline: readonly Pixel[], index: number, size: { width: number; height: number }): Pixel[] {
  const a = outline[index]
  const b = outline[(index + 1) % outline.length]
  if (!a || !b) return []
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  let [out_x, out_y] = [(b[1] - a[1]) / length, (a[0] - b[0]) / length]
  const middle: Pixel = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  if (contains(outline, [middle[0] + out_x, middle[1] + out_y])) [out_x, out_y] = [-out_x, -out_y]
  const away = GAP_PX + (Math.abs(out_x) * size.width + Math.abs(out_y) * size.height) / 2
  return ALONG.map(share => [a[0] + (b[0] - a[0]) * share + out_x * away, a[1] + (b[1] - a[1]) * share + out_y * away])
}

/** Places along a side, on it. */
export function onEdge(outline: readonly Pixel[], index: number): Pixel[] {
  const a = outline[index]
  const b = outline[(index + 1) % outline.length]
  return a && b ? ALONG.map(share => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]) : []
}

/** Places within an outline where the whole box is inside, from its middle outwards. */
export function within(outline: readonly Pixel[], middle: Pixel, size: { width: number; height: number }): Pixel[] {
  const room = boxAround(outline)
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8]
  const grid = shares.flatMap(x =>
    shares.map((y): Pixel => [room.left + (room.right - room.left) * x, room.top + (room.bottom - room.top) * y]),
  )
  const far = ([x, y]: Pixel) => Math.hypot(x - middle[0], y - middle[1])
  return [middle, ...grid.sort((a, b) => far(a) - far(b))].filter(at => {
    const { left, top, right, bottom } = boxAt(at, size)
    return (
      [
        [left, top],
        [right, top],
        [left, bottom],
        [right, bottom],
      ] as const
    ).every(corner => contains(outline, corner))
  })
}
