// The largest files households bring: a year of quarter hours, and 10 MB of Green Button XML.
import { greenButton } from '#tests/design/energy/meter-files.ts'

const start = Date.UTC(2025, 0, 1)
const rows = Array.from({ length: 35_040 }, (_, row) => {
  const at = new Date(start + row * 900_000).toISOString().slice(0, 16).replace('T', ' ')
  return `${at},${(0.1 + (row % 96) / 200).toFixed(3)}`
})
export const quarterHours = Buffer.from(['Start,Usage (kWh)', ...rows].join('\n'))

/** The same year again and again, until it is as large; repeated readings are counted once. */
const feed = greenButton()
const blocks = /<entry>(?:(?!<entry>).)*?<IntervalBlock.*<\/entry>(?=<\/feed>)/s.exec(feed)?.[0] ?? ''
const copies = Math.ceil((10 * 1_048_576 - feed.length) / blocks.length)
export const largeFeed = Buffer.from(feed.replace('</feed>', `${blocks.repeat(copies)}</feed>`))
