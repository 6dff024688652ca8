// Weather as SolarAnywhere exports it in its own layout (Clean Power Research); its TMY3 export is read as TMY3.
import { headed } from './header-cells.ts'
import type { Format } from './weather-formats.ts'

const names = (head: readonly string[][]) => (head[1] ?? []).map(name => name.trim())

/** '… / Averaging Method: End of Period / …', in the last cells of the first line. */
const methodOf = ([first = []]: readonly string[][]) =>
  /averaging method:\s*(\w+)/i.exec(first.join(','))?.[1]?.toLowerCase() ?? 'end'

export const solarAnywhere: Format = {
  source: 'SolarAnywhere',
  head: 2,
  recognises: head => /^observationtime\(lst\)/i.test(names(head)[0] ?? ''),
  station: ([first = []]) => ({
    station: first[1]?.trim() || 'SolarAnywhere',
    utc_offset_h: first[2]?.trim() ?? '',
    latitude_deg: first[3]?.trim() ?? '',
    longitude_deg: first[4]?.trim() ?? '',
    elevation_m: first[5]?.trim() ?? '',
  }),
  columns: head => ({
    ghi: headed(names(head), 'global horizontal irradiance'),
    dni: headed(names(head), 'direct normal irradiance'),
    dhi: headed(names(head), 'diffuse horizontal irradiance'),
    temp_c: headed(names(head), 'ambienttemperature', 'ambient temperature'),
    wind_m_s: headed(names(head), 'windspeed (m/s)', 'wind speed (m/s)'),
  }),
  stamps: head => ({
    label: ({ end: 'end', center: 'middle', centre: 'middle' } as const)[methodOf(head)] ?? 'start',
    of: ([stamp = '']) => {
      const [month, day, year, hour, minute] = stamp.split(/\D+/).map(Number)
      return { year, month, day, minute: (hour ?? Number.NaN) * 60 + (minute ?? 0) }
    },
  }),
}
