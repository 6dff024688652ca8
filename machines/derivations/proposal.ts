// Where a figure of a proposal comes from, by its place in the document ('figures.offers.1.reg_z.apr').

import type { Schemas } from '#sdk/types.ts'
import { MONTH_NAMES } from '../energy/calendar.ts'
import { dollars } from '../lib/words.ts'
import { cents, type Derivation, input, kwhWords } from './derivation.ts'
import { isOfferFigure, offerDerivation } from './offer.ts'

type Figures = Schemas['ProposalFigures']

/** Null for what is no money and no energy, or needs no telling. */
export function proposalDerivation(figures: Figures, place: string): Derivation | null {
  const [, at = '', name = ''] = /^figures\.offers\.(\d+)\.(.+)$/.exec(place) ?? []
  const offer = figures.offers[Number(at)]
  if (name && offer) return isOfferFigure(name) ? offerDerivation(offer, name) : null
  return TOLD[place]?.(figures) ?? null
}

const production = (
  { production: { monthly_kwh, weather_source } }: Figures,
  title: string,
  rule: string,
): Derivation => ({
  title,
  rule,
  inputs: monthly_kwh.map((kwh, month) => input(MONTH_NAMES[month] ?? '', kwhWords(kwh))),
  notes: ['Losses, planes and the receipt are on the Design tab.'],
  sources: [weather_source],
  version: null,
})

function bill(figures: Figures, which: 'before' | 'after'): Derivation | null {
  if (!figures.bill) return null
  const months = which === 'before' ? figures.bill.monthly_before_cents : figures.bill.monthly_after_cents
  return {
    title: which === 'before' ? 'Electric bill today' : 'Electric bill with solar',
    rule: 'Twelve monthly bills of the first year by the rate plan.',
    inputs: months.map((month_cents, month) => input(MONTH_NAMES[month] ?? '', dollars(month_cents))),
    notes: figures.offers[0]?.assumptions ?? [],
    sources: [figures.bill.utility_name ?? 'The rate entered for this project'],
    version: null,
  }
}

const TOLD: Record<string, ((figures: Figures) => Derivation | null) | undefined> = {
  'figures.production.annual_kwh': figures =>
    production(figures, 'First-year production (P50)', 'The sum of 8,760 simulated hours.'),
  'figures.production.p90_kwh': figures =>
    production(figures, 'First-year production (P90)', 'What the first year reaches with a chance of 90%.'),
  'figures.production.offset': ({ production: { annual_kwh, annual_consumption_kwh } }) => ({
    title: 'Offset',
    rule: 'First-year production divided by the household’s use in a year.',
    inputs: [
      input('First-year production', kwhWords(annual_kwh)),
      ...(annual_consumption_kwh === null ? [] : [input('Use in a year', kwhWords(annual_consumption_kwh))]),
    ],
    notes: [],
    sources: ['Use as entered for this project, under Energy'],
    version: null,
  }),
  'figures.bill.year_before_cents': figures => bill(figures, 'before'),
  'figures.bill.year_after_cents': figures => bill(figures, 'after'),
  'figures.price.price_cents': ({ price }) => ({
    title: 'Contract price',
    rule: 'The sum of base price, equipment and adders, less discounts. Its lines are on the Price tab.',
    inputs: [
      ...cents('Base price', price.base_cents),
      ...(price.items ?? []).flatMap(({ name, total_cents }) => cents(name, total_cents)),
      ...price.adders.flatMap(({ name, total_cents }) => cents(name, total_cents)),
      ...(price.discount_cents > 0 ? cents('Discount', -price.discount_cents) : []),
    ],
    notes: [],
    sources: ['Your company’s base price, catalog and adders'],
    version: null,
  }),
}
