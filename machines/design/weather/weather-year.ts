/**
 * One year of hourly weather, hour 0 being 00:00-01:00 of 1 January in local standard time; no daylight saving, no 29
 * February. Irradiance in W/m2 is the mean of its hour, represented by the sun at mid-hour.
 */
export type WeatherYear = {
  readonly station: string
  /** Data source for the reader of a report: "TMY3", "EPW", "PSM3" ... */
  readonly source: string
  readonly latitude_deg: number
  /** East positive. */
  readonly longitude_deg: number
  readonly elevation_m: number
  /** Local standard time minus UTC. */
  readonly utc_offset_h: number
  readonly hour_offset: 0.5
  /** Mean of each year's lowest temperature, where the file's head has it. */
  readonly extreme_low_c?: number
  readonly ghi: Float64Array
  readonly dni: Float64Array
  readonly dhi: Float64Array
  readonly temp_c: Float64Array
  readonly wind_m_s: Float64Array
}

export const HOURS = 8760
export const DAYS = 365

/** Days before each month, with the year's end as the thirteenth entry. */
export const MONTH_STARTS = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334, 365] as const

/** Month 0-11 of each day 0-364. */
export const MONTH_OF_DAY: Readonly<Uint8Array> = Uint8Array.from({ length: DAYS }, (_, day) =>
  MONTH_STARTS.findLastIndex(start => start <= day),
)
