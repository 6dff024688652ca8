// The faces of one roof with their shared edges: over its footprint by the straight skeleton, or in one surface.
import { areaOf, crossesItself } from '../drawing/geometry.ts'
import type { Point } from '../drawing/plane-frame.ts'
import { type Arc, type Corner, type Slope, skeletonArcs } from './skeleton.ts'

export type EdgeName = 'eave' | 'ridge' | 'hip' | 'valley' | 'rake' | 'wall'
export type Face = {
  /** The side of the footprint it rises from. */
  readonly side: number
  /** Counterclockwise from above; heights above the eave. */
  readonly corners: readonly Corner[]
  /** Each from its corner to the next. */
  readonly edges: readonly EdgeName[]
}

/** Corners this near are one. */
const NODE_M = 0.002
const LEVEL_M = 0.005

/** Null where no roof is found: the outline crosses itself, or sides in one line have different slopes. */
export function facesOver(outline: readonly Point[], slopes: readonly Slope[]): Face[] | null {
  if (crossesItself(outline)) return null
  for (let attempt = 0; attempt < 6; attempt++) {
    // Events at one moment in several places may need to be separated: by less than a drawing remembers.
    const arcs = skeletonArcs(attempt === 0 ? outline : shaken(outline, attempt), slopes)
    const faces = arcs && facesOf(arcs, outline, slopes)
    if (faces && covers(faces, outline)) return faces
  }
  return null
}

const shaken = (outline: readonly Point[], attempt: number) =>
  outline.map(
    ([x, y], index): Point => [
      x + 2e-6 * attempt * Math.sin(12.9898 * (index + 1) * attempt),
      y + 2e-6 * attempt * Math.sin(78.233 * (index + 1) * attempt),
    ],
  )

/** Once, and nothing beyond. */
function covers(faces: readonly Face[], outline: readonly Point[]): boolean {
  const covered = faces.reduce((sum, { corners }) => sum + areaOf(corners), 0)
  const area = areaOf(outline)
  return Math.abs(covered - area) < 1e-3 * Math.max(1, area) && faces.every(({ corners }) => !crossesItself(corners))
}

type Side = { a: number; b: number; of: readonly number[] }

function facesOf(arcs: readonly Arc[], outline: readonly Point[], slopes: readonly Slope[]): Face[] | null {
  const nodes: Corner[] = []
  const nodeOf = (corner: Corner) => {
    const found = nodes.findIndex(([x, y]) => Math.hypot(x - corner[0], y - corner[1]) < NODE_M)
    return found >= 0 ? found : nodes.push(corner) - 1
  }
  const sides = arcs.map(({ from, to, of }): Side => ({ a: nodeOf(from), b: nodeOf(to), of }))
  const faces: { side: number; ring: number[] }[] = []
  const alike = groupsOf(sides, outline, slopes)
  for (const [side, slope] of slopes.entries()) {
    if (slope.run === 0 || alike[side] !== side) continue
    const own = (of: readonly number[]) => of.filter(one => alike[one] === side)
    // What has the same plane on both sides is no edge; what was passed twice is none either.
    const left = new Map<string, Side>()
    for (const one of sides) {
      if (one.a === one.b || own(one.of).length !== 1) continue
      const key = `${Math.min(one.a, one.b)}-${Math.max(one.a, one.b)}`
      if (left.has(key)) left.delete(key)
      else left.set(key, one)
    }
    const rings = ringsOf([...left.values()])
    if (!rings) return null
    for (const ring of rings) faces.push({ side, ring })
  }
  return named(faces, nodes, outline, slopes)
}

/** Sides in one line that rise alike have one face where they meet: each side's group is named by one of its sides. */
function groupsOf(sides: readonly Side[], outline: readonly Point[], slopes: readonly Slope[]): number[] {
  const group = outline.map((_, index) => index)
  for (const { a, b, of } of sides) {
    const [one = -1, other = -1] = of
    if (a === b || !rises(one, other, outline, slopes)) continue
    const [into = 0, from = 0] = [group[one], group[other]].sort((p = 0, q = 0) => p - q)
    for (const [index, name] of group.entries()) if (name === from) group[index] = into
  }
  return group
}

function rises(one: number, other: number, outline: readonly Point[], slopes: readonly Slope[]): boolean {
  const [slope, second] = [slopes[one], slopes[other]]
  if (!slope || !second || slope.run !== second.run || slope.until !== undefined || second.until !== undefined)
    return false
  const [p, q] = [one, other].map(index => planeOf(outline, index, 1))
  // Two planes alike at three points that are on no line.
  const places: Point[] = [
    [0, 0],
    [20, 0],
    [0, 20],
  ]
  return places.every(place => Math.abs((p?.(place) ?? 0) - (q?.(place) ?? 1)) < NODE_M)
}

/** Closed ways along the sides; null where one ends. */
function ringsOf(sides: readonly Side[]): number[][] | null {
  const rest = new Set(sides)
  const rings: number[][] = []
  for (const first of sides) {
    if (!rest.delete(first)) continue
    const ring = [first.a]
    let at = first.b
    while (at !== first.a) {
      ring.push(at)
      const next = [...rest].find(({ a, b }) => a === at || b === at)
      if (!next) return null
      rest.delete(next)
      at = next.a === at ? next.b : next.a
    }
    if (ring.length >= 3) rings.push(ring)
  }
  return rings
}

function named(
  rings: readonly { side: number; ring: number[] }[],
  nodes: readonly Corner[],
  outline: readonly Point[],
  slopes: readonly Slope[],
): Face[] {
  const corner = (node: number): Corner => nodes[node] ?? [0, 0, 0]
  const faces = rings.map(({ side, ring }) => {
    const area = signed(ring.map(corner))
    return { side, ring: area < 0 ? ring.toReversed() : ring, plane: planeOf(outline, side, slopes[side]?.run ?? 1) }
  })
  return faces.map(({ side, ring, plane }, index) => {
    // Heights by the plane itself, so that a corner is on it to the last digit.
    const corners = ring.map((node): Corner => [corner(node)[0], corner(node)[1], plane(corner(node))])
    const edges = ring.map((a, k): EdgeName => {
      const b = ring[(k + 1) % ring.length] ?? a
      const [p, q] = [corner(a), corner(b)]
      const [pz, qz] = [plane(p), plane(q)]
      const level = Math.abs(pz - qz) < LEVEL_M
      const other = faces.find((one, place) => {
        if (place === index) return false
        const from = one.ring.indexOf(b)
        return from >= 0 && one.ring[(from + 1) % one.ring.length] === a
      })
      if (!other) {
        if (!level) return 'rake'
        if (pz > LEVEL_M) return 'wall'
        return 'eave'
      }
      // Below both planes continued: a fold upwards. Tried a little within this face, where the other would be.
      const [mx, my] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
      const length = Math.hypot(q[0] - p[0], q[1] - p[1]) || 1
      const within: Point = [mx - ((q[1] - p[1]) / length) * 0.1, my + ((q[0] - p[0]) / length) * 0.1]
      if (other.plane(within) < plane(within)) return 'valley'
      return level ? 'ridge' : 'hip'
    })
    return straightened({ side, corners, edges })
  })
}

const signed = (corners: readonly Corner[]) =>
  corners.reduce((sum, [ax, ay], index) => {
    const [bx, by] = corners[(index + 1) % corners.length] ?? [ax, ay]
    return sum + ax * by - bx * ay
  }, 0)

/** Height above the eave, by the distance from the side it rises from. */
export function planeOf(outline: readonly Point[], side: number, run: number): (point: readonly number[]) => number {
  const [ax, ay] = outline[side] ?? [0, 0]
  const [bx, by] = outline[(side + 1) % outline.length] ?? [0, 0]
  const length = Math.hypot(bx - ax, by - ay) || 1
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length]
  return ([x = 0, y = 0]) => (nx * (x - ax) + ny * (y - ay)) / run
}

/** Corners within a straight edge of one kind are none. */
function straightened({ side, corners, edges }: Face): Face {
  const n = corners.length
  const keeps = corners.map((corner, index) => {
    const before = corners[(index + n - 1) % n] ?? corner
    const after = corners[(index + 1) % n] ?? corner
    if (edges[index] !== edges[(index + n - 1) % n]) return true
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]]
    const off = ((corner[0] - before[0]) * dy - (corner[1] - before[1]) * dx) / (Math.hypot(dx, dy) || 1)
    return Math.abs(off) > NODE_M
  })
  return {
    side,
    corners: corners.filter((_, index) => keeps[index]),
    edges: edges.filter((_, index) => keeps[index]),
  }
}
