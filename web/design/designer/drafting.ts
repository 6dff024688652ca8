// Input in progress, not yet part of the drawing: corners so far, a box being dragged, a line being measured.

import { type Guide, type Snapped, snap } from './canvas/snapping.ts'
import { at, cornersOf, type Drawing, type Point } from './drawing-types.ts'
import type { ToolId } from './tools.ts'

export type Draft = {
  /** Corners put so far. */
  points: readonly Point[]
  /** Where the next would go. */
  pointer: Point | null
  guides: readonly Guide[]
  /** From corner to corner; also a line from end to end, and a tree from its stem to the edge of its crown. */
  box: readonly [Point, Point] | null
}
export const NO_DRAFT: Draft = { points: [], pointer: null, guides: [], box: null }

/** Tools whose work is one stroke from here to there. */
export const strokes = (tool: ToolId) => ['rectangle', 'tree', 'measure', 'scale'].includes(tool)
export const cornered = (tool: ToolId) => tool === 'plane' || tool === 'roof' || tool === 'obstruction'
/** Tools that draw a rectangle when dragged, and any shape by its corners. */
export const boxed = (tool: ToolId) => tool === 'roof' || tool === 'obstruction'

/** In radians, the direction the longest edge of the plane drawn last has: houses are square to themselves. */
export function grainOf({ planes }: Drawing): number {
  const points = planes.at(-1)?.points.map(at) ?? []
  let longest = 0
  let grain = 0
  for (const [index, a] of points.entries()) {
    const b = points[(index + 1) % points.length] ?? a
    const length = Math.hypot(b[0] - a[0], b[1] - a[1])
    if (length <= longest) continue
    longest = length
    grain = Math.atan2(b[1] - a[1], b[0] - a[0])
  }
  return grain
}

/** The four corners of a box along the grain. */
export function boxOutline([a, b]: readonly [Point, Point], grain: number): Point[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = dx * Math.cos(grain) + dy * Math.sin(grain)
  const across = -dx * Math.sin(grain) + dy * Math.cos(grain)
  const corner = (s: number, t: number): Point => [
    a[0] + s * Math.cos(grain) - t * Math.sin(grain),
    a[1] + s * Math.sin(grain) + t * Math.cos(grain),
  ]
  return [corner(0, 0), corner(along, 0), corner(along, across), corner(0, across)]
}

export const distance = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)

/** True if another corner here would close the shape. */
export function closes(points: readonly Point[], point: Point, reach_m: number): boolean {
  const [first] = points
  return first !== undefined && points.length >= 3 && distance(first, point) <= reach_m
}

/** Corners and edges of everything but these parts. */
export function surroundings(drawing: Drawing, except: readonly string[] = []) {
  const shapes = cornersOf(drawing).filter(({ id }) => !except.includes(id))
  return {
    corners: shapes.flatMap(({ points }) => points),
    edges: shapes.flatMap(({ points }) =>
      points.map((a, index): readonly [Point, Point] => [a, points[(index + 1) % points.length] ?? a]),
    ),
  }
}

/** The position of the next corner. */
export function nextPoint(
  raw: Point,
  drawing: Drawing,
  points: readonly Point[],
  reach_m: number,
  free: boolean,
): Snapped {
  if (free) return { point: raw, guides: [] }
  const around = surroundings(drawing)
  const own = points.slice(1).map((b, index): readonly [Point, Point] => [points[index] ?? b, b])
  return snap(raw, {
    corners: [...points.slice(0, 1), ...around.corners],
    edges: [...own, ...around.edges],
    from: points.at(-1),
    first: points.length > 1 ? points[0] : undefined,
    reach_m,
  })
}

/** How far parts go that are moved by so much: a corner of theirs that comes near something meets it. */
export function movedBy(by: Point, ids: readonly string[], drawing: Drawing, reach_m: number, free: boolean): Snapped {
  if (free) return { point: by, guides: [] }
  const around = surroundings(drawing, ids)
  const own = cornersOf(drawing).filter(({ id }) => ids.includes(id))
  for (const corner of own.flatMap(({ points }) => points)) {
    const there: Point = [corner[0] + by[0], corner[1] + by[1]]
    const { point, guides } = snap(there, { ...around, reach_m })
    if (guides.length > 0) return { point: [point[0] - corner[0], point[1] - corner[1]], guides }
  }
  return { point: by, guides: [] }
}
