// Monthly loss from snow on the panels: Townsend and Powers 2011, "Photovoltaics and snow: an update from two winters
// of measurements in the Sierra" (37th IEEE PVSC, doi 10.1109/PVSC.2011.6186627), equations 1 to 3.
import type { Schemas } from '#sdk/types.ts'
import { RAD } from '../../lib/angles.ts'

type SiteSnow = Schemas['SiteSnow']

type SnowedPlane = {
  readonly tilt_deg: number
  /** Length along the slope and height of the lower edge, m. Without them snow slides off and away. */
  readonly rows?: { readonly slope_length_m: number; readonly lower_edge_m: number } | undefined
  /** Mean air temperature of each month, C. */
  readonly air_c: readonly number[]
  /** Light on the plane in each month, kWh/m2. */
  readonly poa_kwh_m2: ArrayLike<number>
  /** 1 with one string up the slope, 0.75 with several, which leave snow a part at a time. */
  readonly string_factor?: number
}

/** Fitted to losses as a fraction in figure 7 of the paper, with inches, kelvins and kWh/m2. */
const SLOPE = 57_000
/** Share of the loss that remains if snow can slide off freely. */
const FREE_SLIDE = 0.51
/** Of piled snow: the middle of 25 to 55 degrees. */
const TAN_REPOSE = Math.tan(40 * RAD)
const CM_PER_INCH = 2.54
const M_PER_INCH = 0.0254

/** Share of each month's energy, 0 to 1. */
export function snowLoss(snow: Pick<SiteSnow, 'snowfall_cm' | 'snowy_days' | 'humidity'>, plane: SnowedPlane) {
  const { tilt_deg, rows, air_c, poa_kwh_m2, string_factor = 1 } = plane
  const cos_tilt = Math.cos(tilt_deg * RAD)
  const fallen = snow.snowfall_cm.map((cm, month) => effectiveSnow(cm / CM_PER_INCH, snow.snowy_days[month] ?? 0))
  return fallen.map((inches, month) => {
    const weighted = (2 * inches + (fallen[(month + 11) % 12] ?? 0)) / 3
    const poa = poa_kwh_m2[month] ?? 0
    if (weighted <= 0 || poa <= 0) return 0
    const held = 1 - FREE_SLIDE * Math.exp(-(rows ? pile(weighted, cos_tilt, rows) : 0))
    const kelvin = (air_c[month] ?? 0) + 273.15
    const share = (SLOPE * weighted * cos_tilt ** 2 * held * (snow.humidity[month] ?? 0)) / kelvin ** 2 / poa ** 0.67
    return Math.min(1, share * string_factor)
  })
}

/** Inches of the month, of which the same amount in fewer falls costs more. */
const effectiveSnow = (inches: number, events: number) =>
  events > 0 ? (inches / 2) * (1 + 1 / Math.max(1, events)) : 0

/** How far snow that slid off builds up against the row; everything once it reaches the lower edge. */
function pile(inches: number, cos_tilt: number, rows: NonNullable<SnowedPlane['rows']>): number {
  const clear = (rows.lower_edge_m / M_PER_INCH) ** 2 - inches ** 2
  return ((rows.slope_length_m / M_PER_INCH) * inches * cos_tilt * 2 * TAN_REPOSE) / Math.max(0.1, clear)
}
