// A dormer on one face of a roof: its own planes, and the hole they leave in that face. All lengths are horizontal.
import type { Schemas } from '#sdk/types.ts'
import { RAD } from '../../lib/angles.ts'
import { contains, distanceToSegment, sidesOf } from '../drawing/geometry.ts'
import type { Point } from '../drawing/plane-frame.ts'
import type { EdgeName } from './faces.ts'
import { words } from './words.ts'

type Dormer = Schemas['DrawnDormer']
type Host = {
  readonly corners: readonly Point[]
  /** Up the slope, of length 1. */
  readonly up: Point
  readonly pitch_deg: number
  heightAt(point: Point): number
}
type Part = {
  readonly key: 'left' | 'right' | 'front'
  readonly points: readonly Point[]
  readonly edges: readonly EdgeName[]
  /** Where it falls to, of length 1. */
  readonly falls: Point
  readonly pitch_deg: number
  readonly eave_height_m: number
}
type BuiltDormer = { readonly parts: readonly Part[]; readonly hole: readonly Point[] }

/** The shortest ridge of a dormer, and the least roof left around it. */
const LEAST_M = 0.05

/** A sentence where the dormer has no place. */
export function buildDormer(dormer: Dormer, host: Host): BuiltDormer | string {
  const { kind, x_m, y_m, width_m, wall_m, pitch_deg } = dormer
  const [ux, uy] = host.up
  /** To the right, looking up the slope. */
  const [rx, ry]: Point = [uy, -ux]
  const at = (across: number, deep: number): Point => [x_m + rx * across + ux * deep, y_m + ry * across + uy * deep]
  const rise = Math.tan(host.pitch_deg * RAD)
  const own = Math.tan(pitch_deg * RAD)
  const half = width_m / 2
  const eave_height_m = host.heightAt([x_m, y_m]) + wall_m
  const down: Point = [-ux, -uy]
  const right: Point = [rx, ry]
  const left: Point = [-rx, -ry]
  // Where its eave and its ridge run into the roof.
  const eave_m = wall_m / rise
  const ridge_m = (wall_m + half * own) / rise
  const made = (hole: readonly Point[], parts: readonly Part[]): BuiltDormer | string =>
    fits(hole, host) ? { parts, hole } : words.dormer_too_large
  if (kind === 'shed') {
    if (pitch_deg >= host.pitch_deg) return words.dormer_too_steep({ pitch: round(host.pitch_deg) })
    const deep = wall_m / (rise - own)
    const hole = [at(-half, 0), at(half, 0), at(half, deep), at(-half, deep)]
    const edges = ['eave', 'rake', 'valley', 'rake'] as const
    return made(hole, [{ key: 'front', points: hole, edges, falls: down, pitch_deg, eave_height_m }])
  }
  const hole = [at(-half, 0), at(half, 0), at(half, eave_m), at(0, ridge_m), at(-half, eave_m)]
  const slope = { pitch_deg, eave_height_m }
  if (kind === 'gable')
    return made(hole, [
      {
        key: 'left',
        points: [at(-half, 0), at(0, 0), at(0, ridge_m), at(-half, eave_m)],
        edges: ['rake', 'ridge', 'valley', 'eave'],
        falls: left,
        ...slope,
      },
      {
        key: 'right',
        points: [at(0, 0), at(half, 0), at(half, eave_m), at(0, ridge_m)],
        edges: ['rake', 'eave', 'valley', 'ridge'],
        falls: right,
        ...slope,
      },
    ])
  if (ridge_m <= half + LEAST_M) return words.dormer_too_wide
  return made(hole, [
    {
      key: 'front',
      points: [at(-half, 0), at(half, 0), at(0, half)],
      edges: ['eave', 'hip', 'hip'],
      falls: down,
      ...slope,
    },
    {
      key: 'left',
      points: [at(-half, 0), at(0, half), at(0, ridge_m), at(-half, eave_m)],
      edges: ['hip', 'ridge', 'valley', 'eave'],
      falls: left,
      ...slope,
    },
    {
      key: 'right',
      points: [at(half, 0), at(half, eave_m), at(0, ridge_m), at(0, half)],
      edges: ['eave', 'valley', 'ridge', 'hip'],
      falls: right,
      ...slope,
    },
  ])
}

const fits = (hole: readonly Point[], { corners }: Host) =>
  hole.every(
    point => contains(corners, point) && sidesOf(corners).every(([a, b]) => distanceToSegment(point, a, b) > LEAST_M),
  )

const round = (degrees: number) => Math.round(degrees * 10) / 10
