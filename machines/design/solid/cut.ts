// Cuts overlapping roof planes so that each place has one surface, the upper one. Loaded when someone asks for a cut: the
// polygon clipping it needs is large for a browser.
import { difference, type Geom, intersection } from 'polyclip-ts'
import type { Schemas } from '#sdk/types.ts'
import { areaOf, contains, distanceToSegment, lengthOf, pointsOf, shapeArea, sidesOf } from '../drawing/geometry.ts'
import { type Point, planeFrame } from '../drawing/plane-frame.ts'
import { boundsOf, overlapsOf, positivePart, sharedArea } from './overlap.ts'

type Plane = Schemas['DrawnPlane']
type Region = Exclude<ReturnType<typeof intersection>, undefined>
type Height = (point: Point) => number

/** Surfaces this near to each other are one surface. */
const SAME_M = 0.05
/** A remainder smaller than this carries no panel and is a slip of the hand. */
const LEAST_M2 = 0.5
const CORNER_M = 0.005
const MOST_POINTS = 40
const MOST_HOLES = 20

/**
 * A plane that lies within another is a dormer: it is raised until no part of it is below, and the other gets a hole. Other
 * planes are cut where they cross, in a valley. Of two in one surface the later is cut. `newId` names further pieces.
 */
export function cutPlanes(planes: readonly Plane[], north_deg: number, newId: () => string): Plane[] {
  let all = [...planes]
  for (const { one, other } of overlapsOf(planes)) {
    const [a, b] = [all.filter(isPieceOf(one)), all.filter(isPieceOf(other))]
    for (const first of a)
      for (const second of b) {
        const now = [first, second].map(({ id }) => all.find(plane => plane.id === id))
        if (now[0] && now[1]) all = withPair(all, now[0], now[1], north_deg, newId)
      }
  }
  return all
}

/** Later pieces of a plane begin with its name. */
const isPieceOf =
  ({ id, name, azimuth_deg, tilt_deg }: Plane) =>
  (plane: Plane) =>
    plane.id === id ||
    (plane.azimuth_deg === azimuth_deg && plane.tilt_deg === tilt_deg && plane.name.startsWith(`${name} `))

function withPair(all: Plane[], one: Plane, other: Plane, north_deg: number, newId: () => string): Plane[] {
  const both = intersection(regionOf(one), regionOf(other))
  if (both.length === 0) return all
  const [small, large] = shapeArea(one) < shapeArea(other) ? [one, other] : [other, one]
  const is_dormer = sharedArea(one, other) > 0.9 * shapeArea(small) && shapeArea(small) < 0.8 * shapeArea(large)
  if (is_dormer) {
    const low = lowest(both, small, large, north_deg)
    const raised = low < 0 ? { ...small, eave_height_m: rounded(small.eave_height_m - low) } : small
    return replaced(all, [
      [small, [raised]],
      [large, piecesOf(large, both, [raised], north_deg, all, newId)],
    ])
  }
  const [a, b] = [heightsOf(one, north_deg), heightsOf(other, north_deg)]
  const above = (point: Point) => b(point) - a(point)
  const flush = corners(both).every(point => Math.abs(above(point)) < SAME_M)
  const upper = flush ? [] : partWhere(both, above)
  const lower = flush ? both : partWhere(both, point => -above(point))
  return replaced(all, [
    [one, upper.length > 0 ? piecesOf(one, upper, [other], north_deg, all, newId) : [one]],
    [other, lower.length > 0 ? piecesOf(other, lower, [one], north_deg, all, newId) : [other]],
  ])
}

const replaced = (all: readonly Plane[], changes: readonly (readonly [Plane, readonly Plane[]])[]): Plane[] =>
  all.flatMap(plane => {
    const change = changes.find(([before]) => before.id === plane.id)
    return change ? [...change[1]] : [plane]
  })

const ringOf = (outline: readonly (readonly number[])[]): [number, number][] =>
  pointsOf(outline).map(([x, y]) => [x, y])
const regionOf = ({ points, holes = [] }: Plane): Geom => [ringOf(points), ...holes.map(ringOf)]
const corners = (region: Region): Point[] => region.flat(2)

function heightsOf(plane: Plane, north_deg: number): Height {
  const frame = planeFrame(plane, north_deg)
  return point => frame.heightAt(frame.toSurface(point))
}

function lowest(both: Region, small: Plane, large: Plane, north_deg: number): number {
  const [upper, under] = [heightsOf(small, north_deg), heightsOf(large, north_deg)]
  return Math.min(...corners(both).map(point => upper(point) - under(point)))
}

/** The part of a region where a linear measure is positive. */
function partWhere(region: Region, measure: Height): Region {
  const { left, right, bottom, top } = boundsOf(corners(region))
  const box: Point[] = [
    [left - 1, bottom - 1],
    [right + 1, bottom - 1],
    [right + 1, top + 1],
    [left - 1, top + 1],
  ]
  const half = positivePart(box, measure)
  return half.length < 3 ? [] : intersection(region, [ringOf(half)])
}

/** What is left of a plane, the largest piece first. It keeps the plane's id and name. */
function piecesOf(
  plane: Plane,
  taken: Region,
  by: readonly Plane[],
  north_deg: number,
  all: readonly Plane[],
  newId: () => string,
): Plane[] {
  const heightAt = heightsOf(plane, north_deg)
  const others = by.map(one => heightsOf(one, north_deg))
  const { toPlan } = planeFrame(plane, north_deg)
  const pieces = difference(regionOf(plane), taken)
    .map(([outline = [], ...holes]) => ({
      points: cleaned(outline),
      holes: holes.map(cleaned).filter(hole => hole.length >= 3 && areaOf(hole) > 0.01),
    }))
    .filter(({ points, holes }) => points.length >= 3 && shapeArea({ points, holes }) >= LEAST_M2)
    .filter(({ points, holes }) => points.length <= MOST_POINTS && holes.length <= MOST_HOLES)
    .sort((a, b) => areaOf(b.points) - areaOf(a.points))
  const names = new Set(all.map(({ name }) => name))
  return pieces.map(({ points, holes }, index) => ({
    ...plane,
    ...(index > 0 ? { id: newId(), name: freeName(plane.name, names) } : {}),
    points,
    edges: sidesOf(pointsOf(points)).map(side => kindOf(plane, side, heightAt, others)),
    holes,
    eave_height_m: rounded(Math.min(...pointsOf(points).map(heightAt))),
    modules: plane.modules.filter(({ u_m, v_m }) => {
      const place = toPlan([u_m, v_m])
      return contains(points, place) && !holes.some(hole => contains(hole, place))
    }),
  }))
}

/** A side that was there keeps its kind; a new one is a valley where the surfaces meet, and a wall where one rises above. */
function kindOf(
  plane: Plane,
  [a, b]: readonly [Point, Point],
  heightAt: Height,
  others: readonly Height[],
): Schemas['EdgeKind'] {
  const before = sidesOf(pointsOf(plane.points)).findIndex(([p, q]) =>
    [a, b].every(point => distanceToSegment(point, p, q) < 0.02),
  )
  const kind = plane.edges[before]
  if (kind) return kind
  const meets = [a, b].every(point => others.some(other => Math.abs(other(point) - heightAt(point)) < SAME_M))
  return meets ? 'valley' : 'wall'
}

function freeName(name: string, taken: Set<string>): string {
  for (let count = 2; ; count++) {
    const next = `${name.slice(0, 56)} ${count}`
    if (taken.has(next)) continue
    taken.add(next)
    return next
  }
}

/** Without the repeated end, double corners and corners on a straight side. */
function cleaned(ring: readonly (readonly number[])[]): number[][] {
  const round = pointsOf(ring).map(([x, y]): Point => [rounded(x), rounded(y)])
  const distinct = round.filter((point, index) => lengthOf(point, round.at(index - 1) ?? point) > CORNER_M)
  const bent = distinct.filter((point, index) => {
    const before = distinct.at(index - 1) ?? point
    const after = distinct[(index + 1) % distinct.length] ?? point
    return distanceToSegment(point, before, after) > CORNER_M / 2
  })
  return bent.map(([x, y]) => [x, y])
}

const rounded = (metres: number) => Math.round(metres * 1e5) / 1e5
