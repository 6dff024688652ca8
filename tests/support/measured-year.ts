// The measured hours of TMY3 stations, if available outside the project.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import { root } from './files.ts'

const folder = join(root, '../shared/solar/weather/hourly_us')

/** None where the folder is missing. */
export const measuredYears = (): WeatherYear[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter(name => name.endsWith('.csv.gz'))
        .map(measured)
    : []

function measured(file: string): WeatherYear {
  const [, place = '', , ...rows] = gunzipSync(readFileSync(join(folder, file)))
    .toString()
    .trim()
    .split('\n')
  const [, station = '', , tz, lat, lon, elev] = place.split(',')
  const cells = rows.map(row => row.split(',').map(Number))
  const column = (at: number) => Float64Array.from(cells, row => row[at] ?? 0)
  return {
    station,
    source: 'TMY3',
    latitude_deg: Number(lat),
    longitude_deg: Number(lon),
    elevation_m: Number(elev),
    utc_offset_h: Number(tz),
    hour_offset: 0.5,
    ghi: column(0),
    dni: column(1),
    dhi: column(2),
    temp_c: column(3),
    wind_m_s: column(4),
  }
}
