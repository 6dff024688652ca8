// A channel's values as use of each interval, marked by its beginning: running totals become differences, times at the end move.

import type { Channel, Question, TimesMark, UsageChoices, ValuesAre } from './usage-reading.ts'
import { UsageFileError } from './usage-year.ts'
import { words } from './words.ts'

const STEPS = [5, 10, 15, 20, 30, 60]
/** A meter that is replaced or rolls over falls once or twice. */
const MOST_FALLS = 3

type Intervals = {
  minutes: number[]
  values: number[]
  step: number
  times_mark: TimesMark | null
  values_are: ValuesAre
  notes: string[]
  questions: Question[]
}

/** Throws UsageFileError where rows are too far apart, off their step or below zero. */
export function intervalsOf(channel: Channel, choices: UsageChoices): Intervals {
  if (!channel.has_times) return counted(channel)
  const notes: string[] = []
  const { step } = channel
  if (!STEPS.includes(step)) {
    const unit = step >= 1440 ? 'days' : 'minutes'
    throw new UsageFileError(words.rows_too_far({ unit, count: Math.round(unit === 'days' ? step / 1440 : step) }))
  }
  // 00:14 to 00:59 are the last minutes of their quarters.
  const is_last_minute =
    channel.minutes.filter(minute => minute % step === step - 1).length > channel.minutes.length * 0.9
  const minutes = is_last_minute ? channel.minutes.map(minute => minute + 1) : channel.minutes
  const odd = minutes.findIndex(minute => minute % step !== 0)
  if (odd >= 0) throw new UsageFileError(words.off_the_step({ line: channel.lines[odd] ?? odd + 1, step }))
  const { values_are, questions } = kindOf(channel, choices.values_are)
  if (values_are === 'running_total') {
    const differences = differencesOf(minutes, channel.values, step, notes)
    return {
      ...differences,
      step,
      times_mark: null,
      values_are,
      notes: [words.read_as_differences, ...notes],
      questions,
    }
  }
  refuseNegative(channel)
  const times_mark = choices.times_mark ?? (is_last_minute ? 'end' : (channel.times_mark ?? markOf(minutes, step)))
  if (times_mark === 'end') notes.push(words.times_at_end)
  const back = times_mark === 'end' ? step : 0
  return {
    minutes: back ? minutes.map(minute => minute - back) : minutes,
    values: channel.values,
    step,
    times_mark,
    values_are,
    notes,
    questions,
  }
}

function refuseNegative({ values, lines, name }: Channel) {
  const at = values.findIndex(value => value < 0)
  if (at < 0) return
  const line = lines[at]
  throw new UsageFileError(
    line === undefined ? words.negative_in({ name }) : words.negative({ line, value: values[at] ?? 0 }),
  )
}

/** A day that begins with its first step and ends with midnight is marked by the ends. */
function markOf(minutes: readonly number[], step: number): TimesMark {
  const first = minutes.reduce((least, minute) => Math.min(least, minute), Number.POSITIVE_INFINITY)
  const last = minutes.reduce((most, minute) => Math.max(most, minute), Number.NEGATIVE_INFINITY)
  return first % 1440 === step && last % 1440 === 0 ? 'end' : 'start'
}

/** Rows without times are the intervals of a year, of 365 days or 366. */
function counted({ values, lines, name }: Channel): Intervals {
  const step = STEPS.find(minutes => [365, 366].some(days => values.length === (days * 1440) / minutes))
  if (step === undefined) throw new UsageFileError(words.no_times({ rows: values.length }))
  const negative = values.findIndex(value => value < 0)
  if (negative >= 0)
    throw new UsageFileError(words.negative({ line: lines[negative] ?? negative + 1, value: values[negative] ?? 0 }))
  if (isRising(values)) throw new UsageFileError(words.total_without_times({ name }))
  // 2024 and 2023: one with a February 29, one without.
  const start = Date.UTC(values.length * step > 365 * 1440 ? 2024 : 2023, 0, 1) / 60_000
  const minutes = values.map((_, index) => start + index * step)
  return {
    minutes,
    values,
    step,
    times_mark: null,
    values_are: 'each_interval',
    notes: [words.times_assumed({ step })],
    questions: [],
  }
}

/** Use varies; a register only rises over time. */
function isRising(values: readonly number[]): boolean {
  const known = values.filter(value => !Number.isNaN(value))
  let [falls, rises] = [0, 0]
  for (let at = 1; at < known.length; at++) {
    const apart = (known[at] ?? 0) - (known[at - 1] ?? 0)
    if (apart < 0) falls++
    if (apart > 0) rises++
  }
  return known.length > 48 && falls <= MOST_FALLS && rises > known.length / 10
}

function kindOf(channel: Channel, chosen: ValuesAre | undefined): { values_are: ValuesAre; questions: Question[] } {
  if (chosen) return { values_are: chosen, questions: [] }
  const { minutes, values, values_are: named } = channel
  const goes_back = (minutes[0] ?? 0) > (minutes.at(-1) ?? 0)
  const shape = isRising(goes_back ? values.toReversed() : values) ? 'running_total' : 'each_interval'
  if (named === null || named === shape) return { values_are: shape, questions: [] }
  const options = [
    { value: 'running_total', label: words.values_are.running_total },
    { value: 'each_interval', label: words.values_are.each_interval },
  ]
  return {
    values_are: shape,
    questions: [{ field: 'values_are', text: words.ask_values_are({ named, name: channel.name }), options }],
  }
}

/** A register's value is the total up to that time; a difference belongs to the interval it starts. */
function differencesOf(minutes: readonly number[], values: readonly number[], step: number, notes: string[]) {
  const shown = new Map<number, number>()
  for (const [at, minute] of minutes.entries()) {
    const value = values[at] ?? Number.NaN
    if (!Number.isNaN(value)) shown.set(minute, value)
  }
  const used: { minute: number; value: number }[] = []
  let falls = 0
  for (const [minute, value] of shown) {
    const next = shown.get(minute + step)
    if (next === undefined) continue
    if (next < value) falls++
    else used.push({ minute, value: next - value })
  }
  if (falls > MOST_FALLS) throw new UsageFileError(words.total_falls({ count: falls }))
  if (falls > 0) notes.push(words.total_starts_over({ count: falls }))
  return { minutes: used.map(({ minute }) => minute), values: used.map(({ value }) => value) }
}
