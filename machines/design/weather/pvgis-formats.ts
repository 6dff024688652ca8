// Hourly weather as PVGIS writes it (European Commission, Joint Research Centre): a typical year, or a series of years on a level
// plane with its components. Both are in UTC; an hour's light is that of one instant in it.

import { headed } from './header-cells.ts'
import type { Format } from './weather-formats.ts'

const RAD = Math.PI / 180
/** Below this height the horizontal beam is no basis for the direct beam. */
const LOWEST_SUN_DEG = 2

/** The line that names the columns is the last of the head. */
const headLines = (lines: readonly string[]) => lines.findIndex(line => /^time[,(]/.test(line)) + 1
/** '20160131:0010' */
const isRow = (line: string) => /^\d{8}:\d{4},/.test(line)

const shared = {
  head: headLines,
  station: (head: readonly string[][]) => {
    const of = (name: string) =>
      head
        .find(([label = '']) => label.startsWith(name))?.[0]
        ?.split(':')[1]
        ?.trim() ?? ''
    const [latitude_deg, longitude_deg] = [of('Latitude'), of('Longitude')]
    return {
      station: `PVGIS ${latitude_deg}, ${longitude_deg}`,
      latitude_deg,
      longitude_deg,
      elevation_m: of('Elevation'),
      utc_offset_h: '0',
    }
  },
  // The hour contains one instant, which represents it.
  stamps: () => ({
    label: 'start' as const,
    of: ([time = '']: readonly string[]) => ({
      year: Number(time.slice(0, 4)),
      month: Number(time.slice(4, 6)),
      day: Number(time.slice(6, 8)),
      minute: Number(time.slice(9, 11)) * 60,
    }),
  }),
  isRow,
  utc: true,
} as const

const names = (head: readonly string[][]) => head.at(-1) ?? []

export const PVGIS_FORMATS: readonly Format[] = [
  {
    ...shared,
    source: 'PVGIS TMY',
    recognises: head => names(head)[0] === 'time(UTC)',
    columns: head => ({
      ghi: headed(names(head), 'g(h)'),
      dni: headed(names(head), 'gb(n)'),
      dhi: headed(names(head), 'gd(h)'),
      temp_c: headed(names(head), 't2m'),
      wind_m_s: headed(names(head), 'ws10m'),
    }),
  },
  {
    ...shared,
    source: 'PVGIS hourly',
    recognises: head => names(head)[0] === 'time' && headed(names(head), 'gb(i)') > 0 && isLevel(head),
    // Two calculated cells follow those of the row.
    columns: head => ({
      ghi: names(head).length,
      dni: names(head).length + 1,
      dhi: headed(names(head), 'gd(i)'),
      temp_c: headed(names(head), 't2m'),
      wind_m_s: headed(names(head), 'ws10m'),
    }),
    cells: (row, head) => {
      const value = (name: string) => Number(row[headed(names(head), name)])
      const up_deg = value('h_sun')
      const beam = value('gb(i)')
      const dni = up_deg > LOWEST_SUN_DEG ? beam / Math.sin(up_deg * RAD) : 0
      return [...row, String(beam + value('gd(i)')), String(Math.min(dni, MOST_BEAM))]
    },
  },
]
const MOST_BEAM = 1_200

const isLevel = (head: readonly string[][]) => head.some(([label = '']) => /^Slope:\s*0(\.0+)?\s*deg/.test(label))
