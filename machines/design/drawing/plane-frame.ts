// A roof plane's own coordinates, measured on its surface: u to the right when looking up the slope, v up the slope,
// both in true meters; the drawing's middle is 0, 0. Used by designer, shading and 3D view.

import type { Schemas } from '#sdk/types.ts'
import { RAD } from '../../lib/angles.ts'

export type Point = readonly [x_m: number, y_m: number]
export type SurfacePoint = readonly [u_m: number, v_m: number]
type Plane = Pick<Schemas['DrawnPlane'], 'points' | 'tilt_deg' | 'azimuth_deg' | 'eave_height_m'>

export type PlaneFrame = {
  toSurface(point: Point): SurfacePoint
  /** Seen from above. */
  toPlan(point: SurfacePoint): Point
  /** Above the ground. */
  heightAt(point: SurfacePoint): number
  /** The plane's corners on its surface. */
  corners: readonly SurfacePoint[]
  /** Matrix of an SVG transform from surface to plan, for drawings whose y grows upwards. */
  matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number]
}

/** `north_deg` is the drawing's: the true direction its top looks to. */
export function planeFrame(plane: Plane, north_deg: number): PlaneFrame {
  const falls = (plane.azimuth_deg - north_deg) * RAD
  const up_x = -Math.sin(falls)
  const up_y = -Math.cos(falls)
  // To the right when looking up the slope.
  const right_x = up_y
  const right_y = -up_x
  const flat = Math.cos(plane.tilt_deg * RAD)
  const toSurface = ([x, y]: Point): SurfacePoint => [x * right_x + y * right_y, (x * up_x + y * up_y) / flat]
  const corners = plane.points.map(([x = 0, y = 0]) => toSurface([x, y]))
  const lowest = Math.min(...corners.map(([, v]) => v))
  const rise = Math.sin(plane.tilt_deg * RAD)
  return {
    toSurface,
    toPlan: ([u, v]) => [u * right_x + v * flat * up_x, u * right_y + v * flat * up_y],
    heightAt: ([, v]) => plane.eave_height_m + (v - lowest) * rise,
    corners,
    matrix: [right_x, right_y, flat * up_x, flat * up_y, 0, 0],
  }
}
