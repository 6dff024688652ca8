// Field positions on pages. A position is given in fractions of the page from its top left corner, as displayed; sizes
// a person thinks in are points (72 to the inch). Results are always within the page. Pure.
import type { Schemas } from '#sdk/types.ts'

export type Box = { x: number; y: number; w: number; h: number }
export type Size = Schemas['Page']
export type Handle = 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w'
export const HANDLES: readonly Handle[] = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w']

export const POINTS_PER_INCH = 72
/** Smaller fields are hard to grab. */
const SMALLEST_PT = 8

// A millionth of a page is less than a thousandth of a point; without rounding, nudging there and back would drift.
const GRAIN = 1e6
const round = (value: number) => Math.round(value * GRAIN) / GRAIN
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most))

/** A length and its place along one side of the page, kept on it. */
function kept(at: number, length: number, least: number): [number, number] {
  const long = round(within(length, Math.min(least, 1), 1))
  let start = round(within(at, 0, 1 - long))
  // The sum of two rounded fractions may be a hair over the edge.
  while (start + long > 1) start = round(start - 1 / GRAIN)
  return [start, long]
}

/** The nearest place and size on the page. */
export function clamped(box: Box, page: Size): Box {
  const [x, w] = kept(box.x, box.w, SMALLEST_PT / page.width)
  const [y, h] = kept(box.y, box.h, SMALLEST_PT / page.height)
  return { x, y, w, h }
}

export const boxOf = ({ x, y, w, h }: Box): Box => ({ x, y, w, h })

/** The bounding box of all. */
export function boundsOf(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map(one => one.x))
  const y = Math.min(...boxes.map(one => one.y))
  return {
    x,
    y,
    w: Math.max(...boxes.map(one => one.x + one.w)) - x,
    h: Math.max(...boxes.map(one => one.y + one.h)) - y,
  }
}

/** How far several may go together without one of them leaving its page. */
export function reach(boxes: readonly Box[], dx: number, dy: number): { dx: number; dy: number } {
  const { x, y, w, h } = boundsOf(boxes)
  return { dx: within(dx, -x, 1 - x - w), dy: within(dy, -y, 1 - y - h) }
}

export const moved = (box: Box, dx: number, dy: number, page: Size): Box =>
  clamped({ ...box, x: box.x + dx, y: box.y + dy }, page)

/** Sized at one of its eight handles; the side across stays where it is. */
export function resized(box: Box, handle: Handle, dx: number, dy: number, page: Size): Box {
  const [left, width] = stretched(
    box.x,
    box.w,
    dx,
    handle.includes('w'),
    handle.includes('e'),
    SMALLEST_PT / page.width,
  )
  const [top, height] = stretched(
    box.y,
    box.h,
    dy,
    handle.includes('n'),
    handle.includes('s'),
    SMALLEST_PT / page.height,
  )
  return clamped({ x: left, w: width, y: top, h: height }, page)
}

function stretched(at: number, length: number, by: number, start: boolean, end: boolean, least: number) {
  if (start) {
    const to = within(at + by, 0, at + length - least)
    return [to, at + length - to] as const
  }
  return [at, end ? within(length + by, least, 1 - at) : length] as const
}

export const overlaps = (one: Box, other: Box) =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h

/** A rectangle between two corners, whichever comes first. */
export const between = (from: { x: number; y: number }, to: { x: number; y: number }): Box => ({
  x: Math.min(from.x, to.x),
  y: Math.min(from.y, to.y),
  w: Math.abs(from.x - to.x),
  h: Math.abs(from.y - to.y),
})

type Placed = Box & { page: number }

/** Page by page, line by line, from left to right: fields with nearby centers are on one line. */
export function inReadingOrder<T extends Placed>(fields: readonly T[]): T[] {
  const middle = ({ y, h }: Box) => y + h / 2
  const sorted = [...fields].sort((a, b) => a.page - b.page || middle(a) - middle(b) || a.x - b.x)
  const lines: T[][] = []
  for (const field of sorted) {
    const line = lines.at(-1)
    const first = line?.[0]
    if (line && first && first.page === field.page && middle(field) - middle(first) < LINE) line.push(field)
    else lines.push([field])
  }
  return lines.flatMap(line => line.sort((a, b) => a.x - b.x))
}
/** About a line of text on a letter page. */
const LINE = 0.016

/** CSS position of an overlay on its page. */
export const placeOf = ({ x, y, w, h }: Box) => ({
  left: `${x * 100}%`,
  top: `${y * 100}%`,
  width: `${w * 100}%`,
  height: `${h * 100}%`,
})
