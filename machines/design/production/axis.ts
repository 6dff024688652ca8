// The axis along which rows lie, and the sun as it is seen along it: what trackers turn by and rows shade each other by.
import { RAD } from '../../lib/angles.ts'
import type { SkyYear } from '../sun/sky-year.ts'

type Axis = {
  readonly sin_azimuth: number
  readonly cos_azimuth: number
  readonly sin_tilt: number
  readonly cos_tilt: number
}

export const axisOf = (azimuth_deg: number, tilt_deg: number): Axis => ({
  sin_azimuth: Math.sin(azimuth_deg * RAD),
  cos_azimuth: Math.cos(azimuth_deg * RAD),
  sin_tilt: Math.sin(tilt_deg * RAD),
  cos_tilt: Math.cos(tilt_deg * RAD),
})

/**
 * Angle of the sun from the axis' zenith in the plane across the axis, radians, positive to the right of where the axis faces:
 * west for an axis to the south (Anderson and Mikofski 2020, NREL/TP-5K00-76626, equations 3 to 5). 0 where the sun is down.
 */
export function sunAcross(axis: Axis, sky: Pick<SkyYear, 'east' | 'north' | 'up'>, i: number): number {
  const [east, north, up] = [sky.east[i] ?? 0, sky.north[i] ?? 0, sky.up[i] ?? 0]
  const along = east * axis.sin_azimuth + north * axis.cos_azimuth
  return Math.atan2(east * axis.cos_azimuth - north * axis.sin_azimuth, along * axis.sin_tilt + up * axis.cos_tilt)
}

/** The unit vector after a rotation by this angle about the axis. */
export function turned(axis: Axis, angle: number): readonly [east: number, north: number, up: number] {
  const [across, up] = [Math.sin(angle), Math.cos(angle)]
  return [
    across * axis.cos_azimuth + up * axis.sin_tilt * axis.sin_azimuth,
    up * axis.sin_tilt * axis.cos_azimuth - across * axis.sin_azimuth,
    up * axis.cos_tilt,
  ]
}
