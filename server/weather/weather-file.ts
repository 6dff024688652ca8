// Reads a year of hourly weather from a file in any of the usual formats, gzipped or not. What is wrong is said in one
// sentence, with the line a person finds it in.
import { gunzipSync } from 'node:zlib'
import { type Column, FORMATS, type Format, type Station } from '#machines/design/weather/weather-formats.ts'
import { DAYS, HOURS, MONTH_OF_DAY, MONTH_STARTS, type WeatherYear } from '#machines/design/weather/weather-year.ts'

export class WeatherFileError extends Error {
  override readonly name = 'WeatherFileError'
}

const LEAP_HOURS = 8784
/** Larger than any of the formats; a file that unpacks to more is none of them. */
const MOST_BYTES = 16 * 1_048_576

/** What nature allows, and what a missing value (9999, 99.9) does not. */
const RANGES: Record<Column, { name: string; least: number; most: number; unit: string }> = {
  ghi: { name: 'global horizontal irradiance', least: 0, most: 1_500, unit: 'W/m2' },
  dni: { name: 'direct normal irradiance', least: 0, most: 1_500, unit: 'W/m2' },
  dhi: { name: 'diffuse horizontal irradiance', least: 0, most: 1_000, unit: 'W/m2' },
  temp_c: { name: 'temperature', least: -80, most: 60, unit: '°C' },
  wind_m_s: { name: 'wind speed', least: 0, most: 80, unit: 'm/s' },
}
const PLACES: Record<Exclude<keyof Station, 'station'>, [name: string, least: number, most: number]> = {
  latitude_deg: ['latitude', -90, 90],
  longitude_deg: ['longitude', -180, 180],
  elevation_m: ['elevation', -500, 6_000],
  utc_offset_h: ['time zone', -12, 14],
}
const DAY_NAMES = Array.from({ length: DAYS }, (_, day) => {
  const month = MONTH_OF_DAY[day] ?? 0
  return `${month + 1}/${day - (MONTH_STARTS[month] ?? 0) + 1}`
})

/** Throws WeatherFileError. */
export function readWeatherFile(bytes: Uint8Array): WeatherYear {
  const lines = new TextDecoder('latin1').decode(unpacked(bytes)).split(/\r\n|\n|\r/)
  while (lines.at(-1)?.trim() === '') lines.pop()
  if (lines.length === 0) throw new WeatherFileError('The weather file is empty.')
  const head = lines.slice(0, 8).map(cells)
  const format = FORMATS.find(one => one.recognises(head))
  if (!format)
    throw new WeatherFileError('This is not a weather file Sunquill reads: use TMY3, EPW, NSRDB PSM3 or SAM CSV.')
  const columns = format.columns(head)
  for (const [column, at] of Object.entries(columns))
    if (at < 0) throw new WeatherFileError(`The ${format.source} file has no column for ${nameOf(column)}.`)
  const count = lines.length - format.head
  if (count !== HOURS) throw new WeatherFileError(wrongCount(format, count))
  return { ...stationOf(format, head), source: format.source, hour_offset: 0.5, ...seriesOf(format, columns, lines) }
}

function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES })
  } catch {
    throw new WeatherFileError('The gzipped weather file is cut off or damaged.')
  }
}

const nameOf = (column: string) => RANGES[column as Column].name

function wrongCount({ source }: Format, count: number): string {
  const rows = `The ${source} file has ${count.toLocaleString('en-US')} hourly rows; a year has 8,760.`
  if (count === LEAP_HOURS) return `${rows} Leave out 29 February.`
  return count < HOURS ? `${rows} It is cut off, or hours are missing.` : rows
}

function stationOf(format: Format, head: readonly string[][]): Station {
  const { station, ...texts } = format.station(head)
  const value = (key: keyof typeof PLACES) => {
    const [name, least, most] = PLACES[key]
    const number = texts[key] === '' ? Number.NaN : Number(texts[key])
    if (!(number >= least && number <= most))
      throw new WeatherFileError(`The ${format.source} file's head gives no ${name} that is one: "${texts[key]}".`)
    return number
  }
  return {
    station,
    latitude_deg: value('latitude_deg'),
    longitude_deg: value('longitude_deg'),
    elevation_m: value('elevation_m'),
    utc_offset_h: value('utc_offset_h'),
  }
}

function seriesOf(format: Format, columns: Record<Column, number>, lines: readonly string[]) {
  const series = {
    ghi: new Float64Array(HOURS),
    dni: new Float64Array(HOURS),
    dhi: new Float64Array(HOURS),
    temp_c: new Float64Array(HOURS),
    wind_m_s: new Float64Array(HOURS),
  }
  const wanted = (['ghi', 'dni', 'dhi', 'temp_c', 'wind_m_s'] as const).map(
    column => [column, columns[column]] as const,
  )
  for (let hour = 0; hour < HOURS; hour++) {
    const line = format.head + hour
    const row = cells(lines[line] ?? '')
    const day = DAY_NAMES[Math.floor(hour / 24)]
    if (format.dayOf(row) !== day)
      throw new WeatherFileError(
        `Line ${line + 1} is dated ${format.dayOf(row)} where ${day} is due: the hours are not in order.`,
      )
    for (const [column, at] of wanted) {
      const { name, least, most, unit } = RANGES[column]
      const text = row[at]?.trim() ?? ''
      const value = text === '' ? Number.NaN : Number(text)
      if (Number.isNaN(value)) throw new WeatherFileError(`Line ${line + 1}: ${name} is "${text}", which is no number.`)
      if (value < least || value > most)
        throw new WeatherFileError(`Line ${line + 1}: ${name} is ${value}, outside ${least} to ${most} ${unit}.`)
      series[column][hour] = value
    }
  }
  return series
}

/** The formats quote names only, and no name has a comma and a quote together. */
function cells(line: string): string[] {
  return line.includes('"')
    ? [...line.matchAll(/("([^"]*)"|[^,]*)(?:,|$)/g)].map(([, text = '', quoted]) => quoted ?? text)
    : line.split(',')
}
