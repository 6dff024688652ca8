// A crown's shadow on a roof plane is an ellipse, calculated once an hour. Modules and cells that lie clear of it or entirely in it are
// then found without testing their points one by one.
import { type Crown, meetsCrown } from './crown.ts'
import type { Box, Side } from './shadow.ts'
import { above, alongRays, dot, pointOn, type Surface, type Vector } from './surface.ts'

export type CrownBody = { readonly loses_leaves: boolean; shadow(sun: Vector): CrownShadow }

export type CrownShadow = {
  readonly box: Box
  /** Rays to the sun, and from it, meet the crown where uu·du² + 2·uv·du·dv + vv·dv² is at most one, from this middle. */
  readonly at_u: number
  readonly at_v: number
  readonly uu: number
  readonly uv: number
  readonly vv: number
  /** True if the crown is clear of the surface and therefore always in front of it. */
  readonly is_ahead: boolean
  /** True if it contains a point. Slow, and needed only for a crown cut by the roof. */
  holds(u: number, v: number): boolean
}

/** Null if the crown is below the surface. */
export function crownBody(crown: Crown, surface: Surface): CrownBody | null {
  const { x, y, z, across, upright } = crown
  const spread = ([a, b, c]: Vector) => Math.hypot(a * across, b * across, c * upright)
  const [height, half] = [above(surface, [x, y, z]), spread(surface.normal)]
  if (height + half <= 0) return null
  // Squeezed until the crown is a ball of radius one.
  const squeeze = ([a, b, c]: Vector): Vector => [a / across, b / across, c / upright]
  const [u_axis, v_axis] = [squeeze(surface.across), squeeze(surface.upward)]
  return {
    loses_leaves: crown.loses_leaves,
    shadow(sun) {
      const { u, v } = alongRays(surface, sun)
      const [at_u, at_v] = [dot(u.a, [x, y, z]) + u.c, dot(v.a, [x, y, z]) + v.c]
      const [half_u, half_v] = [spread(u.a), spread(v.a)]
      const ray = squeeze(sun)
      const long = dot(ray, ray)
      const [u_ray, v_ray] = [dot(u_axis, ray), dot(v_axis, ray)]
      return {
        box: [at_u - half_u, at_u + half_u, at_v - half_v, at_v + half_v],
        at_u,
        at_v,
        uu: dot(u_axis, u_axis) - (u_ray * u_ray) / long,
        uv: dot(u_axis, v_axis) - (u_ray * v_ray) / long,
        vv: dot(v_axis, v_axis) - (v_ray * v_ray) / long,
        is_ahead: height >= half,
        holds: (u, v) => meetsCrown(crown, ...pointOn(surface, u, v), ...sun),
      }
    },
  }
}

const away = (shadow: CrownShadow, du: number, dv: number) =>
  du * (shadow.uu * du + 2 * shadow.uv * dv) + shadow.vv * dv * dv

/** True if a point of the surface is in the shadow, or in the crown itself. */
export function isUnderCrown(shadow: CrownShadow, u: number, v: number): boolean {
  return away(shadow, u - shadow.at_u, v - shadow.at_v) <= 1 && (shadow.is_ahead || shadow.holds(u, v))
}

/** Position of a rectangle relative to the shadow, which is convex: if its four corners are inside, so is the rest. */
export function sideOfCrown(shadow: CrownShadow, box: Box): Side {
  // Called for millions of cells, so it allocates nothing.
  const left = box[0] - shadow.at_u
  const right = box[1] - shadow.at_u
  const low = box[2] - shadow.at_v
  const high = box[3] - shadow.at_v
  const holds_middle = left <= 0 && right >= 0 && low <= 0 && high >= 0
  // The least distance is found on a side.
  const is_clear =
    !holds_middle &&
    awayUpright(shadow, left, low, high) > 1 &&
    awayUpright(shadow, right, low, high) > 1 &&
    awayLevel(shadow, low, left, right) > 1 &&
    awayLevel(shadow, high, left, right) > 1
  if (is_clear) return 'clear'
  const is_within =
    isUnderCrown(shadow, box[0], box[2]) &&
    isUnderCrown(shadow, box[0], box[3]) &&
    isUnderCrown(shadow, box[1], box[2]) &&
    isUnderCrown(shadow, box[1], box[3])
  return is_within ? 'within' : 'crossed'
}

const awayUpright = (shadow: CrownShadow, du: number, low: number, high: number) =>
  away(shadow, du, clamp((-shadow.uv * du) / shadow.vv, low, high))
const awayLevel = (shadow: CrownShadow, dv: number, left: number, right: number) =>
  away(shadow, clamp((-shadow.uv * dv) / shadow.uu, left, right), dv)
const clamp = (value: number, from: number, to: number) => (value < from ? from : value > to ? to : value)
