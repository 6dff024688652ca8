// How well proposed planes fit the true ones.
import { areaOf, distanceToSegment, sidesOf } from '#machines/design/drawing/geometry.ts'
import type { MeasuredPlane } from '#machines/design/points/propose-roof.ts'
import { type TruePlane, within } from './houses.ts'

type Fit = {
  plane: TruePlane
  area_m2: number
  found: MeasuredPlane | undefined
  pitch: number
  azimuth: number
  edges: number[]
}

export function compare(truth: readonly TruePlane[], found: readonly MeasuredPlane[]) {
  const fits = truth.map((plane): Fit => {
    const spots = spotsIn(plane.points)
    const shares = found.map(({ points }) => spots.filter(spot => within(points.map(pair), spot)).length / spots.length)
    const best = shares.indexOf(Math.max(0, ...shares))
    const one = (shares[best] ?? 0) > 0.5 ? found[best] : undefined
    const turn = one ? Math.abs(((one.azimuth_deg - plane.azimuth_deg + 540) % 360) - 180) : 0
    return {
      plane,
      area_m2: areaOf(plane.points),
      found: one,
      pitch: one ? Math.abs(one.pitch_deg - plane.pitch_deg) : 0,
      azimuth: plane.pitch_deg < 2 ? 0 : turn,
      edges: one ? sidesOf(plane.points).map(side => distanceOf(side, one)) : [],
    }
  })
  const invented = found.filter(one => {
    const spots = spotsIn(one.points.map(pair))
    const seen = spots.filter(spot => truth.some(({ points }) => within(points, spot)))
    return one.area_m2 > 4 && seen.length < 0.6 * spots.length
  })
  return { fits, invented }
}

const pair = ([x, y]: readonly [number, number]): [number, number] => [x, y]

function spotsIn(outline: readonly [number, number][]): [number, number][] {
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const spots: [number, number][] = []
  for (let x = Math.min(...xs); x < Math.max(...xs); x += 0.3)
    for (let y = Math.min(...ys); y < Math.max(...ys); y += 0.3) if (within(outline, [x, y])) spots.push([x, y])
  return spots
}

/** Mean distance of a true side to the proposed outline, without its ends. */
function distanceOf([a, b]: ReturnType<typeof sidesOf>[number], { points }: MeasuredPlane): number {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  if (length < 1) return 0
  const sides = sidesOf(points)
  let sum = 0
  let count = 0
  for (let along = 0.3; along < length - 0.3; along += 0.2) {
    const t = along / length
    const spot = [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])] as const
    sum += Math.min(...sides.map(([p, q]) => distanceToSegment(spot, p, q)))
    count++
  }
  return sum / count
}
