// The channels of everything a file holds: tables of its sheets or archive, and Green Button entries.
import { channelsOfEntries, type GreenEntry } from './green-button.ts'
import { channelsOfTable } from './table-channels.ts'
import type { NamedTable } from './table-shape.ts'
import type { Channel, DateOrder } from './usage-reading.ts'
import { UsageFileError } from './usage-year.ts'
import { words } from './words.ts'

export type UsagePart = NamedTable | { name: string; entries: GreenEntry[] }

/** Parts without readings, such as a page of notes, are passed over. Throws UsageFileError where no part has any. */
export function channelsOf(parts: readonly UsagePart[], chosen: DateOrder | undefined) {
  const channels: Channel[] = []
  const faults: unknown[] = []
  let date_order: DateOrder | null = null
  for (const part of parts)
    try {
      if ('entries' in part) merge(channels, channelsOfEntries(part.entries), part.name)
      else {
        const found = channelsOfTable(part, chosen)
        merge(channels, found.channels, part.name)
        date_order ??= found.date_order
      }
    } catch (error) {
      if (!(error instanceof UsageFileError)) throw error
      faults.push(error)
    }
  if (channels.length === 0) throw faults[0] ?? new UsageFileError(words.no_numbers)
  return { channels: distinct(channels), date_order }
}

/** Columns with the same name are numbered in order. */
function distinct(channels: readonly Channel[]): Channel[] {
  const names = channels.map(({ name }) => name)
  return channels.map((channel, at) => {
    const before = names.slice(0, at).filter(name => name === channel.name).length
    const is_double = before > 0 || names.lastIndexOf(channel.name) > at
    return is_double ? { ...channel, name: `${channel.name} (${before + 1})` } : channel
  })
}

/** A file a month, or a sheet a month, continues where the one before ends; the same times again are another meter's. */
function merge(channels: Channel[], more: readonly Channel[], name: string) {
  for (const channel of more) {
    const before = channels.find(({ id }) => id === channel.id)
    if (!before) channels.push(channel)
    else if (goesOn(before, channel)) append(before, channel)
    else channels.push({ ...channel, id: `${name}:${channel.id}`, name: `${channel.name}, ${name}` })
  }
}

const MOST_OVERLAP = 0.5

/** Overlapping files repeat some times, with the same values. */
function goesOn(before: Channel, after: Channel): boolean {
  if (
    before.unit !== after.unit ||
    !before.has_times ||
    !after.has_times ||
    (before.zones === null) !== (after.zones === null)
  )
    return false
  const known = new Map(before.minutes.map((minute, at) => [minute, before.values[at]]))
  const again = after.minutes.filter((minute, at) => known.has(minute) && known.get(minute) !== after.values[at])
  return again.length <= after.minutes.length * MOST_OVERLAP * 0.01
}

/** One by one: a spread of 100,000 arguments overflows the stack. */
function append(before: Channel, after: Channel) {
  if (before.zones && after.zones && before.zones.length === before.minutes.length)
    for (const zone of after.zones) before.zones.push(zone)
  for (const minute of after.minutes) before.minutes.push(minute)
  for (const value of after.values) before.values.push(value)
  for (const line of after.lines) before.lines.push(line)
}
