// Finds the channel with the household's use by its name, and asks if two are equally likely.

import { isPart, isPeak, isTotal, roleIn } from './headings.ts'
import type { Channel, Question } from './usage-reading.ts'
import { UsageFileError } from './usage-year.ts'
import { words } from './words.ts'

/** Of several meters or parts of the day: all of them added together. */
const ALL = 'all'

const MOST_OPTIONS = 12
/** Energy before power, a total before its parts, use before what only came from the grid. */
function rankOf({ name, role, unit }: Channel): number {
  const by_role = {
    use: roleIn(name) === 'use' ? 0 : unit !== null ? 10 : 30,
    import: 20,
    net: 40,
    production: 60,
    export: 60,
    other: 80,
  }
  const is_power = unit === 'kW' || unit === 'W'
  return by_role[role] + (isPeak(name) ? 8 : 0) + (isPart(name) ? 4 : 0) + (is_power ? 2 : 0) + (isTotal(name) ? 0 : 1)
}

const isConstant = ({ values }: Channel) => values.length > 1 && values.every(value => value === values[0])

type Chosen = { channel: Channel; questions: Question[]; left_out: Channel[] }

/** Throws UsageFileError where there is no electricity a household uses. */
export function chooseColumn(channels: readonly Channel[], chosen: string | undefined): Chosen {
  if (chosen !== undefined) return byChoice(channels, chosen)
  const electric = channels.filter(({ unit }) => unit !== 'unknown')
  const [foreign] = channels.filter(({ unit }) => unit === 'unknown')
  if (electric.length === 0 && foreign)
    throw new UsageFileError(words.other_unit({ unit: foreign.unit_name ?? foreign.name }))
  const named = electric.filter(({ role }) => role !== 'other')
  const varied = named.filter(channel => !isConstant(channel))
  const usable = (varied.length > 0 ? varied : named).toSorted((one, other) => rankOf(one) - rankOf(other))
  const [channel] = usable
  if (!channel) throw new UsageFileError(words.column_unclear)
  if (rankOf(channel) >= 60) throw new UsageFileError(words.no_use({ columns: namesOf(usable) }))
  const rivals = usable.filter(one => rankOf(one) === rankOf(channel))
  const left_out = channels.filter(one => one !== channel && one.role !== 'other')
  if (rivals.length === 1) return { channel, questions: [], left_out }
  const options = rivals.slice(0, MOST_OPTIONS).map(({ id, name }) => ({ value: id, label: name }))
  if (canAdd(rivals)) options.push({ value: ALL, label: words.all_columns({ count: rivals.length }) })
  const question: Question = { field: 'column', text: words.ask_column({ count: rivals.length }), options }
  return { channel, questions: [question], left_out: left_out.filter(one => !rivals.includes(one)) }
}

function byChoice(channels: readonly Channel[], chosen: string): Chosen {
  if (chosen === ALL) {
    const { channel, questions } = chooseColumn(channels, undefined)
    const rivals = channels.filter(one => questions[0]?.options.some(({ value }) => value === one.id))
    if (rivals.length > 1 && canAdd(rivals)) return { channel: added(channel, rivals), questions: [], left_out: [] }
  }
  const channel = channels.find(({ id }) => id === chosen)
  if (!channel || channel.unit === 'unknown') throw new UsageFileError(words.no_such_column)
  return { channel, questions: [], left_out: channels.filter(one => one !== channel && one.role !== 'other') }
}

const canAdd = (channels: readonly Channel[]) =>
  channels.every(({ step, unit, has_times }) => has_times && step === channels[0]?.step && unit === channels[0]?.unit)

/** If one of them has no reading, neither does their sum. */
function added(first: Channel, channels: readonly Channel[]): Channel {
  const sums = new Map<number, { value: number; count: number }>()
  for (const { minutes, values } of channels) {
    const own = new Map(minutes.map((minute, at) => [minute, values[at] ?? Number.NaN]))
    for (const [minute, value] of own) {
      const sum = sums.get(minute) ?? { value: 0, count: 0 }
      sums.set(minute, { value: sum.value + value, count: sum.count + 1 })
    }
  }
  const whole = [...sums].filter(([, { count }]) => count === channels.length)
  return {
    ...first,
    id: ALL,
    name: words.all_columns({ count: channels.length }),
    minutes: whole.map(([minute]) => minute),
    values: whole.map(([, { value }]) => value),
    lines: [],
    zones: first.zones ? [first.zones[0] ?? 0] : null,
  }
}

export const namesOf = (channels: readonly Channel[]): string =>
  [...new Set(channels.map(({ name }) => name))].slice(0, 5).join(', ')
