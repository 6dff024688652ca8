// Weather services: NLR's (formerly NREL's) NSRDB (PSM 4, GOES TMY) and the European Commission's PVGIS (hourly series), at the
// configured addresses; their answers are in file formats the product reads anyway.
import type { Schemas } from '#sdk/types.ts'
import { askService } from './service-answer.ts'
import { words } from './words.ts'

type WeatherSourceCode = Schemas['WeatherSourceCode']
export type WeatherSources = {
  nsrdb: { url: string; api_key: string; email: string } | null
  pvgis: { url: string } | null
  /** How long a service may keep silent; PVGIS takes half a minute for all its years. */
  patience_ms: number
}

export const NO_WEATHER_SOURCES: WeatherSources = { nsrdb: null, pvgis: null, patience_ms: 60_000 }
export const NSRDB_URL = 'https://developer.nlr.gov/api/nsrdb/v2/solar/nsrdb-GOES-tmy-v4-0-0-download.csv'
const NAMES: Record<WeatherSourceCode, string> = { nsrdb: 'NSRDB', pvgis: 'PVGIS' }
/** Twenty years of hours in PVGIS' columns are 11 MB. */
const MOST_BYTES = 24 * 1_048_576

export const listSources = (sources: WeatherSources): Schemas['WeatherSource'][] => [
  { source: 'nsrdb', name: NAMES.nsrdb, gives: words.weather.typical_year, is_connected: sources.nsrdb !== null },
  { source: 'pvgis', name: NAMES.pvgis, gives: words.weather.all_years, is_connected: sources.pvgis !== null },
]

/** Null where the service is not connected. */
export function weatherAddress(
  sources: WeatherSources,
  source: WeatherSourceCode,
  { latitude, longitude }: { latitude: number; longitude: number },
): URL | null {
  if (source === 'pvgis') {
    if (!sources.pvgis) return null
    const url = new URL('seriescalc', sources.pvgis.url.replace(/\/*$/, '/'))
    const query = { lat: latitude, lon: longitude, components: 1, angle: 0, outputformat: 'csv' }
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
    return url
  }
  if (!sources.nsrdb) return null
  const url = new URL(sources.nsrdb.url)
  const asked = {
    api_key: sources.nsrdb.api_key,
    email: sources.nsrdb.email,
    wkt: `POINT(${longitude} ${latitude})`,
    names: 'tmy',
    interval: '60',
    utc: 'false',
    leap_day: 'false',
    attributes: 'air_temperature,dhi,dni,ghi,wind_speed',
  }
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value)
  return url
}

/** Throws ServiceFault. */
export function fetchWeather(
  address: URL,
  source: WeatherSourceCode,
  { patience_ms }: WeatherSources,
): Promise<Uint8Array> {
  const name = NAMES[source]
  return askService(address, {
    name,
    patience_ms,
    most_bytes: MOST_BYTES,
    refused: status => refusedBy(name, status),
  })
}

function refusedBy(name: string, status: number): string {
  if (status === 401 || status === 403) return words.weather.key_refused({ name })
  if (status === 429) return words.weather.too_often({ name })
  if (status === 400) return words.weather.none_here({ name })
  return words.weather.refused({ name, status })
}
