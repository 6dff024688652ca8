// Reads hourly weather from a file in any of the usual formats, gzipped or not: one year, or several one after the other. The hours
// are held against the sun, and turned to the clock of the place.
import { simulateYear } from '#machines/design/production/simulation.ts'
import { timeZoneAt } from '#machines/design/weather/nearest-stations.ts'
import { type Doubt, sunDoubt } from '#machines/design/weather/sun-doubts.ts'
import { yearDoubt } from '#machines/design/weather/usual-light.ts'
import type { Format, Station } from '#machines/design/weather/weather-formats.ts'
import type { WeatherReading } from '#machines/design/weather/weather-reading.ts'
import { HOURS, MONTH_STARTS, type WeatherYear } from '#machines/design/weather/weather-year.ts'
import { sum } from '#machines/lib/numbers.ts'
import { hourlySeries, type Series } from './hourly-series.ts'
import { WeatherFileError } from './weather-file-error.ts'
import { type Block, openTable, type Table } from './weather-table.ts'
import { words } from './words.ts'

const PLACES: Record<Exclude<keyof Station, 'station' | 'local_offset_h'>, [least: number, most: number]> = {
  latitude_deg: [-90, 90],
  longitude_deg: [-180, 180],
  elevation_m: [-500, 6_000],
  utc_offset_h: [-12, 14],
}

export type WeatherFile = {
  weather: WeatherYear
  /** A roof's yield in each year, if the file has several; `weather` is the year nearest to their mean. */
  years?: FileYear[]
  reading: WeatherReading
  /** Where the hours contradict themselves. */
  doubt?: Doubt
}
type FileYear = { year: number; kwh_per_kw: number }

/** The only year of a file, or the one asked for; `utc_offset_h` in place of the header's. Throws WeatherFileError. */
export function readWeatherFile(bytes: Uint8Array, year?: number, utc_offset_h?: number): WeatherYear {
  const table = openTable(bytes)
  const block = table.blocks.find(one => year === undefined || one.year === year)
  return yearIn(table, block, utc_offset_h).weather
}

/** Throws WeatherFileError. */
export function readWeatherYears(bytes: Uint8Array, utc_offset_h?: number): WeatherFile {
  const table = openTable(bytes)
  const { blocks } = table
  if (blocks.length === 1) return fileOf(yearIn(table, blocks[0], utc_offset_h))
  const twice = blocks.find(({ year }, at) => blocks.findIndex(other => other.year === year) !== at)
  if (twice) throw new WeatherFileError(words.file.year_repeated({ source: table.format.source, year: twice.year }))
  const all = blocks
    .map(block => ({ ...yearIn(table, block, utc_offset_h), year: block.year }))
    .map(one => ({ ...one, kwh_per_kw: simulateYear({ weather: one.weather, planes: [STANDARD_ROOF] }).annual_kwh }))
    .sort((a, b) => a.year - b.year)
  const years = all.map(({ year, kwh_per_kw }) => ({ year, kwh_per_kw }))
  const typical = all.find(({ year }) => year === typicalYear(years)) ?? yearIn(table, blocks[0], utc_offset_h)
  return { ...fileOf(typical), years }
}

const STANDARD_ROOF = { tilt_deg: 20, azimuth_deg: 180, kw: 1 }

/** The year nearest to the mean of all. */
export function typicalYear(years: readonly FileYear[]): number | undefined {
  const mean = sum(years.map(year => year.kwh_per_kw)) / years.length
  const [nearest] = years.toSorted((a, b) => Math.abs(a.kwh_per_kw - mean) - Math.abs(b.kwh_per_kw - mean))
  return nearest?.year
}

/** `hours` as in the file, `weather` on the local clock. */
type Year = { hours: WeatherYear; weather: WeatherYear; reading: WeatherReading }

function fileOf({ hours, weather, reading }: Year): WeatherFile {
  const doubt = sunDoubt(hours) ?? yearDoubt(reading.monthly_ghi_kwh_m2, weather)
  return { weather, reading, ...(doubt ? { doubt } : {}) }
}

function yearIn(table: Table, block: Block | undefined, chosen_h: number | undefined): Year {
  if (!block) throw new WeatherFileError(words.file.empty)
  const { format, step_min, label } = table
  const { local_offset_h, ...station } = stationOf(format, table.head)
  const place = { ...station, utc_offset_h: chosen_h ?? station.utc_offset_h }
  const { series, filled } = hourlySeries(table, block)
  const hours = { ...place, source: format.source, hour_offset: 0.5, ...series } as const
  // A header that is wrong about its hours is not trusted about the place either.
  const house_h = houseClock(format, place, chosen_h === undefined ? local_offset_h : undefined)
  const turn_h = house_h - place.utc_offset_h
  // A half hour cannot be turned in whole hours; the hours then stay on their own clock.
  const turns = turn_h !== 0 && Number.isInteger(turn_h)
  const is_averaged = step_min < 60 || (label === 'instant' && block.minutes.every(minute => minute % 60 === 0))
  return {
    hours,
    weather: turns ? { ...hours, utc_offset_h: house_h, ...turned(series, turn_h) } : hours,
    reading: {
      utc_offset_h: place.utc_offset_h,
      ...(turns ? { turned_to_h: house_h } : {}),
      ...(is_averaged ? { averaged_min: step_min } : {}),
      filled,
      monthly_ghi_kwh_m2: monthlyLight(series.ghi),
    },
  }
}

/** Near a border, station and file may each be right by an hour; by two, the hours are not on the clock of the house. */
const OTHER_CLOCK_H = 2

function houseClock(format: Format, place: Station, local_offset_h: number | undefined): number {
  if (local_offset_h !== undefined) return local_offset_h
  const near_h = timeZoneAt(place.latitude_deg, place.longitude_deg)
  return format.utc || Math.abs(place.utc_offset_h - near_h) >= OTHER_CLOCK_H ? near_h : place.utc_offset_h
}

/** Shifts hours to a later clock; the year's last hours wrap to the front. */
function turned(series: Series, turn_h: number): Series {
  const turn = (hours: Float64Array) => hours.map((_, hour) => hours[(hour - turn_h + HOURS) % HOURS] ?? 0)
  return {
    ghi: turn(series.ghi),
    dni: turn(series.dni),
    dhi: turn(series.dhi),
    temp_c: turn(series.temp_c),
    wind_m_s: turn(series.wind_m_s),
  }
}

const monthlyLight = (ghi: Float64Array) =>
  Array.from({ length: 12 }, (_, month) => {
    const hours = ghi.subarray((MONTH_STARTS[month] ?? 0) * 24, (MONTH_STARTS[month + 1] ?? 365) * 24)
    return Math.round(sum(hours) / 100) / 10
  })

function stationOf(format: Format, head: readonly string[][]): Station {
  const { station, local_offset_h = '', ...texts } = format.station(head)
  const value = (key: keyof typeof PLACES) => {
    const [least, most] = PLACES[key]
    const number = texts[key] === '' ? Number.NaN : Number(texts[key])
    if (!(number >= least && number <= most))
      throw new WeatherFileError(
        words.file.head_invalid({ source: format.source, value: words.values[key], text: texts[key] }),
      )
    return number
  }
  const [least, most] = PLACES.utc_offset_h
  const local_h = local_offset_h === '' ? Number.NaN : Number(local_offset_h)
  return {
    station,
    latitude_deg: value('latitude_deg'),
    longitude_deg: value('longitude_deg'),
    elevation_m: value('elevation_m'),
    utc_offset_h: value('utc_offset_h'),
    ...(local_h >= least && local_h <= most ? { local_offset_h: local_h } : {}),
  }
}
