// A year without a cloud, for a place whose weather is not known: the sun's own light through clean air.
import { sunYear } from '../sun/sun-year.ts'
import { HOURS, type WeatherYear } from '../weather/weather-year.ts'

type ClearPlace = {
  readonly latitude_deg: number
  readonly longitude_deg: number
  readonly utc_offset_h: number
}

const SOLAR_CONSTANT = 1353
/** Of the direct light, what the clear sky sends besides. */
const SKY = 0.1

const known = new Map<string, WeatherYear>()

/** Direct light after Meinel & Meinel 1976 (Applied Solar Energy, ch. 2): 1353 * 0.7 ^ (air mass ^ 0.678), W/m2. */
export function clearYear(place: ClearPlace): WeatherYear {
  const key = `${place.latitude_deg} ${place.longitude_deg} ${place.utc_offset_h}`
  const found = known.get(key)
  if (found) return found
  const { up } = sunYear(place.latitude_deg, place.longitude_deg, place.utc_offset_h)
  const dni = up.map(sin => (sin > 0.01 ? SOLAR_CONSTANT * 0.7 ** ((1 / sin) ** 0.678) : 0))
  const dhi = dni.map((beam, hour) => beam * SKY * Math.sqrt(up[hour] ?? 0))
  const made: WeatherYear = {
    ...place,
    station: 'No weather',
    source: 'Clear sky',
    elevation_m: 0,
    hour_offset: 0.5,
    dni,
    dhi,
    ghi: dni.map((beam, hour) => beam * (up[hour] ?? 0) + (dhi[hour] ?? 0)),
    temp_c: new Float64Array(HOURS).fill(20),
    wind_m_s: new Float64Array(HOURS),
  }
  known.clear()
  known.set(key, made)
  return made
}
