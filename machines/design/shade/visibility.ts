// Which directions reach which points, of a module or of a patch of roof.
import { DEG } from '../../lib/angles.ts'
import { IN_LEAF, meetsCrown, THROUGH_DECIDUOUS } from './crown.ts'
import type { Directions, PlaneLight } from './light.ts'
import type { Scene } from './scene.ts'
import { holdsBack, isInside, type Solid } from './solid.ts'

const BIN_DEG = 2
const BINS = 360 / BIN_DEG

export type Spot = readonly [x: number, y: number, z: number]

/** Directions that matter to one plane, by the drawing's own azimuth and from the horizon upwards. */
export type Fan = {
  readonly directions: Directions
  readonly light: PlaneLight
  /** Direction indices; those of bin b from starts[b] to starts[b + 1]. */
  readonly order: Uint16Array
  readonly starts: Uint16Array
  /** Tangent of the elevation, in the same order. */
  readonly slope: Float64Array
  /** Parts hidden by the far horizon, by direction. */
  readonly below_horizon: Uint8Array
}

export function makeFan(directions: Directions, light: PlaneLight, horizon: Scene['horizon']): Fan {
  const { x, y, z, count, azimuth_deg, elevation_deg } = directions
  const below_horizon = Uint8Array.from({ length: count }, (_, k) =>
    horizon && (elevation_deg[k] ?? 0) <= horizon(azimuth_deg[k] ?? 0) ? 1 : 0,
  )
  const slopeOf = (k: number) => (z[k] ?? 0) / Math.hypot(x[k] ?? 0, y[k] ?? 0)
  const bins: number[][] = Array.from({ length: BINS }, () => [])
  for (let k = 0; k < count; k++) {
    if (below_horizon[k] || !sendsLight(light, k)) continue
    bins[binOf(x[k] ?? 0, y[k] ?? 0)]?.push(k)
  }
  for (const bin of bins) bin.sort((one, other) => slopeOf(one) - slopeOf(other))
  const starts = new Uint16Array(BINS + 1)
  for (const [index, bin] of bins.entries()) starts[index + 1] = (starts[index] ?? 0) + bin.length
  const order = Uint16Array.from(bins.flat())
  return { directions, light, order, starts, slope: Float64Array.from(order, slopeOf), below_horizon }
}

function sendsLight({ from }: PlaneLight, k: number): boolean {
  for (let month = 0; month < 12; month++) if ((from[k * 12 + month] ?? 0) > 0) return true
  return false
}

const binOf = (dx: number, dy: number) => Math.floor((Math.atan2(dx, dy) * DEG + 360) / BIN_DEG) % BINS

/** Share of each month's light blocked on average over the spots; 0 to 1, and exactly 0 without obstructions. */
export function lost(fan: Fan, scene: Scene, plane_id: string, spots: readonly Spot[]): number[] {
  const { directions, light, below_horizon } = fan
  const { count } = directions
  // For each spot and direction: 255 if dark, else the number of deciduous crowns in front; evergreens separately.
  const shade = new Uint8Array(spots.length * count)
  const evergreens = new Uint8Array(spots.length * count)
  const touched = new Uint8Array(count)
  for (const solid of scene.solids) if (solid.plane_id !== plane_id) castSolid(fan, solid, spots, shade, touched)
  for (const crown of scene.crowns) {
    const { x, y, z, across, upright } = crown
    const counts = crown.loses_leaves ? shade : evergreens
    visit(fan, spots, { x, y, radius: across, peak_m: z + upright }, touched, (spot, at, k) => {
      if (shade[at] === DARK) return
      if (meetsCrown(crown, ...spot, directions.x[k] ?? 0, directions.y[k] ?? 0, directions.z[k] ?? 0))
        counts[at] = Math.min(MOST_CROWNS, (counts[at] ?? 0) + 1)
    })
  }
  const lost_light = new Float64Array(12)
  for (let k = 0; k < count; k++) {
    if (!touched[k] && !below_horizon[k]) continue
    for (let month = 0; month < 12; month++) {
      const sent = light.from[k * 12 + month] ?? 0
      if (sent <= 0) continue
      const share = below_horizon[k] ? 1 : lostShare(shade, evergreens, spots.length, count, k, month)
      lost_light[month] = (lost_light[month] ?? 0) + sent * share
    }
  }
  return [...lost_light].map((value, month) => {
    const all = light.monthly[month] ?? 0
    return all > 0 ? Math.min(1, value / all) : 0
  })
}

const DARK = 255
const MOST_CROWNS = 60

function lostShare(
  shade: Uint8Array,
  evergreens: Uint8Array,
  spots: number,
  count: number,
  k: number,
  month: number,
): number {
  const through = THROUGH_DECIDUOUS[month] ?? 1
  let kept = 0
  for (let spot = 0; spot < spots; spot++) {
    const at = spot * count + k
    const leafy = shade[at] ?? 0
    if (leafy === DARK) continue
    const green = evergreens[at] ?? 0
    kept += leafy === 0 && green === 0 ? 1 : through ** leafy * IN_LEAF ** green
  }
  return spots > 0 ? 1 - kept / spots : 0
}

function castSolid(fan: Fan, solid: Solid, spots: readonly Spot[], shade: Uint8Array, touched: Uint8Array) {
  const { directions } = fan
  const { count } = directions
  const within = spots.map(spot => isInside(solid, ...spot))
  for (const [index, inside] of within.entries()) {
    if (!inside) continue
    shade.fill(DARK, index * count, (index + 1) * count)
    touched.fill(1)
  }
  const { x, y, radius } = solid.around
  visit(fan, spots, { x, y, radius, peak_m: solid.peak_m }, touched, (spot, at, k) => {
    if (shade[at] === DARK) return
    if (holdsBack(solid, ...spot, directions.x[k] ?? 0, directions.y[k] ?? 0, directions.z[k] ?? 0)) shade[at] = DARK
  })
}

/** Every spot and direction that could meet something within a circle up to a height; the rest is left out unasked. */
function visit(
  { directions, order, starts, slope }: Fan,
  spots: readonly Spot[],
  body: { x: number; y: number; radius: number; peak_m: number },
  touched: Uint8Array,
  meet: (spot: Spot, at: number, k: number) => void,
) {
  for (const [index, spot] of spots.entries()) {
    const rise = body.peak_m - spot[2]
    if (rise <= 0) continue
    const dx = body.x - spot[0]
    const dy = body.y - spot[1]
    const distance = Math.hypot(dx, dy)
    const near = distance - body.radius
    const steepest = near > 1e-6 ? rise / near : Number.POSITIVE_INFINITY
    const half_bins = near > 1e-6 ? Math.ceil((Math.asin(body.radius / distance) * DEG) / BIN_DEG) + 1 : BINS / 2
    const middle = binOf(dx, dy)
    const first = half_bins >= BINS / 2 ? 0 : middle - half_bins
    const last = half_bins >= BINS / 2 ? BINS - 1 : middle + half_bins
    for (let step = first; step <= last; step++) {
      const bin = (step + BINS) % BINS
      const end = starts[bin + 1] ?? 0
      for (let place = starts[bin] ?? 0; place < end && (slope[place] ?? 0) < steepest; place++) {
        const k = order[place] ?? 0
        touched[k] = 1
        meet(spot, index * directions.count + k, k)
      }
    }
  }
}
