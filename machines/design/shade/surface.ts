// A roof plane as shadows fall on it: points of the surface in space, and where along the sun's rays something above meets it.
import type { PlaneFrame } from '../drawing/plane-frame.ts'

export type Vector = readonly [x: number, y: number, z: number]

export type Surface = {
  readonly origin: Vector
  /** One metre across and one metre up the slope. */
  readonly across: Vector
  readonly upward: Vector
  readonly normal: Vector
}

export function surfaceOf(frame: PlaneFrame): Surface {
  const at = (u: number, v: number): Vector => [...frame.toPlan([u, v]), frame.heightAt([u, v])]
  const origin = at(0, 0)
  const across = minus(at(1, 0), origin)
  const upward = minus(at(0, 1), origin)
  const normal: Vector = [
    across[1] * upward[2] - across[2] * upward[1],
    across[2] * upward[0] - across[0] * upward[2],
    across[0] * upward[1] - across[1] * upward[0],
  ]
  return { origin, across, upward, normal }
}

const minus = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export function pointOn({ origin, across, upward }: Surface, u: number, v: number): Vector {
  const on = (axis: 0 | 1 | 2) => origin[axis] + u * across[axis] + v * upward[axis]
  return [on(0), on(1), on(2)]
}

/** Height of a point above the surface, perpendicular to it. */
export const above = ({ origin, normal }: Surface, point: Vector) => dot(normal, minus(point, origin))

/** Surface coordinates linear in space and constant along the sun's rays: u = a·point + c. */
export function alongRays(surface: Surface, sun: Vector) {
  const facing = dot(surface.normal, sun)
  const functional = (axis: Vector) => {
    const slant = dot(axis, sun) / facing
    const a: Vector = [
      axis[0] - slant * surface.normal[0],
      axis[1] - slant * surface.normal[1],
      axis[2] - slant * surface.normal[2],
    ]
    return { a, c: -dot(a, surface.origin) }
  }
  return { u: functional(surface.across), v: functional(surface.upward) }
}
