// Green Button XML (NAESB REQ.21, the Energy Services Provider Interface): readings of a meter in Wh, by the second of their
// beginning. The file is a stranger's: no document type, no entities but XML's own, nothing is looked up.
import { SaxesParser } from 'saxes'
import { type Reading, UsageFileError } from '#machines/energy/usage-year.ts'
import { currentLanguage } from '#machines/words/language.ts'
import { words } from './words.ts'

/** A feed of entries; links tell which readings are of which meter and kind. */
type Entry = { kind: string; self: string; up: string; related: string[]; fields: Map<string, string>; readings: Raw[] }
type Raw = { start_s: number; duration_s: number; value: number }

const MOST_READINGS = 1_000_000
const KINDS = new Set(['ReadingType', 'LocalTimeParameters', 'MeterReading', 'IntervalBlock', 'UsagePoint'])

/** Units by their number in the standard, of those a utility sends. */
const UNITS: Record<string, string> = {
  '38': 'watts',
  '42': 'cubic_meters',
  '119': 'cubic_feet',
  '132': 'btu',
  '169': 'therms',
}

export type MeterFile = { readings: Reading[]; step: number; notes: string[] }

/** `utc_offset_h` is that of the house's place in standard time, taken where the file names none. Throws UsageFileError. */
export function readGreenButton(text: string, utc_offset_h: number | null): MeterFile {
  const entries = entriesOf(text)
  const notes: string[] = []
  const taken = entries.filter(({ kind, readings }) => kind === 'IntervalBlock' && readings.length > 0)
  if (taken.length === 0) throw new UsageFileError(words.green_button.no_readings)
  const zone = entries.find(({ kind }) => kind === 'LocalTimeParameters')?.fields.get('tzOffset')
  const offset_s = zone === undefined ? placed(utc_offset_h, notes) : numeric(zone, 'time_zone')
  const used: { raw: Raw; kwh: number }[] = []
  let other = 0
  for (const block of taken) {
    const type = typeOf(block, entries)
    const field = (name: string) => type?.fields.get(name)
    const direction = field('flowDirection') ?? '1'
    const commodity = field('commodity') ?? '1'
    if (direction !== '1' || (commodity !== '0' && commodity !== '1' && commodity !== '2')) {
      other += block.readings.length
      continue
    }
    const unit = field('uom') ?? '72'
    if (unit !== '72')
      throw new UsageFileError(words.green_button.other_unit({ unit: UNITS[unit] ?? 'other', code: unit }))
    const power = numeric(field('powerOfTenMultiplier') ?? '0', 'multiplier')
    if (!Number.isInteger(power) || power < -12 || power > 12)
      throw new UsageFileError(words.green_button.multiplier({ power }))
    for (const raw of block.readings) used.push({ raw, kwh: (raw.value * 10 ** power) / 1000 })
  }
  if (used.length === 0) throw new UsageFileError(words.green_button.no_electricity)
  if (other > 0) notes.push(words.green_button.others_left_out)
  const step = (used[0]?.raw.duration_s ?? 0) / 60
  if (![5, 10, 15, 20, 30, 60].includes(step) || used.some(({ raw }) => raw.duration_s !== step * 60))
    throw new UsageFileError(words.green_button.lengths({ lengths: lengths(used) }))
  const negative = used.find(({ kwh }) => kwh < 0)
  if (negative) throw new UsageFileError(words.green_button.negative)
  return {
    readings: used.map(({ raw, kwh }) => ({ minute: Math.round((raw.start_s + offset_s) / 60), kwh })),
    step,
    notes,
  }
}

function lengths(used: readonly { raw: Raw }[]): string {
  const { days, minutes } = words.green_button
  const several = [...new Set(used.map(({ raw }) => raw.duration_s))]
    .slice(0, 3)
    .map(seconds => (seconds >= 86_400 ? days({ count: seconds / 86_400 }) : minutes({ count: seconds / 60 })))
  return new Intl.ListFormat(currentLanguage()).format(several)
}

function placed(utc_offset_h: number | null, notes: string[]): number {
  if (utc_offset_h === null) throw new UsageFileError(words.green_button.no_time_zone)
  notes.push(words.green_button.time_zone_assumed({ offset: utc_offset_h }))
  return utc_offset_h * 3600
}

/** The meter reading a block belongs to names its kind; where links are missing, the only kind there is. */
function typeOf(block: Entry, entries: readonly Entry[]): Entry | undefined {
  const types = entries.filter(({ kind }) => kind === 'ReadingType')
  const reading = entries.find(
    ({ kind, self }) =>
      kind === 'MeterReading' && self !== '' && (block.self.startsWith(`${self}/`) || block.up.startsWith(`${self}/`)),
  )
  return (
    types.find(({ self }) => self !== '' && reading?.related.includes(self)) ??
    (types.length === 1 ? types[0] : undefined)
  )
}

function numeric(text: string, field: 'time_zone' | 'multiplier' | 'start' | 'duration' | 'value'): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value))
    throw new UsageFileError(words.green_button.not_a_number({ field, text: text.slice(0, 40) }))
  return value
}

function entriesOf(text: string): Entry[] {
  const parser = new SaxesParser({ xmlns: true })
  const entries: Entry[] = []
  const path: string[] = []
  let entry = blank()
  let content = ''
  let raw: { start?: number; duration?: number; value?: number } | null = null
  let count = 0
  parser.on('error', error => {
    throw new UsageFileError(words.green_button.broken({ error: error.message.replace(/\.$/, '') }))
  })
  parser.on('doctype', () => {
    throw new UsageFileError(words.green_button.has_doctype)
  })
  parser.on('opentag', ({ local, attributes }) => {
    path.push(local)
    if (path.length > 50) throw new UsageFileError(words.green_button.too_deep)
    content = ''
    if (local === 'entry') entry = blank()
    if (local === 'link') {
      const href = attributes['href']?.value ?? ''
      const rel = attributes['rel']?.value
      if (rel === 'self') entry.self = href
      if (rel === 'up') entry.up = href
      if (rel === 'related') entry.related.push(href)
    }
    // Without a feed around it, whatever stands there is an entry of its own.
    if (KINDS.has(local)) {
      if (!path.includes('entry')) entry = blank()
      entry.kind = local
    }
    if (local === 'IntervalReading') {
      raw = {}
      if (++count > MOST_READINGS) throw new UsageFileError(words.green_button.too_many_readings)
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
      if (start === undefined || read === undefined) throw new UsageFileError(words.green_button.incomplete)
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

/** Where a reading does not say how long it is, the distance to the next one does. */
function withLengths({ readings }: Entry) {
  for (const [index, reading] of readings.entries()) {
    if (reading.duration_s > 0) continue
    const next = readings[index + 1] ?? reading
    const before = readings[index - 1] ?? reading
    reading.duration_s = next === reading ? reading.start_s - before.start_s : next.start_s - reading.start_s
  }
}

const blank = (): Entry => ({ kind: '', self: '', up: '', related: [], fields: new Map(), readings: [] })
