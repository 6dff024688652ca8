// Up to six ways to pay side by side. What a homeowner must be able to compare is always there: cash price, all payments
// together, interest rate and APR, the payment before and after a loan is re-amortized, and the case that utility prices never rise.
import type { ReactNode } from 'react'
import { type OfferFigure, offerDerivation } from '#machines/money/derivations/offer.ts'
import type { Schemas } from '#sdk/types.ts'
import { money, moneyExact, number, percent, pricePerWatt } from '#web/lib/format.ts'
import { Derived } from '#web/money/derivations/derived.tsx'
import { payback, TYPE_NAMES } from '#web/projects/sale/offer-words.ts'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { words } from './words.ts'

type Offer = Schemas['Offer']
type Row = {
  label: string
  note?: string
  of: (offer: Offer) => ReactNode
  strong?: boolean
  /** Opens how it is calculated. */
  figure?: OfferFigure
}

export const MOST_COMPARED = 6

const sum = (cents: number | null | undefined, write = moneyExact) =>
  cents === null || cents === undefined ? null : write(cents)
const rate = (share: number | null | undefined) => (share === null || share === undefined ? null : percent(share, 2))

const GROUPS: { title: string; rows: Row[] }[] = [
  {
    title: words.price,
    rows: [
      {
        label: words.cash_price,
        figure: 'cash_price_cents',
        note: words.same_system_paid_once,
        of: offer => sum(offer.cash_price_cents),
      },
      {
        label: words.contract_price,
        figure: 'price_cents',
        note: words.where_unlike_cash_price,
        of: offer => offer.price_cents !== offer.cash_price_cents && sum(offer.price_cents),
      },
      { label: words.price_per_watt, figure: 'price_usd_per_w', of: offer => pricePerWatt(offer.price_usd_per_w) },
      {
        label: words.financed_per_watt,
        figure: 'financed_usd_per_w',
        note: words.dealer_fee_included_only,
        of: offer => offer.financed_usd_per_w !== undefined && pricePerWatt(offer.financed_usd_per_w),
      },
    ],
  },
  {
    title: words.payments,
    rows: [
      { label: words.upfront, figure: 'upfront_cents', of: offer => sum(offer.upfront_cents) },
      {
        label: words.loan_amount,
        figure: 'amount_financed_cents',
        of: offer => offer.amount_financed_cents > 0 && sum(offer.amount_financed_cents),
      },
      { label: words.interest_rate, of: offer => rate(offer.apr) },
      {
        label: words.rise_payments,
        of: offer => offer.escalator !== null && words.escalator_year({ escalator: percent(offer.escalator, 2) }),
      },
      {
        label: words.term,
        of: offer => offer.term_months !== null && words.number_years({ number: number(offer.term_months / 12) }),
      },
      {
        label: words.first_payment_month,
        figure: 'monthly_payment_cents',
        of: offer => sum(offer.monthly_payment_cents),
        strong: true,
      },
      {
        label: words.during_promo,
        figure: 'promo.payment_cents',
        of: ({ promo }) =>
          promo && (
            <>
              {moneyExact(promo.payment_cents)}
              <span className="block text-xs text-ink-3">{words.for_months({ months: promo.months })}</span>
            </>
          ),
      },
      {
        label: words.after_re_amortization,
        figure: 'paydown.payment_after_cents',
        note: words.loan_payment_once_expected,
        of: ({ paydown }) =>
          paydown && (
            <>
              {moneyExact(paydown.payment_after_cents)}
              <span className="block text-xs text-ink-3">
                {words.amount_month_month({ amount: money(paydown.amount_cents), by_month: paydown.by_month })}
              </span>
            </>
          ),
      },
      { label: words.last_payment, figure: 'final_payment_cents', of: offer => sum(offer.final_payment_cents) },
      {
        label: words.all_payments_together,
        figure: 'total_paid_cents',
        of: offer => sum(offer.total_paid_cents),
        strong: true,
      },
    ],
  },
  {
    title: words.cost_credit_regulation_z,
    rows: [
      {
        label: words.apr,
        figure: 'reg_z.apr',
        note: words.apr_includes_dealer_fee,
        of: offer => rate(offer.reg_z?.apr),
        strong: true,
      },
      {
        label: words.finance_charge,
        figure: 'reg_z.finance_charge_cents',
        note: words.what_credit_costs_dollars,
        of: offer => sum(offer.reg_z?.finance_charge_cents),
      },
      {
        label: words.amount_financed,
        figure: 'reg_z.amount_financed_cents',
        note: words.loan_without_dealer_fee,
        of: offer => sum(offer.reg_z?.amount_financed_cents),
      },
      {
        label: words.total_of_payments,
        figure: 'total_paid_cents',
        of: offer => sum(offer.reg_z?.total_of_payments_cents),
      },
    ],
  },
  {
    title: words.over_25_years,
    rows: [
      {
        label: words.net_against_utility_alone,
        figure: 'savings_25y_cents',
        of: offer => sum(offer.savings_25y_cents, money),
        strong: true,
      },
      {
        label: words.net_if_utility_prices,
        figure: 'flat_utility.savings_25y_cents',
        of: offer => sum(offer.flat_utility?.savings_25y_cents, money),
        strong: true,
      },
      {
        label: words.payback,
        figure: 'payback_years',
        of: offer =>
          offer.payback_years !== null &&
          (offer.payback_years ? words.payback_in_years({ years: payback(offer) }) : payback(offer)),
      },
      {
        label: words.worth_today,
        figure: 'npv_cents',
        note: words.net_present_value,
        of: offer => sum(offer.npv_cents, money),
      },
      { label: words.return_year, figure: 'irr', note: words.internal_rate_return, of: offer => rate(offer.irr) },
      {
        label: words.incentives_counted,
        figure: 'incentives',
        note: words.what_reaches_homeowner_credits,
        of: ({ incentives }) =>
          incentives.length > 0 && money(incentives.reduce((total, { amount_cents }) => total + amount_cents, 0)),
      },
    ],
  },
]

/** `head` adds content under an offer's name: a button, a mark. */
type Props = {
  offers: Offer[]
  /** When they were calculated. */
  at: number
  head?: (offer: Offer) => ReactNode
}

export function Comparison({ offers, at, head }: Props) {
  const groups = GROUPS.map(group => ({
    ...group,
    rows: group.rows.filter(({ label, of }) => ALWAYS.has(label) || offers.some(offer => shown(of(offer)))),
  }))
  return (
    <>
      <ScrollBox>
        <table
          className="w-full border-collapse text-base"
          // Figures of two options belong close to their labels.
          style={offers.length < 3 ? { maxWidth: `${16 + 12 * offers.length}rem` } : undefined}
          aria-label={words.comparison}
        >
          <thead>
            <tr className="border-b border-hairline align-bottom">
              <th scope="col" className={LABEL}>
                <span className="sr-only">{words.figure}</span>
              </th>
              {offers.map(offer => (
                <th
                  key={offer.option_id}
                  scope="col"
                  className="w-36 min-w-28 px-3 py-3 max-sm:px-2 text-right font-medium"
                >
                  <span className="block text-xs font-normal text-ink-3">{TYPE_NAMES[offer.type]}</span>
                  {offer.name}
                  {head?.(offer)}
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ title, rows }) => (
            <tbody key={title}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={offers.length + 1}
                  className="px-4 pt-4 pb-1 text-left text-xs font-medium text-ink-3"
                >
                  {title}
                </th>
              </tr>
              {rows.map(({ label, note, of, strong, figure }) => (
                <tr key={label} className="border-b border-hairline last:border-0">
                  <th scope="row" className={`${LABEL} py-2 font-normal`}>
                    {label}
                    {note && <span className="block text-xs text-ink-3 max-sm:hidden">{note}</span>}
                  </th>
                  {offers.map(offer => {
                    const value = of(offer)
                    return (
                      <td
                        key={offer.option_id}
                        className={`figures px-3 py-2 text-right align-top max-sm:px-2 ${strong ? 'font-semibold' : ''}`}
                      >
                        {shown(value) ? (
                          <Derived derivation={figure && offerDerivation(offer, figure)} at={at}>
                            {value}
                          </Derived>
                        ) : (
                          <span className="text-ink-3">–</span>
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollBox>
      {offers.some(({ reg_z }) => reg_z) && (
        <p className="border-t border-hairline px-4 py-3 text-sm text-ink-2">{REG_Z_WORDS}</p>
      )}
    </>
  )
}

const REG_Z_WORDS = words.regulation_z_note

const LABEL = 'sticky left-0 z-10 min-w-32 bg-surface pr-2 pl-4 text-left sm:min-w-52'
/** Shown even if no offer has them, so their absence is explicit. */
const ALWAYS = new Set([
  words.cash_price,
  words.interest_rate,
  words.apr,
  words.first_payment_month,
  words.after_re_amortization,
  words.all_payments_together,
  words.net_if_utility_prices,
])

const shown = (value: ReactNode) => value !== null && value !== undefined && value !== false
