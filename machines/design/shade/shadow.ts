// The outline a body's shadow has on a roof plane at one moment. It is used to leave out modules that lie clear of the shadow or wholly
// in it; a module the outline crosses is looked at point by point.
import { holdsBack, isInside, type Solid } from './solid.ts'
import { above, alongRays, type Surface, type Vector } from './surface.ts'

export type Box = readonly [u_from: number, u_to: number, v_from: number, v_to: number]
export type Body = {
  /** Half-planes a*u + b*v <= c that bound the shadow together with the box. */
  shadow(sun: Vector): { box: Box; edges: readonly Edge[] }
  /** True if everything inside the shadow's corners is dark: no part of a convex shadow is lit. */
  readonly convex: boolean
  /** True if a point is inside the body, where it is dark at any hour. */
  contains(x: number, y: number, z: number): boolean
  /** True if it hides the sun from a point outside it. */
  hides(x: number, y: number, z: number, sun: Vector): boolean
}
/** Position of a part of the surface relative to a shadow. */
export type Side = 'clear' | 'within' | 'crossed'
export type Edge = readonly [a: number, b: number, c: number]
type Flat = readonly [u: number, v: number]

export function solidBody(solid: Solid, surface: Surface): Body | null {
  const { top, points } = solid
  const upright = surface.normal[2]
  const corners = points.map(([x, y]) => {
    const height = top.at_middle + top.per_x * x + top.per_y * y
    const surface_height = height - above(surface, [x, y, height]) / upright
    return { foot: [x, y, surface_height] as const, head: [x, y, Math.max(height, surface_height)] as const }
  })
  if (upright <= 0 || corners.every(({ foot, head }) => head[2] <= foot[2] + 1e-6)) return null
  const bodies = corners.flatMap(({ foot, head }) => [foot, head])
  const level = corners.every(({ foot, head }) => head[2] > foot[2])
  return {
    convex: level && isConvex(points),
    shadow(sun) {
      const { u, v } = alongRays(surface, sun)
      const flat = bodies.map(
        ([x, y, z]): Flat => [u.a[0] * x + u.a[1] * y + u.a[2] * z + u.c, v.a[0] * x + v.a[1] * y + v.a[2] * z + v.c],
      )
      return { box: boxOf(flat), edges: edgesOf(hullOf(flat)) }
    },
    contains: (x, y, z) => isInside(solid, x, y, z),
    hides: (x, y, z, sun) => holdsBack(solid, x, y, z, sun[0], sun[1], sun[2]),
  }
}

function boxOf(flat: readonly Flat[]): Box {
  const us = flat.map(([u]) => u)
  const vs = flat.map(([, v]) => v)
  return [Math.min(...us), Math.max(...us), Math.min(...vs), Math.max(...vs)]
}

const turns = (a: Flat, b: Flat, c: Flat) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

/** Counterclockwise (Andrew 1979, Information Processing Letters 9:216). */
function hullOf(flat: readonly Flat[]): Flat[] {
  const sorted = [...flat].sort((one, other) => one[0] - other[0] || one[1] - other[1])
  const half = (points: readonly Flat[]) => {
    const chain: Flat[] = []
    for (const point of points) {
      for (;;) {
        const [before, last] = chain.slice(-2)
        if (!before || !last || turns(before, last, point) > 0) break
        chain.pop()
      }
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  return [...half(sorted), ...half(sorted.reverse())]
}

const edgesOf = (hull: readonly Flat[]): Edge[] =>
  hull.map((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from
    const [a, b] = [to[1] - from[1], from[0] - to[0]]
    return [a, b, a * from[0] + b * from[1]]
  })

function isConvex(points: Solid['points']): boolean {
  const sides = points.map((point, index) =>
    turns(point, points[(index + 1) % points.length] ?? point, points[(index + 2) % points.length] ?? point),
  )
  return sides.every(side => side >= -1e-9) || sides.every(side => side <= 1e-9)
}
