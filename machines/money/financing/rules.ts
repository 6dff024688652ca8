import { sum } from '#machines/lib/numbers.ts'
import { decimal, requireCents, roundProduct, usdToCents } from '#machines/money/pricing/money.ts'
import { grossUp } from '#machines/money/pricing/rules.ts'
import type { Language } from '#machines/words/language.ts'
import { amortise, type Paydown, type Promo, yearlyBalances, yearlyPayments } from './amortisation.ts'
import { type Bills, cashFlows, type SavingsTable, savingsTable } from './cash-flow.ts'
import { ASSUMPTIONS, type Assumptions, PAYDOWN_MONTH } from './defaults.ts'
import { irr, npv, paybackYears } from './metrics.ts'
import { type FederalBox, federalBox } from './reg-z.ts'
import type { Replacement, Warranties } from './replacements.ts'
import { leaseFromRate, leasePayments, ppaPayments, type YearOfPayments } from './third-party.ts'

export const FINANCING_TYPES = ['loan', 'cash', 'lease', 'ppa'] as const
export type FinancingType = (typeof FINANCING_TYPES)[number]

/** The codes on the wire. */
export const FINANCING_TYPE_CODES = { loan: 0, cash: 1, lease: 2, ppa: 3 } as const
type FinancingTypeCode = (typeof FINANCING_TYPE_CODES)[FinancingType]

export function financingTypeOf(code: number): FinancingType {
  const type = FINANCING_TYPES[code]
  if (!type) throw new RangeError(`No financing type has the code ${code}`)
  return type
}

export type FinancingOption =
  | { type: 'cash' }
  | {
      type: 'loan'
      term_months: number
      /** The interest rate of the note, not the APR of Regulation Z. */
      apr: number
      dealer_fee: number
      promo?: Promo | undefined
      /** The share of the loan expected to be paid in by month 18. */
      paydown_share?: number | undefined
    }
  /** Priced by a monthly payment, by dollars a month and kW, or by a kWh rate on the first year's estimated production. */
  | { type: 'lease'; term_months: number; escalator: number; first_year_monthly_cents: number }
  | { type: 'lease'; term_months: number; escalator: number; first_year_usd_per_kw_month: number }
  | { type: 'lease'; term_months: number; escalator: number; rate_usd_per_kwh: number }
  | { type: 'ppa'; term_months: number; escalator: number; rate_usd_per_kwh: number }

export type FinancedProject = {
  /** The contract price, before any dealer fee. */
  price_cents: number
  /** Of it, what a cash buyer would not pay. */
  credit_surcharge_cents?: number
  size_w: number
  annual_kwh: number
  bills: Bills
  /** Incentives paid to the homeowner, year 1 first. */
  incentives_cents?: readonly number[]
  /** A loan's lump sum when the homeowner means to pay a credit in; in place of what the option expects. */
  paydown?: Paydown
  battery_replacements?: readonly Replacement[]
  warranties?: Warranties | undefined
  assumptions?: Partial<Assumptions>
  /** The language of the table's assumptions. */
  language?: Language | undefined
}

/** Figures for comparing options. Amounts are in cents over the whole term unless the name says otherwise. */
export type FinancingFigures = {
  type: FinancingType
  type_code: FinancingTypeCode
  /** Loan principal, dealer fee included. 0 for the others. */
  amount_financed_cents: number
  dealer_fee_cents: number
  upfront_cents: number
  /** First month, or the first after a promo; a PPA's is the average of the first year. */
  monthly_payment_cents: number
  /** The payment during a loan's promo, 0 if none is due; null without a promo. */
  promo_payment_cents: number | null
  /** A loan's payment after the paydown. */
  reduced_payment_cents: number | null
  paydown: Paydown | null
  final_payment_cents: number
  total_paid_cents: number
  /** Federal loan disclosure; null for other types. */
  reg_z: FederalBox | null
  /** Total paid less the incentives the homeowner receives. */
  net_cost_cents: number
  savings_25y_cents: number
  payback_years: number | null
  npv_cents: number
  irr: number | null
  /** The same where the utility's rates never rise. */
  flat_utility: Savings
  table: SavingsTable
}
type Savings = { savings_25y_cents: number; payback_years: number | null }

type Payments = Pick<
  FinancingFigures,
  | 'amount_financed_cents'
  | 'dealer_fee_cents'
  | 'upfront_cents'
  | 'monthly_payment_cents'
  | 'promo_payment_cents'
  | 'reduced_payment_cents'
  | 'paydown'
  | 'final_payment_cents'
  | 'total_paid_cents'
  | 'reg_z'
> & { yearly_cents: number[]; owed_cents: readonly number[]; benefit_years: number | null }

const NOTHING_BORROWED = {
  owed_cents: [],
  amount_financed_cents: 0,
  dealer_fee_cents: 0,
  upfront_cents: 0,
  promo_payment_cents: null,
  reduced_payment_cents: null,
  paydown: null,
  reg_z: null,
} as const

function thirdParty(years: YearOfPayments[]): Payments {
  const yearly_cents = years.map(year => year.total_cents)
  return {
    ...NOTHING_BORROWED,
    monthly_payment_cents: years[0]?.monthly_cents ?? 0,
    final_payment_cents: years.at(-1)?.monthly_cents ?? 0,
    total_paid_cents: sum(yearly_cents),
    yearly_cents,
    benefit_years: years.length,
  }
}

function paymentsOf(option: FinancingOption, project: FinancedProject, degradation: number): Payments {
  const { price_cents, annual_kwh } = project
  switch (option.type) {
    case 'cash':
      return {
        ...NOTHING_BORROWED,
        upfront_cents: price_cents,
        monthly_payment_cents: 0,
        final_payment_cents: 0,
        total_paid_cents: price_cents,
        yearly_cents: [],
        benefit_years: null,
      }
    case 'loan': {
      const principal_cents = grossUp(price_cents, option.dealer_fee)
      const { apr, term_months, promo } = option
      const paydown = project.paydown ?? expectedPaydown(option, principal_cents)
      const schedule = amortise({
        principal_cents,
        apr,
        term_months,
        ...(promo ? { promo } : {}),
        ...(paydown ? { paydown } : {}),
      })
      return {
        amount_financed_cents: principal_cents,
        dealer_fee_cents: principal_cents - price_cents,
        upfront_cents: 0,
        monthly_payment_cents: schedule.level_payment_cents,
        promo_payment_cents: schedule.promo_payment_cents,
        reduced_payment_cents: schedule.reduced_payment_cents,
        paydown: paydown ?? null,
        final_payment_cents: schedule.final_payment_cents,
        total_paid_cents: schedule.total_paid_cents,
        reg_z: federalBox(schedule, price_cents - (project.credit_surcharge_cents ?? 0)),
        yearly_cents: yearlyPayments(schedule),
        owed_cents: yearlyBalances(principal_cents, schedule),
        benefit_years: null,
      }
    }
    case 'lease': {
      const { term_months, escalator } = option
      const first_year_monthly_cents = firstYearOfLease(option, project)
      return thirdParty(leasePayments({ first_year_monthly_cents, escalator, term_months }))
    }
    case 'ppa': {
      const { rate_usd_per_kwh, term_months, escalator } = option
      return thirdParty(ppaPayments({ rate_usd_per_kwh, annual_kwh, degradation, escalator, term_months }))
    }
  }
}

function expectedPaydown(
  { paydown_share, term_months }: { paydown_share?: number | undefined; term_months: number },
  principal_cents: number,
): Paydown | undefined {
  if (!paydown_share || term_months <= PAYDOWN_MONTH) return undefined
  return { by_month: PAYDOWN_MONTH, amount_cents: roundProduct(decimal(principal_cents), decimal(paydown_share)) }
}

type Lease = Extract<FinancingOption, { type: 'lease' }>

function firstYearOfLease(lease: Lease, { annual_kwh, size_w }: FinancedProject): number {
  if ('first_year_monthly_cents' in lease) return lease.first_year_monthly_cents
  if ('rate_usd_per_kwh' in lease) return leaseFromRate(lease.rate_usd_per_kwh, annual_kwh)
  return usdToCents(lease.first_year_usd_per_kw_month, size_w, 0.001)
}

/** The comparable figures of one financing option for one project. Pure: the same input gives the same cents anywhere. */
export function paymentFor(option: FinancingOption, project: FinancedProject): FinancingFigures {
  requireCents(project.price_cents, 'The price')
  const assumed = { ...ASSUMPTIONS, ...project.assumptions }
  const { yearly_cents, owed_cents, benefit_years, ...payments } = paymentsOf(option, project, assumed.degradation)
  // The owner of the system pays its upkeep: the homeowner, or the lease and PPA provider.
  const owned = option.type === 'cash' || option.type === 'loan'
  const incentives_cents = project.incentives_cents ?? []
  const tableAt = (utility_escalation: number) =>
    savingsTable({
      years: assumed.analysis_years,
      annual_kwh: project.annual_kwh,
      degradation: assumed.degradation,
      utility_escalation,
      bills: project.bills,
      upfront_cents: payments.upfront_cents,
      financing_cents: yearly_cents,
      owed_cents,
      incentives_cents,
      o_and_m_year1_cents: owned ? usdToCents(assumed.o_and_m_usd_per_kw_year, project.size_w, 0.001) : null,
      inflation: assumed.inflation,
      battery_replacements: (owned && project.battery_replacements) || [],
      warranties: owned ? project.warranties : undefined,
      benefit_years: benefit_years ?? assumed.analysis_years,
      language: project.language,
    })
  const savingsOf = (table: SavingsTable, flows = cashFlows(table)): Savings => ({
    savings_25y_cents: table.rows.at(-1)?.cumulative_cents ?? -payments.upfront_cents,
    payback_years: paybackYears(flows, owed_cents),
  })
  const table = tableAt(assumed.utility_escalation)
  const flows = cashFlows(table)
  return {
    type: option.type,
    type_code: FINANCING_TYPE_CODES[option.type],
    ...payments,
    net_cost_cents: payments.total_paid_cents - sum(incentives_cents),
    ...savingsOf(table, flows),
    npv_cents: npv(flows, assumed.discount_rate),
    irr: irr(flows),
    flat_utility: savingsOf(tableAt(0)),
    table,
  }
}
