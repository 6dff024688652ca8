// Calculates offers from their inputs. Pure: the inputs are plain data, so that a published proposal can be recalculated under
// another assumption from its frozen inputs, whatever the project is today.

import { sum } from '#machines/lib/numbers.ts'
import type { Bills } from '#machines/money/financing/cash-flow.ts'
import { ASSUMPTIONS } from '#machines/money/financing/defaults.ts'
import { type OptionTerms, termsOf } from '#machines/money/financing/option-terms.ts'
import type { Replacement, Warranties } from '#machines/money/financing/replacements.ts'
import { FINANCING_TYPE_CODES, type FinancedProject, paymentFor } from '#machines/money/financing/rules.ts'
import { incentiveLaw, incentiveName } from '#machines/money/incentives/rules.ts'
import { type OptionLimits, whyUnavailable } from '#machines/money/quote/availability.ts'
import type { Language } from '#machines/words/language.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './describe/words.ts'
import { type IncentiveRules, type JudgedProject, judgeIncentives } from './judge-incentives.ts'

type Option = OptionTerms & Omit<OptionLimits, 'provider'> & { id: string }
type Way = { option: Option; provider: OptionLimits['provider'] & { code: Schemas['ProviderCode'] } }
export type Assumed = { utility_escalation?: number }
/** Default assumption. */
export const USUAL_ESCALATION = ASSUMPTIONS.utility_escalation

/** The inputs all offers of a project share. JSON-serializable. */
export type OfferInputs = {
  /** In the order of the catalogue. */
  ways: readonly Way[]
  project: JudgedProject
  prices: Record<Schemas['FinancingType'], Schemas['Price']>
  production: Pick<Schemas['Simulation'], 'annual_kwh' | 'degradation'>
  bills: { known: boolean; bills: Bills }
  incentives: IncentiveRules
  has_storage: boolean
  /** Missing in proposals published before it existed. */
  warranties?: Warranties
  /** Missing if unknown, and in proposals published before replacements were counted. */
  replacements?: Replacement[]
  /** The day of the offer, where the company is. */
  on: string
  /** The language of sentences; names stay as typed. English by default. */
  language?: Language
}

/** Includes dealer fees. */
export const offersFrom = (inputs: OfferInputs, assumed: Assumed = {}): Schemas['Offer'][] =>
  inputs.ways.flatMap(way => offerOf(way, inputs, assumed) ?? [])

/** The inputs of the amount to pay, independent of the lender. */
export type WayInputs = Pick<OfferInputs, 'project' | 'prices' | 'incentives' | 'language'> & {
  production: Pick<OfferInputs['production'], 'annual_kwh'>
}

/** The price by payment type, after incentives, and the amount left to pay or finance, before any dealer fee. */
export function wayOf(
  { project, prices, incentives: rules, production, language }: WayInputs,
  type: Schemas['FinancingType'],
) {
  const price = prices[type]
  const incentives = judgeIncentives(rules, project, {
    type,
    price_cents: price.price_cents,
    incentive_basis_cents: price.incentive_basis_cents ?? price.price_cents,
    size_w: price.size_w,
    annual_kwh: production.annual_kwh,
    language,
  })
  const owned = type === 'cash' || type === 'loan'
  // Rebates paid upfront reduce the price; for a third-party-owned system they are the homeowner's income in year 1.
  return {
    price,
    incentives,
    owned,
    to_pay_cents: owned ? price.price_cents - incentives.upfront_cents : price.price_cents,
  }
}

/** Undefined where the option lacks what its type needs. */
function offerOf({ option: row, provider }: Way, inputs: OfferInputs, assumed: Assumed): Schemas['Offer'] | undefined {
  const terms = termsOf(row)
  if (!terms) return undefined
  const { project, production, language } = inputs
  const { price, incentives, owned, to_pay_cents } = wayOf(inputs, row.type)
  const [year_1 = 0, ...later] = incentives.year_cents
  const { bills, known } = inputs.bills
  const financed: FinancedProject = {
    price_cents: to_pay_cents,
    credit_surcharge_cents: Math.max(0, price.price_cents - inputs.prices.cash.price_cents),
    size_w: price.size_w,
    annual_kwh: production.annual_kwh,
    bills,
    incentives_cents: [owned ? year_1 : year_1 + incentives.upfront_cents, ...later],
    warranties: inputs.warranties,
    battery_replacements: inputs.replacements ?? [],
    assumptions: { degradation: production.degradation, ...assumed },
    language,
  }
  const figures = paymentFor(terms, financed)
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
    ...(figures.reg_z && { reg_z: figures.reg_z }),
    escalator: row.escalator,
    rate_usd_per_kwh: row.rate_usd_per_kwh,
    price_cents: price.price_cents,
    cash_price_cents: inputs.prices.cash.price_cents,
    upfront_cents: figures.upfront_cents,
    amount_financed_cents: figures.amount_financed_cents,
    monthly_payment_cents: row.type === 'cash' ? null : figures.monthly_payment_cents,
    final_payment_cents: row.type === 'cash' ? null : figures.final_payment_cents,
    total_paid_cents: figures.total_paid_cents,
    dealer_fee_cents: figures.dealer_fee_cents,
    ...(!owned && extrasOf(price) > 0 && { extras_cents: extrasOf(price) }),
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
      // Zero if it has paid off the loan.
      payment_after_cents: reduced_payment_cents ?? 0,
    },
    ...(figures.promo_payment_cents !== null &&
      row.promo_months !== null && {
        promo: { months: row.promo_months, payment_cents: figures.promo_payment_cents },
      }),
    flat_utility: known ? figures.flat_utility : null,
    unavailable: whyUnavailable(
      { ...row, provider },
      {
        amount_cents: row.type === 'loan' ? figures.amount_financed_cents : price.price_cents,
        size_w: price.size_w,
        state: project.address?.state ?? null,
        has_storage: inputs.has_storage,
        on: inputs.on,
        language,
      },
    ),
    incentives: incentives.lines.flatMap(line => {
      const rule = inputs.incentives.rules.find(({ id }) => id === line.incentive_id)
      if (!rule || rule.claimed_by === 'provider' || line.amount_cents === 0) return []
      const { incentive_id, amount_cents, reason } = line
      return [{ incentive_id, name: incentiveName(rule, language), amount_cents, paid: rule.paid, reason }]
    }),
    tax_credit: taxCredit(row.type, inputs, incentives.lines),
    years: known ? figures.table.rows : [],
    assumptions: known ? figures.table.assumptions : [],
    ...(known && figures.table.not_counted.length > 0 && { not_counted: figures.table.not_counted }),
  }
}

type Lines = ReturnType<typeof judgeIncentives>['lines']

/** The federal rule for this type of payment, as judged. If the company has switched it off, none applies. */
export function taxCredit(
  type: Schemas['FinancingType'],
  { incentives: { rules }, language }: Pick<OfferInputs, 'incentives' | 'language'>,
  lines: Lines,
): Schemas['Offer']['tax_credit'] {
  const rule = rules.find(({ code, applies_to }) => code !== null && applies_to.includes(type))
  const line = lines.find(({ incentive_id }) => incentive_id === rule?.id)
  if (!rule || !line)
    return {
      amount_cents: 0,
      claimed_by: type === 'lease' || type === 'ppa' ? 'provider' : 'homeowner',
      sentence: words.in(language ?? 'en').no_federal_credit,
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

const extrasOf = ({ items = [], adders }: Schemas['Price']) =>
  sum([...items, ...adders].map(({ total_cents }) => total_cents))

/** Dollars to a hundredth of a cent. */
const perWatt = (cents: number, size_w: number) => (size_w > 0 ? Math.round((cents * 100) / size_w) / 10_000 : 0)
