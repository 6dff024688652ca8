// The derivation of a design's figures, for designs that aren't chosen and drawings that aren't saved. Their parts are shown once the
// design is chosen or the drawing saved; until then only the inputs are listed.

import { dollars, number } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { cents, type Derivation, type DerivationInput, input, kwhWords, kwWords } from './derivation.ts'
import { words } from './words.ts'

export type DesignFigure = 'year' | 'price' | 'payment' | 'savings'

function explain(figure: DesignFigure, inputs: DerivationInput[], version: string): Derivation {
  const { title, rule, source } = words
  const texts = {
    year: [title.year_p50, rule.year, source.weather_and_losses],
    price: [title.cash_price, rule.price_of_design, source.price_lists],
    payment: [title.monthly_payment, rule.payment_of_design, source.payment_options],
    savings: [title.savings_25_years, rule.savings, source.options_and_energy],
  } as const satisfies Record<DesignFigure, readonly string[]>
  const [name, how, from] = texts[figure]
  return { title: name, rule: how, sources: [from], inputs, notes: [], version }
}

export function listedDerivation(design: Schemas['ListedDesign'], figure: DesignFigure, way?: string): Derivation {
  const { name, version, size_kw, module_count, modules, inverters, batteries, annual_kwh, price_cents } = design
  return explain(
    figure,
    [
      input(words.label.size, kwWords(size_kw)),
      input(words.label.panels, `${number(module_count)} × ${modules.join(', ')}`),
      ...inverters.map(one => input(words.label.inverter, one)),
      ...batteries.map(one => input(words.label.battery, one)),
      ...(way ? [input(words.label.payment_option, way)] : []),
      ...(figure !== 'price' && annual_kwh !== null
        ? [input(words.label.first_year_production, kwhWords(annual_kwh))]
        : []),
      ...(figure === 'payment' || figure === 'savings' ? cents(words.title.cash_price, price_cents) : []),
    ],
    words.version.named_design({ name, version }),
  )
}

/** Of the bar under a drawing. */
export function drawnDerivation(figures: Schemas['DrawingFigures'], figure: DesignFigure): Derivation {
  const { module_count, size_kw, annual_kwh, price_cents, payment_name } = figures
  return explain(
    figure,
    [
      input(words.label.panels, number(module_count)),
      input(words.label.size, kwWords(size_kw)),
      ...(figure === 'payment' && payment_name ? [input(words.label.payment_option, payment_name)] : []),
      ...(figure === 'payment' && price_cents !== null ? [input(words.label.price, dollars(price_cents))] : []),
      ...(figure !== 'year' && annual_kwh !== null
        ? [input(words.label.first_year_production, kwhWords(annual_kwh))]
        : []),
    ],
    words.version.unsaved_drawing,
  )
}
