// Makes stations.gen.ts from a table of TMY3 station climatologies (comma separated, one head row):
//   npx tsx server/design/stations-file.ts <climatology.csv>
// Light in Wh/m2 a day, temperature in tenths of a degree C, wind in tenths of m/s, January to December.
import { readFileSync, writeFileSync } from 'node:fs'

const path = process.argv[2]
if (!path) {
  console.error('Name the climatology file.')
  process.exit(1)
}
const [head = '', ...lines] = readFileSync(path, 'utf8').trim().split(/\r?\n/)
const columns = head.split(',')

const rows = lines.map(line => {
  const cells = line.split(',')
  const cell = (name: string) => cells[columns.indexOf(name)] ?? ''
  const twelve = (name: string, scale: number) =>
    Array.from({ length: 12 }, (_, month) => Math.round(Number(cell(`${name}_${month + 1}`)) * scale)).join(' ')
  const place = [
    readable(cell('name')),
    cell('state'),
    cell('lat'),
    cell('lon'),
    Number(cell('elev')),
    Number(cell('tz')),
  ]
  return [
    ...place,
    twelve('ghi', 1000),
    twelve('dni', 1000),
    twelve('dhi', 1000),
    twelve('t', 10),
    twelve('w', 10),
  ].join(',')
})

/** The files shout and abbreviate: "BOSTON LOGAN INT'L ARPT". One writes Hawaiian names with a backtick. */
function readable(name: string): string {
  const words: Record<string, string> = {
    AP: 'Airport',
    ARPT: 'Airport',
    INTL: 'International',
    "INT'L": 'International',
  }
  return name
    .replaceAll('`', "'")
    .replace(/[A-Z][A-Z']*/g, word => words[word] ?? word.charAt(0) + word.slice(1).toLowerCase())
}

writeFileSync(
  new URL('../../machines/design/weather/stations.gen.ts', import.meta.url),
  `// Made by server/design/stations-file.ts from NREL's TMY3 files (1991-2005, NREL/TP-581-43156), monthly means.\n` +
    `// Name, state, latitude, longitude, elevation m, UTC offset h; then twelve months each of global, direct normal and\n` +
    `// diffuse light (Wh/m2 a day), temperature (0.1 C), wind (0.1 m/s).\nexport const STATIONS = \`\n${rows.join('\n')}\n\`\n`,
)
console.log(`${rows.length} stations`)
