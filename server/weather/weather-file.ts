// Reads hourly weather from a file in any of the usual formats, gzipped or not: one year, or several one after the other. What is
// wrong is said in one sentence, with the line a person finds it in.
import { gunzipSync } from 'node:zlib'
import { simulateYear } from '#machines/design/production/simulation.ts'
import { timeZoneAt } from '#machines/design/weather/nearest-stations.ts'
import { type Column, FORMATS, type Format, type Station } from '#machines/design/weather/weather-formats.ts'
import { DAYS, HOURS, MONTH_OF_DAY, MONTH_STARTS, type WeatherYear } from '#machines/design/weather/weather-year.ts'
import { sum } from '#machines/lib/numbers.ts'
import { pvgisLines } from './pvgis-json.ts'
import { WeatherFileError } from './weather-file-error.ts'
import { words } from './words.ts'

const LEAP_HOURS = 8784
const LEAP_DAY = '2/29'
/** The longest head is PVGIS' with the years of its months. */
const MOST_HEAD = 40
/** Thirty years of the widest rows; a file that unpacks to more is none of the formats. */
const MOST_BYTES = 32 * 1_048_576

/** What nature allows, and what a missing value (9999, 99.9) does not. */
const RANGES: Record<Column, { least: number; most: number; unit: string }> = {
  ghi: { least: 0, most: 1_500, unit: 'W/m2' },
  dni: { least: 0, most: 1_500, unit: 'W/m2' },
  dhi: { least: 0, most: 1_000, unit: 'W/m2' },
  temp_c: { least: -80, most: 60, unit: '°C' },
  wind_m_s: { least: 0, most: 80, unit: 'm/s' },
}
const PLACES: Record<Exclude<keyof Station, 'station'>, [least: number, most: number]> = {
  latitude_deg: [-90, 90],
  longitude_deg: [-180, 180],
  elevation_m: [-500, 6_000],
  utc_offset_h: [-12, 14],
}
const DAY_NAMES = Array.from({ length: DAYS }, (_, day) => {
  const month = MONTH_OF_DAY[day] ?? 0
  return `${month + 1}/${day - (MONTH_STARTS[month] ?? 0) + 1}`
})

export type WeatherFile = {
  weather: WeatherYear
  /** What a roof makes of each, where the file has several; `weather` is the year nearest to their mean. */
  years?: FileYear[]
}
export type FileYear = { year: number; kwh_per_kw: number }

/** The year that stands for the file: its only one, or the one asked for. Throws WeatherFileError. */
export function readWeatherFile(bytes: Uint8Array, year?: number): WeatherYear {
  const { table, blocks } = openFile(bytes)
  return yearIn(table, blocks.find(rows => year === undefined || yearOf(table, rows) === year) ?? [])
}

/** Throws WeatherFileError. */
export function readWeatherYears(bytes: Uint8Array): WeatherFile {
  const { table, blocks } = openFile(bytes)
  const [first = []] = blocks
  if (blocks.length === 1) return { weather: yearIn(table, first) }
  const numbers = blocks.map(rows => yearOf(table, rows))
  const twice = numbers.find((year, at) => numbers.indexOf(year) !== at)
  if (twice !== undefined)
    throw new WeatherFileError(words.file.year_repeated({ source: table.format.source, year: twice }))
  const all = blocks
    .map((rows, at) => ({ weather: yearIn(table, rows), year: numbers[at] ?? 0 }))
    .map(one => ({ ...one, kwh_per_kw: simulateYear({ weather: one.weather, planes: [STANDARD_ROOF] }).annual_kwh }))
    .sort((a, b) => a.year - b.year)
  const years = all.map(({ year, kwh_per_kw }) => ({ year, kwh_per_kw }))
  const typical = all.find(({ year }) => year === typicalYear(years))
  return { weather: typical?.weather ?? yearIn(table, first), years }
}

const STANDARD_ROOF = { tilt_deg: 20, azimuth_deg: 180, kw: 1 }

/** The year nearest to the mean of all. */
export function typicalYear(years: readonly FileYear[]): number | undefined {
  const mean = sum(years.map(year => year.kwh_per_kw)) / years.length
  const [nearest] = years.toSorted((a, b) => Math.abs(a.kwh_per_kw - mean) - Math.abs(b.kwh_per_kw - mean))
  return nearest?.year
}

type Table = { format: Format; head: string[][]; columns: Record<Column, number>; lines: string[] }

/** The lines of each year, as numbers of lines. */
function openFile(bytes: Uint8Array): { table: Table; blocks: number[][] } {
  const text = new TextDecoder('latin1').decode(unpacked(bytes))
  const lines = (isJson(text) ? pvgisLines(text) : text).split(/\r\n|\n|\r/)
  while (lines.at(-1)?.trim() === '') lines.pop()
  if (lines.length === 0) throw new WeatherFileError(words.file.empty)
  const first = lines.slice(0, MOST_HEAD)
  const headOf = ({ head }: Format, some: string[]) =>
    some.slice(0, typeof head === 'number' ? head : head(some)).map(cells)
  const format = FORMATS.find(one => one.recognises(headOf(one, first)))
  if (!format) throw new WeatherFileError(words.file.not_supported)
  const head = headOf(format, first)
  const columns = format.columns(head)
  for (const [column, at] of Object.entries(columns))
    if (at < 0) throw new WeatherFileError(words.file.column_missing({ source: format.source, value: nameOf(column) }))
  const rows: number[] = []
  for (let line = head.length; line < lines.length; line++) {
    const text = lines[line] ?? ''
    if (format.isRow && !format.isRow(text)) continue
    // Files of one year each may stand one after the other.
    if (rows.length % HOURS === 0 && rows.length > 0) {
      const again = headOf(format, lines.slice(line, line + MOST_HEAD))
      if (format.recognises(again)) {
        line += again.length - 1
        continue
      }
    }
    if (format.dayOf(cells(text)) !== LEAP_DAY) rows.push(line)
  }
  if (rows.length === 0 || rows.length % HOURS > 0) throw new WeatherFileError(wrongCount(format, rows.length))
  const blocks = Array.from({ length: rows.length / HOURS }, (_, at) => rows.slice(at * HOURS, (at + 1) * HOURS))
  return { table: { format, head, columns, lines }, blocks }
}

const isJson = (text: string) => /^\s*\{/.test(text)

const yearOf = ({ format, lines }: Table, rows: readonly number[]) => format.yearOf(cells(lines[rows[0] ?? 0] ?? ''))

function yearIn(table: Table, rows: readonly number[]): WeatherYear {
  const { format } = table
  const place = stationOf(format, table.head)
  const series = seriesOf(table, rows)
  const year = { ...place, source: format.source, hour_offset: 0.5 } as const
  if (!format.utc) return { ...year, ...series }
  const utc_offset_h = timeZoneAt(place.latitude_deg, place.longitude_deg)
  return { ...year, utc_offset_h, ...turned(series, utc_offset_h) }
}

type Series = ReturnType<typeof emptySeries>

/** Hours in UTC as hours in local standard time; the year's last hours come before its first. */
function turned(series: Series, utc_offset_h: number): Series {
  const turn = (hours: Float64Array) => hours.map((_, hour) => hours[(hour - utc_offset_h + HOURS) % HOURS] ?? 0)
  return {
    ghi: turn(series.ghi),
    dni: turn(series.dni),
    dhi: turn(series.dhi),
    temp_c: turn(series.temp_c),
    wind_m_s: turn(series.wind_m_s),
  }
}

function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES })
  } catch {
    throw new WeatherFileError(words.file.damaged_gzip)
  }
}

const nameOf = (column: string) => words.values[column as Column]

function wrongCount({ source }: Format, count: number): string {
  const facts = { source, rows: count }
  if (count === LEAP_HOURS) return words.file.leap_year(facts)
  return count < HOURS ? words.file.too_few_rows(facts) : words.file.wrong_rows(facts)
}

function stationOf(format: Format, head: readonly string[][]): Station {
  const { station, ...texts } = format.station(head)
  const value = (key: keyof typeof PLACES) => {
    const [least, most] = PLACES[key]
    const number = texts[key] === '' ? Number.NaN : Number(texts[key])
    if (!(number >= least && number <= most))
      throw new WeatherFileError(
        words.file.head_invalid({ source: format.source, value: words.values[key], text: texts[key] }),
      )
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

const emptySeries = () => ({
  ghi: new Float64Array(HOURS),
  dni: new Float64Array(HOURS),
  dhi: new Float64Array(HOURS),
  temp_c: new Float64Array(HOURS),
  wind_m_s: new Float64Array(HOURS),
})

function seriesOf({ format, head, columns, lines }: Table, rows: readonly number[]): Series {
  const series = emptySeries()
  const wanted = (['ghi', 'dni', 'dhi', 'temp_c', 'wind_m_s'] as const).map(
    column => [column, columns[column]] as const,
  )
  for (let hour = 0; hour < HOURS; hour++) {
    const line = rows[hour] ?? 0
    const read = cells(lines[line] ?? '')
    const row = format.cells?.(read, head) ?? read
    const day = DAY_NAMES[Math.floor(hour / 24)]
    if (format.dayOf(row) !== day)
      throw new WeatherFileError(
        words.file.out_of_order({ line: line + 1, day: format.dayOf(row), expected: day ?? '' }),
      )
    for (const [column, at] of wanted) {
      const { least, most, unit } = RANGES[column]
      const text = row[at]?.trim() ?? ''
      const value = text === '' ? Number.NaN : Number(text)
      if (Number.isNaN(value))
        throw new WeatherFileError(words.file.not_a_number({ line: line + 1, value: words.values[column], text }))
      if (value < least || value > most)
        throw new WeatherFileError(
          words.file.out_of_range({ line: line + 1, value: words.values[column], number: value, least, most, unit }),
        )
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
