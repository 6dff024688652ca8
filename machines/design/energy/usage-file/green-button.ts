// The channels of Green Button XML (NAESB REQ.21, the Energy Services Provider Interface): links between entries map
// readings to their meter and kind.
import { currentLanguage } from '#machines/words/language.ts'
import type { Channel, Role, Unit } from './usage-reading.ts'
import { UsageFileError } from './usage-year.ts'
import { words } from './words.ts'

type GreenReading = { start_s: number; duration_s: number; value: number }
export type GreenEntry = {
  kind: string
  self: string
  up: string
  related: string[]
  fields: Map<string, string>
  readings: GreenReading[]
}

/** Units by their number in the standard, of those a utility sends. */
const UNITS: Record<string, Unit> = { '72': 'Wh', '38': 'W' }
const UNIT_NAMES: Record<string, string> = {
  '42': 'm³',
  '61': 'VA',
  '63': 'var',
  '71': 'VAh',
  '73': 'varh',
  '119': 'ft³',
  '132': 'BTU',
  '169': 'therm',
}
/** The direction energy flows, seen from the grid. */
const ROLES: Record<string, Role> = { '0': 'import', '1': 'import', '4': 'net', '19': 'export', '20': 'import' }
/** Behaviors whose values are what a register shows: bulk quantity, continuous cumulative and cumulative. */
const REGISTERS = ['1', '2', '3']
/** 1990 to 2100. */
const [FIRST_S, LAST_S] = [631_152_000, 4_102_444_800]
const MOST_CHANNELS = 200
const ELECTRICITY = ['0', '1', '2']

/** Throws UsageFileError. */
export function channelsOfEntries(entries: readonly GreenEntry[]): Channel[] {
  const blocks = entries.filter(({ kind, readings }) => kind === 'IntervalBlock' && readings.length > 0)
  if (blocks.length === 0) throw new UsageFileError(words.green_button.no_readings)
  const zone = entries.find(({ kind }) => kind === 'LocalTimeParameters')?.fields.get('tzOffset')
  const standard_zone = zone === undefined ? undefined : numeric(zone, 'time_zone') / 60
  const links = linksOf(entries)
  const channels = new Map<string, Channel>()
  const lengths = new Set<number>()
  for (const block of blocks) {
    const reading = links.readingOf(block)
    const type = links.typeOf(block, reading)
    for (const { start_s, duration_s, value } of block.readings) {
      lengths.add(duration_s)
      // Daily or monthly readings next to hourly ones are totals of the same.
      if (duration_s > 3600) continue
      if (!(start_s >= FIRST_S && start_s <= LAST_S))
        throw new UsageFileError(
          words.green_button.not_a_number({ field: 'start', text: String(start_s).slice(0, 40) }),
        )
      const key = `${type.key} ${reading?.self ?? meterOf(block)} ${duration_s}`
      const channel = channels.get(key) ?? begun(type, duration_s / 60, meterOf(block), standard_zone)
      channels.set(key, channel)
      if (channels.size > MOST_CHANNELS)
        throw new UsageFileError(words.green_button.lengths({ lengths: lengthsText([...lengths]) }))
      const shift = channel.values_are === 'running_total' ? duration_s : 0
      channel.minutes.push((start_s + shift) / 60)
      channel.values.push(value * type.scale)
    }
  }
  if (channels.size === 0) throw new UsageFileError(words.green_button.lengths({ lengths: lengthsText([...lengths]) }))
  return [...channels.values()].map((channel, at) => ({ ...channel, id: `green${at}` }))
}

type Type = {
  key: string
  unit: Unit | 'unknown'
  unit_name: string
  role: Role
  scale: number
  values_are: Channel['values_are']
}

function begun(type: Type, step: number, meter: string | undefined, standard_zone: number | undefined): Channel {
  const { unit, unit_name, role, values_are } = type
  return {
    id: '',
    name: words.green_button.name({ role, unit: unit_name, meter: meter ?? 'none' }),
    role,
    unit,
    unit_name,
    is_energy: unit === 'Wh',
    minutes: [],
    values: [],
    lines: [],
    step,
    zones: [0],
    standard_zone,
    is_utc: true,
    has_times: true,
    has_year: true,
    times_mark: 'start',
    values_are,
  }
}

const meterOf = ({ self, up }: GreenEntry) => /UsagePoint\/([^/]+)/i.exec(self || up)?.[1]

/** One entry's address may be written with a host before it or a slash behind. */
const address = (href: string) => href.replace(/^https?:\/\/[^/]+/i, '').replace(/\/$/, '')

/** `/a/b/c` is in `/a/b` and `/a`. */
function foldersOf(href: string): string[] {
  const parts = href.split('/').slice(0, 20)
  return parts.slice(1).map((_, at) => parts.slice(0, -1 - at).join('/'))
}

function linksOf(entries: readonly GreenEntry[]) {
  const readings = entries.filter(({ kind, self }) => kind === 'MeterReading' && self !== '')
  const by_address = new Map(readings.map(reading => [address(reading.self), reading]))
  const by_related = new Map(
    readings.flatMap(reading => reading.related.map((href): [string, GreenEntry] => [address(href), reading])),
  )
  const types = entries.filter(({ kind }) => kind === 'ReadingType')
  const types_by_address = new Map(types.map(type => [address(type.self), type]))
  const kinds = new Map(types.map(type => [type, typeFrom(type)]))
  const distinct = new Set([...kinds.values()].map(({ key }) => key))
  return {
    readingOf({ self, up }: GreenEntry): GreenEntry | undefined {
      const own = [self, up].map(address).filter(Boolean)
      const above = own.flatMap(foldersOf).map(folder => by_address.get(folder))
      return above.find(Boolean) ?? own.map(one => by_related.get(one)).find(Boolean)
    },
    /** Where links are missing, the only kind there is. */
    typeOf(block: GreenEntry, reading: GreenEntry | undefined): Type {
      const related = [...(reading?.related ?? []), ...block.related].map(address)
      const linked = related
        .filter(Boolean)
        .map(href => types_by_address.get(href))
        .find(Boolean)
      const type = linked ?? (distinct.size === 1 ? types[0] : undefined)
      const known = type && kinds.get(type)
      if (known) return known
      if (distinct.size > 1) throw new UsageFileError(words.green_button.type_unclear({ count: distinct.size }))
      return typeFrom(undefined)
    },
  }
}

/** Defaults of the standard for missing fields: Wh from the grid. */
function typeFrom(type: GreenEntry | undefined): Type {
  const field = (name: string) => type?.fields.get(name) || undefined
  const code = field('uom') ?? '72'
  const power = numeric(field('powerOfTenMultiplier') ?? '0', 'multiplier')
  if (!Number.isInteger(power) || power < -12 || power > 12)
    throw new UsageFileError(words.green_button.multiplier({ power }))
  const is_electric = ELECTRICITY.includes(field('commodity') ?? '1')
  const unit = is_electric ? (UNITS[code] ?? 'unknown') : 'unknown'
  const role = ROLES[field('flowDirection') ?? '1'] ?? 'other'
  const values_are = REGISTERS.includes(field('accumulationBehaviour') ?? '4') ? 'running_total' : 'each_interval'
  const unit_name = UNITS[code] ?? UNIT_NAMES[code] ?? code
  return { key: [unit, code, role, power, values_are].join(' '), unit, unit_name, role, scale: 10 ** power, values_are }
}

export function numeric(text: string, field: 'time_zone' | 'multiplier' | 'start' | 'duration' | 'value'): number {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value))
    throw new UsageFileError(words.green_button.not_a_number({ field, text: text.slice(0, 40) }))
  return value
}

function lengthsText(seconds: readonly number[]): string {
  const { days, minutes } = words.green_button
  const several = seconds
    .slice(0, 3)
    .map(one => (one >= 86_400 ? days({ count: one / 86_400 }) : minutes({ count: one / 60 })))
  return new Intl.ListFormat(currentLanguage()).format(several)
}
