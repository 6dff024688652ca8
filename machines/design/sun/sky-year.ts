// The light of a weather year, ready to fall on any plane: everything that does not depend on the plane is worked out
// here once, and only for the hours with light.

import { DAYS, HOURS, type WeatherYear } from '../weather/weather-year.ts'
import { extraterrestrialIrradiance, relativeAirmass } from './atmosphere.ts'
import { perezBrightness } from './perez.ts'
import { sunYear } from './sun-year.ts'

/** Perez's sky is wild near the horizon; SAM takes an even sky from here on (lib_irradproc). */
const EVEN_SKY_FROM_DEG = 87.5
const COS_85 = Math.cos((85 * Math.PI) / 180)

/** One entry for each hour with light. Irradiance in W/m2. */
export type SkyYear = {
  readonly hour: Uint16Array
  /** Unit vector to the sun; zero when it is down. */
  readonly east: Float64Array
  readonly north: Float64Array
  readonly up: Float64Array
  readonly beam: Float64Array
  /** Diffuse light: of the whole dome, of the ring around the sun facing it, and of the rim of the horizon. */
  readonly dome: Float64Array
  readonly ring: Float64Array
  readonly rim: Float64Array
  readonly ghi: Float64Array
}

const known = new WeakMap<WeatherYear, SkyYear>()

/** Cached as long as the weather year: a place has many simulations. */
export function skyYear(weather: WeatherYear): SkyYear {
  const found = known.get(weather)
  if (found) return found
  const made = makeSkyYear(weather)
  known.set(weather, made)
  return made
}

/** The same without memory. */
function makeSkyYear(weather: WeatherYear): SkyYear {
  const sun = sunYear(weather.latitude_deg, weather.longitude_deg, weather.utc_offset_h)
  const lit: number[] = []
  for (let hour = 0; hour < HOURS; hour++) if ((weather.ghi[hour] ?? 0) > 0 || (sun.up[hour] ?? 0) > 0) lit.push(hour)
  const column = () => new Float64Array(lit.length)
  const sky = {
    hour: Uint16Array.from(lit),
    east: column(),
    north: column(),
    up: column(),
    beam: column(),
    dome: column(),
    ring: column(),
    rim: column(),
    ghi: column(),
  }
  for (let i = 0; i < lit.length; i++) {
    const hour = lit[i] ?? 0
    sky.ghi[i] = weather.ghi[hour] ?? 0
    const up = sun.up[hour] ?? 0
    if (up <= 0) continue
    const dhi = weather.dhi[hour] ?? 0
    const dni = weather.dni[hour] ?? 0
    const zenith_deg = sun.apparent_zenith_deg[hour] ?? 0
    const [around_sun, horizon] =
      zenith_deg > EVEN_SKY_FROM_DEG
        ? EVEN
        : perezBrightness(
            dni,
            dhi,
            (zenith_deg * Math.PI) / 180,
            relativeAirmass(zenith_deg),
            extraterrestrial(hour, weather.utc_offset_h),
          )
    sky.east[i] = sun.east[hour] ?? 0
    sky.north[i] = sun.north[hour] ?? 0
    sky.up[i] = up
    sky.beam[i] = dni
    sky.dome[i] = dhi * (1 - around_sun)
    sky.ring[i] = (dhi * around_sun) / Math.max(up, COS_85)
    sky.rim[i] = dhi * horizon
  }
  return sky
}

const EVEN = [0, 0] as const

const DAILY = Float64Array.from({ length: DAYS }, (_, day) => extraterrestrialIrradiance(day + 1))

/** By the day in UTC at mid-hour. */
function extraterrestrial(hour: number, utc_offset_h: number): number {
  const day = Math.floor((hour + 0.5 - utc_offset_h) / 24)
  return DAILY[(day + DAYS) % DAYS] ?? 0
}
