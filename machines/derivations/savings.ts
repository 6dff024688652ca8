// The parts of 25-year savings, each the sum of its column in the year-by-year table; they add up to the figure.
import type { Schemas } from '#sdk/types.ts'
import { sum } from '../lib/numbers.ts'
import { cents, centsIfAny, type DerivationInput } from './derivation.ts'

export const savingsInputs = ({ years, upfront_cents }: Schemas['Offer']): DerivationInput[] => [
  ...cents('Bills without solar', sum(years.map(year => year.bill_without_cents))),
  ...cents('Bills with solar', -sum(years.map(year => year.bill_with_cents))),
  ...centsIfAny('Upfront', -upfront_cents),
  ...centsIfAny('Payments', -sum(years.map(year => year.financing_cents))),
  ...centsIfAny('Upkeep', -sum(years.map(year => year.upkeep_cents))),
  ...centsIfAny('Incentives', sum(years.map(year => year.incentives_cents))),
]
