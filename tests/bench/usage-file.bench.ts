// A usage file from bytes to its reading, as the parser process does it. Goals: 35,040 rows of CSV within 400 ms, 10 MB of XML within 2 s.
import { bench, describe } from 'vitest'
import { readUsageFile } from '#server/design/energy/read-files.ts'
import { greenButton } from '#tests/design/energy/meter-files.ts'

const home = { utc_offset_min: -420, daylight: true }
const start = Date.UTC(2025, 0, 1)
const rows = Array.from({ length: 35_040 }, (_, row) => {
  const at = new Date(start + row * 900_000).toISOString().slice(0, 16).replace('T', ' ')
  return `${at},${(0.1 + (row % 96) / 200).toFixed(3)}`
})
const csv = Buffer.from(['Start,Usage (kWh)', ...rows].join('\n'))

/** The same year again and again, until it is as large; repeated readings are counted once. */
const feed = greenButton()
const blocks = /<entry>(?:(?!<entry>).)*?<IntervalBlock.*<\/entry>(?=<\/feed>)/s.exec(feed)?.[0] ?? ''
const copies = Math.ceil((10 * 1_048_576 - feed.length) / blocks.length)
const xml = Buffer.from(feed.replace('</feed>', `${blocks.repeat(copies)}</feed>`))

describe('a usage file', () => {
  bench(`CSV of 35,040 rows, ${(csv.length / 1e6).toFixed(1)} MB`, async () => {
    await readUsageFile(csv, home, {})
  })
  bench(`Green Button of ${(xml.length / 1e6).toFixed(1)} MB`, async () => {
    await readUsageFile(xml, home, {})
  })
})
