// Every active financing option put through one sale's price, production and incentives.

import { hasPlainBills } from '#machines/money/sale/battery.ts'
import { incentiveRules } from '#machines/money/sale/judge-incentives.ts'
import { type Assumed, type OfferInputs, offersFrom } from '#machines/money/sale/offers-from.ts'
import { pricesOf } from '#machines/money/sale/price.ts'
import { boughtAgain } from '#machines/money/sale/replacements.ts'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { dayOfCompany } from '#server/lib/company-day.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { Sale } from '../sale/sale.ts'
import { energyWords, energyYearOf } from './household.ts'
import { productionOf } from './production.ts'

/**
 * Empty while there is no price or production. Contains dealer fees, which `forCaller` removes. Stored and sent offers are in
 * English; screens that only show them pass another language.
 */
export async function offersOf(
  db: Db,
  ports: Ports,
  sale: Sale,
  assumed: Assumed = {},
  language: Language = 'en',
): Promise<Schemas['Offer'][]> {
  const inputs = await offerInputs(db, ports, sale, language)
  return inputs ? offersFrom(inputs, assumed) : []
}

/** Null while there is no price or no production. Offers made from it are worded in `language`. */
export async function offerInputs(
  db: Db,
  ports: Ports,
  sale: Sale,
  language: Language = 'en',
): Promise<OfferInputs | null> {
  const inputs = await wayInputs(db, ports, sale)
  if (!inputs) return null
  const { production, ...rest } = inputs
  return {
    ...rest,
    ways: sale.ways,
    production: { annual_kwh: production.annual_kwh, degradation: production.degradation },
    bills: await billsOf(db, ports, sale, production, language),
    language,
  }
}

/** Inputs of all payment types, without the catalog of options and the bills. Null without a price or production. */
export async function wayInputs(db: Db, ports: Ports, sale: Sale) {
  const prices = pricesOf(sale)
  const production = await productionOf(db, ports, sale)
  if (!prices || !production) return null
  const { project, design, catalog, company } = sale
  const { rules, decided, degradation } = incentiveRules(sale)
  const { address, utility_id, installation_on, construction_begins_on } = project
  return {
    project: { address, utility_id, installation_on, construction_begins_on },
    prices,
    production,
    incentives: { rules, degradation, decided },
    has_storage: (design?.storage.length ?? 0) > 0,
    ...(design ? boughtAgain(design, catalog) : {}),
    on: dayOfCompany(company, ports),
  }
}

/** The dealer fee is a cost: it is answered only to those who may see cost. */
export function forCaller(caller: Pick<UserCaller, 'permissions'>, offer: Schemas['Offer']): Schemas['Offer'] {
  if (caller.permissions.has('pricing.view_cost')) return offer
  const { dealer_fee_cents, financed_usd_per_w, ...rest } = offer
  return rest
}

/** By the one flat rate where it is all there is; otherwise by the hours of each of 25 years. */
async function billsOf(
  db: Db,
  ports: Ports,
  sale: Sale,
  production: Schemas['Simulation'],
  language: Language,
): Promise<OfferInputs['bills']> {
  const { monthly_consumption_kwh: consumption_kwh } = production
  const { tariff } = sale.project
  const unknown = { known: false, bills: { kind: 'yearly', before_year1_cents: 0, after_year1_cents: 0 } } as const
  if (consumption_kwh === null || tariff === null) return unknown
  if (!hasPlainBills(sale)) {
    const year = await energyYearOf(db, ports, sale)
    if (!year?.bills) return unknown
    const assumptions = await energyWords(db, sale, language)
    return { known: true, bills: { kind: 'by_year', years: year.bills.by_year, assumptions } }
  }
  const { true_up_month } = tariff.net_metering ?? {}
  const home = {
    consumption_kwh,
    production_kwh: production.monthly_kwh,
    rate_usd_per_kwh: tariff.rate_usd_per_kwh,
    fixed_charge_cents: tariff.fixed_charge_cents_per_month,
    ...(true_up_month ? { true_up_month } : {}),
  }
  return { known: true, bills: { kind: 'metered', home } }
}
