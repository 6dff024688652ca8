// A plane's year less what snow on it costs: the monthly model needs the light of the year first.
import type { Schemas } from '#sdk/types.ts'
import { HOURS, MONTH_OF_DAY, MONTH_STARTS, type WeatherYear } from '../weather/weather-year.ts'
import type { Plane, PlaneYear } from './plane-year.ts'
import { snowLoss } from './snow-loss.ts'

/** Mean air temperature of each month, C. */
export function monthlyAir(weather: WeatherYear): number[] {
  return Array.from({ length: 12 }, (_, month) => {
    const [from, to] = [(MONTH_STARTS[month] ?? 0) * 24, (MONTH_STARTS[month + 1] ?? 0) * 24]
    let sum = 0
    for (let hour = from; hour < to; hour++) sum += weather.temp_c[hour] ?? 0
    return sum / (to - from)
  })
}

export function snowedYear(
  year: PlaneYear,
  plane: Plane,
  snow: Schemas['SiteSnow'],
  air_c: readonly number[],
): PlaneYear {
  const { rows, tracker } = plane
  // Of a tracker: its steepest turn and half its width, as the authors advise for what they have not measured.
  const shares = snowLoss(snow, {
    tilt_deg: tracker ? tracker.max_angle_deg : plane.tilt_deg,
    rows: rows && tracker ? { ...rows, slope_length_m: rows.slope_length_m / 2 } : rows,
    air_c,
    poa_kwh_m2: year.monthly_poa_kwh_m2,
  })
  const dc_kw = year.dc_kw.slice()
  for (let hour = 0; hour < HOURS; hour++)
    dc_kw[hour] = (dc_kw[hour] ?? 0) * (1 - (shares[MONTH_OF_DAY[(hour / 24) | 0] ?? 0] ?? 0))
  return { ...year, dc_kw, kept: year.kept.map((share, month) => share * (1 - (shares[month] ?? 0))), snow: shares }
}
