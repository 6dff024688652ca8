// Hours made from monthly means. Each month's cloudiness varies from day to day and hour to hour by the pattern of its climate;
// its level is solved for, so that the month's direct and diffuse light come out as measured.
import { extraterrestrialIrradiance } from '../sun/atmosphere.ts'
import { type SunYear, sunYear } from '../sun/sun-year.ts'
import { clearBeam } from './clear-sky.ts'
import { type CloudClimate, cloudClimate } from './cloud-climate.ts'
import { CLOUD_HOUR, cloudDays } from './cloud-pattern.ts'
import type { Climate } from './stations.ts'
import { HOURS, MONTH_STARTS, type WeatherYear } from './weather-year.ts'

type Place = Pick<WeatherYear, 'latitude_deg' | 'longitude_deg' | 'elevation_m' | 'utc_offset_h'>
type Series = Pick<WeatherYear, 'ghi' | 'dni' | 'dhi' | 'temp_c' | 'wind_m_s'>

/** Tuned on the hours of 76 TMY3 stations, so that planes of four tilts and directions make what they make of measured hours. */
const HOUR_SPREAD = 2.6

export function synthesizeYear(place: Place, climate: Climate): Series {
  const sun = sunYear(place.latitude_deg, place.longitude_deg, place.utc_offset_h)
  const series = {
    ghi: new Float64Array(HOURS),
    dni: new Float64Array(HOURS),
    dhi: new Float64Array(HOURS),
    temp_c: new Float64Array(HOURS),
    wind_m_s: new Float64Array(HOURS),
  }
  const habits = cloudClimate(climate)
  const days = cloudDays(habits.persistence)
  for (let month = 0; month < 12; month++) {
    synthesizeMonth(month, sun, place, climate, { days, spread: habits.day_spread }, series)
    airOfMonth(month, climate, habits, days, series)
  }
  return series
}

type CloudDays = { days: Float64Array; spread: number }

function synthesizeMonth(
  month: number,
  sun: SunYear,
  place: Place,
  climate: Climate,
  cloud: CloudDays,
  series: Series,
): void {
  const first = MONTH_STARTS[month] ?? 0
  const days = (MONTH_STARTS[month + 1] ?? 365) - first
  const dni_total = (climate.dni[month] ?? 0) * days
  const dhi_total = (climate.dhi[month] ?? 0) * days
  const level_total = (climate.ghi[month] ?? 0) * days - dhi_total
  const hours: number[] = []
  const clear: number[] = []
  const up: number[] = []
  const pattern: number[] = []
  for (let hour = first * 24; hour < (first + days) * 24; hour++) {
    const height = sun.up[hour] ?? 0
    if (height <= 0) continue
    const day = Math.floor(hour / 24)
    const outside = extraterrestrialIrradiance(day + 1) * (sun.daylight[hour] ?? 0)
    hours.push(hour)
    up.push(height)
    clear.push(clearBeam(outside, height, place.elevation_m))
    pattern.push(cloud.spread * (cloud.days[day] ?? 0) + HOUR_SPREAD * (CLOUD_HOUR[hour] ?? 0))
  }
  let level = 0
  let slope = 0
  const sunny = new Float64Array(hours.length)
  for (let pass = 0; pass < 12; pass++) {
    let dni = 0
    let flat = 0
    let dni_level = 0
    let flat_level = 0
    let flat_slope = 0
    for (let i = 0; i < hours.length; i++) {
      const s = 1 / (1 + Math.exp(-(level + slope * ((up[i] ?? 0) - 0.5) + (pattern[i] ?? 0))))
      sunny[i] = s
      const light = (clear[i] ?? 0) * s
      const change = light * (1 - s)
      const height = up[i] ?? 0
      dni += light
      flat += light * height
      dni_level += change
      flat_level += change * height
      flat_slope += change * height * (height - 0.5)
    }
    const dni_slope = flat_level - 0.5 * dni_level
    const determinant = dni_level * flat_slope - dni_slope * flat_level
    if (!(Math.abs(determinant) > 0)) break
    const off_dni = dni_total - dni
    const off_flat = level_total - flat
    level = clamp(level + clamp((off_dni * flat_slope - off_flat * dni_slope) / determinant, 2), 8)
    slope = clamp(slope + clamp((off_flat * dni_level - off_dni * flat_level) / determinant, 2), 4)
  }
  let dhi_sum = 0
  let flat_sum = 0
  for (const [i, hour] of hours.entries()) {
    const s = sunny[i] ?? 0
    const outside = extraterrestrialIrradiance(Math.floor(hour / 24) + 1) * (sun.daylight[hour] ?? 0) * (up[i] ?? 0)
    series.dni[hour] = (clear[i] ?? 0) * s
    series.dhi[hour] = outside * (0.11 * s + 0.28 * (1 - s) + 0.35 * s * (1 - s))
    dhi_sum += series.dhi[hour] ?? 0
    flat_sum += (series.dni[hour] ?? 0) * (up[i] ?? 0)
  }
  const dhi_scale = dhi_sum > 0 ? dhi_total / dhi_sum : 0
  const dni_scale = flat_sum > 0 ? level_total / flat_sum : 0
  for (const [i, hour] of hours.entries()) {
    series.dni[hour] = (series.dni[hour] ?? 0) * dni_scale
    series.dhi[hour] = (series.dhi[hour] ?? 0) * dhi_scale
    series.ghi[hour] = (series.dhi[hour] ?? 0) + (series.dni[hour] ?? 0) * (up[i] ?? 0)
  }
}

function airOfMonth(
  month: number,
  climate: Climate,
  { warming_c, sunny_warming_c }: CloudClimate,
  days: Float64Array,
  series: Series,
): void {
  const from = (MONTH_STARTS[month] ?? 0) * 24
  const to = (MONTH_STARTS[month + 1] ?? 365) * 24
  for (let hour = from; hour < to; hour++) {
    const turn = (2 * Math.PI * ((hour % 24) + 0.5)) / 24
    // Warms faster than it cools: the second wave is a fifth of the first.
    const swing = Math.cos(turn - WARMEST) + 0.2 * Math.cos(2 * turn - SECOND)
    const warming = warming_c + sunny_warming_c * (days[Math.floor(hour / 24)] ?? 0)
    series.temp_c[hour] = (climate.temp_c[month] ?? 0) + Math.max(0, warming) * swing
    series.wind_m_s[hour] = (climate.wind_m_s[month] ?? 0) * (1 + 0.25 * swing)
  }
}
const WARMEST = (2 * Math.PI * 14.6) / 24
const SECOND = (2 * Math.PI * 1.7) / 24

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))
