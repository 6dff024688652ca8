// Where the figures of a way to pay come from. Values the calculation had are listed; costs only where the offer carries them,
// which the server leaves out for whoever may not see them.
import type { Schemas } from '#sdk/types.ts'
import { ASSUMPTIONS } from '../financing/defaults.ts'
import { dollars, number, percent } from '../lib/words.ts'
import { cents, centsIfAny, type Derivation, type DerivationInput, input } from './derivation.ts'
import { savingsInputs } from './savings.ts'

type Offer = Schemas['Offer']
type Told = Pick<Derivation, 'title' | 'rule' | 'inputs'> & { notes?: readonly string[]; sources?: readonly string[] }

const REG_Z = 'Regulation Z, 12 CFR 1026.4, 1026.18, 1026.22 and Appendix J'
const REG_Z_NOTE = 'An estimate: ask your counsel to confirm it, and the lender for its disclosure.'
const NOTE_METHOD = 'Standard amortization with twelve equal months (30/360)'

const terms = ({ apr, term_months, escalator, rate_usd_per_kwh }: Offer): DerivationInput[] => [
  ...(apr === null ? [] : [input('Interest rate', percent(apr))]),
  ...(rate_usd_per_kwh === null ? [] : [input('Rate', `$${rate_usd_per_kwh.toFixed(4)}/kWh`)]),
  ...(escalator === null ? [] : [input('Escalator', `${percent(escalator)} a year`)]),
  ...(term_months === null ? [] : [input('Term', `${term_months} months`)]),
]
const upfrontIncentives = ({ incentives }: Offer) =>
  incentives
    .filter(({ paid }) => paid === 'upfront')
    .flatMap(({ name, amount_cents }) => cents(`${name}, taken off`, -amount_cents))
const paydownOf = ({ paydown }: Offer) =>
  paydown ? cents(`Lump sum by month ${paydown.by_month}`, paydown.amount_cents) : []
const loan = ({ amount_financed_cents }: Offer) => centsIfAny('Loan amount', amount_financed_cents)
const fee = ({ dealer_fee_cents = 0 }: Offer) => centsIfAny('Dealer fee', dealer_fee_cents)

/** How each figure is told. Null where the offer has no such figure. */
const TOLD = {
  price_cents: offer => ({
    title: 'Contract price',
    rule: 'The price this way, before incentives and any dealer fee. Its lines are on the Price tab.',
    inputs: [...cents('Cash price', offer.cash_price_cents), ...cents('Price this way', offer.price_cents)],
  }),
  cash_price_cents: offer => ({
    title: 'Cash price',
    rule: 'The price of the same system paid at once. Its lines are on the Price tab.',
    inputs: cents('Cash price', offer.cash_price_cents),
  }),
  price_usd_per_w: offer => ({
    title: 'Price per watt',
    rule: 'Contract price divided by the DC watts of the design.',
    inputs: cents('Contract price', offer.price_cents),
  }),
  financed_usd_per_w: offer =>
    offer.financed_usd_per_w === undefined
      ? null
      : {
          title: 'Financed per watt',
          rule: 'Loan amount divided by the DC watts of the design.',
          inputs: [...loan(offer), ...fee(offer)],
        },
  upfront_cents: offer => ({
    title: 'Upfront',
    rule:
      offer.type === 'cash'
        ? 'Contract price less incentives paid upfront.'
        : 'Nothing is due before the first payment.',
    inputs: offer.type === 'cash' ? [...cents('Contract price', offer.price_cents), ...upfrontIncentives(offer)] : [],
  }),
  amount_financed_cents: offer => ({
    title: 'Loan amount',
    rule: 'Contract price less incentives paid upfront, raised so that you keep your price after the lender’s fee.',
    inputs: [...cents('Contract price', offer.price_cents), ...upfrontIncentives(offer), ...fee(offer), ...loan(offer)],
  }),
  dealer_fee_cents: offer =>
    offer.dealer_fee_cents === undefined
      ? null
      : {
          title: 'Dealer fee',
          rule: 'Loan amount less what the loan pays for.',
          inputs: [...loan(offer), ...fee(offer)],
        },
  monthly_payment_cents: offer =>
    offer.type === 'loan'
      ? {
          title: 'Monthly payment',
          rule: `Level payment P × i ÷ (1 − (1 + i)⁻ⁿ), with i = interest rate ÷ 12, rounded to the cent${offer.promo ? '; due after the promo' : ''}.`,
          inputs: [...loan(offer), ...terms(offer)],
          sources: [NOTE_METHOD],
        }
      : {
          title: 'Monthly payment',
          rule:
            offer.type === 'ppa'
              ? 'Rate × first-year kWh ÷ 12: the average month of the first year.'
              : 'The lease’s payment in its first year; it rises by the escalator each year.',
          inputs: [
            ...terms(offer),
            ...(offer.years[0] ? [input('First-year production', `${number(offer.years[0].production_kwh)} kWh`)] : []),
          ],
        },
  final_payment_cents: offer => ({
    title: 'Last payment',
    rule:
      offer.type === 'loan'
        ? 'The balance left, with its interest: it takes up what rounding left over.'
        : 'The payment of the last year, raised by the escalator.',
    inputs: [...cents('Monthly payment', offer.monthly_payment_cents), ...terms(offer), ...paydownOf(offer)],
  }),
  'promo.payment_cents': offer =>
    offer.promo
      ? {
          title: 'Payment during the promo',
          rule:
            offer.promo.payment_cents === 0
              ? 'Nothing is due while the interest of each month is added to the loan.'
              : 'Level payment at the rate of the promo.',
          inputs: [...loan(offer), input('Promo', `${offer.promo.months} months`), ...terms(offer)],
        }
      : null,
  'paydown.payment_after_cents': offer =>
    offer.paydown
      ? {
          title: 'Payment after re-amortization',
          rule: 'Level payment of what is left after the lump sum, over the rest of the term.',
          inputs: [
            ...loan(offer),
            ...paydownOf(offer),
            ...cents('Payment before', offer.paydown.payment_before_cents),
            ...terms(offer),
          ],
          notes: ['Without the lump sum the payment stays as it is.'],
          sources: [NOTE_METHOD],
        }
      : null,
  total_paid_cents: offer => ({
    title: 'Total of payments',
    rule:
      offer.type === 'cash'
        ? 'Paid once.'
        : `All ${offer.term_months} payments${offer.paydown ? ' and the lump sum' : ''}, to the cent.`,
    inputs: [
      ...(offer.type === 'cash' ? cents('Upfront', offer.upfront_cents) : []),
      ...cents('Monthly payment', offer.monthly_payment_cents),
      ...cents('Payment after re-amortization', offer.paydown?.payment_after_cents),
      ...paydownOf(offer),
      ...cents('Last payment', offer.final_payment_cents),
    ],
  }),
  'reg_z.apr': offer =>
    offer.reg_z
      ? {
          title: 'APR',
          rule: 'Actuarial method: the yearly rate, twelve times the monthly one, at which all payments are worth the amount financed.',
          inputs: [
            ...cents('Amount financed', offer.reg_z.amount_financed_cents),
            ...cents('Finance charge', offer.reg_z.finance_charge_cents),
            ...cents('Total of payments', offer.reg_z.total_of_payments_cents),
            ...terms(offer),
            ...paydownOf(offer),
          ],
          notes: [REG_Z_NOTE],
          sources: [REG_Z],
        }
      : null,
  'reg_z.finance_charge_cents': offer =>
    offer.reg_z
      ? {
          title: 'Finance charge',
          rule: 'Total of payments less the amount financed: interest, and whatever a cash buyer would not pay.',
          inputs: [
            ...cents('Total of payments', offer.reg_z.total_of_payments_cents),
            ...cents('Amount financed', offer.reg_z.amount_financed_cents),
            ...fee(offer),
          ],
          notes: [REG_Z_NOTE],
          sources: [REG_Z],
        }
      : null,
  'reg_z.amount_financed_cents': offer =>
    offer.reg_z
      ? {
          title: 'Amount financed',
          rule: 'Cash price less incentives paid upfront: the loan without what only credit buyers pay.',
          inputs: [
            ...cents('Cash price', offer.cash_price_cents),
            ...upfrontIncentives(offer),
            ...loan(offer),
            ...fee(offer),
          ],
          notes: [REG_Z_NOTE],
          sources: [REG_Z],
        }
      : null,
  bill_without_cents: offer => ({
    title: 'Utility bills without solar, 25 years',
    rule: 'The first year’s bill, raised by the yearly rise of utility prices.',
    inputs: offer.years.map(({ year, bill_without_cents }) => input(`Year ${year}`, dollars(bill_without_cents))),
  }),
  savings_25y_cents: offer => ({
    title: '25-year savings',
    rule: 'Bills without solar less bills with it, payments, upkeep and what is paid upfront, plus incentives.',
    inputs: savingsInputs(offer),
  }),
  'flat_utility.savings_25y_cents': offer =>
    offer.flat_utility
      ? {
          title: '25-year savings if utility prices never rise',
          rule: 'As the 25-year savings, with a yearly rise of 0 %.',
          inputs: cents('25-year savings', offer.savings_25y_cents),
        }
      : null,
  payback_years: offer => ({
    title: 'Payback',
    rule: 'Years until the savings cover everything paid and still owed for the system, and stay there, to a tenth by a straight line within the year.',
    inputs: [
      ...cents('Upfront', -offer.upfront_cents),
      ...(offer.type === 'loan' ? cents('Owed at first', -offer.amount_financed_cents) : []),
      ...offer.years.map(({ year, cumulative_cents, owed_cents = 0 }) =>
        input(
          `After year ${year}`,
          owed_cents > 0
            ? `${dollars(cumulative_cents)}, less ${dollars(owed_cents)} owed: ${dollars(cumulative_cents - owed_cents)}`
            : dollars(cumulative_cents),
        ),
      ),
    ],
  }),
  incentives: offer => ({
    title: 'Incentives counted',
    rule: 'The sum of what reaches the homeowner, by the rules under Incentives.',
    inputs: offer.incentives.flatMap(({ name, amount_cents }) => cents(name, amount_cents)),
    notes: offer.incentives.map(({ reason }) => reason),
    sources: ['Your company’s incentives'],
  }),
  npv_cents: offer => ({
    title: 'Net present value',
    rule: 'What is paid upfront and the net of each year, each divided by (1 + discount rate) to the power of its year.',
    inputs: [input('Discount rate', percent(ASSUMPTIONS.discount_rate)), ...netOfYears(offer)],
  }),
  irr: offer => ({
    title: 'Internal rate of return',
    rule: 'The discount rate at which the net present value is zero, to a hundredth of a percent.',
    inputs: netOfYears(offer),
  }),
} as const satisfies Record<string, (offer: Offer) => Told | null>

export type OfferFigure = keyof typeof TOLD
export const isOfferFigure = (name: string): name is OfferFigure => Object.hasOwn(TOLD, name)

const netOfYears = (offer: Offer): DerivationInput[] => [
  ...cents('Upfront', -offer.upfront_cents),
  ...offer.years.map(({ year, net_cents }) => input(`Net of year ${year}`, dollars(net_cents))),
]

/** What depends on bills and years says what was assumed of them. */
const OVER_YEARS = new Set<OfferFigure>([
  'bill_without_cents',
  'savings_25y_cents',
  'flat_utility.savings_25y_cents',
  'payback_years',
  'npv_cents',
  'irr',
])

export function offerDerivation(offer: Offer, figure: OfferFigure): Derivation | null {
  const told: Told | null = TOLD[figure](offer)
  if (!told) return null
  return {
    title: told.title,
    rule: told.rule,
    inputs: told.inputs,
    notes: [...(told.notes ?? []), ...(OVER_YEARS.has(figure) ? offer.assumptions : [])],
    sources: told.sources ?? [
      offer.type === 'cash' ? 'Your company’s price' : `${offer.provider_name}, “${offer.name}”`,
    ],
    version: null,
  }
}
