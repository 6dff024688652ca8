// Snaps a point to a nearby corner, edge, right angle or parallel. Alt disables it.
import type { Point } from '../drawing-types.ts'

export type Guide = { kind: 'corner' | 'edge' | 'angle'; from: Point; to: Point }
export type Snapped = { point: Point; guides: readonly Guide[] }
type Surroundings = {
  corners: readonly Point[]
  edges: readonly (readonly [Point, Point])[]
  /** Start of the line being drawn; none for a first corner. */
  from?: Point | undefined
  /** The first corner of the shape being drawn, which closes there. */
  first?: Point | undefined
  /** How near is near, in metres. */
  reach_m: number
}

const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

/** The foot of the perpendicular from a point on the line through `through` with this direction. */
function foot([px, py]: Point, [x, y]: Point, [dx, dy]: Point): Point {
  const along = ((px - x) * dx + (py - y) * dy) / (dx * dx + dy * dy)
  return [x + along * dx, y + along * dy]
}

function crossing([px, py]: Point, [pdx, pdy]: Point, [qx, qy]: Point, [qdx, qdy]: Point): Point | undefined {
  const det = pdx * qdy - pdy * qdx
  if (Math.abs(det) < 1e-9) return undefined
  const along = ((qx - px) * qdy - (qy - py) * qdx) / det
  return [px + along * pdx, py + along * pdy]
}

/** Directions that mean something here: of the drawing, of every edge, and at right angles to them. */
function directionsOf(edges: Surroundings['edges']): Point[] {
  const angles = new Set<number>([0, 45, 90, 135])
  for (const [[ax, ay], [bx, by]] of edges) {
    if (ax === bx && ay === by) continue
    const angle = Math.round(((Math.atan2(by - ay, bx - ax) * 180) / Math.PI) * 100) / 100
    for (const one of [angle, angle + 90]) angles.add(((one % 180) + 180) % 180)
  }
  return [...angles].map(angle => [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)])
}

function onSegment(point: Point, [a, b]: readonly [Point, Point]): Point | undefined {
  const length = distance(a, b)
  if (length === 0) return undefined
  const found = foot(point, a, [b[0] - a[0], b[1] - a[1]])
  return distance(found, a) <= length && distance(found, b) <= length ? found : undefined
}

function nearest<T>(all: readonly T[], far: (one: T) => number, reach: number): T | undefined {
  let best: T | undefined
  let least = reach
  for (const one of all) {
    const now = far(one)
    if (now <= least) {
      best = one
      least = now
    }
  }
  return best
}

export function snap(raw: Point, { corners, edges, from, first, reach_m }: Surroundings): Snapped {
  const corner = nearest(corners, one => distance(one, raw), reach_m)
  if (corner) return { point: corner, guides: [{ kind: 'corner', from: corner, to: corner }] }
  const directions = directionsOf(edges)
  const lines = (through: Point | undefined) =>
    through && distance(through, raw) > reach_m
      ? directions.map(direction => ({ through, direction, at: foot(raw, through, direction) }))
      : []
  const line = nearest(lines(from), one => distance(one.at, raw), reach_m)
  const touched = nearest(
    edges.flatMap(edge => {
      const found = onSegment(raw, edge)
      return found ? [{ edge, at: found }] : []
    }),
    one => distance(one.at, raw),
    reach_m,
  )
  if (line) {
    const others = [
      ...(touched
        ? [{ through: touched.edge[0], direction: along(touched.edge), kind: 'edge' as const }]
        : lines(first).map(({ through, direction }) => ({ through, direction, kind: 'angle' as const }))),
    ].flatMap(other => {
      const meeting = crossing(line.through, line.direction, other.through, other.direction)
      return meeting ? [{ ...other, meeting }] : []
    })
    const both = nearest(others, one => distance(one.meeting, raw), reach_m)
    const guide: Guide = { kind: 'angle', from: line.through, to: both?.meeting ?? line.at }
    if (!both) return { point: line.at, guides: [guide] }
    return { point: both.meeting, guides: [guide, { kind: both.kind, from: both.through, to: both.meeting }] }
  }
  if (touched) return { point: touched.at, guides: [{ kind: 'edge', from: touched.edge[0], to: touched.edge[1] }] }
  return { point: raw, guides: [] }
}

const along = ([a, b]: readonly [Point, Point]): Point => [b[0] - a[0], b[1] - a[1]]
