// One plane through a year: light, reflection, temperature and losses to direct current (the PVWatts chain,
// Dobos 2014, NREL/TP-6A20-62641, with the diffuse reflection of Marion 2017).

import type { Schemas } from '#sdk/types.ts'
import { RAD } from '../../lib/angles.ts'
import { type Horizon, horizonElevation } from '../horizon.ts'
import type { PlaneHours } from '../shade/part-of-cast.ts'
import { skyYear } from '../sun/sky-year.ts'
import { HOURS, MONTH_OF_DAY, type WeatherYear } from '../weather/weather-year.ts'
import { cellTemperature } from './cell-temperature.ts'
import { beamModifier } from './iam.ts'
import { type ModuleYear, moduleYear } from './module-year.ts'
import { type Mounting, noctOf } from './mounting.ts'
import { TEMP_COEFF } from './plane-face.ts'
import { planeLight } from './row-year.ts'
import type { Tracker } from './tracking.ts'

export type Plane = {
  readonly tilt_deg: number
  /** North 0, east 90, south 180. */
  readonly azimuth_deg: number
  /** DC at standard test conditions. */
  readonly kw: number
  /** Blocks the direct sun below it. */
  readonly horizon_deg?: Horizon
  /** Share of all light lost in each month, 0 to 1. */
  readonly shading?: readonly number[]
  /** Light on each module in each hour; replaces horizon and monthly shares. */
  readonly hours?: PlaneHours
  readonly module_count?: number
  /** Relative power per K, negative. */
  readonly temp_coeff?: number
  /** Flush on a roof where it is left out. */
  readonly mounting?: Mounting
  /** Equal rows one behind another, whose shade on each other is counted. */
  readonly rows?: Schemas['Rows'] | undefined
  /** Only with rows; the tilt and azimuth are then those of its axis. */
  readonly tracker?: Tracker | undefined
  /** Power from the rear over power from the front in the same light. Only with rows. */
  readonly bifaciality?: number | undefined
  /** In place of the losses of all planes. */
  readonly losses?: number
}

/** Sums of the year in kWh per kW (which for light is kWh/m2): each step of what becomes of the light. */
export type PlaneYear = {
  readonly dc_kw: Float64Array
  /** W/m2, the mean of each hour. */
  readonly poa_w_m2: Float64Array
  readonly monthly_poa_kwh_m2: Float64Array
  readonly unshaded: number
  readonly fallen: number
  readonly entered: number
  /** With what modules make of the light behind them. */
  readonly with_rear: number
  readonly at_temperature: number
  /** Share left by the losses, by month. */
  readonly kept: KeptByMonth
  /** Share of each month lost to snow; `kept` and `dc_kw` are less it. */
  readonly snow?: readonly number[]
  /** Where each module has its own shade. `dc_kw` is then what they make each by itself. */
  readonly of_modules?: ModuleYear
}

export type KeptByMonth = Float64Array

/** Monthly share left after losses: soiling scales only its own month (PVWatts multiplies what losses leave). */
export const keptByMonth = (losses: number, monthly_soiling?: readonly number[]): KeptByMonth =>
  Float64Array.from({ length: 12 }, (_, month) => (1 - losses) * (1 - (monthly_soiling?.[month] ?? 0)))

export function planeYear(weather: WeatherYear, plane: Plane, kept: KeptByMonth, albedo: Float64Array): PlaneYear {
  if (plane.hours) return moduleYear(weather, plane, plane.hours, kept, albedo)
  const sky = skyYear(weather)
  const { face, rows } = planeLight(sky, plane, albedo)
  const temp_coeff = plane.temp_coeff ?? TEMP_COEFF
  const noct_c = noctOf(plane.mounting)
  const horizon = plane.horizon_deg?.length ? horizonElevation(plane.horizon_deg) : null
  const lit = plane.shading?.map(share => 1 - share)
  const dc_kw = new Float64Array(HOURS)
  const poa_w_m2 = new Float64Array(HOURS)
  const monthly_poa_kwh_m2 = new Float64Array(12)
  let unshaded = 0
  let fallen = 0
  let entered = 0
  let with_rear = 0
  let at_temperature = 0
  for (let i = 0; i < sky.hour.length; i++) {
    const hour = sky.hour[i] ?? 0
    const sun_east = sky.east[i] ?? 0
    const sun_north = sky.north[i] ?? 0
    const sun_up = sky.up[i] ?? 0
    const { cos_tilt, sin_tilt, east, north, sees_sky, diffuse } = face(i)
    const month = MONTH_OF_DAY[(hour / 24) | 0] ?? 0
    const sees_ground = ((albedo[month] ?? 0) * (1 - cos_tilt)) / 2
    const direct = rows ? (rows.direct[i] ?? 1) : 1
    const seen = rows ? (rows.dome[i] ?? 1) : 1
    const cos_aoi = Math.max(0, sun_east * east + sun_north * north + sun_up * cos_tilt)
    const dome = (sky.dome[i] ?? 0) * sees_sky
    const ring = (sky.ring[i] ?? 0) * cos_aoi
    const rim = (sky.rim[i] ?? 0) * sin_tilt
    const from_sky = Math.max(0, dome * seen + ring * direct + rim * seen)
    const open_ground = (sky.ghi[i] ?? 0) * sees_ground
    const from_ground = rows ? open_ground * (rows.ground[i] ?? 1) : open_ground
    const open_beam = (sky.beam[i] ?? 0) * cos_aoi
    const hidden =
      horizon !== null && open_beam > 0 && Math.asin(sun_up) / RAD <= horizon(Math.atan2(sun_east, sun_north) / RAD)
    const beam = hidden ? 0 : open_beam * direct
    const share = lit?.[month] ?? 1
    const poa = share * (beam + from_sky + from_ground)
    const absorbed = share * (beam * beamModifier(cos_aoi) + from_sky * diffuse.sky + from_ground * diffuse.ground)
    const rear = rows ? share * (rows.rear[i] ?? 0) : 0
    const all = absorbed + rear
    const cell_c = cellTemperature(poa + rear, all, weather.temp_c[hour] ?? 25, weather.wind_m_s[hour] ?? 0, noct_c)
    const power = Math.max(0, all * (1 + temp_coeff * (cell_c - 25)))
    unshaded += open_beam + (rows ? Math.max(0, dome + ring + rim) : from_sky) + open_ground
    fallen += poa
    entered += absorbed
    with_rear += all
    at_temperature += power
    monthly_poa_kwh_m2[month] = (monthly_poa_kwh_m2[month] ?? 0) + poa / 1000
    poa_w_m2[hour] = poa
    dc_kw[hour] = (plane.kw * power * (kept[month] ?? 1)) / 1000
  }
  return {
    dc_kw,
    poa_w_m2,
    monthly_poa_kwh_m2,
    unshaded: unshaded / 1000,
    fallen: fallen / 1000,
    entered: entered / 1000,
    with_rear: with_rear / 1000,
    at_temperature: at_temperature / 1000,
    kept,
  }
}
