// The ways hourly weather is written down. Each knows its first lines and where a row keeps what.
// TMY3: NREL/TP-581-43156; EPW: EnergyPlus, Auxiliary Programs; PSM3 and PSM4: NSRDB download; SAM CSV: SAM's own;
// PVGIS: the European Commission's typical year and hourly series (pvgis-formats.ts).
import { headed, plain } from './header-cells.ts'
import { PVGIS_FORMATS } from './pvgis-formats.ts'

export type Column = 'ghi' | 'dni' | 'dhi' | 'temp_c' | 'wind_m_s'
export type Station = {
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
  readonly station: (head: readonly string[][]) => Record<keyof Station, string>
  readonly columns: (head: readonly string[][]) => Record<Column, number>
  /** '1/31' as the row is dated, without leading zeros. */
  readonly dayOf: (row: readonly string[]) => string
  readonly yearOf: (row: readonly string[]) => number
  /** Whether a line is an hour, where other lines follow the hours. */
  readonly isRow?: (line: string) => boolean
  /** The row as `columns` count it, where some of it has to be calculated. */
  readonly cells?: (row: string[], head: readonly string[][]) => string[]
  /** Whether hours are in UTC, and the time zone is not said. */
  readonly utc?: true
}

const cell = (head: readonly string[][], line: number, column: number) => head[line]?.[column]?.trim() ?? ''

const tmy3: Format = {
  source: 'TMY3',
  head: 2,
  recognises: head => cell(head, 1, 0).startsWith('Date (MM/DD/YYYY)'),
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
  dayOf: ([date = '']) => date.split('/').slice(0, 2).map(plain).join('/'),
  yearOf: ([date = '']) => Number(date.split('/')[2]),
}

const epw: Format = {
  source: 'EPW',
  head: 8,
  recognises: head => cell(head, 0, 0) === 'LOCATION',
  station: head => ({
    station: `${cell(head, 0, 1)}, ${cell(head, 0, 2)}`,
    latitude_deg: cell(head, 0, 6),
    longitude_deg: cell(head, 0, 7),
    utc_offset_h: cell(head, 0, 8),
    elevation_m: cell(head, 0, 9),
  }),
  // EPW has no headings: its fields are numbered.
  columns: () => ({ temp_c: 6, ghi: 13, dni: 14, dhi: 15, wind_m_s: 21 }),
  dayOf: ([, month = '', day = '']) => `${plain(month)}/${plain(day)}`,
  yearOf: ([year]) => Number(year),
}

/** NSRDB and SAM name their station's values in the line above them. */
const named: Omit<Format, 'source' | 'recognises'> = {
  head: 3,
  station: ([names = [], values = []]) => {
    const of = (name: string) => values[headed(names, name)]?.trim() ?? ''
    const place = [of('city'), of('state')].filter(text => text !== '' && text !== '-').join(', ')
    return {
      station: place || `Location ${of('location id')}`,
      latitude_deg: of('latitude'),
      longitude_deg: of('longitude'),
      utc_offset_h: of('time zone'),
      elevation_m: of('elevation'),
    }
  },
  columns: ([, , names = []]) => ({
    ghi: headed(names, 'ghi', 'gh'),
    dni: headed(names, 'dni', 'dn'),
    dhi: headed(names, 'dhi', 'df'),
    temp_c: headed(names, 'temperature', 'tdry', 'temp'),
    wind_m_s: headed(names, 'wind speed', 'wspd'),
  }),
  dayOf: ([, month = '', day = '']) => `${plain(month)}/${plain(day)}`,
  yearOf: ([year]) => Number(year),
}
const dated = (head: readonly string[][]) => cell(head, 0, 0) === 'Source' && cell(head, 2, 0) === 'Year'

/** 'v3.0.0', '4.0.0'; none where it is another's file. */
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
  { ...named, source: 'SAM CSV', recognises: dated },
  ...PVGIS_FORMATS,
]
