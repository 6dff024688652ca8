// The sun's position at an hour of a day, in figures and in words. Days are those of 2023, as in every weather year.

import { sunPosition } from '#machines/design/sun/sun-position.ts'
import { DAYS, MONTH_OF_DAY, MONTH_STARTS } from '#machines/design/weather/weather-year.ts'
import { wind } from '#web/design/wind.ts'
import { dayAs, number } from '#web/lib/format.ts'
import { words } from './words.ts'

export type SunPlace = { latitude_deg: number; longitude_deg: number; utc_offset_h: number }
/** True azimuth; the elevation as seen, with refraction. */
export type Sun = { azimuth_deg: number; elevation_deg: number }

const STEP_H = 0.25
const NEW_YEAR = Date.UTC(2023, 0, 1)

/** `day` 0 to 364, `hour` 0 to 24 in local standard time. */
export function sunOfDay({ latitude_deg, longitude_deg, utc_offset_h }: SunPlace, day: number, hour: number): Sun {
  const at = sunPosition(NEW_YEAR + (day * 24 + hour - utc_offset_h) * 3_600_000, latitude_deg, longitude_deg)
  return { azimuth_deg: at.azimuth_deg, elevation_deg: 90 - at.apparent_zenith_deg }
}

/** Each step of the day on which the sun is up, in order. */
export function sunPath(place: SunPlace, day: number, step_h = STEP_H): (Sun & { hour: number })[] {
  return Array.from({ length: Math.round(24 / step_h) + 1 }, (_, step) => {
    const hour = step * step_h
    return { hour, ...sunOfDay(place, day, hour) }
  }).filter(({ elevation_deg }) => elevation_deg > 0)
}

/** Sunrise and sunset of the sun's center, to the minute, in hours of the day; null on polar days and nights. */
export function sunTimes(place: SunPlace, day: number): { rise: number; set: number } | null {
  const path = sunPath(place, day)
  const [first, last] = [path[0]?.hour, path.at(-1)?.hour]
  if (first === undefined || last === undefined || first === 0 || last === 24) return null
  return { rise: crossing(place, day, first - STEP_H, first), set: crossing(place, day, last + STEP_H, last) }
}

/** The hour, or the nearest at which the sun is up. */
export function inDaylight(place: SunPlace, day: number, hour: number): number {
  const light = sunTimes(place, day)
  return light ? Math.min(Math.max(hour, light.rise), light.set) : hour
}

/** Between an hour without sun and one with it. */
function crossing(place: SunPlace, day: number, down: number, up: number): number {
  if (Math.abs(up - down) < 1 / 120) return up
  const middle = (down + up) / 2
  return sunOfDay(place, day, middle).elevation_deg > 0
    ? crossing(place, day, down, middle)
    : crossing(place, day, middle, up)
}

/** 'Sun in the southwest, 43° high' */
export function sunSentence({ azimuth_deg, elevation_deg }: Sun): string {
  if (elevation_deg <= 0) return words.sun_down
  return words.sun_high({ elevation_deg: number(elevation_deg), azimuth_deg: wind(azimuth_deg) })
}

/** 'Jun 21' */
export function dayName(day: number): string {
  const month = MONTH_OF_DAY[Math.min(Math.max(day, 0), DAYS - 1)] ?? 0
  return dayAs('short_month_and_day', new Date(Date.UTC(2026, month, day - (MONTH_STARTS[month] ?? 0) + 1)))
}

/** '2:30 PM' */
export function hourName(hour: number): string {
  const minutes = Math.round(hour * 60) % 1440
  const clock = Math.floor(minutes / 60)
  return `${clock % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${clock < 12 ? 'AM' : 'PM'}`
}
