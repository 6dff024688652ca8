// All that a way to pay means, line by line. What a homeowner must be able to compare is never left out: price paid at once,
// rate, all payments together, the payment before and after a lump sum, and the case that utility prices never rise.
import type { ReactNode } from 'react'
import { dealAmounts } from '#machines/money/receivables/deal-amounts.ts'
import { fillMessage } from '#web/words/fill-message.tsx'
import { Figure, type Written } from '../blocks/figure.tsx'
import { isOwned, priceLines, withoutRepeat } from '../blocks/price-lines.tsx'
import type { Offer } from '../shown.ts'
import type { DocumentWords } from '../words.ts'

type Write = (name: string, value: number | null | undefined, as?: Written) => ReactNode
type WayRow = {
  key: string
  label: ReactNode
  of: (offer: Offer, figure: Write) => ReactNode
  strong?: boolean
  /** On a phone in sight without opening the rest: what a way costs, and what it leads to whether prices rise or not. */
  first?: boolean
  /** On the one-page summary too, by these words. */
  brief?: ReactNode
}

/** A figure of the offer at this place of the document. */
export const figureOf =
  (at: number): Write =>
  (name, value, as = 'moneyExact') =>
    value === null || value === undefined ? null : <Figure at={`figures.offers.${at}.${name}`} value={value} as={as} />

const Note = ({ children }: { children: ReactNode }) => (
  <span className="block text-xs font-normal text-ink-2 group-data-brief:inline"> {children}</span>
)

/** Published before Regulation Z's APR was stored, when the note rate was called APR: keep that wording. */
const saysNoteRateAsApr = ({ type, reg_z }: Offer) => type === 'loan' && !reg_z

/** How each price leads to the payment, with a row for every rebate of any option. */
export function priceRows(words: DocumentWords, offers: readonly Offer[]): WayRow[] {
  const all = offers.map((offer, at) => priceLines(offer, at, words.page))
  const lines = withoutRepeat([...new Map(all.flat().map(line => [line.key, line])).values()])
  return ORDER.flatMap(wanted => lines.filter(({ kind }) => kind === wanted)).map(({ kind, key, label }) => {
    const name = kind === 'to_pay' ? words.financing.to_pay : label
    const of = (offer: Offer) => all[offers.indexOf(offer)]?.find(line => line.key === key)?.figure
    return { key, label: name, brief: name, of, strong: kind === 'to_pay' }
  })
}

const ORDER = ['price', 'rebate', 'to_pay', 'counted'] as const

export function wayRows(words: DocumentWords, offers: readonly Offer[]): WayRow[] {
  const says = words.financing
  const short = words.summary
  const before = offers.some(saysNoteRateAsApr)
  const net = (name: string, cents: number | null | undefined, figure: Write) =>
    cents === null || cents === undefined ? null : (
      <>
        {figure(name, cents, 'size')}
        <Note>{cents < 0 ? says.more_paid : says.kept}</Note>
      </>
    )
  return [
    {
      key: 'term',
      label: says.term,
      brief: says.term,
      of: ({ term_months }, figure) =>
        term_months && fillMessage(says.years, { years: figure('term_months', term_months, 'years') }),
    },
    {
      key: 'interest',
      label: says.interest,
      brief: says.interest,
      of: ({ apr, reg_z }, figure) => reg_z && figure('apr', apr, 'rate'),
    },
    {
      key: 'rate',
      label: before ? says.rate_before : says.rate,
      brief: before ? short.rate_before : says.rate,
      of: (offer, figure) =>
        saysNoteRateAsApr(offer)
          ? fillMessage(says.apr_before, { rate: figure('apr', offer.apr, 'rate') })
          : offer.rate_usd_per_kwh !== null &&
            fillMessage(says.per_kwh, { rate: figure('rate_usd_per_kwh', offer.rate_usd_per_kwh, 'perKwh') }),
    },
    {
      key: 'escalator',
      label: says.escalator,
      brief: says.escalator,
      of: ({ escalator }, figure) => figure('escalator', escalator || null, 'rate'),
    },
    {
      key: 'upfront',
      label: says.upfront,
      brief: says.upfront,
      of: ({ type, upfront_cents }, figure) => (type === 'cash' ? null : figure('upfront_cents', upfront_cents)),
    },
    {
      key: 'promo',
      first: true,
      label: says.promo,
      brief: says.promo,
      of: ({ promo }, figure) =>
        promo && (
          <>
            {figure('promo.payment_cents', promo.payment_cents)}
            <Note>
              {fillMessage(says.promo_note, {
                number: promo.months,
                months: figure('promo.months', promo.months, 'number'),
              })}
            </Note>
          </>
        ),
    },
    {
      key: 'paydown',
      first: true,
      label: says.paydown,
      brief: short.paydown,
      of: ({ paydown }, figure) =>
        paydown && (
          <>
            {figure('paydown.payment_after_cents', paydown.payment_after_cents)}
            <Note>
              {fillMessage(says.paydown_note, {
                sum: figure('paydown.amount_cents', paydown.amount_cents),
                month: figure('paydown.by_month', paydown.by_month, 'number'),
              })}
            </Note>
          </>
        ),
    },
    {
      key: 'last',
      label: says.last,
      of: ({ type, final_payment_cents, monthly_payment_cents }, figure) =>
        type !== 'cash' && final_payment_cents !== monthly_payment_cents
          ? figure('final_payment_cents', final_payment_cents)
          : null,
    },
    {
      key: 'financed',
      label: says.financed,
      of: (offer, figure) =>
        offer.amount_financed_cents > 0 && (
          <>
            {figure('amount_financed_cents', offer.amount_financed_cents)}
            {offer.amount_financed_cents > dealAmounts(offer).to_pay_cents && <Note>{says.loan_fees}</Note>}
          </>
        ),
    },
    {
      key: 'cash',
      label: says.cash_price,
      of: (offer, figure) =>
        isOwned(offer) && offer.price_cents === offer.cash_price_cents
          ? null
          : figure('cash_price_cents', offer.cash_price_cents),
    },
    {
      key: 'apr',
      first: true,
      label: says.apr,
      strong: true,
      brief: short.apr,
      of: ({ reg_z }, figure) => figure('reg_z.apr', reg_z?.apr, 'rate'),
    },
    {
      key: 'charge',
      label: says.finance_charge,
      brief: short.finance_charge,
      of: ({ reg_z }, figure) => figure('reg_z.finance_charge_cents', reg_z?.finance_charge_cents),
    },
    {
      key: 'credit',
      label: says.amount_financed,
      brief: short.amount_financed,
      of: ({ reg_z }, figure) => figure('reg_z.amount_financed_cents', reg_z?.amount_financed_cents),
    },
    {
      key: 'total',
      first: true,
      label: before ? says.total_before : says.total,
      strong: true,
      brief: before ? says.total_before : says.total,
      of: ({ total_paid_cents }, figure) => figure('total_paid_cents', total_paid_cents),
    },
    {
      key: 'net',
      first: true,
      label: says.net,
      strong: true,
      brief: short.net,
      of: ({ savings_25y_cents }, figure) => net('savings_25y_cents', savings_25y_cents, figure),
    },
    {
      key: 'flat',
      first: true,
      label: says.net_flat,
      brief: short.net_flat,
      of: ({ flat_utility }, figure) => net('flat_utility.savings_25y_cents', flat_utility?.savings_25y_cents, figure),
    },
    {
      key: 'payback',
      label: says.payback,
      of: ({ savings_25y_cents, payback_years }, figure) =>
        savings_25y_cents === null
          ? null
          : payback_years === null
            ? says.never
            : payback_years === 0
              ? says.at_first
              : fillMessage(says.years, { years: figure('payback_years', payback_years, 'tenths') }),
    },
  ]
}
