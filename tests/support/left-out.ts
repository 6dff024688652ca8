// A left-out station estimated from its neighbors, compared with its own months.
import { simulateYear } from '#machines/design/production/simulation.ts'
import { NoStationError } from '#machines/design/weather/nearest-stations.ts'
import { type Station, stations } from '#machines/design/weather/stations.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'

export type LeftOut = {
  station: Station
  /** Made from the others, over made from its own, less 1. */
  off: number
  deviation: number
  nearest_km: number
  made_kwh: number
}

const annual = (weather: WeatherYear) =>
  simulateYear({ weather, planes: [{ tilt_deg: 20, azimuth_deg: 180, kw: 1 }] }).annual_kwh

/** Null where no other station is within reach. */
export function leftOut(station: Station): LeftOut | null {
  const { latitude_deg, longitude_deg } = station
  const own_kwh = annual(weatherAt(latitude_deg, longitude_deg, [station]).weather)
  try {
    const { weather, deviation, nearest_km } = weatherAt(
      latitude_deg,
      longitude_deg,
      stations().filter(one => one !== station),
    )
    const made_kwh = annual(weather)
    return { station, off: made_kwh / own_kwh - 1, deviation, nearest_km, made_kwh }
  } catch (error) {
    if (error instanceof NoStationError) return null
    throw error
  }
}

/** Share of years that end below P90, as a place itself may: 10 % are meant to. */
export const belowP90 = (cases: readonly LeftOut[]): number =>
  cases.filter(({ off, deviation }) => 1 < (1 + off) * (1 - 1.2816 * deviation)).length / cases.length

export const meanOff = (cases: readonly LeftOut[]): number =>
  cases.reduce((sum, { off }) => sum + Math.abs(off), 0) / cases.length
