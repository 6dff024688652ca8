// Label placement on the drawing: each at its first position that covers no panel, label or control and is on the
// canvas. Labels without a position are left out; the list of parts and the properties have them too.
import { contains } from '#machines/design/drawing/geometry.ts'

type Pixel = readonly [x: number, y: number]
export type Box = { left: number; top: number; right: number; bottom: number }
type Size = { width: number; height: number }
/** The middle of a label and its size there; turned, it reads upwards along a steep side. */
export type Place = Size & { x: number; y: number; turned?: boolean }
/** Best first. */
export type Wish = { key: string; places: readonly Place[] }

/** Between a label and its object. */
const GAP_PX = 6
const EDGE_PX = 2

export const boxAround = (points: readonly Pixel[]): Box => ({
  left: Math.min(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.max(...points.map(([, y]) => y)),
})

const boxAt = ({ x, y, width, height }: Place): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

const meet = (a: Box, b: Box, apart: number) =>
  a.left < b.right + apart && b.left < a.right + apart && a.top < b.bottom + apart && b.top < a.bottom + apart

/** The place of each label that has one. Earlier wishes choose first. */
export function placeLabels(wishes: readonly Wish[], taken: readonly Box[], sheet: Size): ReadonlyMap<string, Place> {
  const full: Box[] = [...taken]
  const placed = new Map<string, Place>()
  for (const wish of wishes) {
    const place = wish.places.find(at => {
      const box = boxAt(at)
      const on =
        box.left >= EDGE_PX &&
        box.top >= EDGE_PX &&
        box.right <= sheet.width - EDGE_PX &&
        box.bottom <= sheet.height - EDGE_PX
      return on && !full.some(other => meet(box, other, EDGE_PX))
    })
    if (!place) continue
    placed.set(wish.key, place)
    full.push(boxAt(place))
  }
  return placed
}

/** Along a side, from its middle to either end. */
const ALONG = [0.5, 0.35, 0.65, 0.2, 0.8] as const

/** A steeper side is labeled along it rather than next to it. */
const STEEP = 2

/** Positions outside an outline's side; `along` is the label's size in one line, for a steep side. */
export function besideEdge(outline: readonly Pixel[], index: number, size: Size, along?: Size): Place[] {
  const a = outline[index]
  const b = outline[(index + 1) % outline.length]
  if (!a || !b) return []
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const turned = along !== undefined && Math.abs(b[1] - a[1]) > STEEP * Math.abs(b[0] - a[0])
  const { width, height } = turned ? { width: along.height, height: along.width } : size
  let [out_x, out_y] = [(b[1] - a[1]) / length, (a[0] - b[0]) / length]
  const middle: Pixel = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  if (contains(outline, [middle[0] + out_x, middle[1] + out_y])) [out_x, out_y] = [-out_x, -out_y]
  const away = GAP_PX + (Math.abs(out_x) * width + Math.abs(out_y) * height) / 2
  return ALONG.map(share => ({
    x: a[0] + (b[0] - a[0]) * share + out_x * away,
    y: a[1] + (b[1] - a[1]) * share + out_y * away,
    width,
    height,
    turned,
  }))
}

/** True if a label there would cover another outline. */
export function isOver(place: Place, outline: readonly Pixel[]): boolean {
  const { left, top, right, bottom } = boxAt(place)
  return [left, (left + right) / 2, right].some(x =>
    [top, (top + bottom) / 2, bottom].some(y => contains(outline, [x, y])),
  )
}

/** Places along a side, on it. */
export function onEdge(outline: readonly Pixel[], index: number, size: Size): Place[] {
  const a = outline[index]
  const b = outline[(index + 1) % outline.length]
  if (!a || !b) return []
  return ALONG.map(share => ({ x: a[0] + (b[0] - a[0]) * share, y: a[1] + (b[1] - a[1]) * share, ...size }))
}

/** Places within an outline where the whole box is inside, from its middle outwards. */
export function within(outline: readonly Pixel[], [x, y]: Pixel, size: Size): Place[] {
  const room = boxAround(outline)
  const shares = [0.5, 0.35, 0.65, 0.2, 0.8]
  const grid = shares.flatMap(across =>
    shares.map(down => ({
      x: room.left + (room.right - room.left) * across,
      y: room.top + (room.bottom - room.top) * down,
      ...size,
    })),
  )
  const far = (one: Place) => Math.hypot(one.x - x, one.y - y)
  return [{ x, y, ...size }, ...grid.sort((a, b) => far(a) - far(b))].filter(place => {
    const { left, top, right, bottom } = boxAt(place)
    return [left, right].every(one => [top, bottom].every(other => contains(outline, [one, other])))
  })
}
