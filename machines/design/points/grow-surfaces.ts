// Flat surfaces among points: grown from the flattest places outward, fitted again as they grow, each point given to the surface
// nearest to it, and neighbors that are one surface joined. Without chance, so that a file always gives the same roof.
import { Buckets, type Cloud, quantile, sizeOf } from './cloud.ts'
import { heightOn, type Surface, SurfaceFit, tilted } from './surface-fit.ts'

export type Patch = { surface: Surface; points: number[]; rms_m: number }
type Growth = {
  patches: Patch[]
  spacing_m: number
  /** The same points between some of the patches. */
  share: (among: readonly Patch[]) => Patch[]
}

/** Of a seed's neighborhood, across the surface. */
const SEED_RMS_M = 0.06
const LEAST_TOLERANCE_M = 0.08
const MOST_TOLERANCE_M = 0.16
const STEEPEST = Math.tan((68 * Math.PI) / 180)
const LEAST_AREA_M2 = 2.5

export function growSurfaces(cloud: Cloud): Growth {
  const { x, y, z } = cloud
  const count = sizeOf(cloud)
  if (count < 12) return { patches: [], spacing_m: 0.5, share: () => [] }
  const spacing_m = spacingOf(cloud)
  const reach = Math.min(Math.max(2.6 * spacing_m, 0.5), 1.5)
  const buckets = new Buckets(cloud, reach)
  const local = localSurfaces(cloud, buckets, reach)
  const labels = new Int32Array(count).fill(-1)
  const least = Math.max(8, Math.round(LEAST_AREA_M2 / spacing_m ** 2 / 2))
  let patches: Patch[] = []
  const seeds = [...local.keys()]
    .filter(i => (local[i]?.rms_m ?? 1) < SEED_RMS_M)
    .sort((a, b) => (local[a]?.rms_m ?? 1) - (local[b]?.rms_m ?? 1) || a - b)
  for (const seed of seeds) {
    if ((labels[seed] ?? 0) >= 0) continue
    const patch = grown(seed)
    if (!patch || patch.points.length < least) continue
    for (const i of patch.points) labels[i] = patches.length
    patches.push(patch)
  }
  for (let round = 0; round < 3; round++) {
    patches = joined(cloud, patches, reach)
    patches = shared(cloud, patches, buckets, reach).filter(({ points }) => points.length >= least)
  }
  return { patches, spacing_m, share: among => shared(cloud, among, buckets, reach) }

  function grown(seed: number): Patch | undefined {
    let surface = local[seed]?.surface
    if (!surface) return
    const members = new Set([seed])
    const points = [seed]
    let refit_at = 16
    const tolerance = LEAST_TOLERANCE_M + 0.02
    for (let at = 0; at < points.length; at++) {
      const from = points[at] ?? 0
      const [fx, fy] = [x[from] ?? 0, y[from] ?? 0]
      const now: Surface = surface
      const flat = tilted(now)
      buckets.near(fx, fy, reach, i => {
        if ((labels[i] ?? 0) >= 0 || members.has(i)) return
        const [px, py] = [x[i] ?? 0, y[i] ?? 0]
        if ((px - fx) ** 2 + (py - fy) ** 2 > reach * reach) return
        if (Math.abs((z[i] ?? 0) - heightOn(now, px, py)) * flat > tolerance) return
        const own = local[i]
        if (own && own.rms_m < SEED_RMS_M && angleBetween(own.surface, now) > 15) return
        members.add(i)
        points.push(i)
      })
      if (points.length < refit_at && at < points.length - 1) continue
      if (points.length < refit_at / 1.4) continue
      surface = fitted(cloud, points, surface)?.surface ?? surface
      refit_at = points.length * 1.4
    }
    return fitted(cloud, points, surface)
  }
}

/** Of the roof and the gardens around: half of the squares with points hold more than this. */
function spacingOf(cloud: Cloud): number {
  const cells = new Map<string, number>()
  for (let i = 0; i < sizeOf(cloud); i++) {
    const key = `${Math.floor(cloud.x[i] ?? 0)}|${Math.floor(cloud.y[i] ?? 0)}`
    cells.set(key, (cells.get(key) ?? 0) + 1)
  }
  return 1 / Math.sqrt(Math.max(0.5, quantile([...cells.values()], 0.5)))
}

type Local = { surface: Surface; rms_m: number }

function localSurfaces(cloud: Cloud, buckets: Buckets, reach: number): (Local | undefined)[] {
  const { x, y, z } = cloud
  return Array.from({ length: sizeOf(cloud) }, (_, at) => {
    const [px, py, pz] = [x[at] ?? 0, y[at] ?? 0, z[at] ?? 0]
    const around: number[] = []
    buckets.near(px, py, reach, i => {
      const [dx, dy] = [(x[i] ?? 0) - px, (y[i] ?? 0) - py]
      if (dx * dx + dy * dy <= reach * reach && Math.abs((z[i] ?? 0) - pz) < 2 * reach) around.push(i)
    })
    if (around.length < 7) return undefined
    const fit = new SurfaceFit(px, py)
    for (const i of around) fit.add(x[i] ?? 0, y[i] ?? 0, z[i] ?? 0)
    const surface = fit.solve()
    if (!surface || Math.hypot(surface.a, surface.b) > STEEPEST) return undefined
    const flat = tilted(surface)
    let square = 0
    for (const i of around) square += (((z[i] ?? 0) - heightOn(surface, x[i] ?? 0, y[i] ?? 0)) * flat) ** 2
    return { surface, rms_m: Math.sqrt(square / Math.max(1, around.length - 3)) }
  })
}

/** Twice with weights that leave out what is far from it (Tukey's), so that a gutter or a branch does not tilt it. */
export function fitted(
  { x, y, z }: Cloud,
  points: readonly number[],
  before?: Surface,
  direction?: readonly [ux: number, uy: number],
): Patch | undefined {
  const first = points[0] ?? 0
  let surface = before
  let rms_m = 0.05
  for (let round = 0; round < 3; round++) {
    const fit = new SurfaceFit(x[first] ?? 0, y[first] ?? 0)
    const most = Math.max(4.7 * rms_m, 0.06)
    for (const i of points) {
      const [px, py, pz] = [x[i] ?? 0, y[i] ?? 0, z[i] ?? 0]
      const off = surface ? ((pz - heightOn(surface, px, py)) * tilted(surface)) / most : 0
      if (Math.abs(off) < 1) fit.add(px, py, pz, (1 - off * off) ** 2)
    }
    const next = direction ? fit.along(...direction) : fit.solve()
    if (!next) return surface ? { surface, points: [...points], rms_m } : undefined
    surface = next
    const flat = tilted(next)
    const off = points.map(i => Math.abs((z[i] ?? 0) - heightOn(next, x[i] ?? 0, y[i] ?? 0)) * flat)
    // 68% of a normal distribution are within one deviation.
    rms_m = Math.max(0.008, quantile(off, 0.68))
  }
  return surface && { surface, points: [...points], rms_m }
}

export function angleBetween(one: Surface, other: Surface): number {
  const dot = one.a * other.a + one.b * other.b + 1
  return (Math.acos(Math.min(1, dot * tilted(one) * tilted(other))) * 180) / Math.PI
}

/** Each point to the nearest of the surfaces that have points around it. */
function shared(cloud: Cloud, patches: readonly Patch[], buckets: Buckets, reach: number): Patch[] {
  const { x, y, z } = cloud
  const labels = new Int32Array(sizeOf(cloud)).fill(-1)
  for (const [index, { points }] of patches.entries()) for (const i of points) labels[i] = index
  const tolerances = patches.map(({ rms_m }) => Math.min(Math.max(3.2 * rms_m, LEAST_TOLERANCE_M), MOST_TOLERANCE_M))
  const given: number[][] = patches.map(() => [])
  for (let at = 0; at < labels.length; at++) {
    const [px, py, pz] = [x[at] ?? 0, y[at] ?? 0, z[at] ?? 0]
    let best = -1
    let least = Number.POSITIVE_INFINITY
    const around = new Map<number, number>()
    buckets.near(px, py, reach, i => {
      const label = labels[i] ?? -1
      if (label < 0 || i === at) return
      if (((x[i] ?? 0) - px) ** 2 + ((y[i] ?? 0) - py) ** 2 <= reach * reach)
        around.set(label, (around.get(label) ?? 0) + 1)
    })
    for (const [label, seen] of around) {
      const patch = patches[label]
      if (!patch || seen < 3) continue
      const off = Math.abs(pz - heightOn(patch.surface, px, py)) * tilted(patch.surface)
      if (off > (tolerances[label] ?? 0) || off >= least) continue
      least = off
      best = label
    }
    if (best >= 0) given[best]?.push(at)
  }
  return given.flatMap((points, index) => fitted(cloud, points, patches[index]?.surface) ?? [])
}

/** Neighbors that lie in one surface become one. A step of a hand's height along a slope is still one roof. */
function joined(cloud: Cloud, patches: readonly Patch[], reach: number): Patch[] {
  const { x, y, z } = cloud
  const rest = [...patches].sort((a, b) => b.points.length - a.points.length)
  for (let i = 0; i < rest.length; i++)
    for (let j = i + 1; j < rest.length; j++) {
      const [one, other] = [rest[i], rest[j]]
      if (!one || !other) continue
      const noise = Math.max(one.rms_m, other.rms_m)
      if (!touches(cloud, one.points, other.points, reach)) continue
      const off = other.points.map(
        k => ((z[k] ?? 0) - heightOn(one.surface, x[k] ?? 0, y[k] ?? 0)) * tilted(one.surface),
      )
      const mean = off.reduce((sum, value) => sum + value, 0) / off.length
      const spread = Math.sqrt(off.reduce((sum, value) => sum + (value - mean) ** 2, 0) / off.length)
      const parallel = angleBetween(one.surface, other.surface) < 2 && Math.abs(mean) < 0.16
      const same = Math.abs(mean) < Math.max(0.06, 2 * noise) && spread < Math.max(0.05, 1.8 * noise)
      if (!parallel && !same) continue
      const both = fitted(cloud, [...one.points, ...other.points], one.surface)
      if (!both) continue
      rest[i] = both
      rest.splice(j, 1)
      j = i
    }
  return rest
}

/** They have points next to each other, with a step of at most so much. */
export function touches(
  { x, y, z }: Cloud,
  one: readonly number[],
  other: readonly number[],
  reach: number,
  most_step_m = 1,
): boolean {
  const key = (i: number, dx = 0, dy = 0) =>
    (Math.floor((x[i] ?? 0) / reach) + dx) * 65_536 + Math.floor((y[i] ?? 0) / reach) + dy
  const cells = new Map<number, number[]>()
  for (const i of one) {
    const cell = cells.get(key(i))
    if (cell) cell.push(i)
    else cells.set(key(i), [i])
  }
  let near = 0
  for (const i of other) {
    const beside = AROUND.some(([dx, dy]) =>
      cells.get(key(i, dx, dy))?.some(j => Math.abs((z[j] ?? 0) - (z[i] ?? 0)) <= most_step_m),
    )
    if (beside && ++near >= 4) return true
  }
  return false
}

const AROUND = [-1, 0, 1].flatMap(dx => [-1, 0, 1].map(dy => [dx, dy] as const))
