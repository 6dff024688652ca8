// The parts of 25-year savings, each the sum of its column in the year-by-year table; they add up to the figure.

import { sum } from '#machines/lib/numbers.ts'
import type { Schemas } from '#sdk/types.ts'
import { cents, centsIfAny, type DerivationInput } from './derivation.ts'
import { words } from './words.ts'

export const savingsInputs = ({ years, upfront_cents }: Schemas['Offer']): DerivationInput[] => [
  ...cents(words.label.bills_without_solar, sum(years.map(year => year.bill_without_cents))),
  ...cents(words.label.bills_with_solar, -sum(years.map(year => year.bill_with_cents))),
  ...centsIfAny(words.title.upfront, -upfront_cents),
  ...centsIfAny(words.label.payments, -sum(years.map(year => year.financing_cents))),
  ...centsIfAny(words.label.maintenance, -sum(years.map(year => year.upkeep_cents))),
  ...centsIfAny(words.label.incentives, sum(years.map(year => year.incentives_cents))),
]
