// Ways to pay side by side, each with all that is paid and not only its payment.
import type { Schemas } from '#sdk/types.ts'
import { money, moneyExact } from '#web/lib/format.ts'
import { monthly, TYPE_NAMES, terms } from '#web/sale/offer-words.ts'
import { SlideTitle } from './slide-text.tsx'

type Offer = Schemas['Offer']

export function WaysSlide({ offers, disclaimer }: { offers: Offer[]; disclaimer: string }) {
  const credits = [...new Set(offers.map(({ tax_credit }) => tax_credit.sentence))]
  return (
    <>
      <SlideTitle note="The same system each time. Compare what you pay in all, not only what you pay a month.">
        {offers.length === 1 ? 'How to pay' : `${COUNTS[offers.length] ?? 'Several'} ways to pay`}
      </SlideTitle>
      <ul className="grid gap-4 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {offers.map(offer => (
          <li key={offer.option_id} className="flex min-w-0 flex-col rounded-card border border-hairline bg-raised p-5">
            <p className="text-md text-ink-2">{TYPE_NAMES[offer.type]}</p>
            <h2 className="text-lg">{offer.name}</h2>
            <p className="figures mt-4 text-2xl font-semibold tracking-tight">
              {monthly(offer) ?? money(offer.upfront_cents)}
            </p>
            <p className="text-md text-ink-2">{monthly(offer) ? 'a month at first' : 'once'}</p>
            <dl className="figures mt-5 flex flex-col divide-y divide-hairline text-md">
              {linesOf(offer).map(([label, value]) => (
                <div key={label} className="flex flex-wrap justify-between gap-x-3 py-2">
                  <dt className="text-ink-2">{label}</dt>
                  <dd className="text-right font-medium">{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <div className="flex max-w-[80ch] flex-col gap-2 text-md text-ink-2">
        {credits.map(sentence => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="text-ink-3">{disclaimer}</p>
      </div>
    </>
  )
}

const COUNTS = ['', 'One', 'Two', 'Three', 'Four']

function linesOf(offer: Offer): (readonly [string, string])[] {
  const { type, price_cents, cash_price_cents, upfront_cents, total_paid_cents, paydown, promo } = offer
  const owned = type === 'cash' || type === 'loan'
  return [
    ...(terms(offer) ? [['Terms', terms(offer)] as const] : []),
    ...(owned && type !== 'cash' ? [['Price paid at once', money(cash_price_cents)] as const] : []),
    ...(owned ? [['Price this way', money(price_cents)] as const] : [['Who owns it', 'The provider'] as const]),
    ...(type !== 'cash' && upfront_cents > 0 ? [['Upfront', money(upfront_cents)] as const] : []),
    ...(promo ? [[`First ${promo.months} months`, moneyExact(promo.payment_cents)] as const] : []),
    ...(paydown
      ? [
          [
            `After ${money(paydown.amount_cents)} by month ${paydown.by_month}`,
            moneyExact(paydown.payment_after_cents),
          ] as const,
        ]
      : []),
    ['All payments together', money(total_paid_cents)] as const,
  ]
}
