// A plane of rows in the open through a year: what rows take from each other's front, and what bifacial modules make of the light
// behind them. Even sky (isotropic) for the ground and the rear, as the published models have it.
import { RAD } from '../../lib/angles.ts'
import type { SkyYear } from '../sun/sky-year.ts'
import { MONTH_OF_DAY } from '../weather/weather-year.ts'
import { axisOf, sunAcross, turned } from './axis.ts'
import { diffuseModifier } from './diffuse-iam.ts'
import { beamModifier } from './iam.ts'
import { type Face, faceAlong, planeFace } from './plane-face.ts'
import type { Plane } from './plane-year.ts'
import { type RearView, rearShadow, rearView } from './rear-view.ts'
import { groundLit, rowShaded, rowViews } from './row-views.ts'
import { trackerAngle } from './tracking.ts'

/** By hour of the sky year. Shares are of what a plane without other rows would have. */
type RowYear = {
  readonly direct: Float64Array
  readonly dome: Float64Array
  readonly ground: Float64Array
  /** W/m2 that enter the rear and count as much as light on the front. */
  readonly rear: Float64Array
}

type PlaneLight = { readonly face: (i: number) => Face; readonly rows: RowYear | null }

/** Of the light behind the modules, what their frames and racks keep from them (the default of pvlib's infinite sheds). */
const BEHIND_STRUCTURE = 0.02

type Open = Pick<Plane, 'tilt_deg' | 'azimuth_deg' | 'rows' | 'tracker' | 'bifaciality'>

export function planeLight(sky: SkyYear, plane: Open, albedo: Float64Array): PlaneLight {
  const { rows, tracker } = plane
  if (!rows) {
    const face = planeFace(plane)
    return { face: () => face, rows: null }
  }
  const axis = tracker ? axisOf(plane.azimuth_deg, plane.tilt_deg) : axisOf(plane.azimuth_deg - 90, 0)
  const across = Float64Array.from(sky.hour, (_, i) => sunAcross(axis, sky, i))
  const fixed = plane.tilt_deg * RAD
  const angle = across.map(sun => (tracker ? trackerAngle(sun, tracker, rows.ground_cover_ratio) : fixed))
  const still = tracker ? null : planeFace(plane)
  const faces = Array.from(angle, turn => still ?? faceAlong(...turned(axis, turn)))
  const face = (i: number) => faces[i] ?? planeFace(plane)
  const slope = (tracker?.cross_slope_deg ?? 0) * RAD
  return { face, rows: rowYear(sky, { ...plane, rows }, albedo, { face, across, angle, slope }) }
}

type Turning = {
  readonly face: (i: number) => Face
  readonly across: Float64Array
  readonly angle: Float64Array
  readonly slope: number
}

function rowYear(
  sky: SkyYear,
  { rows, tracker, bifaciality = 0 }: Open & { readonly rows: NonNullable<Open['rows']> },
  albedo: Float64Array,
  { face, across, angle, slope }: Turning,
): RowYear {
  const pitch = 1 / rows.ground_cover_ratio
  const column = () => new Float64Array(sky.hour.length)
  const year = { direct: column(), dome: column(), ground: column(), rear: column() }
  const counted = bifaciality * (1 - BEHIND_STRUCTURE)
  let of_tilt = -1
  let views = rowViews(1, pitch)
  let behind = diffuseModifier(180)
  let rear: RearView | null = null
  let edge = 0
  for (let i = 0; i < sky.hour.length; i++) {
    const { cos_tilt, east, north } = face(i)
    if (cos_tilt !== of_tilt) {
      of_tilt = cos_tilt
      views = rowViews(cos_tilt, pitch)
      if (counted > 0) {
        const tilt_deg = Math.round(Math.acos(Math.min(1, cos_tilt)) / RAD)
        behind = diffuseModifier(180 - tilt_deg)
        edge = edgeAt(rows, tracker, tilt_deg)
        rear = rearView(tilt_deg, pitch, edge)
      }
    }
    const [sun, row, up] = [across[i] ?? 0, angle[i] ?? 0, sky.up[i] ?? 0]
    const free = 1 - rowShaded(sun, row, pitch, slope)
    const ghi = sky.ghi[i] ?? 0
    const beam = sky.beam[i] ?? 0
    const direct = Math.min(ghi, beam * up)
    const on_ground = direct * groundLit(sun, row, pitch) + (ghi - direct) * views.ground_sky
    const sees_ground = (1 - cos_tilt) / 2
    year.direct[i] = free
    year.dome[i] = views.front_sky / ((1 + cos_tilt) / 2)
    year.ground[i] = ghi > 0 && sees_ground > 0 ? (on_ground / ghi) * (views.front_ground / sees_ground) : 1
    if (!rear) continue
    const cos_behind = Math.max(0, -((sky.east[i] ?? 0) * east + (sky.north[i] ?? 0) * north + up * cos_tilt))
    const reflectance = albedo[MONTH_OF_DAY[((sky.hour[i] ?? 0) / 24) | 0] ?? 0] ?? 0
    // To the side rows face: a tracker faces either.
    const dark = rearShadow(rear, row < 0 ? -sun : sun, Math.abs(row), edge)
    const by_ground = direct * (rear.ground - dark) + (ghi - direct) * rear.sky_by_ground
    const light =
      beam * cos_behind * free * beamModifier(cos_behind) +
      (ghi - direct) * rear.sky * behind.sky +
      by_ground * reflectance * behind.ground
    year.rear[i] = counted * light
  }
  return year
}

/** Height of the lower edge over a row's length. Of a tracker it is entered for the steepest turn, and is higher in others. */
function edgeAt(
  { slope_length_m, lower_edge_m }: NonNullable<Open['rows']>,
  tracker: Open['tracker'],
  tilt_deg: number,
) {
  const risen = tracker ? (Math.sin(tracker.max_angle_deg * RAD) - Math.sin(tilt_deg * RAD)) / 2 : 0
  // Level with the ground there would be no light between.
  return Math.max(0.01, lower_edge_m / slope_length_m + Math.max(0, risen))
}
