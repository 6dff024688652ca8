// Where on a plane the middle of a rectangle may lie, row by row: exact, so that filling need not try places one by one.
import type { Schemas } from '#sdk/types.ts'
import { ESCAPE_M } from './fire-code.ts'
import { contains, outlinesMeet, pointsOf, sidesOf } from './geometry.ts'
import { type PlaneFrame, planeFrame, type SurfacePoint } from './plane-frame.ts'

type Drawing = Pick<Schemas['Drawing'], 'north_deg' | 'setbacks' | 'obstructions'>
export type Span = readonly [from_u_m: number, to_u_m: number]
/** A side that must be kept at a distance, on the surface. */
type Barrier = { readonly a: SurfacePoint; readonly b: SurfacePoint; readonly distance_m: number }
type Row = { readonly v_m: number; readonly width_m: number; readonly height_m: number }

/** Stored positions are rounded to tenths of a millimeter, finer than any roof measurement. */
export const TOLERANCE_M = 0.0005

export type Ground = {
  readonly frame: PlaneFrame
  /** Spans of u in which a rectangle with its middle at v may have its middle, from left to right. */
  spans(row: Row): readonly Span[]
  /** Heights v at which the free part may begin or end. */
  readonly levels: readonly number[]
}

/** The free part of a plane: inside its edges, at each edge's setback, clear of obstructions. */
export function groundOf(plane: Schemas['DrawnPlane'], drawing: Drawing): Ground {
  const frame = planeFrame(plane, drawing.north_deg)
  const onPlane = drawing.obstructions
    .filter(one => one.on_roof && one.kind !== 'escape_window' && outlinesMeet(one.points, plane.points))
    .map(one => pointsOf(one.points).map(frame.toSurface))
  const holes = (plane.holes ?? []).map(hole => pointsOf(hole).map(frame.toSurface))
  const strips = plane.detached ? [] : escapeStrips(plane, drawing)
  const closed = [...onPlane, ...holes]
  const barriers = [
    ...edgeBarriers(plane, frame, drawing.setbacks),
    ...closed.flatMap(corners => barriersAt(corners, drawing.setbacks.obstruction_m)),
    ...strips.flatMap(corners => barriersAt(corners, 0)),
  ]
  const free = (point: SurfacePoint) =>
    contains(frame.corners, point) && ![...closed, ...strips].some(one => contains(one, point))
  return {
    frame,
    spans: row => spansOf(row, barriers, free),
    levels: [...new Set(barriers.flatMap(({ a, b, distance_m: d }) => [a[1] + d, a[1] - d, b[1] + d, b[1] - d]))],
  }
}

/** The roof below an escape window, 36 inches wide at least, from its sill to the eave: people climb out there. */
export function escapeStrips(plane: Schemas['DrawnPlane'], drawing: Drawing): (readonly SurfacePoint[])[] {
  const frame = planeFrame(plane, drawing.north_deg)
  const lowest = Math.min(...frame.corners.map(([, v]) => v))
  return drawing.obstructions
    .filter(one => one.kind === 'escape_window' && outlinesMeet(one.points, plane.points))
    .map(one => {
      const corners = pointsOf(one.points).map(frame.toSurface)
      const us = corners.map(([u]) => u)
      const top = Math.max(...corners.map(([, v]) => v))
      const [from, to] = [Math.min(...us), Math.max(...us)]
      const more = Math.max(0, (ESCAPE_M - (to - from)) / 2)
      return [
        [from - more, lowest],
        [to + more, lowest],
        [to + more, top],
        [from - more, top],
      ]
    })
}

const barriersAt = (corners: readonly SurfacePoint[], distance_m: number): Barrier[] =>
  sidesOf(corners).map(([a, b]) => ({ a, b, distance_m }))

/** Distance to each edge; along a side that is a way for firefighters at least the width of the way. */
export function edgeBarriers(
  plane: Schemas['DrawnPlane'],
  frame: PlaneFrame,
  setbacks: Schemas['Setbacks'],
): Barrier[] {
  const of = {
    eave: setbacks.eave_m,
    ridge: setbacks.ridge_m,
    rake: setbacks.rake_m,
    hip: setbacks.hip_m,
    valley: setbacks.valley_m,
    wall: setbacks.obstruction_m,
  }
  return sidesOf(frame.corners).map(([a, b], index) => {
    const kind = plane.edges[index] ?? 'rake'
    const side = sideOf(frame.corners, index)
    const way =
      kind !== 'eave' &&
      kind !== 'ridge' &&
      ((side === 'left' && plane.pathway_left) || (side === 'right' && plane.pathway_right))
    return { a, b, distance_m: Math.max(of[kind], way ? setbacks.pathway_m : 0) }
  })
}

/** The side an edge faces, looking up the slope; null if it runs across the slope. */
export function sideOf(corners: readonly SurfacePoint[], index: number): 'left' | 'right' | null {
  const [a, b] = sidesOf(corners)[index] ?? [
    [0, 0],
    [0, 0],
  ]
  const rises = b[1] - a[1]
  if (Math.abs(rises) < 1e-6) return null
  const ways = sidesOf(corners).reduce((sum, [[ax, ay], [bx, by]]) => sum + ax * by - bx * ay, 0)
  return rises > 0 === ways > 0 ? 'right' : 'left'
}

function spansOf(row: Row, barriers: readonly Barrier[], free: (point: SurfacePoint) => boolean): Span[] {
  const taken = barriers.flatMap(barrier => takenBy(barrier, row)).sort(([a], [b]) => a - b)
  const spans: Span[] = []
  let reached = Number.NEGATIVE_INFINITY
  for (const [from, to] of taken) {
    // A span of exactly one place is a span: a roof as wide as its modules takes them.
    if (reached > Number.NEGATIVE_INFINITY && from - reached >= -TOLERANCE_M) {
      const middle = (from + reached) / 2
      if (free([middle, row.v_m])) spans.push([Math.min(reached, middle), Math.max(from, middle)])
    }
    reached = Math.max(reached, to)
  }
  return spans
}

/**
 * Middles u at which the rectangle comes nearer to the side than it may: every point of the side takes half a width and
 * what the circle of the distance leaves at that height. The extremes lie at the ends, where the side enters the
 * rectangle's height, and where it touches the circle.
 */
function takenBy({ a, b, distance_m }: Barrier, { v_m, width_m, height_m }: Row): Span[] {
  const du = b[0] - a[0]
  const dv = b[1] - a[1]
  const length = Math.hypot(du, dv)
  const half = height_m / 2
  // A distance of zero still blocks the inside.
  const reach = half + distance_m - TOLERANCE_M / 2
  const touch = length > 0 ? (distance_m * Math.abs(du)) / length : 0
  const heights = [a[1], b[1], v_m - reach, v_m + reach, v_m - half, v_m + half, v_m - half - touch, v_m + half + touch]
  let from = Number.POSITIVE_INFINITY
  let to = Number.NEGATIVE_INFINITY
  const take = (u: number, v: number) => {
    const gap = Math.max(0, Math.abs(v - v_m) - half)
    if (Math.abs(v - v_m) > reach + 1e-9) return
    const wide = width_m / 2 + Math.sqrt(Math.max(0, distance_m * distance_m - gap * gap))
    from = Math.min(from, u - wide)
    to = Math.max(to, u + wide)
  }
  take(a[0], a[1])
  take(b[0], b[1])
  if (Math.abs(dv) > 1e-9) {
    for (const v of heights) {
      const t = (v - a[1]) / dv
      if (t >= 0 && t <= 1) take(a[0] + t * du, v)
    }
  }
  return from < to ? [[from, to]] : []
}
