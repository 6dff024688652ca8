// Every active financing option put through one project's price and production.
import { and, eq } from 'drizzle-orm'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '../caller.ts'
import type { Db } from '../db/database.ts'
import { financing_options, financing_providers } from '../db/schema.ts'
import { FINANCING_TYPE_CODES, type FinancedProject, type FinancingOption, paymentFor } from '../financing/rules.ts'
import { evaluateFederalCredit } from '../incentives/rules.ts'
import type { Ports } from '../ports/ports.ts'
import type { ProjectRow } from '../projects/access.ts'
import { monthlyConsumption } from '../projects/rules.ts'
import { pricesOf } from './price.ts'
import { productionOf } from './production.ts'

type OptionRow = typeof financing_options.$inferSelect
type ProviderRow = typeof financing_providers.$inferSelect

/** Empty while there is no price or no production. They hold dealer fees; `forCaller` takes them out. */
export async function offersOf(
  db: Db,
  ports: Ports,
  project: ProjectRow,
  assumed: { utility_escalation?: number } = {},
): Promise<Schemas['Offer'][]> {
  const prices = await pricesOf(db, project)
  const production = await productionOf(db, ports, project)
  if (!prices || !production) return []
  const rows = await db
    .select({ option: financing_options, provider: financing_providers })
    .from(financing_options)
    .innerJoin(
      financing_providers,
      and(eq(financing_providers.id, financing_options.provider_id), eq(financing_providers.enabled, true)),
    )
    .where(eq(financing_options.active, true))
    .orderBy(financing_providers.position, financing_options.position)
  return rows.map(({ option, provider }) =>
    offerOf(option, provider, project, prices[option.type], production, assumed),
  )
}

/** The dealer fee is a cost: it is answered only to those who may see cost. */
export function forCaller(caller: Pick<UserCaller, 'permissions'>, offer: Schemas['Offer']): Schemas['Offer'] {
  if (caller.permissions.has('pricing.view_cost')) return offer
  const { dealer_fee_cents, financed_usd_per_w, ...rest } = offer
  return rest
}

function offerOf(
  row: OptionRow,
  provider: ProviderRow,
  project: ProjectRow,
  price: Schemas['Price'],
  production: Schemas['Simulation'],
  assumed: { utility_escalation?: number },
): Schemas['Offer'] {
  const credit = evaluateFederalCredit({
    financing_type: row.type,
    installation_date: project.installation_on,
    price_cents: price.price_cents,
  })
  const consumption_kwh = monthlyConsumption(project)
  const { tariff } = project
  const known = consumption_kwh !== null && tariff !== null
  const bills: FinancedProject['bills'] = known
    ? {
        kind: 'metered',
        home: {
          consumption_kwh,
          production_kwh: production.monthly_kwh,
          rate_usd_per_kwh: tariff.rate_usd_per_kwh,
          fixed_charge_cents: tariff.fixed_charge_cents_per_month,
        },
      }
    : { kind: 'yearly', before_year1_cents: 0, after_year1_cents: 0 }
  const terms = termsOf(row)
  const financed = {
    price_cents: price.price_cents,
    size_w: price.size_w,
    annual_kwh: production.annual_kwh,
    bills,
    owner_incentives_cents: credit.homeowner_amount_cents,
    assumptions: { degradation: production.degradation, ...assumed },
  }
  const figures = paymentFor(terms, financed)
  const flat = paymentFor(terms, { ...financed, assumptions: { ...financed.assumptions, utility_escalation: 0 } })
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
    paydown: null,
    flat_utility: known ? { savings_25y_cents: flat.savings_25y_cents, payback_years: flat.payback_years } : null,
    unavailable: null,
    tax_credit: {
      amount_cents: credit.homeowner_amount_cents,
      claimed_by: credit.claimed_by,
      sentence: credit.sentence,
      source: credit.source,
    },
    years: known ? figures.table.rows.map(({ incentives_cents, ...year }) => year) : [],
    assumptions: known ? figures.table.assumptions : [],
  }
}

/** Dollars to a hundredth of a cent. */
const perWatt = (cents: number, size_w: number) => (size_w > 0 ? Math.round((cents * 100) / size_w) / 10_000 : 0)

/** What the option's row says, as the rules want it. A row that lacks what its type needs was written past the contract. */
function termsOf(row: OptionRow): FinancingOption {
  const { term_months, apr, dealer_fee, escalator, rate_usd_per_kwh } = row
  if (row.type === 'cash') return { type: 'cash' }
  if (row.type === 'loan' && term_months !== null && apr !== null)
    return { type: 'loan', term_months, apr, dealer_fee: dealer_fee ?? 0 }
  const third_party =
    term_months !== null && rate_usd_per_kwh !== null
      ? { term_months, escalator: escalator ?? 0, rate_usd_per_kwh }
      : undefined
  if (row.type === 'lease' && third_party) return { type: 'lease', ...third_party }
  if (row.type === 'ppa' && third_party) return { type: 'ppa', ...third_party }
  throw new Error(`The financing option ${row.id} lacks what a ${row.type} needs`)
}
