// Where the kWh of a year, the offset and the electric bills come from.

import { dollars, number, percent } from '#machines/lib/format.ts'
import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { cents, centsIfAny, type Derivation, input, kwhWords, kwWords, monthName } from './derivation.ts'
import { words } from './words.ts'

type Simulation = Schemas['Simulation']

export const yearVersion = ({ design_version: version }: Simulation, receipt: Schemas['Receipt'] | null) =>
  receipt
    ? words.version.design_and_receipt({
        version,
        engine: `${receipt.engine}`,
        receipt: receipt.results_sha256.slice(0, 12),
      })
    : words.version.design({ version })

const weatherOf = ({ weather }: Simulation) => [weather.file_name ?? weather.source, ...weather.stations]

/** With the receipt of the same year, where it has been read. */
export function annualDerivation(simulation: Simulation, receipt: Schemas['Receipt'] | null): Derivation {
  return {
    title: words.title.year_p50,
    rule: words.rule.year,
    inputs: [
      ...simulation.arrays.map(({ name, size_kw, annual_kwh }) =>
        input(words.label.plane({ name, size: number(size_kw, 2) }), kwhWords(annual_kwh)),
      ),
      ...simulation.losses.map(({ name, share }) => input(name, percent(-share, 1))),
      input(words.label.performance_ratio, percent(simulation.performance_ratio, 1)),
      ...simulation.monthly_kwh.map((kwh, month) => input(monthName(month), kwhWords(kwh))),
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
    title: words.title.year_of_plane({ name }),
    rule: words.rule.year_of_plane,
    inputs: [
      input(words.label.size, kwWords(size_kw)),
      input(words.label.first_year, kwhWords(annual_kwh)),
      input(words.label.kwh_per_kw, number(specific_yield)),
      ...simulation.losses.map(({ name, share }) => input(name, percent(-share, 1))),
    ],
    notes: simulation.assumptions,
    sources: weatherOf(simulation),
    version: yearVersion(simulation, receipt),
  })

export function p90Derivation(simulation: Simulation, receipt: Schemas['Receipt'] | null): Derivation {
  const [first] = simulation.outlook
  return {
    title: words.title.year_p90,
    rule: words.rule.year_p90,
    inputs: [
      input(words.label.p50, kwhWords(simulation.annual_kwh)),
      ...simulation.uncertainty.map(({ name, deviation }) => input(name, percent(deviation, 1))),
      ...(first ? [input(words.label.combined, percent(first.deviation, 1))] : []),
    ],
    notes: [],
    sources: weatherOf(simulation),
    version: yearVersion(simulation, receipt),
  }
}

export function offsetDerivation(simulation: Simulation, receipt: Schemas['Receipt'] | null): Derivation {
  return {
    title: words.title.offset,
    rule: words.rule.offset,
    inputs: [
      input(words.label.first_year_production, kwhWords(simulation.annual_kwh)),
      ...(simulation.monthly_consumption_kwh ?? []).map((kwh, month) =>
        input(words.label.usage_in({ month: monthName(month) }), kwhWords(kwh)),
      ),
    ],
    notes: [],
    sources: [words.source.usage],
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
    title: which === 'before' ? words.title.bill_before : words.title.bill_after,
    rule: words.rule.bills,
    inputs: [
      input(words.label.usage, kwhWords(use)),
      ...(which === 'after'
        ? [
            input(words.label.production, kwhWords(production)),
            input(words.label.from_grid, kwhWords(imported)),
            input(words.label.exported, kwhWords(exported)),
          ]
        : []),
      ...cents(words.label.energy, all('energy_cents')),
      ...centsIfAny(words.label.demand, all('demand_cents')),
      ...cents(words.label.fixed_charges, all('fixed_cents')),
      ...centsIfAny(words.label.credits, all('credit_cents')),
      ...centsIfAny(words.label.minimum_bill, all('minimum_cents')),
      ...months.map((month, at) => input(monthName(at), dollars(month.total_cents))),
    ],
    notes: year.assumptions,
    sources: [year.plan_name ? words.source.rate_plan({ name: year.plan_name }) : words.source.rate],
    version: null,
  }
}

export type Flow = keyof typeof words.flow & keyof Schemas['EnergyFlows']

export function flowDerivation(year: Schemas['EnergyYear'], flow: Flow): Derivation {
  const { title, rule } = words.flow[flow]
  return {
    title,
    rule,
    inputs: year.months.map((month, at) => input(monthName(at), kwhWords(month[flow]))),
    notes: year.assumptions,
    sources: [words.source.year_and_usage],
    version: null,
  }
}

export function yieldDerivation(simulation: Simulation, receipt: Schemas['Receipt'] | null): Derivation {
  return {
    title: words.title.yield,
    rule: words.rule.yield,
    inputs: [
      input(words.label.first_year_production, kwhWords(simulation.annual_kwh)),
      ...simulation.arrays.map(({ name, size_kw, specific_yield }) =>
        input(
          words.label.plane({ name, size: number(size_kw, 2) }),
          words.value.kwh_per_kw({ kwh: number(specific_yield) }),
        ),
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
    title: words.title.day,
    rule: words.rule.day,
    inputs: [
      input(words.label.production, all(day.production)),
      input(words.label.usage, all(day.use)),
      input(words.label.from_grid, all(day.bought)),
      input(words.label.exported, all(day.sent)),
    ],
    notes: [],
    sources: [words.source.year_and_usage],
    version: null,
  }
}

export const storageDerivation = (usable_kwh: number, names: string): Derivation => ({
  title: words.title.storage,
  rule: words.rule.usable_capacity_all,
  inputs: [input(names, `${number(usable_kwh, 1)} kWh`)],
  notes: [],
  sources: [words.source.catalog_and_design],
  version: null,
})
