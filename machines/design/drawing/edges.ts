// Classifies the edges of a roof plane, and derives the azimuth of a plane with a known eave.

import type { Schemas } from '#sdk/types.ts'
import { DEG } from '../../lib/angles.ts'
import { lengthOf, type Outline, pointsOf, sidesOf, signedArea } from './geometry.ts'
import { type Point, planeFrame } from './plane-frame.ts'

type EdgeKind = Schemas['EdgeKind']
type Plane = Schemas['DrawnPlane']

/** Sides of nearly the same length are as good an eave as each other. */
const AS_LONG = 0.9

const turned = (angle_deg: number) => ((angle_deg % 360) + 360) % 360
const apart = (a_deg: number, b_deg: number) => Math.abs(((a_deg - b_deg + 540) % 360) - 180)

/** Sides this close to each other are one line of the roof, drawn by hand on a picture. */
const SAME_LINE_M = 0.3

type Side = { a: Point; b: Point; length_m: number /** True direction of the outward normal. */; faces_deg: number }

function outwards(outline: Outline, north_deg: number): readonly Side[] {
  const ways = Math.sign(signedArea(outline)) || 1
  return sidesOf(pointsOf(outline)).map(([a, b]) => ({
    a,
    b,
    length_m: lengthOf(a, b),
    faces_deg: turned(Math.atan2(ways * (b[1] - a[1]), -ways * (b[0] - a[0])) * DEG + north_deg),
  }))
}

/** The true azimuth the slope falls to, across its longest eave, to a tenth of a degree; null where no edge is an eave. */
export function azimuthFromEave(outline: Outline, edges: readonly EdgeKind[], north_deg: number): number | null {
  const eaves = outwards(outline, north_deg).filter((_, index) => edges[index] === 'eave')
  const longest = eaves.reduce<Side | null>(
    (best, side) => (best && best.length_m >= side.length_m ? best : side),
    null,
  )
  return longest && (Math.round(longest.faces_deg * 10) % 3600) / 10
}

/**
 * Classifies edges by their direction on the slope: across it below an eave, above a ridge; along it a rake; diagonal
 * ones a hip if the plane narrows upwards, a valley if it widens. Without an azimuth one of the longest edges is the
 * eave, of several the one that faces south.
 */
export function guessEdges(outline: Outline, azimuth_deg: number | null, north_deg: number): EdgeKind[] {
  const sides = outwards(outline, north_deg)
  const longest = Math.max(...sides.map(side => side.length_m))
  const sunny = sides
    .filter(side => side.length_m >= longest * AS_LONG)
    .sort((a, b) => apart(a.faces_deg, 180) - apart(b.faces_deg, 180))[0]
  const falls_deg = azimuth_deg ?? sunny?.faces_deg ?? 180
  return sides.map(({ faces_deg }) => {
    const off_deg = apart(faces_deg, falls_deg)
    if (off_deg <= 30) return 'eave'
    if (off_deg >= 150) return 'ridge'
    if (off_deg < 75) return 'valley'
    return off_deg > 105 ? 'hip' : 'rake'
  })
}

/**
 * The edges once the slope falls to another azimuth. They keep their names while the side it falls across is an eave already, so
 * that a corrected azimuth costs no edge named by hand; otherwise all are named again.
 */
export function edgesFalling(
  outline: Outline,
  edges: readonly EdgeKind[],
  azimuth_deg: number,
  north_deg: number,
): EdgeKind[] {
  const sides = outwards(outline, north_deg).map((side, index) => ({ ...side, index }))
  const [lowest] = sides.sort((a, b) => apart(a.faces_deg, azimuth_deg) - apart(b.faces_deg, azimuth_deg))
  if (!lowest || edges[lowest.index] === 'eave') return [...edges]
  // A roof that falls at a slant to its walls still has its eave along one of them.
  const falls_deg = apart(lowest.faces_deg, azimuth_deg) <= 45 ? lowest.faces_deg : azimuth_deg
  return guessEdges(outline, falls_deg, north_deg)
}

/** The plane on whose ridge this outline was drawn, and where the other half of that gable falls to. */
export function gableOf(
  outline: Outline,
  planes: readonly Plane[],
  north_deg: number,
): { plane: Plane; azimuth_deg: number } | null {
  const sides = outwards(outline, north_deg)
  for (const plane of planes.toReversed()) {
    const ridges = outwards(plane.points, north_deg).filter((_, index) => plane.edges[index] === 'ridge')
    for (const ridge of ridges)
      if (sides.some(side => isSameLine(ridge, side))) return { plane, azimuth_deg: ridge.faces_deg }
  }
  return null
}

/** The two face each other, and lie along each other for half of the shorter one at least. */
function isSameLine(one: Side, other: Side): boolean {
  if (apart(one.faces_deg, other.faces_deg) < 175 || one.length_m === 0) return false
  const [ux, uy] = [(one.b[0] - one.a[0]) / one.length_m, (one.b[1] - one.a[1]) / one.length_m]
  const along = ([x, y]: Point) => (x - one.a[0]) * ux + (y - one.a[1]) * uy
  const across = ([x, y]: Point) => Math.abs((y - one.a[1]) * ux - (x - one.a[0]) * uy)
  if (Math.max(across(other.a), across(other.b)) > SAME_LINE_M) return false
  // Either outline may run either way around.
  const from = Math.min(along(other.a), along(other.b))
  const to = Math.max(along(other.a), along(other.b))
  return Math.min(to, one.length_m) - Math.max(from, 0) >= Math.min(one.length_m, other.length_m) / 2
}

/** From its lowest corner to its highest, along the roof. */
export function slopeLength(plane: Parameters<typeof planeFrame>[0], north_deg: number): number {
  const heights = planeFrame(plane, north_deg).corners.map(([, v]) => v)
  return Math.max(...heights) - Math.min(...heights)
}
