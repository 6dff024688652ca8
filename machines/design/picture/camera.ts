// From where a picture of a house is taken: a parallel projection, so that lengths along one direction compare.
import { RAD } from '../../lib/angles.ts'

export type Point3 = readonly [x_m: number, y_m: number, z_m: number]
export type Spot = readonly [x: number, y: number]

export type Camera = {
  /** Right and down in the picture, in meters. */
  project(point: Point3): Spot
  /** Meters away from the viewer; the larger, the farther. */
  depth(point: Point3): number
  /** True if a face with this outward normal is visible to the viewer. */
  sees(normal: Point3): boolean
}

/** `toward_deg`: direction of the viewer, clockwise from the drawing's top; `height_deg` of 90 looks straight down. */
export function cameraAt(toward_deg: number, height_deg: number): Camera {
  const cx = Math.sin(toward_deg * RAD)
  const cy = Math.cos(toward_deg * RAD)
  const sin = Math.sin(height_deg * RAD)
  const cos = Math.cos(height_deg * RAD)
  const away = (x: number, y: number) => -(x * cx + y * cy)
  return {
    project: ([x, y, z]) => [-x * cy + y * cx, -(away(x, y) * sin + z * cos)],
    depth: ([x, y, z]) => away(x, y) * cos - z * sin,
    sees: ([x, y, z]) => (x * cx + y * cy) * cos + z * sin > 1e-6,
  }
}

/** Unit normal of a face whose corners run counterclockwise seen from outside. */
export function normalOf(points: readonly Point3[]): Point3 {
  // Newell's method: correct for any planar polygon, convex or not.
  let [x, y, z] = [0, 0, 0]
  points.forEach(([ax, ay, az], index) => {
    const [bx, by, bz] = points[(index + 1) % points.length] as Point3
    x += (ay - by) * (az + bz)
    y += (az - bz) * (ax + bx)
    z += (ax - bx) * (ay + by)
  })
  const length = Math.hypot(x, y, z) || 1
  return [x / length, y / length, z / length]
}
