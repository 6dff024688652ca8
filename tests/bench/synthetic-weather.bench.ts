// How far a year made from monthly means is from the hours that were measured, over the stations kept beside the project.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { bench, describe } from 'vitest'
import { simulateYear } from '#machines/design/production/simulation.ts'
import { weatherAt } from '#machines/design/weather/weather-at.ts'
import type { WeatherYear } from '#machines/design/weather/weather-year.ts'
import { root } from '#tests/support/files.ts'

const folder = join(root, '../shared/solar/weather/hourly_us')
const PLANES = [
  { tilt_deg: 20, azimuth_deg: 180, kw: 1 },
  { tilt_deg: 30, azimuth_deg: 90, kw: 1 },
  { tilt_deg: 30, azimuth_deg: 270, kw: 1 },
  { tilt_deg: 45, azimuth_deg: 180, kw: 1 },
]

function measured(file: string): WeatherYear {
  const [, place = '', , ...rows] = gunzipSync(readFileSync(join(folder, file)))
    .toString()
    .trim()
    .split('\n')
  const [, station = '', , tz, lat, lon, elev] = place.split(',')
  const column = (at: number) => Float64Array.from(rows, row => Number(row.split(',')[at]))
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

function publishErrors() {
  const files = readdirSync(folder).filter(name => name.endsWith('.csv.gz'))
  for (const plane of PLANES) {
    const off = files.map(file => {
      const real = measured(file)
      const made = weatherAt(real.latitude_deg, real.longitude_deg).weather
      const of = (weather: WeatherYear) => simulateYear({ weather, planes: [plane] }).annual_kwh
      return { station: real.station, share: of(made) / of(real) - 1 }
    })
    const mean = off.reduce((sum, { share }) => sum + Math.abs(share), 0) / off.length
    const worst = off.toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share))[0]
    console.log(
      `tilt ${plane.tilt_deg}, azimuth ${plane.azimuth_deg}: mean absolute error of the year ${(mean * 100).toFixed(2)} % ` +
        `over ${off.length} stations, worst ${((worst?.share ?? 0) * 100).toFixed(2)} % (${worst?.station})`,
    )
  }
}

if (existsSync(folder)) publishErrors()
else console.log('Skipped: the measured hours are not beside the project.')

describe('weather for an address', () => {
  let longitude = -112
  bench('a place not asked for before', () => {
    longitude += 0.0001
    weatherAt(33.45, longitude)
  })
})
