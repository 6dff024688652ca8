// Something light does not pass: a shape drawn on the ground and raised to a top that is level or slopes evenly.
// Roof planes with the walls under their eaves, chimneys, houses and walls are all of this kind.
import type { Point } from '../drawing/plane-frame.ts'

export type Solid = {
  readonly points: readonly Point[]
  /** Height of the top above the ground at x, y in metres: at_middle + east * x + north * y, in the drawing's own directions. */
  readonly top: { readonly at_middle: number; readonly per_x: number; readonly per_y: number }
  /** The highest point of the top. */
  readonly peak_m: number
  /** The smallest circle around the bounding box, to leave out what cannot be met. */
  readonly around: { readonly x: number; readonly y: number; readonly radius: number }
  /** Its roof plane; null for obstructions on a roof or on the ground. */
  readonly plane_id: string | null
}

/** A tenth of a millimetre: what only touches casts no shadow. */
const TOUCHING_M = 1e-4

export function makeSolid(points: readonly Point[], top: Solid['top'], plane_id: string | null = null): Solid {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const left = Math.min(...xs)
  const right = Math.max(...xs)
  const bottom = Math.min(...ys)
  const far = Math.max(...ys)
  return {
    points,
    top,
    peak_m: Math.max(...points.map(([x, y]) => topAt(top, x, y))),
    around: { x: (left + right) / 2, y: (bottom + far) / 2, radius: Math.hypot(right - left, far - bottom) / 2 },
    plane_id,
  }
}

const topAt = (top: Solid['top'], x: number, y: number) => top.at_middle + top.per_x * x + top.per_y * y

/** True if a point is inside, below the top. */
export function isInside({ points, top }: Solid, x: number, y: number, z: number): boolean {
  if (z > topAt(top, x, y) - TOUCHING_M) return false
  let inside = false
  let [from_x, from_y] = points[points.length - 1] ?? [0, 0]
  for (const [to_x, to_y] of points) {
    if (from_y > y !== to_y > y && x < from_x + ((to_x - from_x) * (y - from_y)) / (to_y - from_y)) inside = !inside
    from_x = to_x
    from_y = to_y
  }
  return inside
}

/**
 * True if light from a direction (dz > 0, not straight from above) to a point outside is blocked. The way to the top is
 * straight, so a ray that runs below the top anywhere does so where it crosses the outline.
 */
export function holdsBack(
  { points, top }: Solid,
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
): boolean {
  const clearance = z - topAt(top, x, y) + TOUCHING_M
  const climb = dz - top.per_x * dx - top.per_y * dy
  const last = points[points.length - 1]
  if (!last) return false
  let from_x = last[0] - x
  let from_y = last[1] - y
  let from_side = dx * from_y - dy * from_x
  for (const point of points) {
    const to_x = point[0] - x
    const to_y = point[1] - y
    const to_side = dx * to_y - dy * to_x
    if (from_side > 0 !== to_side > 0) {
      const along = from_side / (from_side - to_side)
      const met_x = from_x + along * (to_x - from_x)
      const met_y = from_y + along * (to_y - from_y)
      const distance = (met_x * dx + met_y * dy) / (dx * dx + dy * dy)
      if (distance > 0 && clearance + climb * distance < 0) return true
    }
    from_x = to_x
    from_y = to_y
    from_side = to_side
  }
  return false
}
