// The beam modifier averaged over the sky and over the ground as a tilted plane sees them
// (Marion 2017, Solar Energy 147:344), by the midpoint rule in 1 deg steps.
import { RAD } from '../../lib/angles.ts'
import { beamModifier } from './iam.ts'

export type DiffuseModifier = { readonly sky: number; readonly ground: number }

const known = new Map<number, DiffuseModifier>()

/** For a tilt in degrees. Cached: the integral takes longer than a plane's year. */
export function diffuseModifier(tilt_deg: number): DiffuseModifier {
  const found = known.get(tilt_deg)
  if (found) return found
  const made = { sky: average(tilt_deg, 0), ground: average(tilt_deg, 90) }
  // Tilts come from drawings and are few; the limit only stops a caller who sweeps them.
  if (known.size > 500) known.clear()
  known.set(tilt_deg, made)
  return made
}

/** Over the quarter of zenith angles that starts at from_deg. The plane is symmetric, so half the azimuths do. */
function average(tilt_deg: number, from_deg: number): number {
  const sin_tilt = Math.sin(tilt_deg * RAD)
  const cos_tilt = Math.cos(tilt_deg * RAD)
  let entered = 0
  let fallen = 0
  for (let z = from_deg + 0.5; z < from_deg + 90; z++) {
    const sin_z = Math.sin(z * RAD)
    const up = Math.cos(z * RAD) * cos_tilt
    for (let a = 0.5; a < 180; a++) {
      const cos_aoi = up + sin_z * sin_tilt * Math.cos(a * RAD)
      if (cos_aoi <= 0) continue
      entered += beamModifier(cos_aoi) * cos_aoi * sin_z
      fallen += cos_aoi * sin_z
    }
  }
  // A level plane sees no ground, so any ratio will do.
  return fallen > 0 ? entered / fallen : 1
}
