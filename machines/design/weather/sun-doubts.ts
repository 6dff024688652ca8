// Checks a year of weather against the local sun: light by day and dark by night, and global light equal to the
// horizontal beam plus the diffuse light. Of 76 TMY3 stations all but Honolulu pass, whose hours are most of an hour
// late; elsewhere under 1% of the light is apart from its parts, under 6% in Fairbanks.
import { sunYear } from '../sun/sun-year.ts'
import { HOURS, type WeatherYear } from './weather-year.ts'

/** The hour that shows a doubt: its light, and what the beam and the diffuse light of the same hour add up to. */
type ShownHour = {
  readonly hour: number
  readonly ghi: number
  readonly sum: number
  readonly is_night: boolean
}
export type Doubt =
  /** The hours fit the sun at another time zone than theirs. */
  | { readonly kind: 'zone'; readonly fits_h: number; readonly shown: ShownHour }
  /** Light at night, dark by day, or parts that do not add up, at any time zone. */
  | { readonly kind: 'night' | 'dark' | 'parts'; readonly hours: number; readonly shown: ShownHour }
  /** All of it far from the usual of the place: another unit. */
  | { readonly kind: 'year'; readonly year_kwh_m2: number; readonly usual_kwh_m2: number }

type Light = Pick<WeatherYear, 'ghi' | 'dni' | 'dhi' | 'latitude_deg' | 'longitude_deg' | 'utc_offset_h'>

const NIGHT_FROM_DEG = 93
const DAY_UNTIL_DEG = 80
const LIT_W_M2 = 20
/** Light at night is stronger evidence than components that don't add up. */
const TELLING_W_M2 = 100
const DARK_W_M2 = 5
/** At a low sun the beam on the level depends on the minute. */
const HIGH_ENOUGH = 0.17
/** The gain by another zone that is no accident: an hour makes 0.07 in Anchorage, 0.1 to 0.2 further south. */
const GAIN = 0.055
/** A misfit at which the other zone explains the file. */
const FITS = 0.15
const HOURS_AS_ONE = 2_000
const MOST_NIGHT_HOURS = 50
const MOST_DARK_HOURS = 100
const MOST_APART = 0.12

/** `utc_offset_h` is that of the hours. Undefined if they fit. */
export function sunDoubt(light: Light): Doubt | undefined {
  const sun = sunYear(light.latitude_deg, light.longitude_deg, light.utc_offset_h)
  const misfits = SHIFTS.map(shift => misfitOf(light, sun, shift))
  const own = misfits[-FIRST_SHIFT]
  const best = misfits.reduce((a, b) => (sizeOf(b) < sizeOf(a) ? b : a))
  if (!own) return undefined
  const shown = (hour: number, is_night = false) => ({
    hour,
    ghi: light.ghi[hour] ?? 0,
    sum: (light.dni[hour] ?? 0) * (sun.up[hour] ?? 0) + (light.dhi[hour] ?? 0),
    is_night,
  })
  const { night_hours, dark_hours } = own
  if (sizeOf(own) - sizeOf(best) > GAIN && sizeOf(best) < FITS) {
    const night = shown(own.brightest_night, true)
    return {
      kind: 'zone',
      fits_h: nearLongitude(light.utc_offset_h + best.shift, light.longitude_deg),
      shown: night_hours > 0 && night.ghi > TELLING_W_M2 ? night : shown(own.widest),
    }
  }
  if (night_hours > MOST_NIGHT_HOURS)
    return { kind: 'night', hours: night_hours, shown: shown(own.brightest_night, true) }
  if (dark_hours > MOST_DARK_HOURS) return { kind: 'dark', hours: dark_hours, shown: shown(own.highest_dark) }
  return own.apart > MOST_APART ? { kind: 'parts', hours: 0, shown: shown(own.widest) } : undefined
}

/** Zones a day apart see the same sun: take the one nearest the longitude. */
const nearLongitude = (offset_h: number, longitude_deg: number) =>
  offset_h - 24 * Math.round((offset_h - longitude_deg / 15) / 24)

/** Every zone in use is within 12 hours of the true one. */
const FIRST_SHIFT = -12
const SHIFTS = Array.from({ length: 24 }, (_, at) => FIRST_SHIFT + at)

type Misfit = {
  shift: number
  night_hours: number
  dark_hours: number
  /** Share of the light by which its parts differ from it. */
  apart: number
  /** The hours that show it best. */
  brightest_night: number
  highest_dark: number
  widest: number
}

const sizeOf = ({ apart, night_hours, dark_hours }: Misfit) => apart + (night_hours + dark_hours) / HOURS_AS_ONE

/** `shift`: hours by which the time zone is taken to be further east; the sun of an hour is then that of an earlier one. */
function misfitOf({ ghi, dni, dhi }: Light, sun: ReturnType<typeof sunYear>, shift: number): Misfit {
  const found = { shift, night_hours: 0, dark_hours: 0, apart: 0, brightest_night: 0, highest_dark: 0, widest: 0 }
  let light = 0
  let apart = 0
  let brightest = 0
  let furthest = 0
  let highest = 0
  for (let hour = 0; hour < HOURS; hour++) {
    const at = (hour - shift + HOURS) % HOURS
    const zenith_deg = sun.apparent_zenith_deg[at] ?? 180
    const up = sun.up[at] ?? 0
    const global = ghi[hour] ?? 0
    if (zenith_deg > NIGHT_FROM_DEG && global > LIT_W_M2) {
      found.night_hours++
      if (global > brightest) {
        brightest = global
        found.brightest_night = hour
      }
    }
    if (zenith_deg < DAY_UNTIL_DEG && global <= DARK_W_M2) {
      found.dark_hours++
      if (up > highest) {
        highest = up
        found.highest_dark = hour
      }
    }
    if (up < HIGH_ENOUGH && global < 50) continue
    const gap = Math.abs(global - (dni[hour] ?? 0) * up - (dhi[hour] ?? 0))
    light += global
    apart += gap
    if (gap > furthest) {
      furthest = gap
      found.widest = hour
    }
  }
  found.apart = light > 0 ? apart / light : 0
  return found
}
