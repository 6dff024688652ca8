// The ways to pay as one table. A wide one is pushed sideways on a phone.
import type { ReactNode } from 'react'
import { cx } from '#web/lib/class-names.ts'
import { Figure, type Written } from './figure.tsx'
import { FirstPayment } from './financing-block.tsx'
import { said } from './said.tsx'
import type { Offer, Shown } from './shown.ts'
import type { Words } from './words.ts'

type Row = { key: string; label: string; of: (offer: Offer, figure: Write, at: number) => ReactNode; strong?: boolean }
type Write = (name: string, value: number | null | undefined, as?: Written) => ReactNode

const rowsOf = (words: Words): Row[] => {
  const { financing, summary } = words
  return [
    {
      key: 'first',
      label: summary.first,
      strong: true,
      of: (offer, _, at) => (
        <>
          <FirstPayment offer={offer} at={at} className="text-md font-semibold" />
          <span className="block font-normal text-ink-2">
            {offer.monthly_payment_cents === null ? financing.at_once : financing.a_month}
          </span>
        </>
      ),
    },
    {
      key: 'term',
      label: financing.term,
      of: ({ term_months }, figure) =>
        term_months && said(financing.years, { years: figure('term_months', term_months, 'years') }),
    },
    {
      key: 'rate',
      label: summary.rate,
      of: ({ apr, rate_usd_per_kwh }, figure) =>
        apr !== null ? (
          <>{figure('apr', apr, 'rate')} APR</>
        ) : (
          rate_usd_per_kwh !== null && (
            <>
              {figure('rate_usd_per_kwh', rate_usd_per_kwh, 'perKwh')} {financing.per_kwh}
            </>
          )
        ),
    },
    {
      key: 'escalator',
      label: financing.escalator,
      of: ({ escalator }, figure) => figure('escalator', escalator || null, 'rate'),
    },
    {
      key: 'upfront',
      label: financing.upfront,
      of: ({ upfront_cents }, figure) => figure('upfront_cents', upfront_cents),
    },
    {
      key: 'paydown',
      label: summary.paydown,
      of: ({ paydown }, figure) =>
        paydown && (
          <>
            {figure('paydown.payment_after_cents', paydown.payment_after_cents)}
            <span className="block text-ink-2">
              {said(summary.paydown_note, {
                sum: figure('paydown.amount_cents', paydown.amount_cents),
                month: figure('paydown.by_month', paydown.by_month, 'number'),
              })}
            </span>
          </>
        ),
    },
    {
      key: 'price',
      label: financing.price,
      of: ({ price_cents, cash_price_cents }, figure) =>
        price_cents !== cash_price_cents && figure('price_cents', price_cents),
    },
    {
      key: 'total',
      label: financing.total,
      strong: true,
      of: ({ total_paid_cents }, figure) => figure('total_paid_cents', total_paid_cents),
    },
    {
      key: 'net',
      label: summary.net,
      strong: true,
      of: ({ savings_25y_cents }, figure) => figure('savings_25y_cents', savings_25y_cents, 'money'),
    },
    {
      key: 'flat',
      label: summary.net_flat,
      of: ({ flat_utility }, figure) =>
        figure('flat_utility.savings_25y_cents', flat_utility?.savings_25y_cents, 'money'),
    },
  ]
}

export function SummaryWays({ shown: { figures, words, chosen } }: { shown: Shown }) {
  const { offers } = figures
  if (offers.length === 0) return null
  const writing =
    (at: number): Write =>
    (name, value, as = 'moneyExact') =>
      value === null || value === undefined ? null : (
        <Figure at={`figures.offers.${at}.${name}`} value={value} as={as} />
      )
  const rows = rowsOf(words)
    .map(row => ({ ...row, cells: offers.map((offer, at) => row.of(offer, writing(at), at)) }))
    .filter(({ cells }) => cells.some(Boolean))
  return (
    <section className="min-w-0">
      <h2 className="text-md">{words.titles.financing}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone is scrolled by keyboard too */}
      <section tabIndex={0} aria-label={words.titles.financing} className="overflow-x-auto print:overflow-visible">
        <table className="w-full min-w-[34rem] table-fixed border-collapse text-sm print:min-w-0 print:text-xs">
          <thead>
            <tr className="align-bottom">
              <td className="w-1/4" />
              {offers.map(offer => (
                <th
                  key={offer.option_id}
                  scope="col"
                  className={cx(
                    'border-b-2 px-2 py-1.5 text-right',
                    offer === chosen ? 'border-(--accent)' : 'border-hairline-strong',
                  )}
                >
                  <span className="line-clamp-2 font-semibold break-words">{offer.name}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, cells, strong }) => (
              <tr key={key} className="border-b border-hairline align-top">
                <th
                  scope="row"
                  className={cx('py-1 pr-2 text-left', strong ? 'font-semibold' : 'font-normal text-ink-2')}
                >
                  {label}
                </th>
                {cells.map((cell, at) => (
                  <td key={offers[at]?.option_id} className={cx('px-2 py-1 text-right', strong && 'font-semibold')}>
                    {cell || '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="mt-1 text-xs text-ink-3">{words.summary.net_note}</p>
    </section>
  )
}
