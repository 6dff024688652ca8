// The sun over one place in every hour of a year. All weather years are put in 2023: the true calendar year moves
// the annual energy by less than 0.02 %.

import { RAD } from '../../lib/angles.ts'
import { DAYS, HOURS } from '../weather/weather-year.ts'
import { sunAmongStars } from './ephemeris.ts'
import { RISE_ELEVATION_DEG, refracted, topocentric } from './sun-position.ts'

const TURN = 2 * Math.PI
const JULIAN_DAY_2023 = 2_459_945.5
/** Local standard time reaches UTC days outside the year, on both sides; interpolation needs one more. */
const MARGIN = 2

/** Declination and hour angle at 00:00 UTC of each day. They change so evenly that three days give any hour to 1e-5 deg. */
const ephemeris = (() => {
  const declination = new Float64Array(DAYS + 2 * MARGIN)
  const midnight_angle = new Float64Array(DAYS + 2 * MARGIN)
  for (let day = 0; day < declination.length; day++) {
    const sun = sunAmongStars(JULIAN_DAY_2023 + day - MARGIN)
    declination[day] = sun.declination_rad
    // Near half a turn at midnight: the rest is the equation of time, which never wraps.
    const angle = sun.greenwich_hour_angle_rad
    midnight_angle[day] = angle < 0 ? angle + Math.PI : angle - Math.PI
  }
  return { declination, midnight_angle }
})()

function interpolate(table: Float64Array, utc_days: number): number {
  const day = Math.round(utc_days)
  const f = utc_days - day
  const before = table[day + MARGIN - 1] ?? 0
  const here = table[day + MARGIN] ?? 0
  const after = table[day + MARGIN + 1] ?? 0
  return here + f * ((after - before) / 2 + f * ((after + before) / 2 - here))
}

export type SunYear = {
  /** Unit vector to the refracted sun. All zero while it is on or below the horizon. */
  readonly east: Float64Array
  readonly north: Float64Array
  readonly up: Float64Array
  readonly apparent_zenith_deg: Float64Array
  /** Share of the hour between sunrise and sunset. */
  readonly daylight: Float64Array
}

/**
 * Representative sun position of each hour: at mid-hour, but in the hour of sunrise halfway between sunrise and the
 * hour's end, at sunset halfway between its start and sunset (the rule of NREL's SAM Simulation Core, lib_irradproc).
 */
export function sunYear(latitude_deg: number, longitude_deg: number, utc_offset_h: number): SunYear {
  const sun = {
    east: new Float64Array(HOURS),
    north: new Float64Array(HOURS),
    up: new Float64Array(HOURS),
    apparent_zenith_deg: new Float64Array(HOURS),
    daylight: new Float64Array(HOURS),
  }
  const instants = sunlitInstants(latitude_deg, longitude_deg, utc_offset_h)
  const sin_lat = Math.sin(latitude_deg * RAD)
  const cos_lat = Math.cos(latitude_deg * RAD)
  for (let hour = 0; hour < HOURS; hour++) {
    const utc_days = ((instants[hour] ?? 0) - utc_offset_h) / 24
    const declination = interpolate(ephemeris.declination, utc_days)
    const turned = utc_days - Math.floor(utc_days) - 0.5
    const angle = interpolate(ephemeris.midnight_angle, utc_days) + TURN * turned + longitude_deg * RAD
    const sin_dec = Math.sin(declination)
    const cos_dec = Math.cos(declination)
    const cos_angle = Math.cos(angle)
    const sin_elevation = sin_lat * sin_dec + cos_lat * cos_dec * cos_angle
    // Refraction lifts the sun by 0.6 deg at most.
    if (sin_elevation < -0.02) {
      sun.apparent_zenith_deg[hour] = 90 - Math.asin(Math.max(-1, sin_elevation)) / RAD
      continue
    }
    const elevation_deg = refracted(topocentric(sin_elevation, 1))
    sun.apparent_zenith_deg[hour] = 90 - elevation_deg
    if (elevation_deg <= 0) continue
    const east = -cos_dec * Math.sin(angle)
    const north = sin_dec * cos_lat - cos_dec * cos_angle * sin_lat
    const level = Math.hypot(east, north)
    const across = level > 0 ? Math.cos(elevation_deg * RAD) / level : 0
    sun.east[hour] = east * across
    sun.north[hour] = north * across
    sun.up[hour] = Math.sin(elevation_deg * RAD)
    // The instant is in the middle of the hour's daylight, which begins or ends with the hour.
    sun.daylight[hour] = 1 - 2 * Math.abs((instants[hour] ?? 0) - hour - 0.5)
  }
  return sun
}

/** Hours since the start of the year, local standard time. */
function sunlitInstants(latitude_deg: number, longitude_deg: number, utc_offset_h: number): Float64Array {
  const instants = Float64Array.from({ length: HOURS }, (_, hour) => hour + 0.5)
  for (let day = 0; day < DAYS; day++) {
    const noon = solarNoon(day, longitude_deg, utc_offset_h)
    const rise = crossing(noon, -1, latitude_deg, utc_offset_h)
    const set = crossing(noon, 1, latitude_deg, utc_offset_h)
    if (rise === null || set === null) continue
    const first = Math.floor(rise)
    const last = Math.floor(set)
    if (first >= 0 && first < HOURS) instants[first] = (rise + first + 1) / 2
    if (last >= 0 && last < HOURS) instants[last] = (last + set) / 2
  }
  return instants
}

function solarNoon(day: number, longitude_deg: number, utc_offset_h: number): number {
  const mean_noon = day * 24 + 12 - longitude_deg / 15 + utc_offset_h
  return mean_noon - interpolate(ephemeris.midnight_angle, (mean_noon - utc_offset_h) / 24) * (24 / TURN)
}

/** Sunrise (side -1) or sunset (1) in hours of the year; null where the sun stays up or down that day. */
function crossing(noon: number, side: -1 | 1, latitude_deg: number, utc_offset_h: number): number | null {
  let instant = noon
  for (let pass = 0; pass < 3; pass++) {
    const declination = interpolate(ephemeris.declination, (instant - utc_offset_h) / 24)
    const above = Math.sin(RISE_ELEVATION_DEG * RAD) - Math.sin(latitude_deg * RAD) * Math.sin(declination)
    const cos_angle = above / (Math.cos(latitude_deg * RAD) * Math.cos(declination))
    if (Math.abs(cos_angle) >= 1) return null
    instant = noon + side * Math.acos(cos_angle) * (24 / TURN)
  }
  return instant
}
