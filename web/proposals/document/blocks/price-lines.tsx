// How a price leads to the amount to pay: the system, less each rebate. The same lines wherever a homeowner reads a
// price, so that the difference between two numbers is always shown.
import type { ReactNode } from 'react'
import { dealAmounts } from '#machines/money/receivables/deal-amounts.ts'
import { cx } from '#web/lib/class-names.ts'
import type { Offer } from '../shown.ts'
import type { PageWords } from '../words.ts'
import { Figure } from './figure.tsx'

type PriceLine = {
  kind: 'price' | 'rebate' | 'to_pay' | 'counted'
  key: string
  label: ReactNode
  figure: ReactNode
}

export const isOwned = ({ type }: Offer) => type === 'cash' || type === 'loan'

/** For the offer at this position. A lease or PPA has no price to pay, so it has none. */
export function priceLines(offer: Offer, at: number, words: PageWords): PriceLine[] {
  if (!isOwned(offer)) return []
  const place = `figures.offers.${at}`
  const { rebates, to_pay_cents } = dealAmounts(offer)
  const taken = rebates.map(({ incentive_id, ...rebate }) => {
    const which = offer.incentives.findIndex(one => one.incentive_id === incentive_id)
    return { ...rebate, key: incentive_id, place: `${place}.incentives.${which}.amount_cents` }
  })
  const to_pay = [`${place}.price_cents`, ...taken.map(one => one.place)]
  // Paid by a borrower but not a cash buyer: in the price, and by Regulation Z in the finance charge.
  const counted_cents = offer.reg_z ? to_pay_cents - offer.reg_z.amount_financed_cents : 0
  const exact = (places: string[], value: number) => <Figure at={places.join(' - ')} value={value} as="moneyExact" />
  return [
    {
      kind: 'price',
      key: 'price',
      label: words.price,
      figure: exact([`${place}.price_cents`], offer.price_cents),
    },
    ...taken.map(({ key, name, amount_cents, place }) => ({
      kind: 'rebate' as const,
      key,
      label: <bdi>{name}</bdi>,
      figure: <Figure at={place} value={amount_cents} as="moneyOff" />,
    })),
    {
      kind: 'to_pay',
      key: 'to_pay',
      label: offer.type === 'cash' ? words.you_pay : words.you_finance,
      figure: exact(to_pay, to_pay_cents),
    },
    ...(counted_cents > 0
      ? [
          {
            kind: 'counted' as const,
            key: 'counted',
            label: words.counted,
            figure: exact([...to_pay, `${place}.reg_z.amount_financed_cents`], counted_cents),
          },
        ]
      : []),
  ]
}

/** Without deductions, the price is the amount to pay and is listed once. */
export const withoutRepeat = (lines: PriceLine[]) =>
  lines.some(({ kind }) => kind === 'rebate') ? lines : lines.filter(({ kind }) => kind !== 'to_pay')

type Props = { offer: Offer; at: number; words: PageWords; className?: string }

export const PriceLines = ({ offer, at, words, className }: Props) => {
  const lines = withoutRepeat(priceLines(offer, at, words))
  return lines.length === 0 ? null : (
    <dl className={className}>
      {lines.map(({ kind, key, label, figure }) => (
        <div
          key={key}
          className={cx('flex items-baseline justify-between gap-4', kind === 'to_pay' && 'font-semibold text-ink')}
        >
          <dt className="min-w-0 break-words">{label}</dt>
          <dd className="shrink-0 text-right">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
