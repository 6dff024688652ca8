// What each side of a roof surface is, from how the two surfaces meet there or how the slope runs along it.
import type { Schemas } from '#sdk/types.ts'
import type { Point } from '../drawing/plane-frame.ts'
import type { Patch } from './grow-surfaces.ts'
import type { RoofLine } from './outline.ts'
import { heightOn } from './surface-fit.ts'

type EdgeKind = Schemas['EdgeKind']
/** Steeper than this a line is no ridge and no eave. */
const LEVEL = 0.06

export function edgeKindOf(roofs: readonly Patch[], own: Patch, line: RoofLine, from: Point, to: Point): EdgeKind {
  const { a, b } = own.surface
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  // The outline runs counter-clockwise.
  const outward = (a * uy - b * ux) / (Math.hypot(a, b) || 1)
  const other = line.with === null ? undefined : roofs[line.with]
  if (other) {
    const middle: Point = [(from[0] + to[0]) / 2 + uy, (from[1] + to[1]) / 2 - ux]
    const above = heightOn(own.surface, ...middle) > heightOn(other.surface, ...middle)
    const level = Math.abs(a * ux + b * uy) < LEVEL
    if (above) return level ? (outward > 0 ? 'ridge' : 'eave') : 'hip'
    return level && outward > 0 ? 'ridge' : 'valley'
  }
  if (Math.hypot(a, b) < 0.03) return 'eave'
  if (outward < -0.6) return 'eave'
  return outward > 0.6 ? 'ridge' : 'rake'
}
