// Future loads of a household: a car, a heat pump, a pool. The yearly amount is entered; its spread over the year and
// day is assumed here, in kWh by month and by hour.

import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { clockYear } from './billing/plan-clock.ts'
import { daysOf, HOURS, MONTH_OF_HOUR, monthsOf } from './calendar.ts'
import { SHARE_OF_DAY } from './residential-shape.ts'
import { words } from './words.ts'

export type Addition = Schemas['Addition']

/** How cold and how hot each hour is: degrees below and above 65 °F (18.3 °C), the base of US degree days. */
export type Climate = {
  heating: Float64Array
  cooling: Float64Array
  monthly: { heating: number[]; cooling: number[] }
}

const BASE_C = (65 - 32) / 1.8

export function climateOf(temp_c: Float64Array): Climate {
  const heating = temp_c.map(degrees => Math.max(0, BASE_C - degrees))
  const cooling = temp_c.map(degrees => Math.max(0, degrees - BASE_C))
  return { heating, cooling, monthly: { heating: monthsOf(heating), cooling: monthsOf(cooling) } }
}

/**
 * Degree hours by month where half of the nation lives to each side: the mean center of population of the 2020 census
 * (Hartville, Missouri; Census Bureau), in this product's weather. Taken while a project has no place yet.
 */
export const TYPICAL_CLIMATE = {
  heating: [12613, 9717, 8418, 4253, 1224, 0, 0, 0, 675, 2525, 8962, 12486],
  cooling: [0, 0, 0, 0, 1151, 4223, 6071, 4122, 1719, 280, 0, 0],
}

type Kind = Addition['kind']
const DRIVEN: Partial<Record<Kind, 'heating' | 'cooling'>> = { heat_pump: 'heating', air_conditioner: 'cooling' }

/** True if its schedule depends on the local weather. */
export const needsClimate = (additions: readonly Addition[] = []): boolean =>
  additions.some(({ kind }) => kind in DRIVEN)

/** A pump that runs while the pool is in use. */
const isPoolSeason = (month: number) => month >= 3 && month <= 9

/** kWh by month. They add up to the year's. Without a climate, that of the middle of the nation. */
export function additionMonths({ kind, annual_kwh }: Addition, climate: Pick<Climate, 'monthly'> | null): number[] {
  const driver = DRIVEN[kind]
  const degrees = driver && (climate?.monthly ?? TYPICAL_CLIMATE)[driver]
  // Where it is never cold, a heat pump that uses energy uses it evenly.
  const weights = degrees?.some(value => value > 0)
    ? degrees
    : Array.from({ length: 12 }, (_, month) => (kind === 'pool' && !isPoolSeason(month) ? 0 : daysOf(month)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => (annual_kwh * weight) / sum)
}

/** A timer from 22:00 to 06:00; an assumption, as is that cars are driven a little less at weekends. */
const CHARGED_AT = new Set([22, 23, 0, 1, 2, 3, 4, 5])
const WEEKEND_DRIVING = 0.85
/** A tank heated after showers in the morning and after dinner, and kept warm between. */
const WATER = [1, 1, 1, 1, 1, 2, 8, 10, 8, 5, 3, 3, 3, 3, 3, 3, 4, 6, 8, 8, 7, 5, 3, 2]

/** `hour` is clock time, which timers follow; `off` marks weekends. */
function weightOf(kind: Kind, off: boolean, hour: number): number {
  if (kind === 'electric_vehicle') return CHARGED_AT.has(hour) ? (off ? WEEKEND_DRIVING : 1) : 0
  if (kind === 'water_heater') return WATER[hour] ?? 0
  if (kind === 'pool') return hour >= 10 && hour < 16 ? 1 : 0
  return 0
}

/** As the rest of the house, whose day is in standard time already. */
const FOLLOWS_HOUSE: ReadonlySet<Kind> = new Set(['heat_pump', 'air_conditioner', 'other'])

/** kWh of each hour; each month is that of `additionMonths`. `daylight`: whether the clock of the place keeps daylight saving. */
export function additionHours(addition: Addition, climate: Climate | null, daylight = true): Float64Array {
  const { kind } = addition
  const driver = DRIVEN[kind]
  const degrees = driver && climate ? climate[driver] : null
  const hours = new Float64Array(HOURS)
  const clock = clockYear({ clock: daylight ? 'local' : 'standard' })
  for (let at = 0; at < HOURS; at++) {
    if (degrees) hours[at] = degrees[at] ?? 0
    else if (FOLLOWS_HOUSE.has(kind)) hours[at] = SHARE_OF_DAY[MONTH_OF_HOUR[at] ?? 0]?.[at % 24] ?? 0
    else hours[at] = weightOf(kind, clock.off[at] === 1, clock.hour[at] ?? 0)
  }
  return scaledTo(hours, additionMonths(addition, climate))
}

/** Scales each month of `hours` to its sum, in place; evenly if all its hours are zero. */
export function scaledTo(hours: Float64Array, months: readonly number[]): Float64Array {
  const sums = monthsOf(hours)
  for (let hour = 0; hour < HOURS; hour++) {
    const month = MONTH_OF_HOUR[hour] ?? 0
    const sum = sums[month] ?? 0
    const wanted = months[month] ?? 0
    hours[hour] = sum > 0 ? ((hours[hour] ?? 0) * wanted) / sum : wanted / (daysOf(month) * 24)
  }
  return hours
}

/** The assumptions behind each, for the reader. */
export const ADDITION_WORDS: Record<Language, Record<Kind, string>> = {
  en: words.in('en').addition,
  es: words.in('es').addition,
}
