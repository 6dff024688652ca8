// Where the kWh of a year, the offset and the electric bills come from.
import type { Schemas } from '#sdk/types.ts'
import { MONTH_NAMES } from '../energy/calendar.ts'
import { sum } from '../lib/numbers.ts'
import { dollars, number, percent } from '../lib/words.ts'
import { cents, centsIfAny, type Derivation, input, kwhWords } from './derivation.ts'

type Simulation = Schemas['Simulation']

export const yearVersion = ({ design_version }: Simulation, receipt: Schemas['Receipt'] | null) =>
  [
    `Design version ${design_version}`,
    ...(receipt ? [`engine ${receipt.engine}`, `receipt ${receipt.results_sha256.slice(0, 12)}`] : []),
  ].join(', ')

const weatherOf = ({ weather }: Simulation) => [weather.file_name ?? weather.source, ...weather.stations]

/** With the receipt of the same year, where it has been read. */
export function annualDerivation(simulation: Simulation, receipt: Schemas['Receipt'] | null): Derivation {
  return {
    title: 'First-year production (P50)',
    rule: 'Sunlight on each plane, hour by hour, less each loss in turn; the sum of 8,760 hours.',
    inputs: [
      ...simulation.arrays.map(({ name, size_kw, annual_kwh }) =>
        input(`${name}, ${number(size_kw, 2)} kW`, kwhWords(annual_kwh)),
      ),
      ...simulation.losses.map(({ name, share }) => input(name, percent(-share, 1))),
      input('Performance ratio', percent(simulation.performance_ratio, 1)),
      ...simulation.monthly_kwh.map((kwh, month) => input(MONTH_NAMES[month] ?? '', kwhWords(kwh))),
    ],
    notes: simulation.assumptions,
    sources: weatherOf(simulation),
    version: yearVersion(simulation, receipt),
  }
}

/** Of one plane: its year, and that year for each kW. */
export const planeDerivation =
  ({ name, size_kw, annual_kwh, specific_yield }: Simulation['arrays'][number]) =>
  (simulation: Simulation, receipt: Schemas['Receipt'] | null): Derivation => ({
    title: `First year of ${name}`,
    rule: 'Sunlight on this plane, hour by hour, less each loss in turn; its share of the inverters’ output. Divided by its size for kWh per kW.',
    inputs: [
      input('Size', `${number(size_kw, 2)} kW`),
      input('First year', kwhWords(annual_kwh)),
      input('kWh per kW', number(specific_yield)),
      ...simulation.losses.map(({ name, share }) => input(name, percent(-share, 1))),
    ],
    notes: simulation.assumptions,
    sources: weatherOf(simulation),
    version: yearVersion(simulation, receipt),
  })

export function p90Derivation(simulation: Simulation, receipt: Schemas['Receipt'] | null): Derivation {
  const [first] = simulation.outlook
  return {
    title: 'First-year production (P90)',
    rule: 'P50 less 1.2816 standard deviations: a 90% chance of at least this much, with all sources of uncertainty normal and independent.',
    inputs: [
      input('P50', kwhWords(simulation.annual_kwh)),
      ...simulation.uncertainty.map(({ name, deviation }) => input(name, percent(deviation, 1))),
      ...(first ? [input('All together', percent(first.deviation, 1))] : []),
    ],
    notes: [],
    sources: weatherOf(simulation),
    version: yearVersion(simulation, receipt),
  }
}

export function offsetDerivation(simulation: Simulation, receipt: Schemas['Receipt'] | null): Derivation {
  return {
    title: 'Offset',
    rule: 'First-year production divided by the household’s use in a year.',
    inputs: [
      input('First-year production', kwhWords(simulation.annual_kwh)),
      ...(simulation.monthly_consumption_kwh ?? []).map((kwh, month) =>
        input(`Use in ${MONTH_NAMES[month] ?? ''}`, kwhWords(kwh)),
      ),
    ],
    notes: [],
    sources: ['Use as entered for this project, under Energy'],
    version: yearVersion(simulation, receipt),
  }
}

type Bills = NonNullable<Schemas['EnergyYear']['bills']>

/** `which` is the bill without solar or with it. */
export function billDerivation(year: Schemas['EnergyYear'], bills: Bills, which: 'before' | 'after'): Derivation {
  const months = bills[which]
  const all = (part: keyof Schemas['MonthBill']) => months.reduce((sum, month) => sum + month[part], 0)
  const { use, production, export: exported, import: imported } = year.year
  return {
    title: which === 'before' ? 'Bill a year without solar' : 'Bill a year with solar',
    rule: 'Twelve monthly bills by the rate plan, each part rounded to the cent.',
    inputs: [
      input('Use', kwhWords(use)),
      ...(which === 'after'
        ? [
            input('Production', kwhWords(production)),
            input('From the grid', kwhWords(imported)),
            input('Sent out', kwhWords(exported)),
          ]
        : []),
      ...cents('Energy', all('energy_cents')),
      ...centsIfAny('Demand', all('demand_cents')),
      ...cents('Fixed charges', all('fixed_cents')),
      ...centsIfAny('Credits', all('credit_cents')),
      ...centsIfAny('Minimum bill', all('minimum_cents')),
      ...months.map((month, at) => input(MONTH_NAMES[at] ?? '', dollars(month.total_cents))),
    ],
    notes: year.assumptions,
    sources: [year.plan_name ? `Rate plan “${year.plan_name}”` : 'The rate entered for this project, under Energy'],
    version: null,
  }
}

const FLOWS = {
  production: ['Roof makes', 'The simulated hours of a year.'],
  use: ['House uses', 'The hours of a year, made from the use entered and what is planned.'],
  import: ['From the grid', 'Use less what the sun and the battery bring, hour by hour.'],
  export: [
    'Sent out',
    'Production less what the house and the battery take, hour by hour, and what the battery sends out.',
  ],
  from_sun: ['Used at once', 'In each hour the lower of production and use.'],
  from_battery: ['From the battery', 'What the battery gives to the house, hour by hour.'],
  charged: ['Into the battery', 'What the battery takes in, hour by hour.'],
  discharged: ['Out of the battery', 'What the battery gives back, hour by hour, to the house and to the grid.'],
} as const satisfies Partial<Record<keyof Schemas['EnergyFlows'], readonly [string, string]>>

export type Flow = keyof typeof FLOWS

export function flowDerivation(year: Schemas['EnergyYear'], flow: Flow): Derivation {
  const [title, rule] = FLOWS[flow]
  return {
    title,
    rule,
    inputs: year.months.map((month, at) => input(MONTH_NAMES[at] ?? '', kwhWords(month[flow]))),
    notes: year.assumptions,
    sources: ['The simulated year and the use entered for this project'],
    version: null,
  }
}

export function yieldDerivation(simulation: Simulation, receipt: Schemas['Receipt'] | null): Derivation {
  return {
    title: 'Yield',
    rule: 'First-year production divided by the kW of the design.',
    inputs: [
      input('First-year production', kwhWords(simulation.annual_kwh)),
      ...simulation.arrays.map(({ name, size_kw, specific_yield }) =>
        input(`${name}, ${number(size_kw, 2)} kW`, `${number(specific_yield)} kWh per kW`),
      ),
    ],
    notes: [],
    sources: weatherOf(simulation),
    version: yearVersion(simulation, receipt),
  }
}

type Day = Record<'production' | 'use' | 'bought' | 'sent', readonly number[]>

/** Of one day, or of a month's mean day. */
export function dayDerivation(day: Day): Derivation {
  const all = (hours: readonly number[]) => `${number(sum(hours), 1)} kWh`
  return {
    title: 'A day, hour by hour',
    rule: 'The 24 hours of the simulated year on this day; of a month, their mean.',
    inputs: [
      input('Roof makes', all(day.production)),
      input('House uses', all(day.use)),
      input('From the grid', all(day.bought)),
      input('Sent out', all(day.sent)),
    ],
    notes: [],
    sources: ['The simulated year and the use entered for this project'],
    version: null,
  }
}

export const storageDerivation = (usable_kwh: number, names: string): Derivation => ({
  title: 'Storage',
  rule: 'The usable capacity of all batteries together.',
  inputs: [input(names, `${number(usable_kwh, 1)} kWh`)],
  notes: [],
  sources: ['Your company’s catalog, and the design'],
  version: null,
})
