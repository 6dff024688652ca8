// Which surfaces are roofs, which of them make up one building, and how the building lies.
import type { Point } from '../drawing/plane-frame.ts'
import { Buckets, type Cloud, quantile } from './cloud.ts'
import type { Ground } from './ground.ts'
import { fitted, type Patch, touches } from './grow-surfaces.ts'
import { heightOn, SurfaceFit, tilted } from './surface-fit.ts'

/** A roof that is higher above the ground than a fence or a car, measured in its middle. */
const LEAST_ROOF_M = 1.9
const ROUGHEST_M = 0.075
/** A shed against the wall of a house is a building of its own. */
const MOST_STEP_M = 2.2

/** Leaves let light through: there are points below them. Decks and cars are too low. */
export function roofsAmong(cloud: Cloud, ground: Ground, patches: readonly Patch[]): Patch[] {
  const buckets = new Buckets(cloud, 1)
  return smoothAmong(patches).filter(({ points, surface, rms_m }) => {
    const heights = points.map(i => (cloud.z[i] ?? 0) - ground.heightAt(cloud.x[i] ?? 0, cloud.y[i] ?? 0))
    if (quantile(heights, 0.5) < LEAST_ROOF_M) return false
    const step = Math.max(1, Math.floor(points.length / 400))
    let through = 0
    let on = 0
    let over = 0
    for (let k = 0; k < points.length; k += step) {
      const [x, y] = [cloud.x[points[k] ?? 0] ?? 0, cloud.y[points[k] ?? 0] ?? 0]
      buckets.near(x, y, 0.4, i => {
        const [px, py] = [cloud.x[i] ?? 0, cloud.y[i] ?? 0]
        if ((px - x) ** 2 + (py - y) ** 2 > 0.16) return
        const off = ((cloud.z[i] ?? 0) - heightOn(surface, px, py)) * tilted(surface)
        if (Math.abs(off) < 0.18) on++
        else if (off < -0.3) through++
        else over++
      })
    }
    // Crowns may hang over a roof, but a smooth surface in the middle of a cloud is chance.
    return through < (rms_m < 0.03 ? 0.4 : 0.16) * on && (rms_m < 0.035 || through + over < 0.4 * on)
  })
}

/** Leaves are rough; how rough a roof may be is a matter of the survey. */
export function smoothAmong(patches: readonly Patch[]): Patch[] {
  const most_m = Math.min(ROUGHEST_M, Math.max(0.045, 2.2 * usualRoughness(patches)))
  return patches.filter(({ rms_m }) => rms_m <= most_m)
}

/** The survey's noise, as the larger half of what it saw shows it. */
function usualRoughness(patches: readonly Patch[]): number {
  const sorted = [...patches].sort((a, b) => a.rms_m - b.rms_m)
  const half = sorted.reduce((sum, { points }) => sum + points.length, 0) / 2
  let passed = 0
  for (const { rms_m, points } of sorted) {
    passed += points.length
    if (passed >= half) return rms_m
  }
  return ROUGHEST_M
}

/** Numbers of buildings, for each roof one: those that touch in plan are one building. */
export function buildingsOf(cloud: Cloud, roofs: readonly Patch[]): number[] {
  const numbers = roofs.map((_, index) => index)
  for (const [i, one] of roofs.entries())
    for (let j = i + 1; j < roofs.length; j++) {
      const other = roofs[j]
      if (!other || numbers[i] === numbers[j] || !touches(cloud, one.points, other.points, 0.6, MOST_STEP_M)) continue
      const [from, to] = [numbers[j], numbers[i] ?? i]
      numbers.forEach((number, k) => {
        if (number === from) numbers[k] = to
      })
    }
  return numbers
}

/**
 * The direction most slopes fall to, as an angle of the plan without its quarter turns. A flat roof lies as its neighbors do if
 * that fits it, otherwise as the smallest box around it.
 */
export function grainOf(cloud: Cloud, roofs: readonly Patch[], neighbors: readonly Patch[]): number {
  const own = slopesOf(roofs)
  if (own !== null) return own
  const points = roofs.flatMap(roof => roof.points)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let deg = 0; deg < 90; deg += 0.5) {
    const area = boxAround(cloud, points, deg)
    if (area >= least) continue
    least = area
    best = deg
  }
  const around = slopesOf(neighbors)
  return around !== null && boxAround(cloud, points, around) < 1.15 * least ? around : best
}

function slopesOf(roofs: readonly Patch[]): number | null {
  let [x, y] = [0, 0]
  for (const { surface, points } of roofs) {
    const rise = Math.hypot(surface.a, surface.b)
    if (rise < 0.05) continue
    const angle = 4 * Math.atan2(surface.b, surface.a)
    const weight = points.length * Math.min(rise, 0.5)
    x += weight * Math.cos(angle)
    y += weight * Math.sin(angle)
  }
  return x === 0 && y === 0 ? null : (Math.atan2(y, x) * 180) / Math.PI / 4
}

function boxAround(cloud: Cloud, points: readonly number[], deg: number): number {
  const [ux, uy] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)]
  // Without the outermost, which may be a branch.
  const size = (values: number[]) => quantile(values, 0.995) - quantile(values, 0.005)
  const along = points.map(i => (cloud.x[i] ?? 0) * ux + (cloud.y[i] ?? 0) * uy)
  const across = points.map(i => (cloud.y[i] ?? 0) * ux - (cloud.x[i] ?? 0) * uy)
  return size(along) * size(across)
}

/** A small or flat roof's own direction is mostly noise: it falls along the house, unless it clearly doesn't. */
export function squared(cloud: Cloud, roofs: readonly Patch[], grain_deg: number): Patch[] {
  return roofs.map(roof => {
    const { a, b } = roof.surface
    const rise = Math.hypot(a, b)
    if (rise < 0.02) return roof
    const deg = (Math.atan2(b, a) * 180) / Math.PI
    const off = ((((deg - grain_deg) % 90) + 135) % 90) - 45
    const fit = new SurfaceFit(cloud.x[roof.points[0] ?? 0] ?? 0, cloud.y[roof.points[0] ?? 0] ?? 0)
    for (const i of roof.points) fit.add(cloud.x[i] ?? 0, cloud.y[i] ?? 0, cloud.z[i] ?? 0)
    const doubt_deg = ((fit.doubtAcross(a / rise, b / rise) * roof.rms_m) / rise) * (180 / Math.PI)
    if (Math.abs(off) > Math.min(Math.max(1.2, 3.5 * doubt_deg), 8)) return roof
    const to = ((deg - off) * Math.PI) / 180
    const next = fitted(cloud, roof.points, roof.surface, [Math.cos(to), Math.sin(to)])
    return next && next.rms_m < roof.rms_m * 1.15 + 0.002 ? next : roof
  })
}

/** How far a place is from a roof's points, in plan. */
export function distanceTo(cloud: Cloud, { points }: Patch, [x, y]: Point): number {
  let least = Number.POSITIVE_INFINITY
  for (const i of points) least = Math.min(least, Math.hypot((cloud.x[i] ?? 0) - x, (cloud.y[i] ?? 0) - y))
  return least
}
