// Parses the entries of Green Button XML. Untrusted input: no document type, no entities but XML's own, no external lookups.
import { SaxesParser } from 'saxes'
import { type GreenEntry, numeric } from '#machines/design/energy/usage-file/green-button.ts'
import { UsageFileError } from '#machines/design/energy/usage-file/usage-year.ts'
import { words } from './words.ts'

const MOST_READINGS = 1_000_000
const KINDS = new Set(['ReadingType', 'LocalTimeParameters', 'MeterReading', 'IntervalBlock', 'UsagePoint'])

/** Throws UsageFileError. */
export function readEntries(text: string): GreenEntry[] {
  const parser = new SaxesParser({ xmlns: true })
  const entries: GreenEntry[] = []
  const path: string[] = []
  let entry = blank()
  let content = ''
  let raw: { start?: number; duration?: number; value?: number } | null = null
  let count = 0
  parser.on('error', error => {
    throw new UsageFileError(words.usage_file.broken({ error: error.message.replace(/\.$/, '') }))
  })
  parser.on('doctype', () => {
    throw new UsageFileError(words.usage_file.has_doctype)
  })
  parser.on('opentag', ({ local, attributes }) => {
    path.push(local)
    if (path.length > 50) throw new UsageFileError(words.usage_file.too_deep)
    content = ''
    if (local === 'entry') entry = blank()
    if (local === 'link') {
      const href = attributes['href']?.value ?? ''
      const rel = attributes['rel']?.value
      if (rel === 'self') entry.self = href
      if (rel === 'up') entry.up = href
      if (rel === 'related') entry.related.push(href)
    }
    // Without a feed element, its content is a single entry.
    if (KINDS.has(local)) {
      if (!path.includes('entry')) entry = blank()
      entry.kind = local
    }
    if (local === 'IntervalReading') {
      raw = {}
      if (++count > MOST_READINGS) throw new UsageFileError(words.usage_file.too_many_readings)
    }
  })
  parser.on('text', part => {
    if (content.length < 1000) content += part
  })
  parser.on('closetag', ({ local }) => {
    path.pop()
    const parent = path.at(-1)
    const value = content.trim()
    content = ''
    if (raw && parent === 'timePeriod' && local === 'start') raw.start = numeric(value, 'start')
    if (raw && parent === 'timePeriod' && local === 'duration') raw.duration = numeric(value, 'duration')
    if (raw && parent === 'IntervalReading' && local === 'value') raw.value = numeric(value, 'value')
    if (local === 'IntervalReading' && raw) {
      const { start, duration, value: read } = raw
      raw = null
      if (start === undefined || read === undefined) throw new UsageFileError(words.usage_file.incomplete)
      entry.readings.push({ start_s: start, duration_s: duration ?? 0, value: read })
    }
    if (parent === 'ReadingType' || parent === 'LocalTimeParameters') entry.fields.set(local, value)
    if (KINDS.has(local) && !path.includes('entry')) entries.push(entry)
    if (local === 'entry') entries.push(entry)
  })
  parser.write(text).close()
  for (const one of entries) withLengths(one)
  return entries
}

/** A reading without a duration lasts until the next one. */
function withLengths({ readings }: GreenEntry) {
  for (const [index, reading] of readings.entries()) {
    if (reading.duration_s > 0) continue
    const next = readings[index + 1] ?? reading
    const before = readings[index - 1] ?? reading
    reading.duration_s = next === reading ? reading.start_s - before.start_s : next.start_s - reading.start_s
  }
}

const blank = (): GreenEntry => ({
  kind: '',
  self: '',
  up: '',
  related: [],
  fields: new Map(),
  readings: [],
})
