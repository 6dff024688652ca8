// A plane of which each module has its own shade, through a year: the same chain as planeYear, module by module. What uneven light
// does to modules wired together is left to wired-power.ts.

import { FREE, GROUPS, MEAN, PER_GROUP, PER_MODULE } from '../shade/module-cells.ts'
import type { PlaneHours } from '../shade/part-of-cast.ts'
import { skyYear } from '../sun/sky-year.ts'
import { HOURS, MONTH_OF_DAY, type WeatherYear } from '../weather/weather-year.ts'
import { cellTemperature } from './cell-temperature.ts'
import { beamModifier } from './iam.ts'
import { noctOf } from './mounting.ts'
import { TEMP_COEFF } from './plane-face.ts'
import type { KeptByMonth, Plane, PlaneYear } from './plane-year.ts'
import { planeLight } from './row-year.ts'

/** By hour of the sky year, then module. Light is what enters the glass, W/m2; power is per kW of modules, in watts. */
export type ModuleYear = {
  readonly modules: number
  readonly of_module: Uint16Array
  readonly power: Float32Array
  readonly light: Float32Array
  /**
   * Of each group of cells behind one bypass diode: light of the darkest cell, part of its cells as dark, and light of the rest.
   * All zero where the whole module has the free sun: each cell then has the module's light.
   */
  readonly groups: Float32Array
  /** By hour of the year: where it is in the arrays above, -1 without light; and whether its light is uneven. */
  readonly at: Int16Array
  readonly is_uneven: Uint8Array
}

/** Light that differs by less between groups costs less than a thousandth. */
const EVEN = 0.98

export function moduleYear(
  weather: WeatherYear,
  plane: Plane,
  hours: PlaneHours,
  kept: KeptByMonth,
  albedo: Float64Array,
): PlaneYear {
  const sky = skyYear(weather)
  // Front shading between rows is already in the drawing: only the rear is added.
  const { face: faceAt, rows } = planeLight(sky, { ...plane, tracker: undefined }, albedo)
  const face = faceAt(0)
  const temp_coeff = plane.temp_coeff ?? TEMP_COEFF
  const noct_c = noctOf(plane.mounting)
  const { modules, of_module, direct, is_shaded, dome, rim } = hours
  const weights = new Float64Array(modules)
  for (const module of of_module) weights[module] = (weights[module] ?? 0) + 1 / of_module.length
  const power = new Float32Array(sky.hour.length * modules)
  const light = new Float32Array(sky.hour.length * modules)
  const groups = new Float32Array(sky.hour.length * modules * MEAN)
  const at = new Int16Array(HOURS).fill(-1)
  const is_uneven = new Uint8Array(HOURS)
  const dc_kw = new Float64Array(HOURS)
  const poa_w_m2 = new Float64Array(HOURS)
  const monthly_poa_kwh_m2 = new Float64Array(12)
  const sums = { unshaded: 0, fallen: 0, entered: 0, with_rear: 0, at_temperature: 0 }
  for (let i = 0; i < sky.hour.length; i++) {
    const hour = sky.hour[i] ?? 0
    const month = MONTH_OF_DAY[(hour / 24) | 0] ?? 0
    const cos_aoi = Math.max(
      0,
      (sky.east[i] ?? 0) * face.east + (sky.north[i] ?? 0) * face.north + (sky.up[i] ?? 0) * face.cos_tilt,
    )
    const beam = (sky.beam[i] ?? 0) * cos_aoi
    const ring = (sky.ring[i] ?? 0) * cos_aoi
    const of_dome = (sky.dome[i] ?? 0) * face.sees_sky
    const of_rim = (sky.rim[i] ?? 0) * face.sin_tilt
    const ground = (sky.ghi[i] ?? 0) * (((albedo[month] ?? 0) * (1 - face.cos_tilt)) / 2)
    const rear = rows ? (rows.rear[i] ?? 0) : 0
    const through = beamModifier(cos_aoi)
    const air_c = weather.temp_c[hour] ?? 25
    const wind = weather.wind_m_s[hour] ?? 0
    let [least, most] = [Number.POSITIVE_INFINITY, 0]
    let [fallen, entered, all, made] = [0, 0, 0, 0]
    for (let module = 0; module < modules; module++) {
      const sees = dome[module * 12 + month] ?? 1
      // Perez darkens the rim of an overcast sky: a negative rim can't be shaded, and follows the dome.
      const around = of_dome * sees + of_rim * (of_rim > 0 ? (rim[module * 12 + month] ?? 1) : sees)
      const from = (i * modules + module) * PER_MODULE
      const share = is_shaded[i] === 1 ? (direct[from + MEAN] ?? 0) / FREE : 1
      const from_sky = Math.max(0, around + ring * share)
      const poa = beam * share + from_sky + ground
      const front = beam * share * through + from_sky * face.diffuse.sky + ground * face.diffuse.ground
      const absorbed = front + rear
      const cell_c = cellTemperature(poa + rear, absorbed, air_c, wind, noct_c)
      const watts = Math.max(0, absorbed * (1 + temp_coeff * (cell_c - 25)))
      const index = i * modules + module
      power[index] = watts
      light[index] = absorbed
      if (absorbed < least) least = absorbed
      if (absorbed > most) most = absorbed
      if (is_shaded[i] === 1 && !isFree(direct, from))
        for (let group = 0; group < GROUPS; group++) {
          const first = from + group * PER_GROUP
          const to = index * MEAN + group * PER_GROUP
          const dark_share = (direct[first] ?? 0) / FREE
          const rest_share = (direct[first + 2] ?? 0) / FREE
          const dark =
            beam * dark_share * through +
            Math.max(0, around + ring * dark_share) * face.diffuse.sky +
            ground * face.diffuse.ground +
            rear
          groups[to] = dark
          groups[to + 1] = (direct[first + 1] ?? 0) / FREE
          groups[to + 2] =
            beam * rest_share * through +
            Math.max(0, around + ring * rest_share) * face.diffuse.sky +
            ground * face.diffuse.ground +
            rear
          if (dark < least) least = dark
          if (dark > most) most = dark
        }
      const weight = weights[module] ?? 0
      fallen += poa * weight
      entered += front * weight
      all += absorbed * weight
      made += watts * weight
    }
    at[hour] = i
    if (least < most * EVEN) is_uneven[hour] = 1
    sums.unshaded += beam + Math.max(0, of_dome + ring + of_rim) + ground
    sums.fallen += fallen
    sums.entered += entered
    sums.with_rear += all
    sums.at_temperature += made
    monthly_poa_kwh_m2[month] = (monthly_poa_kwh_m2[month] ?? 0) + fallen / 1000
    poa_w_m2[hour] = fallen
    dc_kw[hour] = (plane.kw * made * (kept[month] ?? 1)) / 1000
  }
  return {
    dc_kw,
    poa_w_m2,
    monthly_poa_kwh_m2,
    unshaded: sums.unshaded / 1000,
    fallen: sums.fallen / 1000,
    entered: sums.entered / 1000,
    with_rear: sums.with_rear / 1000,
    at_temperature: sums.at_temperature / 1000,
    kept,
    of_modules: { modules, of_module, power, light, groups, at, is_uneven },
  }
}

function isFree(direct: Uint8Array, from: number): boolean {
  for (let group = 0; group < GROUPS; group++) if (direct[from + group * PER_GROUP] !== FREE) return false
  return true
}
