// Every active financing option put through one project's price, production and incentives.

import { and, eq } from 'drizzle-orm'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { financing_options, financing_providers } from '../db/schema/financing.ts'
import { companyDay } from '../lib/company-day.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { designOf } from './designs-of.ts'
import { boughtAgain } from './equipment/replacements.ts'
import { energyWords, energyYearOf, hasPlainBills } from './household.ts'
import { incentiveRules } from './incentives.ts'
import { type Assumed, type OfferInputs, offersFrom } from './offers-from.ts'
import { pricesOf } from './price.ts'
import { productionOf } from './production.ts'

/** Empty while there is no price or no production. They hold dealer fees; `forCaller` takes them out. What is stored or sent of them is
 * English: another language is asked for by what only shows them. */
export async function offersOf(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  assumed: Assumed = {},
  language: Language = 'en',
): Promise<Schemas['Offer'][]> {
  const inputs = await offerInputs(db, ports, project, language)
  return inputs ? offersFrom(inputs, assumed) : []
}

/** Null while there is no price or no production. What the offers made from it say, they say in `language`. */
export async function offerInputs(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  language: Language = 'en',
): Promise<OfferInputs | null> {
  const inputs = await saleInputs(db, ports, project)
  if (!inputs) return null
  const { production, ...rest } = inputs
  return {
    ...rest,
    ways: await db
      .select({ option: financing_options, provider: financing_providers })
      .from(financing_options)
      .innerJoin(
        financing_providers,
        and(eq(financing_providers.id, financing_options.provider_id), eq(financing_providers.enabled, true)),
      )
      .where(eq(financing_options.active, true))
      .orderBy(financing_providers.position, financing_options.position),
    production: { annual_kwh: production.annual_kwh, degradation: production.degradation },
    bills: await billsOf(db, ports, project, production, language),
    language,
  }
}

/** What any way to pay rests on, without the catalogue of ways and the bills. Null while there is no price or no production. */
export async function saleInputs(db: Db, ports: Ports, project: ProjectRow) {
  const prices = await pricesOf(db, project)
  const production = await productionOf(db, ports, project)
  if (!prices || !production) return null
  const design = await designOf(db, project)
  const { rules, decided, degradation } = await incentiveRules(db, project)
  const { address, utility_id, installation_on, construction_begins_on } = project
  return {
    project: { address, utility_id, installation_on, construction_begins_on },
    prices,
    production,
    incentives: {
      rules,
      degradation,
      decided: decided.map(({ incentive_id, decision, reason }) => ({ incentive_id, decision, reason })),
    },
    has_storage: (design?.storage.length ?? 0) > 0,
    ...(design ? await boughtAgain(db, design) : {}),
    on: await companyDay(db, ports),
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
  project: ProjectRow,
  production: Schemas['Simulation'],
  language: Language,
): Promise<OfferInputs['bills']> {
  const { monthly_consumption_kwh: consumption_kwh } = production
  const { tariff } = project
  const unknown = { known: false, bills: { kind: 'yearly', before_year1_cents: 0, after_year1_cents: 0 } } as const
  if (consumption_kwh === null || tariff === null) return unknown
  if (!(await hasPlainBills(db, project))) {
    const year = await energyYearOf(db, ports, project)
    if (!year?.bills) return unknown
    const assumptions = await energyWords(db, project, language)
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
