// Outlines of buildings around a place, from polygons of a file: made simple, with as few corners as a drawing takes, the
// nearest building first. Used where files of footprints are read.
import { union } from 'polyclip-ts'
import { areaOf, contains, distanceToOutline, distanceToSegment, pointsOf, signedArea } from '../drawing/geometry.ts'
import type { Point } from '../drawing/plane-frame.ts'

/** The outer ring first, then its holes. */
export type Polygon = readonly (readonly Point[])[]
export type Footprint = {
  /** Counterclockwise. */
  points: readonly Point[]
  /** Courtyards. */
  holes: readonly (readonly Point[])[]
  area_m2: number
  /** From the place to the nearest wall; 0 inside. */
  distance_m: number
}

/** A roof smaller than this holds no panel. */
const LEAST_M2 = 4
const LEAST_HOLE_M2 = 0.5
const MOST_HOLES = 20
/** Corners that change an outline by less are left out: first those of no use, then more until a roof, or a plane, takes the rest. */
const SIMPLER = [
  { most: Number.POSITIVE_INFINITY, by_m: 0.02 },
  { most: 20, by_m: 0.15 },
  { most: 40, by_m: 0.5 },
] as const
const MOST_CORNERS = 40
/** No building: a county's border is around many addresses. A drawing is as wide at most. */
const MOST_WIDTH_M = 1_000
const MOST_IN_FILE = 2_000

/** In meters around the place. Polygons that aren't buildings, such as lines without area, are left out. */
export function footprintsOf(polygons: readonly Polygon[], place: Point): Footprint[] {
  const all = polygons
    .filter(isOfBuilding)
    .flatMap(simplePolygons)
    .flatMap(([outer = [], ...inner]): Footprint[] => {
      const points = simpler(outer)
      if (points.length < 3 || points.length > MOST_CORNERS || areaOf(points) < LEAST_M2) return []
      const holes = inner
        .map(simpler)
        .filter(one => one.length >= 3 && one.length <= MOST_CORNERS && areaOf(one) >= LEAST_HOLE_M2)
        .sort((a, b) => areaOf(b) - areaOf(a))
        .slice(0, MOST_HOLES)
      const area_m2 = areaOf(points) - holes.reduce((sum, hole) => sum + areaOf(hole), 0)
      return [{ points, holes, area_m2, distance_m: distanceToOutline(points, place) }]
    })
  // Of two around the place the smaller is the house; the larger may be its lot.
  return all.sort((a, b) => a.distance_m - b.distance_m || a.area_m2 - b.area_m2)
}

function isOfBuilding(polygon: Polygon): boolean {
  if (polygon.reduce((sum, { length }) => sum + length, 0) > MOST_IN_FILE) return false
  return ([0, 1] as const).every(k => {
    const values = polygon[0]?.map(point => point[k]) ?? []
    return Math.max(...values) - Math.min(...values) <= MOST_WIDTH_M
  })
}

/** Rings that cross themselves fall into several. */
function simplePolygons(polygon: Polygon): Polygon[] {
  const rings = polygon.filter(ring => ring.length >= 3)
  if (rings.length === 0) return []
  try {
    return union([rings.map(ring => ring.map(([x, y]): [number, number] => [x, y]))]).map(one =>
      one.map(ring => pointsOf(ring)),
    )
  } catch {
    return []
  }
}

function simpler(ring: readonly Point[]): Point[] {
  let points = open(ring)
  if (signedArea(points) < 0) points.reverse()
  for (const { most, by_m } of SIMPLER)
    if (most === Number.POSITIVE_INFINITY || points.length > most) points = without(points, by_m, most)
  return points
}

/** Without the last point that repeats the first. */
function open(ring: readonly Point[]): Point[] {
  const [first, last] = [ring[0], ring.at(-1)]
  return first && last && first[0] === last[0] && first[1] === last[1] ? ring.slice(0, -1) : [...ring]
}

/** The corner that matters least goes first, while it changes the outline by less than so much and there are too many. */
function without(ring: readonly Point[], by_m: number, most: number): Point[] {
  const points = [...ring]
  const enough = most === Number.POSITIVE_INFINITY ? 3 : most
  while (points.length > Math.max(3, enough)) {
    let least = by_m
    let at = -1
    points.forEach((point, index) => {
      const [before, after] = [points.at(index - 1), points[(index + 1) % points.length]]
      const far = before && after ? distanceToSegment(point, before, after) : least
      if (far >= least) return
      least = far
      at = index
    })
    if (at < 0) break
    points.splice(at, 1)
  }
  return points
}

/** Rings of one shape, in any order and direction: one within another is a hole of it, one within a hole is outer again. */
export function polygonsOfRings(rings: readonly (readonly Point[])[]): Polygon[] {
  const sized = rings.filter(({ length }) => length >= 3).map(ring => ({ ring, area_m2: areaOf(ring) }))
  const around = sized.map(({ ring, area_m2 }) =>
    sized.filter(other => other.ring !== ring && other.area_m2 > area_m2 && isWithin(ring, other.ring)),
  )
  const depth = (index: number) => around[index]?.length ?? 0
  return sized.flatMap(({ ring }, index) => {
    if (depth(index) % 2 === 1) return []
    const own = sized.filter((_, at) => depth(at) === depth(index) + 1 && around[at]?.some(one => one.ring === ring))
    return [[ring, ...own.map(hole => hole.ring)]]
  })
}

const isWithin = (ring: readonly Point[], other: readonly Point[]) =>
  ring.filter(point => contains(other, point)).length > ring.length / 2
