// How a plane faces sun, sky and ground: the constants of its year.
import { RAD } from '../../lib/angles.ts'
import { diffuseModifier } from './diffuse-iam.ts'

const GROUND_REFLECTANCE = 0.2
/** Relative power per K above 25 C; mono-crystalline modules of the CEC list lie around it. */
export const TEMP_COEFF = -0.0035

export function planeFace({ tilt_deg, azimuth_deg }: { readonly tilt_deg: number; readonly azimuth_deg: number }) {
  const cos_tilt = Math.cos(tilt_deg * RAD)
  const sin_tilt = Math.sin(tilt_deg * RAD)
  return {
    cos_tilt,
    sin_tilt,
    east: sin_tilt * Math.sin(azimuth_deg * RAD),
    north: sin_tilt * Math.cos(azimuth_deg * RAD),
    sees_sky: (1 + cos_tilt) / 2,
    sees_ground: (GROUND_REFLECTANCE * (1 - cos_tilt)) / 2,
    diffuse: diffuseModifier(tilt_deg),
  }
}
