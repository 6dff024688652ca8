// Where a figure of a proposal comes from, by its place in the document ('figures.offers.1.reg_z.apr').

import { dollars, number } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { cents, type Derivation, input, kwhWords, monthName } from './derivation.ts'
import { isOfferFigure, offerDerivation, offerSource } from './offer.ts'
import { words } from './words.ts'

type Figures = Schemas['ProposalFigures']

/** Null for figures that aren't money or energy, or need no explanation. */
export function proposalDerivation(figures: Figures, place: string): Derivation | null {
  const [, at = '', name = ''] = /^figures\.offers\.(\d+)\.(.+)$/.exec(place) ?? []
  const offer = figures.offers[Number(at)]
  if (name && offer) return ofOffer(offer, name)
  const [, which] = /^figures\.system\.storage\.(\d+)\.usable_kwh$/.exec(place) ?? []
  const battery = which === undefined ? undefined : figures.system.storage[Number(which)]
  if (battery) return capacity(battery)
  return FIGURES[place]?.(figures) ?? null
}

function ofOffer(offer: Schemas['Offer'], name: string): Derivation | null {
  const [, which] = /^incentives\.(\d+)\.amount_cents$/.exec(name) ?? []
  const incentive = which === undefined ? undefined : offer.incentives[Number(which)]
  if (incentive)
    return {
      title: incentive.name,
      rule: incentive.reason,
      inputs: cents(words.label.counted, incentive.amount_cents),
      notes: [],
      sources: [words.source.incentives],
      version: null,
    }
  const [, index] = /^years\.(\d+)\.cumulative_cents$/.exec(name) ?? []
  if (index !== undefined) return cumulative(offer, Number(index) + 1)
  // A difference of figures, which the page writes as one.
  if (name.includes(' - '))
    return offerDerivation(offer, name.endsWith('.reg_z.amount_financed_cents') ? 'credit_surcharge' : 'to_pay')
  return isOfferFigure(name) ? offerDerivation(offer, name) : null
}

const cumulative = (offer: Schemas['Offer'], to: number): Derivation => ({
  title: words.title.savings_through_year({ year: to }),
  rule: words.rule.savings_through_year,
  inputs: [
    ...cents(words.title.upfront, -offer.upfront_cents),
    ...offer.years
      .slice(0, to)
      .map(({ year, net_cents }) => input(words.label.net_of_year({ year }), dollars(net_cents))),
  ],
  notes: offer.assumptions,
  sources: [offerSource(offer)],
  version: null,
})

const capacity = ({ name, count, usable_kwh }: Figures['system']['storage'][number]): Derivation => ({
  title: words.title.usable_capacity,
  rule: words.rule.usable_capacity_one,
  inputs: [input(name, `${count} × ${number(usable_kwh, 1)} kWh`)],
  notes: [],
  sources: [words.source.catalog],
  version: null,
})

function flow({ energy }: Figures, key: keyof typeof words.of_proposal): Derivation | null {
  if (!energy) return null
  const { title, rule } = words.of_proposal[key]
  return {
    title,
    rule,
    inputs: [input(title, kwhWords(energy[key]))],
    notes: [words.note.months_on_analysis],
    sources: [words.source.year_and_usage],
    version: null,
  }
}

const production = (
  { production: { monthly_kwh, weather_source } }: Figures,
  title: string,
  rule: string,
): Derivation => ({
  title,
  rule,
  inputs: monthly_kwh.map((kwh, month) => input(monthName(month), kwhWords(kwh))),
  notes: [words.note.details_on_design],
  sources: [weather_source],
  version: null,
})

function bill(figures: Figures, which: 'before' | 'after'): Derivation | null {
  if (!figures.bill) return null
  const months = which === 'before' ? figures.bill.monthly_before_cents : figures.bill.monthly_after_cents
  return {
    title: which === 'before' ? words.title.bill_today : words.title.bill_with_solar,
    rule: words.rule.first_year_bills,
    inputs: months.map((month_cents, month) => input(monthName(month), dollars(month_cents))),
    notes: figures.offers[0]?.assumptions ?? [],
    sources: [figures.bill.utility_name ?? words.source.rate],
    version: null,
  }
}

const FIGURES: Record<string, ((figures: Figures) => Derivation | null) | undefined> = {
  'figures.production.annual_kwh': figures => production(figures, words.title.year_p50, words.rule.year_summed),
  'figures.production.p90_kwh': figures => production(figures, words.title.year_p90, words.rule.year_p90_short),
  'figures.production.offset': ({ production: { annual_kwh, annual_consumption_kwh } }) => ({
    title: words.title.offset,
    rule: words.rule.offset,
    inputs: [
      input(words.label.first_year_production, kwhWords(annual_kwh)),
      ...(annual_consumption_kwh === null ? [] : [input(words.label.annual_usage, kwhWords(annual_consumption_kwh))]),
    ],
    notes: [],
    sources: [words.source.usage],
    version: null,
  }),
  'figures.production.annual_consumption_kwh': ({ production: { monthly_consumption_kwh } }) => ({
    title: words.title.annual_usage,
    rule: words.rule.twelve_months,
    inputs: (monthly_consumption_kwh ?? []).map((kwh, month) => input(monthName(month), kwhWords(kwh))),
    notes: [],
    sources: [words.source.usage],
    version: null,
  }),
  'figures.energy.self_used_kwh': figures => flow(figures, 'self_used_kwh'),
  'figures.energy.exported_kwh': figures => flow(figures, 'exported_kwh'),
  'figures.energy.imported_kwh': figures => flow(figures, 'imported_kwh'),
  'figures.bill.year_before_cents': figures => bill(figures, 'before'),
  'figures.bill.year_after_cents': figures => bill(figures, 'after'),
  'figures.price.price_cents': ({ price }) => ({
    title: words.title.contract_price,
    rule: words.rule.price_parts,
    inputs: [
      ...cents(words.label.base_price, price.base_cents),
      ...(price.items ?? []).flatMap(({ name, total_cents }) => cents(name, total_cents)),
      ...price.adders.flatMap(({ name, total_cents }) => cents(name, total_cents)),
      ...(price.discount_cents > 0 ? cents(words.label.discount, -price.discount_cents) : []),
    ],
    notes: [],
    sources: [words.source.price_lists],
    version: null,
  }),
}
