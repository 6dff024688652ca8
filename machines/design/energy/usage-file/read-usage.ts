// From the channels of a file to the year a household is modeled by: what was chosen, what had to be assumed, what has to be asked.
import { monthsOf } from '../calendar.ts'
import { chooseColumn, namesOf } from './choose-column.ts'
import { clockOf, toStandard, withoutOffsets } from './clock.ts'
import { intervalsOf } from './intervals.ts'
import { chooseUnit, kwhPer, yearQuestion } from './units.ts'
import type { Channel, Clock, DateOrder, Home, Question, UsageChoices, UsageReading } from './usage-reading.ts'
import { UsageFileError, yearOfReadings } from './usage-year.ts'
import { weekOf } from './week.ts'
import { words } from './words.ts'

/** Throws UsageFileError where the file can't be read, or not by these choices. */
export function readUsage(
  channels: readonly Channel[],
  date_order: DateOrder | null,
  home: Home,
  choices: UsageChoices,
): UsageReading {
  const { channel: named, questions, left_out } = chooseColumn(channels, choices.column)
  const channel = withoutOffsets(named)
  const { minutes, values, step, times_mark, values_are, ...taken } = intervalsOf(channel, choices)
  // In the file's own unit, which scales a year as a whole.
  const readings = minutes.flatMap((minute, at) => {
    const value = values[at] ?? Number.NaN
    return Number.isNaN(value) ? [] : [{ minute, kwh: value }]
  })
  const { clock, shift, is_open } = clockOf(
    { ...channel, step },
    readings,
    home,
    channel.has_times ? choices.clock : undefined,
  )
  const standard =
    clock === 'wall'
      ? toStandard(readings)
      : shift
        ? readings.map(one => ({ ...one, minute: one.minute + shift }))
        : readings
  const year = yearOfReadings(standard, step)
  const { unit, unit_questions, unit_notes } = chooseUnit(channel, values_are, step, year.hours, choices.unit)
  const scale = kwhPer(unit, values_are, step)
  const hours = year.hours.map(value => value * scale)
  const months = monthsOf(hours).map(kwh => Math.round(kwh * 1000) / 1000)
  const year_kwh = months.reduce((sum, kwh) => sum + kwh, 0)
  if (!(year_kwh > 0)) throw new UsageFileError(words.nothing_used)
  const all: Question[] = [
    ...questions,
    ...taken.questions,
    ...unit_questions,
    ...(is_open ? [askClock] : []).map(ask => ask()),
    ...yearQuestion(hours, year_kwh, choices.is_year_confirmed ?? false),
  ]
  return {
    columns: channels.flatMap(({ id, name, role, unit }) => (unit === 'unknown' ? [] : [{ id, name, role, unit }])),
    column: channel.id,
    unit,
    date_order,
    times_mark,
    clock: channel.has_times ? clock : null,
    values_are,
    interval_minutes: step,
    first_on: channel.has_year ? year.first_on : null,
    last_on: channel.has_year ? year.last_on : null,
    months,
    year_kwh: Math.round(year_kwh * 1000) / 1000,
    week: weekOf(hours, year.filled, year.dates),
    filled_hours: year.filled.length,
    notes: [
      ...(channel.has_year ? year.notes : year.notes.slice(1)),
      ...(channel.has_times && !channel.has_year ? [words.no_year] : []),
      ...taken.notes,
      ...clockNotes(channel, clock, choices.clock, home),
      ...unit_notes,
      ...(left_out.length > 0 ? [words.left_out({ columns: namesOf(left_out) })] : []),
      ...(channel.role === 'import' && left_out.some(({ role }) => role === 'production' || role === 'export')
        ? [words.grid_only]
        : []),
    ],
    questions: all,
    hours,
    ...(year.peaks ? { peaks_kw: year.peaks.map(peak => peak * scale) } : {}),
  }
}

const askClock = (): Question => ({
  field: 'clock',
  text: words.ask_clock,
  options: [
    { value: 'utc', label: words.clocks.utc },
    { value: 'wall', label: words.clocks.wall },
    { value: 'standard', label: words.clocks.standard },
  ],
})

function clockNotes(channel: Channel, clock: Clock, chosen: Clock | undefined, home: Home): string[] {
  if (!channel.has_times) return []
  if (clock === 'utc') {
    const from_file = channel.standard_zone !== undefined
    return from_file ? [] : [words.moved_from_utc({ offset: offsetText(home.utc_offset_min ?? 0) })]
  }
  if (clock === 'wall') return [words.daylight_saving]
  if (chosen || channel.zones || !home.daylight) return []
  return [words.no_change_shown]
}

const offsetText = (minutes: number) => `${minutes < 0 ? '−' : '+'}${Math.abs(minutes) / 60}`
