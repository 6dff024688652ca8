// Classifies the edges of a roof plane, and derives the azimuth of a plane with a known eave.

import type { Schemas } from '#sdk/types.ts'
import { DEG } from '../../lib/angles.ts'
import { lengthOf, type Outline, pointsOf, sidesOf, signedArea } from './geometry.ts'

type EdgeKind = Schemas['EdgeKind']

/** Sides of nearly the same length are as good an eave as each other. */
const AS_LONG = 0.9

const turned = (angle_deg: number) => ((angle_deg % 360) + 360) % 360
const apart = (a_deg: number, b_deg: number) => Math.abs(((a_deg - b_deg + 540) % 360) - 180)

type Side = { length_m: number /** True direction of the outward normal. */; faces_deg: number }

function outwards(outline: Outline, north_deg: number): readonly Side[] {
  const ways = Math.sign(signedArea(outline)) || 1
  return sidesOf(pointsOf(outline)).map(([a, b]) => ({
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
