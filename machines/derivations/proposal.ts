// Where a figure of a proposal comes from, by its place in the document ('figures.offers.1.reg_z.apr').

import type { Schemas } from '#sdk/types.ts'
import { MONTH_NAMES } from '../energy/calendar.ts'
import { dollars, number } from '../lib/words.ts'
import { cents, type Derivation, input, kwhWords } from './derivation.ts'
import { isOfferFigure, offerDerivation } from './offer.ts'

type Figures = Schemas['ProposalFigures']

/** Null for what is no money and no energy, or needs no telling. */
export function proposalDerivation(figures: Figures, place: string): Derivation | null {
  const [, at = '', name = ''] = /^figures\.offers\.(\d+)\.(.+)$/.exec(place) ?? []
  const offer = figures.offers[Number(at)]
  if (name && offer) return ofOffer(offer, name)
  const [, which] = /^figures\.system\.storage\.(\d+)\.usable_kwh$/.exec(place) ?? []
  const battery = which === undefined ? undefined : figures.system.storage[Number(which)]
  if (battery) return capacity(battery)
  return TOLD[place]?.(figures) ?? null
}

function ofOffer(offer: Schemas['Offer'], name: string): Derivation | null {
  const [, which] = /^incentives\.(\d+)\.amount_cents$/.exec(name) ?? []
  const incentive = which === undefined ? undefined : offer.incentives[Number(which)]
  if (incentive)
    return {
      title: incentive.name,
      rule: incentive.reason,
      inputs: cents('Counted', incentive.amount_cents),
      notes: [],
      sources: ['Your company’s incentives'],
      version: null,
    }
  const [, index] = /^years\.(\d+)\.cumulative_cents$/.exec(name) ?? []
  if (index !== undefined) return cumulative(offer, Number(index) + 1)
  return isOfferFigure(name) ? offerDerivation(offer, name) : null
}

const cumulative = (offer: Schemas['Offer'], to: number): Derivation => ({
  title: `Savings added up to year ${to}`,
  rule: 'What is paid upfront, and the net of each year up to this one.',
  inputs: [
    ...cents('Upfront', -offer.upfront_cents),
    ...offer.years.slice(0, to).map(({ year, net_cents }) => input(`Net of year ${year}`, dollars(net_cents))),
  ],
  notes: offer.assumptions,
  sources: [offer.type === 'cash' ? 'Your company’s price' : `${offer.provider_name}, “${offer.name}”`],
  version: null,
})

const capacity = ({ name, count, usable_kwh }: Figures['system']['storage'][number]): Derivation => ({
  title: 'Usable capacity',
  rule: 'Of one battery, as the catalog has it.',
  inputs: [input(name, `${count} × ${number(usable_kwh, 1)} kWh`)],
  notes: [],
  sources: ['Your company’s catalog'],
  version: null,
})

const flow = ({ energy }: Figures, key: keyof NonNullable<Figures['energy']>, title: string, rule: string) =>
  energy && {
    title,
    rule,
    inputs: [
      input('Used at home', kwhWords(energy.self_used_kwh)),
      input('Sent out', kwhWords(energy.exported_kwh)),
      input('From the grid', kwhWords(energy.imported_kwh)),
    ].filter((_, at) => at === FLOWS.indexOf(key)),
    notes: ['Its months are on the Analysis screen.'],
    sources: ['The simulated year and the use entered for this project'],
    version: null,
  }
const FLOWS: (keyof NonNullable<Figures['energy']>)[] = ['self_used_kwh', 'exported_kwh', 'imported_kwh']

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
  'figures.production.annual_consumption_kwh': ({ production: { monthly_consumption_kwh } }) => ({
    title: 'Use in a year',
    rule: 'The sum of twelve months.',
    inputs: (monthly_consumption_kwh ?? []).map((kwh, month) => input(MONTH_NAMES[month] ?? '', kwhWords(kwh))),
    notes: [],
    sources: ['Use as entered for this project, under Energy'],
    version: null,
  }),
  'figures.energy.self_used_kwh': figures =>
    flow(figures, 'self_used_kwh', 'Used at home', 'What the house takes from sun and battery, hour by hour.'),
  'figures.energy.exported_kwh': figures =>
    flow(figures, 'exported_kwh', 'Sent out', 'Production less what the house and the battery take, hour by hour.'),
  'figures.energy.imported_kwh': figures =>
    flow(figures, 'imported_kwh', 'From the grid', 'Use less what the sun and the battery bring, hour by hour.'),
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
