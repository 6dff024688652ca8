// Where the lines of a price and its total come from.

import { dayWords, dollars } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { cents, type Derivation, input } from './derivation.ts'
import { words } from './words.ts'

/** `adder` is what was decided about the line, where it is one. Costs are not in it. */
export function priceLineDerivation(
  { name, why, kind, total_cents }: Schemas['PriceLine'],
  adder?: Pick<Schemas['ProjectAdder'], 'because' | 'override'>,
): Derivation {
  const override = adder?.override
  return {
    title: name,
    rule: words.rule.price_line({ why }),
    inputs: cents(words.label.line_total, total_cents),
    notes: [
      ...(adder && adder.because.length > 0 ? [words.note.applied_because({ reasons: adder.because.join(' ') })] : []),
      ...(override
        ? [
            words.note.price_set_by({
              name: override.set_by,
              day: dayWords(override.set_at.slice(0, 10)),
              reason: override.reason,
            }),
          ]
        : []),
    ],
    sources: [words.line_source[kind]],
    version: null,
  }
}

export function contractPriceDerivation(price: Schemas['Price'], lines: readonly Schemas['PriceLine'][]): Derivation {
  return {
    title: words.title.contract_price,
    rule: words.rule.price_lines,
    inputs: [
      ...lines.flatMap(({ name, total_cents }) => cents(name, total_cents)),
      input(
        words.title.price_per_watt,
        words.value.price_for_size({ price: dollars(price.price_usd_per_w * 100), size: `${price.size_w / 1000}` }),
      ),
    ],
    notes:
      price.incentive_basis_cents === undefined
        ? []
        : [words.note.incentive_basis({ amount: dollars(price.incentive_basis_cents) })],
    sources: [words.source.price_lists],
    version: null,
  }
}
