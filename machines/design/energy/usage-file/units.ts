// The unit of a file's values: named, or found by the only year that is a household's, or asked.

import type { Channel, Question, Unit, ValuesAre } from './usage-reading.ts'
import { UsageFileError } from './usage-year.ts'
import { words } from './words.ts'

/** kWh a year of a home: a cabin used at weekends to an estate with a heated pool. */
const LEAST_YEAR = 500
const MOST_YEAR = 150_000
/** More than any house takes in an hour. */
const MOST_KWH_AN_HOUR = 500
/** What a 400 A service at 240 V carries. */
const UNUSUAL_KWH_AN_HOUR = 96

const isPlausible = (kwh: number) => kwh >= LEAST_YEAR && kwh <= MOST_YEAR

/** A running total can't be in kW, so a register labeled kW is read as kWh. */
export function kwhPer(unit: Unit, values_are: ValuesAre, step: number): number {
  const hours = values_are === 'running_total' ? 1 : step / 60
  return { kWh: 1, Wh: 0.001, MWh: 1000, kW: hours, W: hours / 1000 }[unit]
}

type UnitChoice = { unit: Unit; unit_questions: Question[]; unit_notes: string[] }

/** `raw`: the year's hours in the unit of the file. Throws UsageFileError where an hour is more than a house can use. */
export function chooseUnit(
  channel: Channel,
  values_are: ValuesAre,
  step: number,
  raw: Float64Array,
  chosen: Unit | undefined,
): UnitChoice {
  const total = raw.reduce((sum, value) => sum + value, 0)
  const yearIn = (unit: Unit) => total * kwhPer(unit, values_are, step)
  const named = channel.unit === 'unknown' ? null : channel.unit
  const fitting = unitsFor(named, step, channel.is_energy).filter(unit => isPlausible(yearIn(unit)))
  const options = chosen ? [chosen] : named !== null && fitting.includes(named) ? [named] : fitting
  const unit = options[0] ?? named ?? 'kWh'
  const most = raw.reduce((most, value) => Math.max(most, value), 0) * kwhPer(unit, values_are, step)
  if (most > MOST_KWH_AN_HOUR) throw new UsageFileError(words.hour_too_high({ kwh: Math.round(most), unit }))
  const unit_notes = unit === 'kW' || unit === 'W' ? [words.read_as_averages({ unit })] : []
  const is_sure = chosen !== undefined || unit === named || (named === null && unit === 'kWh' && options.length < 2)
  if (is_sure) return { unit, unit_questions: [], unit_notes: named === null && !chosen ? [words.no_unit] : unit_notes }
  const offered = [...new Set([...options, named ?? 'kWh'])]
  const question: Question = {
    field: 'unit',
    text: words.ask_unit({ named: named ?? 'none' }),
    options: offered.map(one => ({ value: one, label: words.unit_year({ unit: one, kwh: Math.round(yearIn(one)) }) })),
  }
  return { unit, unit_questions: [question], unit_notes }
}

/** The one named first; without a name, power only where it differs from energy: in hours, kW and kWh are one figure. */
function unitsFor(named: Unit | null, step: number, is_energy: boolean): Unit[] {
  if (named === null) return step === 60 || is_energy ? ['kWh', 'Wh'] : ['kWh', 'Wh', 'kW', 'W']
  const alike = named === 'kW' || named === 'W' ? (['kW', 'W'] as const) : (['kWh', 'Wh'] as const)
  return [named, ...alike.filter(unit => unit !== named)].slice(0, 3)
}

/** Whether a year, or its highest hour, is right that few homes have. */
export function yearQuestion(hours: Float64Array, kwh: number, is_confirmed: boolean): Question[] {
  const most = hours.reduce((most, value) => Math.max(most, value), 0)
  if ((isPlausible(kwh) && most <= UNUSUAL_KWH_AN_HOUR) || is_confirmed) return []
  const text = isPlausible(kwh)
    ? words.ask_hour({ kwh: Math.round(most) })
    : words.ask_year({ kwh: Math.round(kwh), size: kwh < LEAST_YEAR ? 'little' : 'much' })
  return [{ field: 'year', text, options: [{ value: 'confirmed', label: words.year_is_right }] }]
}
