// Makes hardiness-zones.csv from a list of ZIP codes with their half zones (comma separated, one head row: zip, half_zone, …):
//   npx tsx server/design/weather/lowest/zones-file.ts <zones.csv>
import { readFileSync, writeFileSync } from 'node:fs'
import { letterOf } from './hardiness-zones.ts'

const path = process.argv[2]
if (!path) {
  console.error('Name the file of zones.')
  process.exit(1)
}
const rows = new Map<string, string[]>()
for (const line of readFileSync(path, 'utf8').trim().split(/\r?\n/).slice(1)) {
  const [zip = '', zone = ''] = line.split(',')
  const prefix = zip.slice(0, 3)
  const letters = rows.get(prefix) ?? new Array<string>(100).fill('.')
  letters[Number(zip.slice(3))] = letterOf(zone)
  rows.set(prefix, letters)
}
const lines = [...rows].sort().map(([prefix, letters]) => `${prefix},${letters.join('').replace(/\.+$/, '')}`)
writeFileSync(
  new URL('./hardiness-zones.csv', import.meta.url),
  `# USDA Plant Hardiness Zone Map 2023 by ZIP code: PRISM Climate Group, Oregon State University, and USDA Agricultural Research\n` +
    `# Service; free with attribution. Mean of each year's lowest temperature, 1991-2020, contiguous states. Not the official map.\n` +
    `# First three digits of the ZIP code, then a letter for each of 00 to 99: a is half zone 1a (from -60 F), b 1b (from -55 F), ...\n` +
    `${lines.join('\n')}\n`,
)
