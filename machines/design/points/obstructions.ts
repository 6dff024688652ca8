// What rises from a roof: chimneys, vents and aerials, as clusters of points above its planes.

import { RAD } from '../../lib/angles.ts'
import { contains } from '../drawing/geometry.ts'
import type { Point } from '../drawing/plane-frame.ts'
import { type Cloud, rangeOf, sizeOf } from './cloud.ts'
import type { MeasuredPlane } from './propose-roof.ts'

export type MeasuredObstruction = {
  kind: 'chimney' | 'vent' | 'other'
  points: Point[]
  /** Above the roof. */
  height_m: number
  point_count: number
}

const LEAST_M = 0.3
export const MOST_OBSTRUCTION_M = 4.5
const LEAST_POINTS = 3
/** Larger ones are crowns over the roof or parts of it. */
const MOST_SIDE_M = 3.2
const CELL_M = 0.45

export function findObstructions(
  cloud: Cloud,
  planes: readonly MeasuredPlane[],
  ground_m: number,
): MeasuredObstruction[] {
  const own = planes.filter(({ building }) => building === 1)
  const cells = new Map<string, number[]>()
  const above = new Map<number, number>()
  for (let i = 0; i < sizeOf(cloud); i++) {
    const spot: Point = [cloud.x[i] ?? 0, cloud.y[i] ?? 0]
    const plane = own.find(({ points }) => contains(points, spot))
    if (!plane) continue
    const rise = (cloud.z[i] ?? 0) - ground_m - planeHeight(plane, spot)
    if (rise < LEAST_M) continue
    above.set(i, rise)
    const key = keyOf(spot)
    cells.set(key, [...(cells.get(key) ?? []), i])
  }
  const found: MeasuredObstruction[] = []
  const seen = new Set<string>()
  for (const key of [...cells.keys()].sort()) {
    if (seen.has(key)) continue
    const cluster: number[] = []
    const open = [key]
    seen.add(key)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      cluster.push(...(cells.get(at) ?? []))
      for (const next of around(at))
        if (cells.has(next) && !seen.has(next)) {
          seen.add(next)
          open.push(next)
        }
    }
    const one = obstructionOf(cloud, cluster, above)
    if (one) found.push(one)
  }
  return found.sort((a, b) => b.height_m - a.height_m || (a.points[0]?.[0] ?? 0) - (b.points[0]?.[0] ?? 0))
}

function planeHeight({ points, azimuth_deg, pitch_deg, eave_height_m }: MeasuredPlane, [x, y]: Point): number {
  const up = ([px, py]: Point) => -px * Math.sin(azimuth_deg * RAD) - py * Math.cos(azimuth_deg * RAD)
  const lowest = Math.min(...points.map(up))
  return eave_height_m + (up([x, y]) - lowest) * Math.tan(pitch_deg * RAD)
}

const keyOf = ([x, y]: Point) => `${Math.floor(x / CELL_M)}|${Math.floor(y / CELL_M)}`
function around(key: string): string[] {
  const [column = 0, row = 0] = key.split('|').map(Number)
  return [-1, 0, 1].flatMap(dx => [-1, 0, 1].map(dy => `${column + dx}|${row + dy}`))
}

function obstructionOf(
  cloud: Cloud,
  cluster: readonly number[],
  above: ReadonlyMap<number, number>,
): MeasuredObstruction | undefined {
  if (cluster.length < LEAST_POINTS) return
  const height_m = Math.max(...cluster.map(i => above.get(i) ?? 0))
  const [left, right] = rangeOf(cluster.map(i => cloud.x[i] ?? 0))
  const [low, high] = rangeOf(cluster.map(i => cloud.y[i] ?? 0))
  const [width, depth] = [Math.max(right - left, 0.3), Math.max(high - low, 0.3)]
  if (height_m > MOST_OBSTRUCTION_M || Math.max(width, depth) > MOST_SIDE_M) return
  const [x, y] = [(left + right) / 2, (low + high) / 2]
  return {
    kind: height_m >= 0.6 ? 'chimney' : 'vent',
    points: [
      [x - width / 2, y - depth / 2],
      [x + width / 2, y - depth / 2],
      [x + width / 2, y + depth / 2],
      [x - width / 2, y + depth / 2],
    ],
    height_m,
    point_count: cluster.length,
  }
}
