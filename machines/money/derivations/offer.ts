// The derivation of a payment option's figures. Lists the inputs of the calculation; costs only if the offer contains them, which the
// server leaves out for users who may not see them.

import { dollars, percent } from '#machines/lib/format.ts'
import type { Schemas } from '#sdk/types.ts'
import { ASSUMPTIONS } from '../financing/defaults.ts'
import { cents, centsIfAny, type Derivation, type DerivationInput, input, kwhWords } from './derivation.ts'
import { savingsInputs } from './savings.ts'
import { words } from './words.ts'

type Offer = Schemas['Offer']
type Explained = Pick<Derivation, 'title' | 'rule' | 'inputs'> & {
  notes?: readonly string[]
  sources?: readonly string[]
}

const terms = ({ apr, term_months, escalator, rate_usd_per_kwh }: Offer): DerivationInput[] => [
  ...(apr === null ? [] : [input(words.label.interest_rate, percent(apr))]),
  ...(rate_usd_per_kwh === null ? [] : [input(words.label.ppa_rate, `$${rate_usd_per_kwh.toFixed(4)}/kWh`)]),
  ...(escalator === null ? [] : [input(words.label.escalator, words.value.per_year({ share: percent(escalator) }))]),
  ...(term_months === null ? [] : [input(words.label.term, words.value.months({ count: term_months }))]),
]
const upfrontIncentives = ({ incentives }: Offer) =>
  incentives
    .filter(({ paid }) => paid === 'upfront')
    .flatMap(({ name, amount_cents }) => cents(words.label.less_upfront_incentive({ name }), -amount_cents))
const paydownOf = ({ paydown }: Offer) =>
  paydown ? cents(words.label.lump_sum({ month: paydown.by_month }), paydown.amount_cents) : []
const loan = ({ amount_financed_cents }: Offer) => centsIfAny(words.title.loan_amount, amount_financed_cents)
const fee = ({ dealer_fee_cents = 0 }: Offer) => centsIfAny(words.title.dealer_fee, dealer_fee_cents)

/** How each figure is explained. Null where the offer has no such figure. */
const FIGURES = {
  price_cents: offer => ({
    title: words.title.contract_price,
    rule: words.rule.price_of_option,
    inputs: [
      ...cents(words.title.cash_price, offer.cash_price_cents),
      ...cents(words.label.price_with_option, offer.price_cents),
    ],
  }),
  cash_price_cents: offer => ({
    title: words.title.cash_price,
    rule: words.rule.cash_price,
    inputs: cents(words.title.cash_price, offer.cash_price_cents),
  }),
  price_usd_per_w: offer => ({
    title: words.title.price_per_watt,
    rule: words.rule.price_per_watt,
    inputs: cents(words.title.contract_price, offer.price_cents),
  }),
  financed_usd_per_w: offer =>
    offer.financed_usd_per_w === undefined
      ? null
      : {
          title: words.title.financed_per_watt,
          rule: words.rule.financed_per_watt,
          inputs: [...loan(offer), ...fee(offer)],
        },
  upfront_cents: offer => ({
    title: words.title.upfront,
    rule: offer.type === 'cash' ? words.rule.upfront_cash : words.rule.upfront_nothing,
    inputs:
      offer.type === 'cash'
        ? [...cents(words.title.contract_price, offer.price_cents), ...upfrontIncentives(offer)]
        : [],
  }),
  to_pay: offer => ({
    title: words.title.to_pay,
    rule: words.rule.upfront_cash,
    inputs: [...cents(words.title.contract_price, offer.price_cents), ...upfrontIncentives(offer)],
  }),
  credit_surcharge: offer => ({
    title: words.title.credit_surcharge,
    rule: words.rule.credit_surcharge,
    inputs: [
      ...cents(words.label.price_with_option, offer.price_cents),
      ...cents(words.title.cash_price, offer.cash_price_cents),
    ],
    sources: [words.source.reg_z],
  }),
  amount_financed_cents: offer => ({
    title: words.title.loan_amount,
    rule: words.rule.loan_amount,
    inputs: [
      ...cents(words.title.contract_price, offer.price_cents),
      ...upfrontIncentives(offer),
      ...fee(offer),
      ...loan(offer),
    ],
  }),
  dealer_fee_cents: offer =>
    offer.dealer_fee_cents === undefined
      ? null
      : {
          title: words.title.dealer_fee,
          rule: words.rule.dealer_fee,
          inputs: [...loan(offer), ...fee(offer)],
        },
  monthly_payment_cents: offer =>
    offer.type === 'loan'
      ? {
          title: words.title.monthly_payment,
          rule: words.rule.level_payment({ has_promo: offer.promo ? 'yes' : 'no' }),
          inputs: [...loan(offer), ...terms(offer)],
          sources: [words.source.amortization],
        }
      : {
          title: words.title.monthly_payment,
          rule: offer.type === 'ppa' ? words.rule.payment_ppa : words.rule.payment_lease,
          inputs: [
            ...terms(offer),
            ...(offer.years[0]
              ? [input(words.label.first_year_production, kwhWords(offer.years[0].production_kwh))]
              : []),
          ],
        },
  final_payment_cents: offer => ({
    title: words.title.last_payment,
    rule: offer.type === 'loan' ? words.rule.last_payment_loan : words.rule.last_payment_escalated,
    inputs: [...cents(words.title.monthly_payment, offer.monthly_payment_cents), ...terms(offer), ...paydownOf(offer)],
  }),
  'promo.payment_cents': offer =>
    offer.promo
      ? {
          title: words.title.promo_payment,
          rule: offer.promo.payment_cents === 0 ? words.rule.promo_nothing_due : words.rule.promo_level,
          inputs: [
            ...loan(offer),
            input(words.label.promo, words.value.months({ count: offer.promo.months })),
            ...terms(offer),
          ],
        }
      : null,
  'paydown.payment_after_cents': offer =>
    offer.paydown
      ? {
          title: words.title.payment_after_paydown,
          rule: words.rule.payment_after_paydown,
          inputs: [
            ...loan(offer),
            ...paydownOf(offer),
            ...cents(words.label.payment_before, offer.paydown.payment_before_cents),
            ...terms(offer),
          ],
          notes: [words.note.without_lump_sum],
          sources: [words.source.amortization],
        }
      : null,
  total_paid_cents: offer => ({
    title: words.title.total_of_payments,
    rule:
      offer.type === 'cash'
        ? words.rule.paid_once
        : words.rule.all_payments({ count: offer.term_months ?? 0, has_paydown: offer.paydown ? 'yes' : 'no' }),
    inputs: [
      ...(offer.type === 'cash' ? cents(words.title.upfront, offer.upfront_cents) : []),
      ...cents(words.title.monthly_payment, offer.monthly_payment_cents),
      ...cents(words.title.payment_after_paydown, offer.paydown?.payment_after_cents),
      ...paydownOf(offer),
      ...cents(words.title.last_payment, offer.final_payment_cents),
    ],
  }),
  'reg_z.apr': offer =>
    offer.reg_z
      ? {
          title: words.title.apr,
          rule: words.rule.apr,
          inputs: [
            ...cents(words.title.amount_financed, offer.reg_z.amount_financed_cents),
            ...cents(words.title.finance_charge, offer.reg_z.finance_charge_cents),
            ...cents(words.title.total_of_payments, offer.reg_z.total_of_payments_cents),
            ...terms(offer),
            ...paydownOf(offer),
          ],
          notes: [words.note.reg_z],
          sources: [words.source.reg_z],
        }
      : null,
  'reg_z.finance_charge_cents': offer =>
    offer.reg_z
      ? {
          title: words.title.finance_charge,
          rule: words.rule.finance_charge,
          inputs: [
            ...cents(words.title.total_of_payments, offer.reg_z.total_of_payments_cents),
            ...cents(words.title.amount_financed, offer.reg_z.amount_financed_cents),
            ...fee(offer),
          ],
          notes: [words.note.reg_z],
          sources: [words.source.reg_z],
        }
      : null,
  'reg_z.amount_financed_cents': offer =>
    offer.reg_z
      ? {
          title: words.title.amount_financed,
          rule: words.rule.amount_financed,
          inputs: [
            ...cents(words.title.cash_price, offer.cash_price_cents),
            ...upfrontIncentives(offer),
            ...loan(offer),
            ...fee(offer),
          ],
          notes: [words.note.reg_z],
          sources: [words.source.reg_z],
        }
      : null,
  bill_without_cents: offer => ({
    title: words.title.bills_without_25_years,
    rule: words.rule.bills_escalated,
    inputs: offer.years.map(({ year, bill_without_cents }) =>
      input(words.label.year({ year }), dollars(bill_without_cents)),
    ),
  }),
  savings_25y_cents: offer => ({
    title: words.title.savings_25_years,
    rule: words.rule.savings,
    inputs: savingsInputs(offer),
  }),
  'flat_utility.savings_25y_cents': offer =>
    offer.flat_utility
      ? {
          title: words.title.savings_flat_utility,
          rule: words.rule.savings_flat_utility,
          inputs: cents(words.title.savings_25_years, offer.savings_25y_cents),
        }
      : null,
  payback_years: offer => ({
    title: words.title.payback,
    rule: words.rule.payback,
    inputs: [
      ...cents(words.title.upfront, -offer.upfront_cents),
      ...(offer.type === 'loan' ? cents(words.label.starting_balance, -offer.amount_financed_cents) : []),
      ...offer.years.map(({ year, cumulative_cents, owed_cents = 0 }) =>
        input(
          words.label.after_year({ year }),
          owed_cents > 0
            ? words.value.less_owed({
                total: dollars(cumulative_cents),
                owed: dollars(owed_cents),
                left: dollars(cumulative_cents - owed_cents),
              })
            : dollars(cumulative_cents),
        ),
      ),
    ],
  }),
  incentives: offer => ({
    title: words.title.incentives_counted,
    rule: words.rule.incentives_counted,
    inputs: offer.incentives.flatMap(({ name, amount_cents }) => cents(name, amount_cents)),
    notes: offer.incentives.map(({ reason }) => reason),
    sources: [words.source.incentives],
  }),
  npv_cents: offer => ({
    title: words.title.npv,
    rule: words.rule.npv,
    inputs: [input(words.label.discount_rate, percent(ASSUMPTIONS.discount_rate)), ...netOfYears(offer)],
  }),
  irr: offer => ({
    title: words.title.irr,
    rule: words.rule.irr,
    inputs: netOfYears(offer),
  }),
} as const satisfies Record<string, (offer: Offer) => Explained | null>

export type OfferFigure = keyof typeof FIGURES
export const isOfferFigure = (name: string): name is OfferFigure => Object.hasOwn(FIGURES, name)

const netOfYears = (offer: Offer): DerivationInput[] => [
  ...cents(words.title.upfront, -offer.upfront_cents),
  ...offer.years.map(({ year, net_cents }) => input(words.label.net_of_year({ year }), dollars(net_cents))),
]

/** Figures that depend on bills and years name their assumptions. */
const OVER_YEARS = new Set<OfferFigure>([
  'bill_without_cents',
  'savings_25y_cents',
  'flat_utility.savings_25y_cents',
  'payback_years',
  'npv_cents',
  'irr',
])

export const offerSource = ({ type, provider_name, name }: Offer): string =>
  type === 'cash' ? words.source.price : words.source.option({ provider: provider_name, option: name })

export function offerDerivation(offer: Offer, figure: OfferFigure): Derivation | null {
  const explained: Explained | null = FIGURES[figure](offer)
  if (!explained) return null
  return {
    title: explained.title,
    rule: explained.rule,
    inputs: explained.inputs,
    notes: [...(explained.notes ?? []), ...(OVER_YEARS.has(figure) ? offer.assumptions : [])],
    sources: explained.sources ?? [offerSource(offer)],
    version: null,
  }
}
