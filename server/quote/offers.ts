// Every active financing option put through one project's price, production and incentives.
import { and, eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { companies, financing_options, financing_providers } from '../db/schema.ts'
import { whyUnavailable } from '../financing/availability.ts'
import type { Bills } from '../financing/cash-flow.ts'
import { termsOf } from '../financing/option-terms.ts'
import { FINANCING_TYPE_CODES, type FinancedProject, paymentFor } from '../financing/rules.ts'
import { incentiveLaw, incentiveName } from '../incentives/rules.ts'
import { dayIn } from '../lib/day-in.ts'
import { type Language, saying } from '../lib/language.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { designOf } from './designs-of.ts'
import { energyWords, energyYearOf, hasPlainBills } from './household.ts'
import { type IncentiveRules, incentiveRules, judgeIncentives } from './incentives.ts'
import { type Prices, pricesOf } from './price.ts'
import { productionOf } from './production.ts'

type OptionRow = typeof financing_options.$inferSelect
type ProviderRow = typeof financing_providers.$inferSelect

/** What all offers of one project rest on. */
type Ground = {
  project: ProjectRow
  prices: Prices
  production: Schemas['Simulation']
  bills: Awaited<ReturnType<typeof billsOf>>
  incentives: IncentiveRules
  has_storage: boolean
  /** The day of the offer, where the company is. */
  on: string
  assumed: Assumed
}

export type Assumed = {
  utility_escalation?: number
  /** Of the sentences in the offers; names stay as they were typed. */
  language?: Language
}

/** Empty while there is no price or no production. They hold dealer fees; `forCaller` takes them out. */
export async function offersOf(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  assumed: Assumed = {},
): Promise<Schemas['Offer'][]> {
  const prices = await pricesOf(db, project)
  const production = await productionOf(db, ports, project)
  if (!prices || !production) return []
  const [company] = await db.select({ timezone: companies.timezone }).from(companies)
  const design = await designOf(db, project)
  const rows = await db
    .select({ option: financing_options, provider: financing_providers })
    .from(financing_options)
    .innerJoin(
      financing_providers,
      and(eq(financing_providers.id, financing_options.provider_id), eq(financing_providers.enabled, true)),
    )
    .where(eq(financing_options.active, true))
    .orderBy(financing_providers.position, financing_options.position)
  const ground = {
    project,
    prices,
    production,
    bills: await billsOf(db, ports, project, production, assumed.language),
    incentives: await incentiveRules(db, project),
    has_storage: (design?.storage.length ?? 0) > 0,
    on: dayIn(company?.timezone ?? 'UTC', ports.now()),
    assumed,
  }
  return rows.flatMap(({ option, provider }) => offerOf(option, provider, ground) ?? [])
}

/** The dealer fee is a cost: it is answered only to those who may see cost. */
export function forCaller(caller: Pick<UserCaller, 'permissions'>, offer: Schemas['Offer']): Schemas['Offer'] {
  if (caller.permissions.has('pricing.view_cost')) return offer
  const { dealer_fee_cents, financed_usd_per_w, ...rest } = offer
  return rest
}

/** Undefined where the option lacks what its type needs. */
function offerOf(row: OptionRow, provider: ProviderRow, ground: Ground): Schemas['Offer'] | undefined {
  const terms = termsOf(row)
  if (!terms) return undefined
  const { project, production } = ground
  const { language, ...changed } = ground.assumed
  const price = ground.prices[row.type]
  const incentives = judgeIncentives(ground.incentives, project, {
    type: row.type,
    price_cents: price.price_cents,
    incentive_basis_cents: price.incentive_basis_cents ?? price.price_cents,
    size_w: price.size_w,
    annual_kwh: production.annual_kwh,
    language,
  })
  const owned = row.type === 'cash' || row.type === 'loan'
  const [year_1 = 0, ...later] = incentives.year_cents
  const { bills, known } = ground.bills
  const financed: FinancedProject = {
    // What is paid upfront comes off the price; where somebody else owns the system, it is the homeowner's in year 1.
    price_cents: owned ? price.price_cents - incentives.upfront_cents : price.price_cents,
    size_w: price.size_w,
    annual_kwh: production.annual_kwh,
    bills,
    incentives_cents: [owned ? year_1 : year_1 + incentives.upfront_cents, ...later],
    assumptions: { degradation: production.degradation, ...changed },
    language,
  }
  const figures = paymentFor(terms, financed)
  const flat = paymentFor(terms, { ...financed, assumptions: { ...financed.assumptions, utility_escalation: 0 } })
  const { paydown, reduced_payment_cents } = figures
  return {
    option_id: row.id,
    provider_code: provider.code,
    provider_name: provider.name,
    type: row.type,
    type_code: FINANCING_TYPE_CODES[row.type],
    name: row.name,
    term_months: row.term_months,
    apr: row.apr,
    escalator: row.escalator,
    rate_usd_per_kwh: row.rate_usd_per_kwh,
    price_cents: price.price_cents,
    cash_price_cents: ground.prices.cash.price_cents,
    upfront_cents: figures.upfront_cents,
    amount_financed_cents: figures.amount_financed_cents,
    monthly_payment_cents: row.type === 'cash' ? null : figures.monthly_payment_cents,
    final_payment_cents: row.type === 'cash' ? null : figures.final_payment_cents,
    total_paid_cents: figures.total_paid_cents,
    dealer_fee_cents: figures.dealer_fee_cents,
    bill_without_cents: known ? figures.table.rows.reduce((sum, year) => sum + year.bill_without_cents, 0) : null,
    savings_25y_cents: known ? figures.savings_25y_cents : null,
    payback_years: known ? figures.payback_years : null,
    npv_cents: known ? figures.npv_cents : null,
    irr: known ? figures.irr : null,
    price_usd_per_w: price.price_usd_per_w,
    ...(row.type === 'loan' && { financed_usd_per_w: perWatt(figures.amount_financed_cents, price.size_w) }),
    paydown: paydown && {
      ...paydown,
      payment_before_cents: figures.monthly_payment_cents,
      // Nothing is due once it has paid the loan off.
      payment_after_cents: reduced_payment_cents ?? 0,
    },
    ...(figures.promo_payment_cents !== null &&
      row.promo_months !== null && {
        promo: { months: row.promo_months, payment_cents: figures.promo_payment_cents },
      }),
    flat_utility: known ? { savings_25y_cents: flat.savings_25y_cents, payback_years: flat.payback_years } : null,
    unavailable: whyUnavailable(
      { ...row, provider },
      {
        amount_cents: row.type === 'loan' ? figures.amount_financed_cents : price.price_cents,
        size_w: price.size_w,
        state: project.address?.state ?? null,
        has_storage: ground.has_storage,
        on: ground.on,
        language,
      },
    ),
    incentives: incentives.lines.flatMap(line => {
      const rule = ground.incentives.rules.find(({ id }) => id === line.incentive_id)
      if (!rule || rule.claimed_by === 'provider' || line.amount_cents === 0) return []
      const { incentive_id, amount_cents, reason } = line
      return [{ incentive_id, name: incentiveName(rule, language), amount_cents, paid: rule.paid, reason }]
    }),
    tax_credit: taxCredit(row.type, ground.incentives, incentives.lines, language),
    years: known ? figures.table.rows : [],
    assumptions: known ? figures.table.assumptions : [],
  }
}

/** By the one flat rate where it is all there is; otherwise by the hours of each of 25 years. */
async function billsOf(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  production: Schemas['Simulation'],
  language: Language = 'en',
): Promise<{ known: boolean; bills: Bills }> {
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

type Lines = ReturnType<typeof judgeIncentives>['lines']

/** The federal rule of this way to pay, as it was judged. Where the company has switched it off, none is counted. */
function taxCredit(
  type: OptionRow['type'],
  { rules }: IncentiveRules,
  lines: Lines,
  language?: Language,
): Schemas['Offer']['tax_credit'] {
  const rule = rules.find(({ code, applies_to }) => code !== null && applies_to.includes(type))
  const line = lines.find(({ incentive_id }) => incentive_id === rule?.id)
  if (!rule || !line)
    return {
      amount_cents: 0,
      claimed_by: type === 'lease' || type === 'ppa' ? 'provider' : 'homeowner',
      sentence: saying(language)('No federal credit is counted.', 'No se cuenta ningún crédito federal.'),
      source: '',
    }
  const homeowner = rule.claimed_by === 'homeowner'
  return {
    amount_cents: homeowner ? line.amount_cents : 0,
    claimed_by: homeowner ? 'homeowner' : 'provider',
    sentence: line.reason,
    source: incentiveLaw(rule, language),
  }
}

/** Dollars to a hundredth of a cent. */
const perWatt = (cents: number, size_w: number) => (size_w > 0 ? Math.round((cents * 100) / size_w) / 10_000 : 0)
