// Position of the sun at a location (Reda & Andreas 2008, NREL/TP-560-34302, sections 3.11 to 3.14).

import { DEG, RAD } from '../../lib/angles.ts'
import { DAY_MS } from '../../lib/time.ts'
import { type SunAmongStars, sunAmongStars } from './ephemeris.ts'

/** Sea-level pressure and 12 C, as in the reference results: refraction is not computed for the station's height. */
const REFRACTION_FACTOR = (1013.25 / 1010) * (283 / (273 + 12)) * (1.02 / 60)
const PARALLAX_RAD = (8.794 / 3600) * RAD
/** Half the sun's disc and the refraction at the horizon: rise and set are counted with the centre here. */
export const RISE_ELEVATION_DEG = -0.8333

type SunPosition = {
  readonly zenith_deg: number
  /** With refraction: what the panel sees. */
  readonly apparent_zenith_deg: number
  /** North 0, east 90. */
  readonly azimuth_deg: number
}

/** Elevation with refraction, degrees, from the true one. Zero correction while the disc is wholly set. */
export function refracted(elevation_deg: number): number {
  if (elevation_deg < RISE_ELEVATION_DEG) return elevation_deg
  return elevation_deg + REFRACTION_FACTOR / Math.tan((elevation_deg + 10.3 / (elevation_deg + 5.11)) * RAD)
}

/** The elevation seen from the surface, not the centre, of the earth: up to 0.0024 deg lower. */
export function topocentric(sin_elevation: number, distance_au: number): number {
  const elevation = Math.asin(Math.max(-1, Math.min(1, sin_elevation)))
  return (elevation - (PARALLAX_RAD / distance_au) * Math.cos(elevation)) * DEG
}

/** The sun over a place at an instant (milliseconds since 1970, UTC). Within 0.002 deg of the full algorithm. */
export function sunPosition(utc_ms: number, latitude_deg: number, longitude_deg: number): SunPosition {
  return overPlace(sunAmongStars(utc_ms / DAY_MS + 2_440_587.5), latitude_deg, longitude_deg)
}

function overPlace(sun: SunAmongStars, latitude_deg: number, longitude_deg: number): SunPosition {
  const hour_angle = sun.greenwich_hour_angle_rad + longitude_deg * RAD
  const sin_lat = Math.sin(latitude_deg * RAD)
  const cos_lat = Math.cos(latitude_deg * RAD)
  const sin_dec = Math.sin(sun.declination_rad)
  const cos_dec = Math.cos(sun.declination_rad)
  const elevation_deg = topocentric(sin_lat * sin_dec + cos_lat * cos_dec * Math.cos(hour_angle), sun.distance_au)
  const east = -cos_dec * Math.sin(hour_angle)
  const north = sin_dec * cos_lat - cos_dec * Math.cos(hour_angle) * sin_lat
  return {
    zenith_deg: 90 - elevation_deg,
    apparent_zenith_deg: 90 - refracted(elevation_deg),
    azimuth_deg: (Math.atan2(east, north) * DEG + 360) % 360,
  }
}
