// The half zone of the USDA Plant Hardiness Zone Map for a ZIP code. The map shows the statistic that the note of NEC 690.7 names:
// the mean of each year's lowest temperature.
import { readFileSync } from 'node:fs'

type Zone = { name: string; lowest_f: number }

/** The cold end of half zone 1a; each half zone is 5 F wide. */
const COLDEST_F = -60
const WIDTH_F = 5
const A = 'a'.charCodeAt(0)

let rows: ReadonlyMap<string, string> | undefined

/** With its cold end. Undefined outside the contiguous states and for ZIP codes that aren't on the map's list. */
export function hardinessZone(zip: string): Zone | undefined {
  rows ??= new Map(
    readFileSync(new URL('./hardiness-zones.csv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .filter(line => !line.startsWith('#'))
      .map((line): [string, string] => [line.slice(0, 3), line.slice(4)]),
  )
  const letter = rows.get(zip.slice(0, 3))?.[Number(zip.slice(3, 5))]
  if (letter === undefined || letter === '.') return undefined
  const half = letter.charCodeAt(0) - A
  const name = `${Math.floor(half / 2) + 1}${half % 2 === 0 ? 'a' : 'b'}`
  return { name, lowest_f: COLDEST_F + WIDTH_F * half }
}

/** '6a' → 'k'. */
export const letterOf = (zone: string): string =>
  String.fromCharCode(A + (Number.parseInt(zone, 10) - 1) * 2 + (zone.endsWith('b') ? 1 : 0))
