// A house's roof as its measured points show it: planes with outlines, heights, pitches and how far the points are from them,
// what rises from them, and the trees around. The parser process calls it, and it asks for nothing but points.
import type { Schemas } from '#sdk/types.ts'
import { DEG } from '../../lib/angles.ts'
import { areaOf, contains } from '../drawing/geometry.ts'
import type { Point } from '../drawing/plane-frame.ts'
import { buildingsOf, distanceTo, grainOf, roofsAmong, smoothAmong, squared } from './buildings.ts'
import { type Cloud, pick, quantile, rangeOf, sizeOf } from './cloud.ts'
import { edgeKindOf } from './edge-kinds.ts'
import { findGround, type Ground } from './ground.ts'
import { growSurfaces, type Patch } from './grow-surfaces.ts'
import { findObstructions, type MeasuredObstruction } from './obstructions.ts'
import { heightAt, isWide, outlinesOf } from './outline.ts'
import { heightOn, tilted } from './surface-fit.ts'
import { findTrees, type MeasuredTree } from './trees.ts'

export type MeasuredPlane = {
  /** 1 is the house; others are its neighbors, nearest first. */
  building: number
  /** Meters east and north of the place, counter-clockwise. */
  points: Point[]
  edges: Schemas['EdgeKind'][]
  pitch_deg: number
  /** From true north, downhill. */
  azimuth_deg: number
  /** Above the ground around the house. */
  eave_height_m: number
  top_height_m: number
  /** Seen from above. */
  area_m2: number
  /** How far its points are from it, across the surface: two of three, and 19 of 20, are nearer. */
  residual_m: number
  residual_p95_m: number
  point_count: number
}
export type RoofProposal = {
  planes: MeasuredPlane[]
  obstructions: MeasuredObstruction[]
  trees: MeasuredTree[]
  /** In the survey's heights. */
  ground_m: number
  points_per_m2: number
}

const LEAST_AREA_M2 = 3
const CANDIDATES_ABOVE_M = 1.4
/** Denser points only take longer. */
const DENSEST_PER_M2 = 30

export function proposeRoof(cloud: Cloud, place: Point): RoofProposal {
  const ground = findGround(cloud)
  const high = pick(cloud, thinned(cloud, ground))
  const { patches, spacing_m, share } = growSurfaces(high)
  // Points at an eave that a gutter or a hedge took come back to the roof.
  const found = smoothAmong(
    share(share(roofsAmong(high, ground, patches).filter(patch => isWide(high, patch, spacing_m)))),
  )
  const numbers = buildingsOf(high, found)
  const order = [...new Set(numbers)]
    .map(number => {
      const own = found.filter((_, i) => numbers[i] === number)
      return { number, far: Math.min(...own.map(roof => distanceTo(high, roof, place))) }
    })
    .sort((a, b) => a.far - b.far || a.number - b.number)
  const planes: MeasuredPlane[] = []
  let ground_m = ground.heightAt(...place)
  for (const [index, { number }] of order.entries()) {
    const own = found.filter((_, i) => numbers[i] === number)
    const grain_deg = grainOf(high, own, found)
    const roofs = squared(high, own, grain_deg)
    const outlines = outlinesOf(high, roofs, spacing_m, grain_deg)
    const outlined = roofs.flatMap((roof, i) => {
      const sides = outlines[i]?.sides ?? []
      const points = sides.map(({ from }) => from)
      return points.length >= 3 && areaOf(points) >= LEAST_AREA_M2 ? [{ roof, sides, points }] : []
    })
    const level = groundAround(
      ground,
      outlined.map(({ points }) => points),
    )
    if (index === 0) ground_m = level
    for (const { roof, sides, points } of outlined) {
      const edges = sides.map(({ line, from }, i) =>
        edgeKindOf(roofs, roof, line, from, points[(i + 1) % points.length] ?? from),
      )
      planes.push(measured(high, roof, points, edges, index + 1, level))
    }
  }
  return {
    planes,
    obstructions: findObstructions(cloud, planes, ground_m),
    trees: findTrees(cloud, ground, planes),
    ground_m,
    points_per_m2: densityOf(
      cloud,
      planes.filter(({ building }) => building === 1),
    ),
  }
}

/** Of all points over these planes. */
function densityOf({ x, y }: Cloud, planes: readonly MeasuredPlane[]): number {
  const boxes = planes.map(
    ({ points }) => [rangeOf(points.map(([px]) => px)), rangeOf(points.map(([, py]) => py))] as const,
  )
  let over = 0
  for (let i = 0; i < x.length; i++) {
    const spot: Point = [x[i] ?? 0, y[i] ?? 0]
    const on = planes.some(({ points }, k) => {
      const [across, along] = boxes[k] ?? [
        [0, 0],
        [0, 0],
      ]
      if (spot[0] < across[0] || spot[0] > across[1] || spot[1] < along[0] || spot[1] > along[1]) return false
      return contains(points, spot)
    })
    if (on) over++
  }
  return (
    over /
    Math.max(
      1,
      planes.reduce((sum, { area_m2 }) => sum + area_m2, 0),
    )
  )
}

/** Points above the ground, at most so many a square meter: in a fixed order, so that the same are kept each time. */
function thinned(cloud: Cloud, ground: Ground): number[] {
  const seen = new Map<number, number>()
  const most = Math.ceil(DENSEST_PER_M2 / 4)
  const kept: number[] = []
  for (let i = 0; i < sizeOf(cloud); i++) {
    const [x, y, z] = [cloud.x[i] ?? 0, cloud.y[i] ?? 0, cloud.z[i] ?? 0]
    if (z - ground.heightAt(x, y) < CANDIDATES_ABOVE_M) continue
    // Half a meter in plan, by half a meter of height, so that branches don't displace the roof below.
    const key = (Math.floor(x * 2) * 4_001 + Math.floor(y * 2)) * 401 + Math.floor(z * 2)
    const count = seen.get(key) ?? 0
    if (count >= most) continue
    seen.set(key, count + 1)
    kept.push(i)
  }
  return kept
}

function measured(
  cloud: Cloud,
  roof: Patch,
  points: Point[],
  edges: Schemas['EdgeKind'][],
  building: number,
  ground_m: number,
): MeasuredPlane {
  const { surface } = roof
  const heights = points.map(point => heightAt(roof, point) - ground_m)
  const off = roof.points.map(
    i => Math.abs((cloud.z[i] ?? 0) - heightOn(surface, cloud.x[i] ?? 0, cloud.y[i] ?? 0)) * tilted(surface),
  )
  return {
    building,
    points,
    edges,
    pitch_deg: Math.atan(Math.hypot(surface.a, surface.b)) * DEG,
    azimuth_deg: (Math.atan2(-surface.a, -surface.b) * DEG + 360) % 360,
    eave_height_m: Math.min(...heights),
    top_height_m: Math.max(...heights),
    area_m2: areaOf(points),
    residual_m: roof.rms_m,
    residual_p95_m: quantile(off, 0.95),
    point_count: roof.points.length,
  }
}

/** The middle of what the ground is 1 to 4 m around the outlines. */
function groundAround(ground: Ground, outlines: readonly Point[][]): number {
  const heights: number[] = []
  for (const outline of outlines)
    outline.forEach((from, i) => {
      const to = outline[(i + 1) % outline.length] ?? from
      const length = Math.hypot(to[0] - from[0], to[1] - from[1])
      for (let along = 0; along < length; along += 1)
        for (const out of [1.5, 2.5, 3.5]) {
          const t = along / length
          const spot: Point = [
            from[0] + t * (to[0] - from[0]) + (out * (to[1] - from[1])) / length,
            from[1] + t * (to[1] - from[1]) - (out * (to[0] - from[0])) / length,
          ]
          if (!outlines.some(one => contains(one, spot))) heights.push(ground.heightAt(...spot))
        }
    })
  return quantile(heights, 0.5)
}
