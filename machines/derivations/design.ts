// Where the figures of a design beside the chosen one come from, and those of a drawing that is not saved yet. Their parts are
// shown once the design is chosen or the drawing saved: until then what they were computed from is told.
import type { Schemas } from '#sdk/types.ts'
import { dollars, number } from '../lib/words.ts'
import { cents, type Derivation, type DerivationInput, input, kwhWords } from './derivation.ts'

export type DesignFigure = 'year' | 'price' | 'payment' | 'savings'

const TOLD: Record<DesignFigure, Pick<Derivation, 'title' | 'rule' | 'sources'>> = {
  year: {
    title: 'First-year production (P50)',
    rule: 'Sunlight on each plane, hour by hour, less each loss in turn; the sum of 8,760 hours.',
    sources: ['The weather and losses of the project'],
  },
  price: {
    title: 'Cash price',
    rule: 'Base price, equipment and adders of this design, each line rounded once to the cent.',
    sources: ['Your company’s base price, catalog and adders'],
  },
  payment: {
    title: 'Monthly payment',
    rule: 'The payment of this way to pay for the price of this design; its terms are on the Financing tab.',
    sources: ['Your company’s ways to pay'],
  },
  savings: {
    title: '25-year savings',
    rule: 'Bills without solar less bills with it, payments, upkeep and what is paid upfront, plus incentives.',
    sources: ['Your company’s ways to pay, and the use and rate of the project'],
  },
}

const told = (figure: DesignFigure, inputs: DerivationInput[], version: string): Derivation => ({
  ...TOLD[figure],
  inputs,
  notes: [],
  version,
})

export function listedDerivation(design: Schemas['ListedDesign'], figure: DesignFigure, way?: string): Derivation {
  const { name, version, size_kw, module_count, modules, inverters, batteries, annual_kwh, price_cents } = design
  return told(
    figure,
    [
      input('Size', `${number(size_kw, 2)} kW`),
      input('Modules', `${number(module_count)} × ${modules.join(', ')}`),
      ...inverters.map(one => input('Inverter', one)),
      ...batteries.map(one => input('Battery', one)),
      ...(way ? [input('Way to pay', way)] : []),
      ...(figure !== 'price' && annual_kwh !== null ? [input('First-year production', kwhWords(annual_kwh))] : []),
      ...(figure === 'payment' || figure === 'savings' ? cents('Cash price', price_cents) : []),
    ],
    `“${name}”, version ${version}`,
  )
}

/** Of the bar under a drawing. */
export function drawnDerivation(figures: Schemas['DrawingFigures'], figure: DesignFigure): Derivation {
  const { module_count, size_kw, annual_kwh, price_cents, payment_name } = figures
  return told(
    figure,
    [
      input('Modules', number(module_count)),
      input('Size', `${number(size_kw, 2)} kW`),
      ...(figure === 'payment' && payment_name ? [input('Way to pay', payment_name)] : []),
      ...(figure === 'payment' && price_cents !== null ? [input('Price', dollars(price_cents))] : []),
      ...(figure !== 'year' && annual_kwh !== null ? [input('First-year production', kwhWords(annual_kwh))] : []),
    ],
    'The drawing as it is now, not saved',
  )
}
