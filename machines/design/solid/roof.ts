// A roof as one solid: from its footprint, kind, pitch and dormers to the planes it has, with their edges, slopes and heights.
// Used by the designer after each edit of a roof, and to check that saved planes agree with their roof.
import type { Schemas } from '#sdk/types.ts'
import { DEG, RAD } from '../../lib/angles.ts'
import { contains, crossesItself, lengthOf, outlinesMeet, sidesOf } from '../drawing/geometry.ts'
import type { Point } from '../drawing/plane-frame.ts'
import { buildDormer } from './dormer.ts'
import { type EdgeName, type Face, facesOver, planeOf } from './faces.ts'
import type { Slope } from './skeleton.ts'
import { words } from './words.ts'

type Roof = Schemas['DrawnRoof']
/** What follows from the roof; the rest of a plane is its own. */
export type Surface = Pick<
  Schemas['DrawnPlane'],
  'id' | 'points' | 'edges' | 'tilt_deg' | 'azimuth_deg' | 'eave_height_m'
> & { holes: number[][][] }
type Solid = { readonly surfaces: readonly Surface[] } | { readonly fault: string }

/** Flatter is a flat roof. */
const LEAST_PITCH_DEG = 1
/** How far up its way to the ridge the end of a Dutch gable turns into a gable. */
const DUTCH_SHARE = 0.6

/** A sentence if this roof can't be built. */
export function solidOf(roof: Roof, north_deg: number): Solid {
  const outline = roof.points.map(([x = 0, y = 0]): Point => [x, y])
  if (crossesItself(outline)) return { fault: words.footprint_crosses }
  if (roof.kind !== 'flat' && roof.pitch_deg < LEAST_PITCH_DEG) return { fault: words.pitch_too_low }
  if (roof.kind === 'saltbox' && roof.back_pitch_deg < LEAST_PITCH_DEG) return { fault: words.pitch_too_low }
  const faces = facesOf(roof, outline)
  if (typeof faces === 'string') return { fault: faces }
  const mains = faces.map(face => ({ face, holes: [] as Point[][] }))
  const dormers: Surface[] = []
  const taken: (readonly Point[])[] = []
  for (const dormer of roof.dormers) {
    const host = mains.find(({ face }) => contains(face.points, [dormer.x_m, dormer.y_m]))
    if (!host || host.face.pitch_deg < LEAST_PITCH_DEG) return { fault: words.dormer_off_roof }
    const { points, up, pitch_deg } = host.face
    const built = buildDormer(dormer, { corners: points, up, pitch_deg, heightAt: host.face.heightAt })
    if (typeof built === 'string') return { fault: built }
    if (taken.some(one => outlinesMeet(one, built.hole))) return { fault: words.dormers_meet }
    taken.push(built.hole)
    host.holes.push([...built.hole])
    for (const { key, falls, ...part } of built.parts)
      dormers.push({
        id: `${dormer.id}-${key.slice(0, 1)}`,
        points: part.points.map(rounded),
        edges: [...part.edges],
        holes: [],
        tilt_deg: part.pitch_deg,
        azimuth_deg: azimuthOf(falls, north_deg),
        eave_height_m: metres(part.eave_height_m),
      })
  }
  const surfaces = mains.map(({ face, holes }): Surface => {
    const { key, points, edges, up, pitch_deg, heightAt } = face
    return {
      id: `${roof.id}-${key}`,
      points: points.map(rounded),
      edges: [...edges],
      holes: holes.map(hole => hole.map(rounded)),
      tilt_deg: Math.round(pitch_deg * 1e4) / 1e4,
      azimuth_deg: azimuthOf([-up[0], -up[1]], north_deg),
      eave_height_m: metres(Math.min(...points.map(heightAt))),
    }
  })
  return { surfaces: [...surfaces, ...dormers] }
}

type Main = {
  key: string
  points: readonly Point[]
  edges: readonly EdgeName[]
  up: Point
  pitch_deg: number
  /** Above the ground. */
  heightAt(point: Point): number
}

function facesOf(roof: Roof, outline: readonly Point[]): Main[] | string {
  const { kind, eave_height_m } = roof
  const side = roof.side % outline.length
  if (kind === 'flat' || kind === 'shed') return [oneSurface(roof, outline, side)]
  const run = 1 / Math.tan(roof.pitch_deg * RAD)
  const sloped = outline.map((): Slope => ({ run }))
  const hip = facesOver(outline, sloped)
  if (!hip) return words.roof_not_found
  const slopes = kind === 'hip' ? sloped : slopesOf(roof, outline, side, hip, run)
  const faces = kind === 'hip' ? hip : facesOver(outline, slopes)
  if (!faces) return words.roof_not_found
  const seen = new Map<number, number>()
  return faces.map(face => {
    const count = (seen.get(face.side) ?? 0) + 1
    seen.set(face.side, count)
    const own = slopes[face.side]?.run ?? run
    const above = planeOf(outline, face.side, own)
    return {
      key: `${face.side}${count > 1 ? 'bcdefgh'[count - 2] : ''}`,
      points: face.corners.map(([x, y]): Point => [x, y]),
      edges: face.edges,
      up: inward(outline, face.side),
      pitch_deg: Math.atan(1 / own) * DEG,
      heightAt: point => eave_height_m + above(point),
    }
  })
}

/** The ends of a gable are where a hip roof has a triangle; of four sides those next to the eave. */
function slopesOf(roof: Roof, outline: readonly Point[], side: number, hip: readonly Face[], run: number): Slope[] {
  const n = outline.length
  const isTriangle = (one: number) => hip.find(face => face.side === one)?.corners.length === 3
  const lengths = sidesOf(outline).map(([a, b]) => lengthOf(a, b))
  const ends = new Set<number>()
  const wished = n === 4 ? [(side + 1) % n, (side + 3) % n] : [...lengths.keys()].filter(isTriangle)
  for (const one of wished.sort((a, b) => (lengths[a] ?? 0) - (lengths[b] ?? 0)))
    if (one !== side && !ends.has((one + 1) % n) && !ends.has((one + n - 1) % n)) ends.add(one)
  const back = 1 / Math.tan(roof.back_pitch_deg * RAD)
  const [fx, fy] = inward(outline, side)
  return outline.map((_, index): Slope => {
    const [ux, uy] = inward(outline, index)
    if (ends.has(index)) {
      if (roof.kind !== 'dutch_gable') return { run: 0 }
      const apex = Math.max(...(hip.find(face => face.side === index)?.corners.map(([, , z]) => z) ?? [0]))
      return { run, until: apex * DUTCH_SHARE }
    }
    return { run: roof.kind === 'saltbox' && ux * fx + uy * fy < -0.7 ? back : run }
  })
}

/** A shed falls to its side; a flat roof is level. */
function oneSurface({ kind, pitch_deg, eave_height_m }: Roof, outline: readonly Point[], side: number): Main {
  const tilt_deg = kind === 'flat' ? 0 : pitch_deg
  const up = inward(outline, side)
  const across = ([x, y]: Point) => x * up[0] + y * up[1]
  const lowest = Math.min(...outline.map(across))
  const heightAt = (point: Point) => eave_height_m + (across(point) - lowest) * Math.tan(tilt_deg * RAD)
  const edges = outline.map((_, index): EdgeName => {
    const [ux, uy] = inward(outline, index)
    const faces = ux * up[0] + uy * up[1]
    if (kind === 'flat' || faces > 0.85) return 'eave'
    return faces < -0.85 ? 'ridge' : 'rake'
  })
  return { key: `${side}`, points: outline, edges, up, pitch_deg: tilt_deg, heightAt }
}

function inward(outline: readonly Point[], side: number): Point {
  const [a = [0, 0], b = [1, 0]] = [outline[side], outline[(side + 1) % outline.length]]
  const length = lengthOf(a, b) || 1
  return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
}

/** The side that makes the best eave: the longest, of nearly equal ones the southern. */
export function eaveSide(points: readonly Point[], north_deg: number): number {
  const sides = sidesOf(points).map(([a, b], index) => ({ index, length_m: lengthOf(a, b) }))
  const longest = Math.max(...sides.map(({ length_m }) => length_m))
  const south = (index: number) => {
    const [ux, uy] = inward(points, index)
    return Math.cos((azimuthOf([-ux, -uy], north_deg) - 180) * RAD)
  }
  const best = sides.filter(({ length_m }) => length_m >= longest * 0.9).sort((a, b) => south(b.index) - south(a.index))
  return best[0]?.index ?? 0
}

const azimuthOf = ([x, y]: Point, north_deg: number) => {
  const turned = (((Math.atan2(x, y) * DEG + north_deg) % 360) + 360) % 360
  return (Math.round(turned * 1000) / 1000) % 360
}

const metres = (value: number) => Math.round(value * 1e5) / 1e5
const rounded = ([x, y]: Point) => [metres(x), metres(y)]
