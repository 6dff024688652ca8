// Where the lines of a price and its total come from.
import type { Schemas } from '#sdk/types.ts'
import { dayWords, dollars } from '../lib/words.ts'
import { cents, type Derivation, input } from './derivation.ts'

const SOURCE = {
  base: 'Your company’s base price, under Design preferences',
  item: 'The selling price in your equipment catalog',
  adder: 'Your company’s adders, under Adders',
  discount: 'The discount entered for this project',
} as const satisfies Record<Schemas['PriceLine']['kind'], string>

/** `adder` is what was decided about the line, where it is one. Costs are not in it. */
export function priceLineDerivation(
  { name, why, kind, total_cents }: Schemas['PriceLine'],
  adder?: Pick<Schemas['ProjectAdder'], 'because' | 'override'>,
): Derivation {
  const override = adder?.override
  return {
    title: name,
    rule: `${why}, rounded once to the cent.`,
    inputs: cents('Line total', total_cents),
    notes: [
      ...(adder && adder.because.length > 0 ? [`Applied because: ${adder.because.join(' ')}`] : []),
      ...(override
        ? [`Price set by ${override.set_by} on ${dayWords(override.set_at.slice(0, 10))}: ${override.reason}`]
        : []),
    ],
    sources: [SOURCE[kind]],
    version: null,
  }
}

export function contractPriceDerivation(price: Schemas['Price'], lines: readonly Schemas['PriceLine'][]): Derivation {
  return {
    title: 'Contract price',
    rule: 'The sum of the lines, each rounded once to the cent.',
    inputs: [
      ...lines.flatMap(({ name, total_cents }) => cents(name, total_cents)),
      input('Price per watt', `${dollars(price.price_usd_per_w * 100)} for ${price.size_w / 1000} kW`),
    ],
    notes:
      price.incentive_basis_cents === undefined
        ? []
        : [`Percentage incentives count ${dollars(price.incentive_basis_cents)} of it.`],
    sources: ['Your company’s base price, catalog and adders'],
    version: null,
  }
}
