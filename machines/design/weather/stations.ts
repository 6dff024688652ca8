// The stations of NREL's third typical meteorological year set and their mean months.
import { STATIONS } from './stations.gen.ts'

/** Twelve months. Light in Wh/m2 a day, temperature in C, wind in m/s. */
export type Climate = {
  readonly ghi: Float64Array
  readonly dni: Float64Array
  readonly dhi: Float64Array
  readonly temp_c: Float64Array
  readonly wind_m_s: Float64Array
}

export type Station = {
  /** "Boston Logan International Airport, MA" */
  readonly name: string
  readonly latitude_deg: number
  readonly longitude_deg: number
  readonly elevation_m: number
  readonly utc_offset_h: number
  readonly climate: Climate
}

let parsed: readonly Station[] | undefined

/** Read at the first call, not when the server starts: 1,020 lines take some milliseconds. */
export function stations(): readonly Station[] {
  parsed ??= STATIONS.trim().split('\n').map(station)
  return parsed
}

function station(line: string): Station {
  const [name = '', state = '', latitude, longitude, elevation, offset, ghi, dni, dhi, temp, wind] = line.split(',')
  return {
    name: `${name}, ${state}`,
    latitude_deg: Number(latitude),
    longitude_deg: Number(longitude),
    elevation_m: Number(elevation),
    utc_offset_h: Number(offset),
    climate: {
      ghi: twelve(ghi, 1),
      dni: twelve(dni, 1),
      dhi: twelve(dhi, 1),
      temp_c: twelve(temp, 0.1),
      wind_m_s: twelve(wind, 0.1),
    },
  }
}

const twelve = (cell = '', unit: number) => Float64Array.from(cell.split(' '), value => Number(value) * unit)
