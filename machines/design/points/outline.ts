// The outline of each roof surface: where two surfaces meet it follows the line in which they cut each other, elsewhere straight
// lines along and across the slope, placed where the points end.
import { areaOf, contains, crossesItself, lengthOf } from '../drawing/geometry.ts'
import type { Point } from '../drawing/plane-frame.ts'
import { crossing, type Line, offLine, outlineFromLines, type Side } from './arrangement.ts'
import { Buckets, type Cloud, pick, quantile } from './cloud.ts'
import { endLines, longestOf, placeTogether } from './end-lines.ts'
import { angleBetween, type Patch } from './grow-surfaces.ts'
import { centerOf, cornerAt, isOn, type Mask, maskOf, widerBy } from './mask.ts'
import { heightOn } from './surface-fit.ts'

/** Of another patch, or of none where the roof ends. */
export type RoofLine = Line & { with: number | null }
type Outlined = { sides: Side<RoofLine>[] }

const MEETS_M = 0.9
/** Flatter folds than this have no line that could be found. */
/** Folds are tried last. */
const FOLD_M = 1_000
const LEAST_FOLD_DEG = 3.5
const JOG_M = 0.45
/** Flatter roofs have no direction of their own. */
const LEAST_SLOPE = 0.03

export function outlinesOf(cloud: Cloud, patches: readonly Patch[], spacing_m: number, grain_deg: number): Outlined[] {
  const masks = patches.map(patch => maskFor(cloud, patch, spacing_m, grain_deg))
  const folds = patches.map((patch, index) =>
    patches.flatMap((other, j) => {
      const against = masks[j]
      return j === index || !against ? [] : (foldBetween(cloud, patch, other, against, j) ?? [])
    }),
  )
  const ends = placeTogether(
    cloud,
    patches,
    patches.map((patch, i) => {
      const mask = masks[i]
      return mask ? endLines(cloud, patch, mask, folds[i] ?? [], grain_deg, spacing_m) : []
    }),
  )
  return patches.map((_, index) => {
    const mask = masks[index]
    if (!mask) return { sides: [] }
    const patch = patches[index]
    if (!patch) return { sides: [] }
    const rivals = (folds[index] ?? []).flatMap(fold => {
      const [other, against] = fold.with === null ? [] : [patches[fold.with], masks[fold.with]]
      return other && against ? [{ fold, mask: against, both: bothMask(cloud, patch, other, mask, spacing_m) }] : []
    })
    // Room for what the other surfaces around leave open.
    const own = widerBy(mask, 4)
    own.on = own.on.map((one, at) => {
      const spot = centerOf(own, at)
      if (one === 1) return rivals.some(rival => offLine(rival.fold, spot) > 0 && isOn(rival.mask, ...spot)) ? 0 : 1
      const between = rivals.some(rival => isOn(rival.both, ...spot))
      if (!between || masks.some(other => isOn(other, ...spot))) return 0
      return rivals.every(rival => offLine(rival.fold, spot) <= 0 || !isOn(rival.both, ...spot)) ? 1 : 0
    })
    const lines = longestOf(ends[index] ?? [], Math.max(0.35, spacing_m))
    return { sides: simplest([...withoutTwins(folds[index] ?? [], mask), ...lines], own) }
  })
}

/** A meter at least somewhere; narrower ones are gutters, walls and the tops of hedges. */
export const isWide = (cloud: Cloud, patch: Patch, spacing_m: number): boolean =>
  maskFor(cloud, patch, spacing_m, 0).on.includes(1)

function maskFor(cloud: Cloud, { points, surface }: Patch, spacing_m: number, grain_deg: number): Mask {
  const cell_m = Math.min(Math.max(spacing_m * 0.75, 0.12), 0.35)
  const { a, b } = surface
  const turn_rad = Math.hypot(a, b) > LEAST_SLOPE ? Math.atan2(b, a) : (grain_deg * Math.PI) / 180
  return maskOf(cloud, dense(cloud, points, 3.2 * spacing_m), {
    cell_m,
    closed_m: Math.max(0.75, 2.2 * spacing_m),
    turn_rad,
  })
}

/** Of two surfaces with a fold, where gaps between them are closed too. */
function bothMask(cloud: Cloud, one: Patch, other: Patch, { cell_m, cos, sin }: Mask, spacing_m: number): Mask {
  const points = [one, other].flatMap(patch => dense(cloud, patch.points, 3.2 * spacing_m))
  return maskOf(cloud, points, { cell_m, closed_m: Math.max(0.9, 2.6 * spacing_m), turn_rad: Math.atan2(sin, cos) })
}

/** Without points that have few others around: leaves that happen to be in the surface beyond the eave. */
function dense(cloud: Cloud, points: readonly number[], reach: number): number[] {
  const own = pick(cloud, points)
  const buckets = new Buckets(own, reach)
  const counts = points.map((_, k) => {
    const [x, y] = [own.x[k] ?? 0, own.y[k] ?? 0]
    let count = 0
    buckets.near(x, y, reach, i => {
      if (((own.x[i] ?? 0) - x) ** 2 + ((own.y[i] ?? 0) - y) ** 2 <= reach * reach) count++
    })
    return count
  })
  const usual = quantile(counts, 0.6)
  return points.filter((_, k) => (counts[k] ?? 0) >= SPARSE * usual)
}

/** A corner has a quarter of it around. */
const SPARSE = 0.2

/** What a side more has to make better, in m2 of points inside of the outline and gaps outside of it. */
const SIDE_COSTS_M2 = { fold: 0.15, end: 0.4 }

/** Leaves out lines that barely improve the outline, those with the fewest points first. */
function simplest(lines: readonly (RoofLine & { length_m?: number })[], own: Mask): Side<RoofLine>[] {
  const outline = (some: readonly RoofLine[]) => {
    const sides = tidied(outlineFromLines(some, frameOf(own), cell => covered(own, cell)))
    return { sides, cost: sides.length < 3 ? Number.POSITIVE_INFINITY : costOf(sides, own) }
  }
  let kept = [...lines]
  let best = outline(kept)
  for (let round = 0; round < 2; round++) {
    const before = kept.length
    for (const line of [...kept].sort((a, b) => (a.length_m ?? FOLD_M) - (b.length_m ?? FOLD_M))) {
      const fewer = kept.filter(one => one !== line)
      const next = outline(fewer)
      if (next.cost > best.cost) continue
      kept = fewer
      best = next
    }
    if (kept.length === before) break
  }
  return withTips(best.sides)
}

const TIP_M = 1.7

/** Between two folds a surface has a tip where they meet, though a chimney or too few points hide it. */
function withTips(sides: readonly Side<RoofLine>[]): Side<RoofLine>[] {
  for (const [at, { from, line }] of sides.entries()) {
    const before = sides.at(at - 1)
    const after = sides[(at + 1) % sides.length]
    if (line.with !== null || !before || !after || before.line.with === null || after.line.with === null) continue
    const tip = before.line.with === after.line.with ? undefined : crossing(before.line, after.line)
    if (!tip || offLine(line, tip) < 0 || offLine(line, tip) > TIP_M || lengthOf(from, after.from) > TIP_M) continue
    const next = cornersAgain(sides.filter((_, i) => i !== at).map(side => side.line))
    if (next && !crossesItself(next.map(side => side.from))) return withTips(next)
  }
  return [...sides]
}

function costOf(sides: readonly Side<RoofLine>[], own: Mask): number {
  const outline = sides.map(({ from }) => from)
  if (crossesItself(outline)) return Number.POSITIVE_INFINITY
  let wrong = 0
  own.on.forEach((one, at) => {
    if (contains(outline, centerOf(own, at)) !== (one === 1)) wrong++
  })
  const ends = sides.filter(({ line }) => line.with === null).length
  return wrong * own.cell_m ** 2 + SIDE_COSTS_M2.end * ends + SIDE_COSTS_M2.fold * (sides.length - ends)
}

const frameOf = (mask: Mask): Point[] => {
  const out = 1 / mask.cell_m
  const [right, high] = [mask.columns + out, mask.rows + out]
  return [
    cornerAt(mask, -out, -out),
    cornerAt(mask, right, -out),
    cornerAt(mask, right, high),
    cornerAt(mask, -out, high),
  ]
}

/** The line in which two surfaces cut each other, where it is the border between their points. */
function foldBetween(cloud: Cloud, one: Patch, other: Patch, against: Mask, index: number): RoofLine | undefined {
  if (angleBetween(one.surface, other.surface) < LEAST_FOLD_DEG) return
  const [a, b, c] = [one.surface.a - other.surface.a, one.surface.b - other.surface.b, one.surface.c - other.surface.c]
  const length = Math.hypot(a, b)
  const turned = { nx: a / length, ny: b / length, d: -c / length }
  const own = one.points.filter(i => offLine(turned, [cloud.x[i] ?? 0, cloud.y[i] ?? 0]) > 0).length
  // The normal looks away from this one's own points.
  const sign = own > one.points.length / 2 ? -1 : 1
  const line: RoofLine = { nx: sign * turned.nx, ny: sign * turned.ny, d: sign * turned.d, with: index }
  // Points of this one near the other, in plan.
  const border: number[] = []
  for (const i of one.points) {
    const [x, y] = [cloud.x[i] ?? 0, cloud.y[i] ?? 0]
    if (nearMask(against, x, y)) border.push(i)
  }
  if (border.length < 4) return
  const off = border.map(i => Math.abs(offLine(line, [cloud.x[i] ?? 0, cloud.y[i] ?? 0])))
  const close = border.filter((_, k) => (off[k] ?? 0) < MEETS_M)
  if (close.length < Math.max(4, 0.2 * border.length)) return
  const along = close.map(i => line.nx * (cloud.y[i] ?? 0) - line.ny * (cloud.x[i] ?? 0))
  return quantile(along, 0.95) - quantile(along, 0.05) > 0.6 ? line : undefined
}

/** A ridge between one slope and the two halves of another is one line. */
function withoutTwins(folds: readonly RoofLine[], mask: Mask): RoofLine[] {
  const [x, y] = cornerAt(mask, mask.columns / 2, mask.rows / 2)
  const half = (Math.hypot(mask.columns, mask.rows) / 2) * mask.cell_m
  const kept: RoofLine[] = []
  for (const fold of folds) {
    const twin = kept.some(one => {
      if (one.nx * fold.nx + one.ny * fold.ny < 0.99) return false
      const middle: Point = [x - offLine(one, [x, y]) * one.nx, y - offLine(one, [x, y]) * one.ny]
      return [-0.6, 0, 0.6].every(share => {
        const along: Point = [middle[0] - share * half * one.ny, middle[1] + share * half * one.nx]
        return Math.abs(offLine(fold, along)) < 0.3
      })
    })
    if (!twin) kept.push(fold)
  }
  return kept
}

const NEARBY: readonly Point[] = [0, 45, 90, 135, 180, 225, 270, 315].map(deg => [
  0.6 * Math.cos((deg * Math.PI) / 180),
  0.6 * Math.sin((deg * Math.PI) / 180),
])
const nearMask = (mask: Mask, x: number, y: number) => NEARBY.some(([dx, dy]) => isOn(mask, x + dx, y + dy))

function covered(own: Mask, cell: readonly Point[]): boolean {
  const xs = cell.map(([x]) => x)
  const ys = cell.map(([, y]) => y)
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const step = Math.min(own.cell_m, Math.max(right - left, high - low) / 4)
  let all = 0
  let on = 0
  for (let x = left + step / 2; x < right; x += step)
    for (let y = low + step / 2; y < high; y += step) {
      if (!within(cell, x, y)) continue
      all++
      if (isOn(own, x, y)) on++
    }
  if (all >= 3) return on > 0.5 * all
  const middle = cell.reduce<[number, number]>(
    ([sx, sy], [x, y]) => [sx + x / cell.length, sy + y / cell.length],
    [0, 0],
  )
  return isOn(own, ...middle)
}

/** In a convex cell that runs counter-clockwise. */
const within = (cell: readonly Point[], x: number, y: number) =>
  cell.every(([ax, ay], i) => {
    const [bx, by] = cell[(i + 1) % cell.length] ?? [ax, ay]
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0
  })

/** Sides too short to be a roof's are left out, the shortest first; their neighbors meet instead. */
function tidied(sides: readonly Side<RoofLine>[]): Side<RoofLine>[] {
  let rest = [...sides]
  while (rest.length > 3) {
    const lengths = rest.map(({ from }, i) => {
      const [x, y] = rest[(i + 1) % rest.length]?.from ?? from
      return Math.hypot(x - from[0], y - from[1])
    })
    const shortest = lengths.indexOf(Math.min(...lengths))
    if ((lengths[shortest] ?? 0) > JOG_M) break
    const next = without(rest, lengths, shortest)
    if (!next) break
    const [before, after] = [rest, next].map(one => one.map(({ from }) => from))
    if (!before || !after || crossesItself(after)) break
    if (Math.abs(areaOf(before) - areaOf(after)) > Math.max(0.6, 0.05 * areaOf(before))) break
    rest = next
  }
  return rest
}

function without(
  sides: readonly Side<RoofLine>[],
  lengths: readonly number[],
  at: number,
): Side<RoofLine>[] | undefined {
  const count = sides.length
  const before = (at + count - 1) % count
  const after = (at + 1) % count
  const [one, other] = [sides[before]?.line, sides[after]?.line]
  if (!one || !other) return
  const meet = crossing(one, other)
  const lines = sides.map(({ line }) => line)
  let kept: RoofLine[]
  if (meet && Math.hypot(meet[0] - (sides[at]?.from[0] ?? 0), meet[1] - (sides[at]?.from[1] ?? 0)) < 1.5)
    kept = lines.filter((_, i) => i !== at)
  else {
    // A jog between two parallel lines: the longer one goes on.
    const drop = (lengths[before] ?? 0) >= (lengths[after] ?? 0) ? after : before
    kept = lines.filter((_, i) => i !== at && i !== drop)
  }
  return kept.length >= 3 ? cornersAgain(kept) : undefined
}

function cornersAgain<L extends Line>(lines: readonly L[]): Side<L>[] | undefined {
  const sides: Side<L>[] = []
  for (const [i, line] of lines.entries()) {
    const from = crossing(lines.at(i - 1) ?? line, line)
    if (!from) return
    sides.push({ from, line })
  }
  return sides
}

export const heightAt = (patch: Patch, [x, y]: Point): number => heightOn(patch.surface, x, y)
