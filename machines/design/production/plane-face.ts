// How a plane faces sun, sky and ground: the same all year, or hour by hour where it turns after the sun.
import { RAD } from '../../lib/angles.ts'
import { type DiffuseModifier, diffuseModifier } from './diffuse-iam.ts'

/** Relative power per K above 25 C; mono-crystalline modules of the CEC list lie around it. */
export const TEMP_COEFF = -0.0035

export type Face = {
  readonly cos_tilt: number
  readonly sin_tilt: number
  /** Of the unit vector the plane faces; up is the cosine of its tilt. */
  readonly east: number
  readonly north: number
  readonly sees_sky: number
  readonly diffuse: DiffuseModifier
}

export function planeFace({
  tilt_deg,
  azimuth_deg,
}: {
  readonly tilt_deg: number
  readonly azimuth_deg: number
}): Face {
  const sin_tilt = Math.sin(tilt_deg * RAD)
  return faceOf(
    Math.cos(tilt_deg * RAD),
    sin_tilt,
    sin_tilt * Math.sin(azimuth_deg * RAD),
    sin_tilt * Math.cos(azimuth_deg * RAD),
    diffuseModifier(tilt_deg),
  )
}

/** Facing along a unit vector. Diffuse reflection to a degree of tilt, within 0.0005 of the exact integral below 85 deg. */
export function faceAlong(east: number, north: number, up: number): Face {
  const tilt_deg = Math.round(Math.acos(Math.min(1, up)) / RAD)
  return faceOf(up, Math.hypot(east, north), east, north, diffuseModifier(tilt_deg))
}

const faceOf = (cos_tilt: number, sin_tilt: number, east: number, north: number, diffuse: DiffuseModifier): Face => ({
  cos_tilt,
  sin_tilt,
  east,
  north,
  sees_sky: (1 + cos_tilt) / 2,
  diffuse,
})
