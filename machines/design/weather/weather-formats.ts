// The ways hourly weather is written down. Each knows its first lines and where a row keeps what.
// TMY3: NREL/TP-581-43156; EPW: EnergyPlus, Auxiliary Programs; PSM3 and PSM4: NSRDB download; SAM CSV: SAM's own;
// PVGIS: the European Commission's typical year and hourly series (pvgis-formats.ts).
import { headed } from './header-cells.ts'
import { PVGIS_FORMATS } from './pvgis-formats.ts'
import { solarAnywhere } from './solaranywhere-format.ts'

export type Column = 'ghi' | 'dni' | 'dhi' | 'temp_c' | 'wind_m_s'
export type Station = {
  /** The local time zone, if the file states it in addition to that of its hours. */
  readonly local_offset_h?: number
  readonly station: string
  readonly latitude_deg: number
  readonly longitude_deg: number
  readonly elevation_m: number
  readonly utc_offset_h: number
}
export type Format = {
  readonly source: string
  /** Lines before the first row. */
  readonly head: number | ((lines: readonly string[]) => number)
  readonly recognises: (head: readonly string[][]) => boolean
  /** Cells of the head by what they hold; read as numbers where they are. */
  readonly station: (head: readonly string[][]) => Record<Exclude<keyof Station, 'local_offset_h'>, string> & {
    local_offset_h?: string
  }
  readonly columns: (head: readonly string[][]) => Record<Column, number>
  readonly stamps: (head: readonly string[][]) => Stamps
  /** Matches hour lines, if other lines follow the hours. */
  readonly isRow?: (line: string) => boolean
  /** The row as `columns` count it, where some of it has to be calculated. */
  readonly cells?: (row: string[], head: readonly string[][]) => string[]
  /** Hours are in UTC, and the time zone is not given. */
  readonly utc?: true
}
/** A date and the minute of its day, 0 to 1440; NaN if the row has none. */
export type Stamp = {
  readonly year: number | undefined
  readonly month: number | undefined
  readonly day: number | undefined
  readonly minute: number
}
export type Stamps = {
  /** The part of its interval a stamp marks; an instant is a single observation. */
  readonly label: 'start' | 'middle' | 'end' | 'instant'
  readonly of: (row: readonly string[]) => Stamp
}

const cell = (head: readonly string[][], line: number, column: number) => head[line]?.[column]?.trim() ?? ''

const tmy3: Format = {
  source: 'TMY3',
  head: 2,
  recognises: head => cell(head, 1, 0).toLowerCase().startsWith('date (mm/dd/yyyy)'),
  station: head => ({
    station: `${cell(head, 0, 1)}, ${cell(head, 0, 2)}`,
    utc_offset_h: cell(head, 0, 3),
    latitude_deg: cell(head, 0, 4),
    longitude_deg: cell(head, 0, 5),
    elevation_m: cell(head, 0, 6),
  }),
  columns: ([, names = []]) => ({
    ghi: headed(names, 'ghi (w/m^2)'),
    dni: headed(names, 'dni (w/m^2)'),
    dhi: headed(names, 'dhi (w/m^2)'),
    temp_c: headed(names, 'dry-bulb (c)'),
    wind_m_s: headed(names, 'wspd (m/s)'),
  }),
  stamps: () => ({
    label: 'end',
    of: ([date = '', time = '']) => {
      const [month, day, year] = date.split('/').map(Number)
      const [hour = Number.NaN, minute = 0] = time.split(':').map(Number)
      return { year, month, day, minute: hour * 60 + minute }
    },
  }),
}

const epw: Format = {
  source: 'EPW',
  head: 8,
  recognises: head => cell(head, 0, 0).toUpperCase() === 'LOCATION',
  station: head => ({
    station: `${cell(head, 0, 1)}, ${cell(head, 0, 2)}`,
    latitude_deg: cell(head, 0, 6),
    longitude_deg: cell(head, 0, 7),
    utc_offset_h: cell(head, 0, 8),
    elevation_m: cell(head, 0, 9),
  }),
  // EPW has no headings: its fields are numbered.
  columns: () => ({ temp_c: 6, ghi: 13, dni: 14, dhi: 15, wind_m_s: 21 }),
  stamps: () => ({
    label: 'end',
    // Hours count from 1; the minute of a whole hour is written 0 or 60.
    of: row => {
      const [year, month, day, hour = Number.NaN, minute = 0] = row.slice(0, 5).map(Number)
      return { year, month, day, minute: minute > 0 && minute < 60 ? (hour - 1) * 60 + minute : hour * 60 }
    },
  }),
}

/** NSRDB and SAM name their station's values in the line above them; SAM takes short names too (ssc, lib_weatherfile). */
const named: Omit<Format, 'source' | 'recognises'> = {
  head: 3,
  station: ([names = [], values = []]) => {
    const of = (...choices: string[]) => values[headed(names, ...choices)]?.trim() ?? ''
    const place = [of('city'), of('state')].filter(text => text !== '' && text !== '-').join(', ')
    const local_offset_h = of('local time zone')
    return {
      station: place || `Location ${of('location id', 'location', 'id', 'station')}`,
      latitude_deg: of('lat'),
      longitude_deg: of('lon', 'lng'),
      utc_offset_h: of('time zone', 'timezone', 'tz') || local_offset_h,
      elevation_m: of('elev', 'site elev', 'altitude', 'el'),
      local_offset_h,
    }
  },
  columns: ([, , names = []]) => ({
    ghi: headed(names, 'ghi', 'gh', 'global'),
    dni: headed(names, 'dni', 'dn', 'beam', 'direct normal'),
    dhi: headed(names, 'dhi', 'df', 'diffuse'),
    temp_c: headed(names, 'temperature', 'tdry', 'temp', 'dry bulb', 'dry-bulb', 'ambient'),
    wind_m_s: headed(names, 'wind speed', 'wspd', 'windspeed', 'ws'),
  }),
  stamps: ([, values = [], names = []]) => {
    const [year, month, day, hour, minute] = ['year', 'month', 'day', 'hour', 'minute'].map(name => headed(names, name))
    const number = (row: readonly string[], at = -1) => (at < 0 ? Number.NaN : Number(row[at]))
    return {
      // SAM CSV is also written by hand, with a meaningless minute.
      label: values[0]?.trim() === 'NSRDB' ? 'instant' : 'start',
      of: row => ({
        year: number(row, year),
        month: number(row, month),
        day: number(row, day),
        minute: number(row, hour) * 60 + (number(row, minute) || 0),
      }),
    }
  },
}
const dated = ([names = [], , columns = []]: readonly string[][]) =>
  headed(names, 'lat') >= 0 && headed(names, 'lon', 'lng') >= 0 && headed(columns, 'hour') >= 0

/** 'v3.0.0', '4.0.0'; empty for other files. */
function nsrdbVersion(head: readonly string[][]): number {
  if (cell(head, 1, 0) !== 'NSRDB') return Number.NaN
  const [names = [], values = []] = head
  return Number.parseInt(values[headed(names, 'version')]?.replace(/\D/, '') || '3', 10)
}

export const FORMATS: readonly Format[] = [
  tmy3,
  epw,
  { ...named, source: 'NSRDB PSM4', recognises: head => dated(head) && nsrdbVersion(head) >= 4 },
  { ...named, source: 'NSRDB PSM3', recognises: head => dated(head) && nsrdbVersion(head) < 4 },
  solarAnywhere,
  { ...named, source: 'SAM CSV', recognises: dated },
  ...PVGIS_FORMATS,
]
