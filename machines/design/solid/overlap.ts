// Two roof surfaces over the same ground: a roof has one surface at every place, so panels there would be counted twice.
import type { Schemas } from '#sdk/types.ts'
import { areaOf, type Outline, pointsOf, sidesOf, signedArea } from '../drawing/geometry.ts'
import { counterclockwise, inset } from '../drawing/inset.ts'
import type { Point } from '../drawing/plane-frame.ts'
import { words } from './words.ts'

type Plane = Schemas['DrawnPlane']
type Overlap = { readonly one: Plane; readonly other: Plane; readonly area_m2: number }

/** Edges drawn by hand meet within this; a strip narrower than twice as much is no overlap. */
const SLIP_M = 0.05
const LEAST_M2 = 0.1

/** Each pair once, in the order of the planes; areas as seen from above. */
export function overlapsOf(planes: readonly Plane[]): Overlap[] {
  const shrunk = planes.map(({ points }) => withoutRim(points))
  return planes.flatMap((one, index) =>
    planes.slice(index + 1).flatMap((other, rest) => {
      const a = { points: shrunk[index] ?? [], holes: one.holes ?? [] }
      const b = { points: shrunk[index + 1 + rest] ?? [], holes: other.holes ?? [] }
      if (sharedArea(a, b) < LEAST_M2) return []
      return [{ one, other, area_m2: sharedArea(one, other) }]
    }),
  )
}

/** A finding per pair; each stops a proposal. */
export const overlapFindings = (planes: readonly Plane[]) =>
  overlapsOf(planes).map(({ one, other, area_m2 }) => ({
    ids: [one.id, other.id],
    sentence: words.surfaces_overlap({
      one: one.name,
      other: other.name,
      area: Math.max(1, Math.round(area_m2 / FOOT_M ** 2)),
    }),
  }))
const FOOT_M = 0.3048

type Shape = { readonly points: Outline; readonly holes?: readonly Outline[] }

/** m2 that both cover. Holes lie within their outline. */
export function sharedArea(one: Shape, other: Shape): number {
  const holes = one.holes ?? []
  const others = other.holes ?? []
  const both = shared(one.points, other.points)
  if (both === 0) return 0
  const mine = holes.reduce((sum, hole) => sum + shared(hole, other.points), 0)
  const theirs = others.reduce((sum, hole) => sum + shared(one.points, hole), 0)
  const twice = holes.reduce((sum, hole) => sum + others.reduce((all, next) => all + shared(hole, next), 0), 0)
  return Math.max(0, both - mine - theirs + twice)
}

/** An outline is the signed sum of the triangles from one point to its sides, and so is what two outlines share. */
function shared(one: Outline, other: Outline): number {
  const [a, b] = [pointsOf(one), pointsOf(other)]
  if (apart(a, b)) return 0
  const [first, second] = [fanOf(a), fanOf(b)]
  return Math.abs(first.reduce((sum, p) => sum + second.reduce((all, q) => all + sharedBy(p, q), 0), 0))
}

type Triangle = { readonly corners: readonly Point[]; readonly sign: number }

function fanOf(points: readonly Point[]): Triangle[] {
  const [from = [0, 0]] = points
  return sidesOf(points).flatMap(([a, b]) => {
    const area = signedArea([from, a, b])
    if (Math.abs(area) < 1e-12) return []
    return [{ corners: area > 0 ? [from, a, b] : [from, b, a], sign: Math.sign(area) }]
  })
}

const sharedBy = (p: Triangle, q: Triangle) => p.sign * q.sign * areaOf(clipped(p.corners, q.corners))

/** The part of a convex outline inside another, both counterclockwise (Sutherland and Hodgman). */
function clipped(subject: readonly Point[], by: readonly Point[]): readonly Point[] {
  let rest = subject
  for (const [a, b] of sidesOf(by)) {
    rest = positivePart(rest, ([x, y]) => (y - a[1]) * (b[0] - a[0]) - (x - a[0]) * (b[1] - a[1]))
    if (rest.length < 3) return []
  }
  return rest
}

/** The part where a linear measure is positive. */
export function positivePart(outline: readonly Point[], measure: (point: Point) => number): readonly Point[] {
  return sidesOf(outline).flatMap(([a, b]): Point[] => {
    const [m, n] = [measure(a), measure(b)]
    const inside: Point[] = m >= 0 ? [a] : []
    if (m >= 0 === n >= 0) return inside
    const t = m / (m - n)
    return [...inside, [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]]
  })
}

function apart(a: readonly Point[], b: readonly Point[]): boolean {
  const [p, q] = [boundsOf(a), boundsOf(b)]
  return p.right <= q.left || q.right <= p.left || p.top <= q.bottom || q.top <= p.bottom
}

export const boundsOf = (points: readonly Point[]) => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  bottom: Math.min(...points.map(([, y]) => y)),
  top: Math.max(...points.map(([, y]) => y)),
})

/** A shape too narrow to lose its rim keeps it. */
function withoutRim(outline: Outline): readonly Point[] {
  const { points } = counterclockwise(pointsOf(outline))
  const smaller = inset(
    points,
    points.map(() => SLIP_M),
  )
  const area = signedArea(smaller)
  return area > 0 && area < areaOf(points) ? smaller : points
}
