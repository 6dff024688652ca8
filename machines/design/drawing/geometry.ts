// Flat geometry of drawn outlines, in metres. An outline is a list of points whose last joins its first, in either direction.
import type { Point } from './plane-frame.ts'

/** As on the wire: coordinate pairs, typed only as lists. */
export type Outline = readonly (readonly number[])[]

export const pointsOf = (outline: Outline): readonly Point[] => outline.map(([x = 0, y = 0]) => [x, y] as const)

/** Each side from a point to the next. */
export const sidesOf = (points: readonly Point[]): readonly (readonly [a: Point, b: Point])[] =>
  points.map((point, index) => [point, points[(index + 1) % points.length] ?? point] as const)

/** Positive where the outline runs counter-clockwise. */
export const signedArea = (outline: Outline): number =>
  sidesOf(pointsOf(outline)).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0) / 2

/** m2, whichever way the outline runs. */
export const areaOf = (outline: Outline): number => Math.abs(signedArea(outline))

/** m2 of a shape with holes in it. */
export const shapeArea = ({ points, holes = [] }: { points: Outline; holes?: readonly Outline[] }): number =>
  areaOf(points) - holes.reduce((sum, hole) => sum + areaOf(hole), 0)

export const lengthOf = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(bx - ax, by - ay)

/** True if two sides without a common corner touch or cross, a corner is on another side, or a side has no length. */
export function crossesItself(outline: Outline): boolean {
  const sides = sidesOf(pointsOf(outline))
  return sides.some(([a, b], i) => {
    if (lengthOf(a, b) < 1e-6) return true
    return sides.some(([c, d], j) => {
      if (j <= i) return false
      const follows = j === i + 1
      const precedes = i === 0 && j === sides.length - 1
      // Neighbours meet in a corner; they may not run back over each other.
      if (follows) return distanceToSegment(d, a, b) < 1e-6 || distanceToSegment(a, c, d) < 1e-6
      if (precedes) return distanceToSegment(c, a, b) < 1e-6 || distanceToSegment(b, c, d) < 1e-6
      return segmentsMeet(a, b, c, d)
    })
  })
}

/** Inside by the even-odd rule; on the outline itself either answer. */
export function contains(outline: Outline, [x, y]: Point): boolean {
  let inside = false
  for (const [[ax, ay], [bx, by]] of sidesOf(pointsOf(outline))) {
    if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) inside = !inside
  }
  return inside
}

export function distanceToSegment([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const dx = bx - ax
  const dy = by - ay
  const square = dx * dx + dy * dy
  const t = square > 0 ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square)) : 0
  return Math.hypot(x - ax - t * dx, y - ay - t * dy)
}

/** To the nearest side; 0 inside. */
export function distanceToOutline(outline: Outline, point: Point): number {
  if (contains(outline, point)) return 0
  return sidesOf(pointsOf(outline)).reduce(
    (least, [a, b]) => Math.min(least, distanceToSegment(point, a, b)),
    Number.POSITIVE_INFINITY,
  )
}

/** They share at least one point. */
function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const crossed = turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0
  return crossed || segmentDistance(a, b, c, d) < 1e-9
}

const segmentDistance = (a: Point, b: Point, c: Point, d: Point) =>
  Math.min(
    distanceToSegment(a, c, d),
    distanceToSegment(b, c, d),
    distanceToSegment(c, a, b),
    distanceToSegment(d, a, b),
  )

const turn = ([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)

/** Two outlines share some area or touch. */
export function outlinesMeet(one: Outline, other: Outline): boolean {
  const a = pointsOf(one)
  const b = pointsOf(other)
  if (a.some(point => contains(b, point)) || b.some(point => contains(a, point))) return true
  return sidesOf(a).some(([p, q]) => sidesOf(b).some(([r, s]) => segmentsMeet(p, q, r, s)))
}

/** Shortest way between the borders of two outlines; 0 where they meet. */
export function outlineDistance(one: Outline, other: Outline): number {
  if (outlinesMeet(one, other)) return 0
  const sides = sidesOf(pointsOf(other))
  return Math.min(...sidesOf(pointsOf(one)).flatMap(([p, q]) => sides.map(([r, s]) => segmentDistance(p, q, r, s))))
}

/** Around its middle, sides along the axes, counter-clockwise from the lower left. */
export const rectangle = ([x, y]: Point, width_m: number, height_m: number): readonly [Point, Point, Point, Point] => [
  [x - width_m / 2, y - height_m / 2],
  [x + width_m / 2, y - height_m / 2],
  [x + width_m / 2, y + height_m / 2],
  [x - width_m / 2, y + height_m / 2],
]

/** The middle of the area; of the corners where there is no area. */
export function middleOf(outline: Outline): Point {
  const points = pointsOf(outline)
  const twice = 2 * signedArea(points)
  const [fx, fy] = points[0] ?? [0, 0]
  if (Math.abs(twice) < 1e-9) {
    const n = Math.max(1, points.length)
    return [points.reduce((sum, [x]) => sum + x, 0) / n, points.reduce((sum, [, y]) => sum + y, 0) / n]
  }
  let x = 0
  let y = 0
  for (const [[ax, ay], [bx, by]] of sidesOf(points)) {
    // From the first corner on, so that an outline far from the middle of the drawing keeps its digits.
    const cross = (ax - fx) * (by - fy) - (bx - fx) * (ay - fy)
    x += (ax + bx - 2 * fx) * cross
    y += (ay + by - 2 * fy) * cross
  }
  return [fx + x / (3 * twice), fy + y / (3 * twice)]
}
