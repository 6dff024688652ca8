// Where a roof's points end on their own: along the slope, across it, along the house, or at a slant. Lines that go on from one
// surface to the next, such as the two rakes of a gable, are placed with the points of both.
import type { Point } from '../drawing/plane-frame.ts'
import { type Line, offLine } from './arrangement.ts'
import type { Cloud } from './cloud.ts'
import type { Patch } from './grow-surfaces.ts'
import { borderOf, type Mask, simplified } from './mask.ts'
import { heightOn, tilted } from './surface-fit.ts'

type EndLine = Line & {
  with: null
  length_m: number
  /** Where along the line the border runs: measured in the direction of the border, which has the roof to its left. */
  spans: readonly (readonly [from: number, to: number])[]
}

const DEG = 180 / Math.PI

export function endLines(
  cloud: Cloud,
  patch: Patch,
  mask: Mask,
  folds: readonly Line[],
  grain_deg: number,
  spacing_m: number,
): EndLine[] {
  const border = simplified(borderOf(mask), Math.max(0.45, 1.3 * mask.cell_m))
  const { a, b } = patch.surface
  const directions = Math.hypot(a, b) > 0.03 ? [Math.atan2(b, a) * DEG, grain_deg] : [grain_deg]
  const found: EndLine[] = []
  for (const [i, from] of border.entries()) {
    const to = border[(i + 1) % border.length] ?? from
    const length_m = Math.hypot(to[0] - from[0], to[1] - from[1])
    if (length_m < 0.7 || folds.some(fold => liesOn(fold, from, to))) continue
    const deg = Math.atan2(to[1] - from[1], to[0] - from[0]) * DEG
    const slant_deg = () => slanted(cloud, patch, from, to, deg, spacing_m)
    const snapped_deg = snappedTo(deg, directions, length_m) ?? snappedTo(slant_deg(), directions, 5) ?? slant_deg()
    const line = lineThrough([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], snapped_deg)
    const spans = [[alongLine(line, from), alongLine(line, to)] as const]
    found.push(placed(cloud, [patch], { ...line, with: null, length_m, spans }))
  }
  return found
}

/** The border runs counter-clockwise, so the outside is to its right. */
function lineThrough([x, y]: Point, deg: number): Line {
  const [nx, ny] = [Math.sin(deg / DEG), -Math.cos(deg / DEG)]
  return { nx, ny, d: nx * x + ny * y }
}
const alongLine = ({ nx, ny }: Line, [x, y]: Point) => -ny * x + nx * y

/** Of lines close to each other the longest. */
export function longestOf(lines: readonly EndLine[], apart_m: number): EndLine[] {
  const kept: EndLine[] = []
  for (const line of [...lines].sort((one, other) => other.length_m - one.length_m)) {
    const same = kept.some(one => one.nx * line.nx + one.ny * line.ny > 0.99 && Math.abs(one.d - line.d) < apart_m)
    if (!same) kept.push(line)
  }
  return kept
}

/** Lines of several surfaces that go on in each other, each in place of those it is made of. */
export function placeTogether(
  cloud: Cloud,
  patches: readonly Patch[],
  lines: readonly (readonly EndLine[])[],
): EndLine[][] {
  const all = lines.flatMap((own, patch) => own.map((line, index) => ({ line, patch, index })))
  all.sort((a, b) => b.line.length_m - a.line.length_m)
  const result = lines.map(own => [...own])
  const taken = new Set<EndLine>()
  for (const { line } of all) {
    if (taken.has(line)) continue
    const group = all.filter(other => !taken.has(other.line) && goesOn(line, other.line))
    for (const other of group) taken.add(other.line)
    if (group.length < 2) continue
    const spans = group.flatMap(other => other.line.spans.map(span => shifted(span, other.line, line)))
    const joint = placed(
      cloud,
      group.map(({ patch }) => patches[patch]).filter(one => one !== undefined),
      { ...line, spans },
    )
    for (const { patch, index, line: own } of group)
      result[patch]?.splice(index, 1, { ...joint, length_m: own.length_m })
  }
  return result
}

function goesOn(one: EndLine, other: EndLine): boolean {
  if (one === other) return true
  if (one.nx * other.nx + one.ny * other.ny < 0.998) return false
  const ends = other.spans.flatMap(span => span.map(along => pointAlong(other, along)))
  if (!ends.every(end => Math.abs(offLine(one, end)) < 0.55)) return false
  const [from, to] = one.spans[0] ?? [0, 0]
  const alongs = ends.map(end => alongLine(one, end))
  return Math.min(...alongs) < to + 1.5 && Math.max(...alongs) > from - 1.5
}

const pointAlong = ({ nx, ny, d }: Line, along: number): Point => [nx * d - ny * along, ny * d + nx * along]

const shifted = ([from, to]: readonly [number, number], own: Line, line: Line) =>
  [alongLine(line, pointAlong(own, from)), alongLine(line, pointAlong(own, to))] as const

function liesOn(fold: Line, from: Point, to: Point): boolean {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const turn = Math.abs(((to[0] - from[0]) * fold.nx + (to[1] - from[1]) * fold.ny) / length)
  const off = (Math.abs(offLine(fold, from)) + Math.abs(offLine(fold, to))) / 2
  if (length > 2 && turn < 0.17 && off < 0.95) return true
  return off < 0.6 && turn < Math.max(0.26, Math.min(0.6, 0.5 / length))
}

/** To the nearest of the directions or across it, where that is a matter of noise. */
function snappedTo(deg: number, directions: readonly number[], length: number): number | null {
  let least = length > 4 ? 12 : length > 2 ? 18 : 28
  let best: number | null = null
  for (const direction of directions) {
    const off = ((((deg - direction) % 90) + 135) % 90) - 45
    if (Math.abs(off) >= least) continue
    least = Math.abs(off)
    best = deg - off
  }
  return best
}

/** Free direction: through the outermost points of each stretch. */
function slanted(cloud: Cloud, patch: Patch, from: Point, to: Point, deg: number, spacing_m: number): number {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [ux, uy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const step = Math.max(0.5, 2 * spacing_m)
  const outermost = new Map<number, [along: number, off: number]>()
  for (const i of patch.points) {
    const [x, y] = [(cloud.x[i] ?? 0) - from[0], (cloud.y[i] ?? 0) - from[1]]
    const along = ux * x + uy * y
    const off = uy * x - ux * y
    if (along < 0.15 * length || along > 0.85 * length || Math.abs(off) > 0.9) continue
    const key = Math.floor(along / step)
    if ((outermost.get(key)?.[1] ?? Number.NEGATIVE_INFINITY) < off) outermost.set(key, [along, off])
  }
  const points = [...outermost.values()]
  if (points.length < 3) return deg
  const mean = points.reduce((sum, [along]) => sum + along, 0) / points.length
  const rise = points.reduce((sum, [along, off]) => sum + (along - mean) * off, 0)
  const run = points.reduce((sum, [along]) => sum + (along - mean) ** 2, 0)
  return run > 0 ? deg - Math.atan2(rise, run) * DEG : deg
}

/** The line moved to where the points of its spans end. */
function placed(cloud: Cloud, patches: readonly Patch[], line: EndLine): EndLine {
  const spans = line.spans.map(([from, to]) => {
    const short = Math.min(0.15 * (to - from), 0.3)
    return [from + short, to - short] as const
  })
  const near: Weighed[] = []
  for (const patch of new Set(patches)) {
    const usual = 2 * (1.5 * patch.rms_m) ** 2
    for (const i of patch.points) {
      const spot: Point = [cloud.x[i] ?? 0, cloud.y[i] ?? 0]
      const off = offLine(line, spot)
      if (off < -2 || off > 1) continue
      const along = alongLine(line, spot)
      if (!spans.some(([from, to]) => along >= from && along <= to)) continue
      // Gutters and rounded edges lie a little above or below.
      const rise = ((cloud.z[i] ?? 0) - heightOn(patch.surface, ...spot)) * tilted(patch.surface)
      near.push({ off, weight: Math.exp(-(rise * rise) / usual) })
    }
  }
  const width = spans.reduce((sum, [from, to]) => sum + to - from, 0)
  return { ...line, d: line.d + endOf(near, width) - BEAM_M }
}

/** A laser's spot is some 20 to 50 cm wide, and its middle may be next to the roof that it sees. */
const BEAM_M = 0.03

type Weighed = { off: number; weight: number }

/** How many times fewer points there are outside of a roof's edge than inside. */
const OUTSIDE = 60

/** Where points that are spread evenly end, most likely: behind the last of them, unless the last few are far out and alone. */
function endOf(points: readonly Weighed[], width: number): number {
  if (points.length < 5) return Math.max(0, ...points.map(({ off }) => off))
  const sorted = [...points].sort((a, b) => a.off - b.off)
  // Per meter across the line, a little inside of it.
  const reference = sorted[Math.floor(0.9 * sorted.length)]?.off ?? 0
  const inside = weightOf(sorted.filter(({ off }) => off > reference - 1.2 && off <= reference))
  const density = Math.max(inside / 1.2, width)
  const half = Math.floor(sorted.length / 2)
  const all = weightOf(sorted)
  let best = reference
  let most = Number.NEGATIVE_INFINITY
  let within = weightOf(sorted.slice(0, half))
  for (const { off, weight } of sorted.slice(half)) {
    within += weight
    // Poisson: the density inside, a small part of it outside.
    const likelihood = (within - all) * Math.log(OUTSIDE) - density * off * (1 - 1 / OUTSIDE)
    if (likelihood < most) continue
    most = likelihood
    best = off
  }
  return best
}

const weightOf = (points: readonly Weighed[]) => points.reduce((sum, { weight }) => sum + weight, 0)
