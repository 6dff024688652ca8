// The derivation of a household's usage, its bills before solar and its battery's usable energy.

import { dollars, number, percent } from '#machines/lib/format.ts'
import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { cents, centsIfAny, type Derivation, input, kwhWords, monthName } from './derivation.ts'
import { words } from './words.ts'

/** Null until usage is entered. */
export function consumptionDerivation({
  consumption,
  annual_consumption_kwh,
  tariff,
  version,
}: Pick<Schemas['Project'], 'consumption' | 'annual_consumption_kwh' | 'tariff' | 'version'>): Derivation | null {
  if (!consumption || annual_consumption_kwh === null) return null
  const { mode, values, additions = [] } = consumption
  const in_cents = mode === 'monthly_bill_cents' || mode === 'average_bill_cents' || mode === 'one_bill_cents'
  const write = in_cents ? dollars : kwhWords
  const first = values[0] ?? 0
  const entered =
    mode === 'annual_kwh'
      ? [input(words.label.entered, write(first))]
      : mode === 'average_kwh'
        ? [input(words.label.average_month, write(first))]
        : mode === 'average_bill_cents'
          ? [input(words.label.average_bill, write(first))]
          : mode === 'one_bill_cents'
            ? [input(words.label.bill_of({ month: monthName(consumption.month - 1) }), write(first))]
            : values.map((value, month) => input(monthName(month), write(value)))
  return {
    title: words.title.annual_usage,
    rule: words.usage_entered[mode]({ has_planned: additions.length > 0 ? 'yes' : 'no' }),
    inputs: [
      ...entered,
      ...additions.map(({ name, annual_kwh }) => input(name, kwhWords(annual_kwh))),
      ...(in_cents && tariff
        ? [input(words.label.utility_rate, tariff.plan?.name ?? `$${tariff.rate_usd_per_kwh}/kWh`)]
        : []),
    ],
    notes: [],
    sources: [
      mode === 'interval_8760' ? words.source.meter_file({ name: consumption.file_name }) : words.source.usage_or_bills,
    ],
    version: words.version.project({ version }),
  }
}

type Use = Schemas['HouseholdUse']

export const typedUseDerivation = ({ today, additions, assumptions }: Use): Derivation => ({
  title: words.title.annual_usage,
  rule: words.rule.today_and_planned,
  inputs: [
    ...today.map((kwh, month) => input(monthName(month), kwhWords(kwh))),
    ...additions.map(({ name, months }) => input(name, kwhWords(sum(months)))),
  ],
  notes: assumptions,
  sources: [words.source.usage],
  version: null,
})

export function typedBillDerivation({ bills, assumptions }: Use): Derivation {
  const all = (part: keyof Schemas['MonthBill']) => sum((bills ?? []).map(month => month[part]))
  return {
    title: words.title.annual_bills,
    rule: words.rule.bills,
    inputs: [
      ...cents(words.label.energy, all('energy_cents')),
      ...centsIfAny(words.label.demand, all('demand_cents')),
      ...cents(words.label.fixed_charges, all('fixed_cents')),
      ...centsIfAny(words.label.minimum_bill, all('minimum_cents')),
      ...(bills ?? []).map((month, at) => input(monthName(at), dollars(month.total_cents))),
    ],
    notes: assumptions,
    sources: [words.source.rate],
    version: null,
  }
}

export const averageRateDerivation = (use: Use): Derivation => ({
  title: words.title.average_with_charges,
  rule: words.rule.average_with_charges,
  inputs: [
    ...cents(words.label.annual_bills, use.year_cents),
    input(words.label.annual_usage, kwhWords(sum(use.today) + sum(use.additions.flatMap(({ months }) => months)))),
  ],
  notes: [],
  sources: [words.source.rate],
  version: null,
})

type Battery = NonNullable<Schemas['EnergyYear']['battery']>

const ofBattery = (title: string, rule: string, { usable_kwh, power_kw }: Battery, more: Derivation['inputs']) => ({
  title,
  rule,
  inputs: [
    input(words.label.usable_capacity, `${number(usable_kwh, 1)} kWh`),
    input(words.label.power, `${number(power_kw, 1)} kW`),
    ...more,
  ],
  notes: [],
  sources: [words.source.catalog_and_design],
  version: null,
})

export const capacityDerivation = (battery: Battery): Derivation =>
  ofBattery(words.title.battery, words.rule.usable_capacity_all, battery, [])

export const reserveDerivation = (battery: Battery): Derivation =>
  ofBattery(words.title.backup_reserve, words.rule.backup_reserve, battery, [
    input(words.label.backup_reserve, percent(battery.reserve)),
  ])

export const lossDerivation = (battery: Battery, { charged, discharged }: Schemas['EnergyFlows']): Derivation =>
  ofBattery(words.title.battery_losses, words.rule.battery_losses, battery, [
    input(words.label.to_battery, kwhWords(charged)),
    input(words.label.battery_output, kwhWords(discharged)),
    input(words.label.round_trip_efficiency, percent(battery.round_trip_efficiency, 1)),
  ])
