// Where the use of a household, its bills before solar and what its battery holds come from.
import type { Schemas } from '#sdk/types.ts'
import { MONTH_NAMES } from '../energy/calendar.ts'
import { sum } from '../lib/numbers.ts'
import { dollars, number, percent } from '../lib/words.ts'
import { cents, centsIfAny, type Derivation, input, kwhWords } from './derivation.ts'

const ENTERED: Record<Schemas['Consumption']['mode'], string> = {
  annual_kwh: 'The use of a year, as entered.',
  average_kwh: 'The use of an average month, as entered, times twelve.',
  monthly_kwh: 'The sum of twelve months, as entered or estimated where one was missing.',
  monthly_bill_cents: 'Twelve bills, each turned back into energy by the rate.',
  average_bill_cents: 'The average bill, turned back into energy by the rate and spread by the climate of the place.',
  one_bill_cents: 'One bill, turned back into energy by the rate; the other months by the climate of the place.',
  interval_8760: 'The sum of the meter’s hours.',
}

/** Null while nobody has entered any. */
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
      ? [input('Entered', write(first))]
      : mode === 'average_kwh'
        ? [input('Average month', write(first))]
        : mode === 'average_bill_cents'
          ? [input('Average bill', write(first))]
          : mode === 'one_bill_cents'
            ? [input(`Bill of ${MONTH_NAMES[consumption.month - 1] ?? ''}`, write(first))]
            : values.map((value, month) => input(MONTH_NAMES[month] ?? '', write(value)))
  const added = additions.length > 0
  return {
    title: 'Use in a year',
    rule: `${ENTERED[mode]}${added ? ' What will be added is counted too.' : ''}`,
    inputs: [
      ...entered,
      ...additions.map(({ name, annual_kwh }) => input(name, kwhWords(annual_kwh))),
      ...(in_cents && tariff ? [input('Rate', tariff.plan?.name ?? `$${tariff.rate_usd_per_kwh}/kWh`)] : []),
    ],
    notes: [],
    sources: [
      mode === 'interval_8760' ? `Meter file ${consumption.file_name}` : 'Entered for this project, under Energy',
    ],
    version: `Project version ${version}`,
  }
}

type Use = Schemas['HouseholdUse']

export const typedUseDerivation = ({ today, additions, assumptions }: Use): Derivation => ({
  title: 'Use in a year',
  rule: 'The twelve months of today, and what will be added.',
  inputs: [
    ...today.map((kwh, month) => input(MONTH_NAMES[month] ?? '', kwhWords(kwh))),
    ...additions.map(({ name, months }) => input(name, kwhWords(sum(months)))),
  ],
  notes: assumptions,
  sources: ['Entered for this project, under Energy'],
  version: null,
})

export function typedBillDerivation({ bills, assumptions }: Use): Derivation {
  const all = (part: keyof Schemas['MonthBill']) => sum((bills ?? []).map(month => month[part]))
  return {
    title: 'Bills in a year',
    rule: 'Twelve monthly bills by the tariff, each part rounded to the cent.',
    inputs: [
      ...cents('Energy', all('energy_cents')),
      ...centsIfAny('Demand', all('demand_cents')),
      ...cents('Fixed charges', all('fixed_cents')),
      ...centsIfAny('Minimum bill', all('minimum_cents')),
      ...(bills ?? []).map((month, at) => input(MONTH_NAMES[at] ?? '', dollars(month.total_cents))),
    ],
    notes: assumptions,
    sources: ['The tariff entered for this project, under Energy'],
    version: null,
  }
}

export const averageRateDerivation = (use: Use): Derivation => ({
  title: 'Average of all charges',
  rule: 'Bills in a year divided by the use in a year.',
  inputs: [
    ...cents('Bills in a year', use.year_cents),
    input('Use in a year', kwhWords(sum(use.today) + sum(use.additions.flatMap(({ months }) => months)))),
  ],
  notes: [],
  sources: ['The tariff entered for this project, under Energy'],
  version: null,
})

type Battery = NonNullable<Schemas['EnergyYear']['battery']>

const ofBattery = (title: string, rule: string, { usable_kwh, power_kw }: Battery, more: Derivation['inputs']) => ({
  title,
  rule,
  inputs: [
    input('Usable capacity', `${number(usable_kwh, 1)} kWh`),
    input('Power', `${number(power_kw, 1)} kW`),
    ...more,
  ],
  notes: [],
  sources: ['Your company’s catalog, and the design'],
  version: null,
})

export const capacityDerivation = (battery: Battery): Derivation =>
  ofBattery('Battery', 'The usable capacity of all batteries of the design.', battery, [])

export const reserveDerivation = (battery: Battery): Derivation =>
  ofBattery(
    'Kept for an outage',
    'Usable capacity times the share kept back; all of it where the battery stays full.',
    battery,
    [input('Kept back', percent(battery.reserve))],
  )

export const lossDerivation = (battery: Battery, { charged, discharged }: Schemas['EnergyFlows']): Derivation =>
  ofBattery('Lost on the way', 'What goes into the battery in a year less what comes out.', battery, [
    input('Into the battery', kwhWords(charged)),
    input('Out of the battery', kwhWords(discharged)),
    input('Round-trip efficiency', percent(battery.round_trip_efficiency, 1)),
  ])
