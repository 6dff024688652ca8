// All that a way to pay means, line by line. What a homeowner must be able to compare is never left out: price paid at once,
// rate, all payments together, the payment before and after a lump sum, and the case that utility prices never rise.
import type { ReactNode } from 'react'
import { Figure, type Written } from './figure.tsx'
import { said } from './said.tsx'
import type { Offer } from './shown.ts'
import type { Words } from './words.ts'

export type Row = { label: ReactNode; key: string; value: ReactNode; strong?: boolean }

export function offerRows(offer: Offer, index: number, words: Words): Row[] {
  const says = words.financing
  const root = `figures.offers.${index}`
  const figure = (name: string, value: number, as: Written = 'moneyExact') => (
    <Figure at={`${root}.${name}`} value={value} as={as} />
  )
  const row = (key: string, label: ReactNode, value: ReactNode, strong = false): Row => ({ key, label, value, strong })
  const owned = offer.type === 'cash' || offer.type === 'loan'
  const { promo, paydown, flat_utility } = offer
  return [
    ...(offer.term_months
      ? [row('term', says.term, said(says.years, { years: figure('term_months', offer.term_months, 'years') }))]
      : []),
    ...(offer.apr !== null ? [row('apr', says.apr, figure('apr', offer.apr, 'rate'))] : []),
    ...(offer.rate_usd_per_kwh !== null
      ? [
          row('rate', says.rate, [
            <span key="rate">{figure('rate_usd_per_kwh', offer.rate_usd_per_kwh, 'perKwh')}</span>,
            ` ${says.per_kwh}`,
          ]),
        ]
      : []),
    ...(offer.escalator !== null
      ? [row('escalator', says.escalator, figure('escalator', offer.escalator, 'rate'))]
      : []),
    ...(offer.type === 'cash' ? [] : [row('upfront', says.upfront, figure('upfront_cents', offer.upfront_cents))]),
    ...(promo
      ? [
          row(
            'promo',
            said(says.promo, { months: figure('promo.months', promo.months, 'number') }),
            figure('promo.payment_cents', promo.payment_cents),
          ),
        ]
      : []),
    ...(paydown
      ? [
          row(
            'paydown',
            said(says.paydown, {
              sum: figure('paydown.amount_cents', paydown.amount_cents),
              month: figure('paydown.by_month', paydown.by_month, 'number'),
            }),
            figure('paydown.payment_after_cents', paydown.payment_after_cents),
          ),
          row('stays', says.without_paydown, figure('paydown.payment_before_cents', paydown.payment_before_cents)),
        ]
      : []),
    ...(offer.final_payment_cents !== null && offer.type !== 'cash' && offer.final_payment_cents > 0
      ? [row('last', says.last, figure('final_payment_cents', offer.final_payment_cents))]
      : []),
    ...(offer.amount_financed_cents > 0
      ? [row('financed', says.financed, figure('amount_financed_cents', offer.amount_financed_cents))]
      : []),
    ...(owned && offer.price_cents !== offer.cash_price_cents
      ? [row('price', says.price, figure('price_cents', offer.price_cents))]
      : []),
    row('cash', says.cash_price, figure('cash_price_cents', offer.cash_price_cents)),
    row('total', says.total, figure('total_paid_cents', offer.total_paid_cents), true),
    ...(offer.savings_25y_cents !== null
      ? [
          row(
            'savings',
            offer.savings_25y_cents < 0 ? says.costs : says.savings,
            figure('savings_25y_cents', offer.savings_25y_cents, 'size'),
            true,
          ),
        ]
      : []),
    ...(flat_utility
      ? [
          row(
            'flat',
            flat_utility.savings_25y_cents < 0 ? says.flat_costs : says.flat_savings,
            figure('flat_utility.savings_25y_cents', flat_utility.savings_25y_cents, 'size'),
          ),
        ]
      : []),
    ...(offer.savings_25y_cents !== null
      ? [
          row(
            'payback',
            says.payback,
            offer.payback_years === null
              ? says.never
              : offer.payback_years === 0
                ? says.at_first
                : said(says.payback_years, { years: figure('payback_years', offer.payback_years, 'tenths') }),
          ),
        ]
      : []),
  ]
}
