// View factors of the ground from a row's rear, place by place, since a low row sees mostly its own shadow: Marion et
// al. 2017 ("A practical irradiance model for bifacial PV modules", 44th IEEE PVSC), averaged over the row.
import { RAD } from '../../lib/angles.ts'
import { rowViews } from './row-views.ts'

/** Lengths are in row lengths. Rows face right and rise to the left; the lower edge of one is at 0. */
export type RearView = {
  readonly pitch: number
  readonly sky: number
  readonly ground: number
  /** Light of an even sky reaching the rear via the ground, at a ground albedo of 1. */
  readonly sky_by_ground: number
  /** View of the ground from 0 up to each place, of PLACES in a pitch. */
  readonly up_to: Float64Array
}

const PLACES = 100
const POINTS = 20
/** Rows to either side that hide sky from the ground. */
const ROWS = 10

const known = new Map<string, RearView>()

export function rearView(tilt_deg: number, pitch: number, edge: number): RearView {
  const key = `${tilt_deg} ${pitch} ${edge}`
  const found = known.get(key)
  if (found) return found
  const made = seeRear(tilt_deg, pitch, edge)
  // A tracker has one for each degree it turns.
  if (known.size > 500) known.clear()
  known.set(key, made)
  return made
}

function seeRear(tilt_deg: number, pitch: number, edge: number): RearView {
  const [cos, sin] = [Math.cos(tilt_deg * RAD), Math.sin(tilt_deg * RAD)]
  const { rear_sky, rear_ground } = rowViews(cos, pitch)
  const seen = new Float64Array(PLACES)
  const meetsRow = (x: number, z: number, dx: number, dz: number) => {
    const across = dx * sin + dz * cos
    const away = (-x * sin + (edge - z) * cos) / across
    const at = (dx * (z - edge) - dz * x) / across
    return away > 0 && at >= 0 && at <= 1
  }
  for (let point = 0.5; point < POINTS; point++) {
    const [x, z] = [(-point / POINTS) * cos, edge + (point / POINTS) * sin]
    // From the rear's own perpendicular, down and to the left.
    for (let angle = -89.5; angle < 90; angle++) {
      const [along, out] = [Math.sin(angle * RAD), Math.cos(angle * RAD)]
      const [dx, dz] = [-sin * out - cos * along, sin * along - cos * out]
      // A farther row can't hide more than the next one does: light passes below it.
      if (dz >= 0 || meetsRow(x - pitch, z, dx, dz) || meetsRow(x + pitch, z, dx, dz)) continue
      const place = Math.floor(wrapped((x - (dx * z) / dz) / pitch) * PLACES)
      seen[place] = (seen[place] ?? 0) + (out * RAD) / 2 / POINTS
    }
  }
  // One-degree steps are slightly off: scale their sum to the crossed-strings result.
  const scale = rear_ground / seen.reduce((sum, view) => sum + view, 0)
  const up_to = new Float64Array(PLACES + 1)
  let sky_by_ground = 0
  for (let place = 0; place < PLACES; place++) {
    const view = (seen[place] ?? 0) * scale
    up_to[place + 1] = (up_to[place] ?? 0) + view
    sky_by_ground += view * skyAbove(((place + 0.5) / PLACES) * pitch, cos, sin, pitch, edge)
  }
  return { pitch, sky: rear_sky, ground: rear_ground, sky_by_ground, up_to }
}

/** Share of an even sky's light that reaches a point on the ground between the rows, by the sines of their edges. */
function skyAbove(x: number, cos: number, sin: number, pitch: number, edge: number): number {
  const sineTo = (dx: number, dz: number) => dx / Math.hypot(dx, dz)
  let open = 0
  let reached = -1
  for (let row = -ROWS; row <= ROWS; row++) {
    const lower = sineTo(row * pitch - x, edge)
    const upper = sineTo(row * pitch - cos - x, edge + sin)
    open += Math.max(0, Math.min(lower, upper) - reached)
    reached = Math.max(reached, lower, upper)
  }
  return (open + Math.max(0, 1 - reached)) / 2
}

/** View of the ground in the row's shadow. The sun's angle from the zenith, radians, is positive on the side rows face. */
export function rearShadow(view: RearView, sun: number, tilt: number, edge: number): number {
  const lean = Math.tan(sun)
  const lower = -edge * lean
  const upper = -Math.cos(tilt) - (edge + Math.sin(tilt)) * lean
  const from = Math.min(lower, upper) / view.pitch
  const wide = Math.abs(upper - lower) / view.pitch
  if (!(wide < 1)) return view.ground
  const start = wrapped(from)
  const end = start + wide
  return end <= 1 ? upTo(view, end) - upTo(view, start) : view.ground - upTo(view, start) + upTo(view, end - 1)
}

function upTo({ up_to }: RearView, share: number): number {
  const place = Math.min(PLACES - 1, Math.floor(share * PLACES))
  const [before, after] = [up_to[place] ?? 0, up_to[place + 1] ?? 0]
  return before + (after - before) * (share * PLACES - place)
}

const wrapped = (share: number) => share - Math.floor(share)
