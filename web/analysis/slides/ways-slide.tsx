// Ways to pay side by side, each with all that is paid and not only its payment.
import type { Schemas } from '#sdk/types.ts'
import { money, moneyExact, percent } from '#web/lib/format.ts'
import { monthly, TYPE_NAMES, terms } from '#web/sale/offer-words.ts'
import { SlideTitle } from './slide-text.tsx'

type Offer = Schemas['Offer']

export function WaysSlide({ offers, disclaimer }: { offers: Offer[]; disclaimer: string }) {
  const rows = ROWS.filter(({ of }) => offers.some(offer => of(offer)))
  const credits = [...new Set(offers.map(({ tax_credit }) => tax_credit.sentence))]
  return (
    <>
      <SlideTitle note="The same system each time. Compare what you pay in all, not only what you pay a month.">
        {offers.length === 1 ? 'How to pay' : `${COUNTS[offers.length] ?? 'Several'} ways to pay`}
      </SlideTitle>
      <ul className="grid gap-4 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {offers.map(offer => (
          <li
            key={offer.option_id}
            // On wide screens the lines of all ways stand at one height.
            style={{ gridRow: `span ${rows.length + HEADS}` }}
            className="grid min-w-0 grid-rows-subgrid gap-y-0 rounded-card border border-hairline bg-raised p-5"
          >
            <div>
              <p className="text-md text-ink-2">{TYPE_NAMES[offer.type]}</p>
              <h2 className="text-lg">{offer.name}</h2>
            </div>
            <div className="mt-3 mb-4">
              <p className="figures text-2xl font-semibold tracking-tight">
                {monthly(offer) ?? money(offer.upfront_cents)}
              </p>
              <p className="text-md text-ink-2">{monthly(offer) ? 'a month at first' : 'once'}</p>
            </div>
            <dl className="contents">
              {rows.map(({ label, of }) => (
                <div key={label} className="border-t border-hairline py-2 text-md">
                  <dt className="text-ink-2">{label}</dt>
                  <dd className="figures font-medium">{of(offer) ?? '–'}</dd>
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

/** Name and sum stand above the lines. */
const HEADS = 2
const COUNTS = ['', 'One', 'Two', 'Three', 'Four']

type Row = { label: string; of: (offer: Offer) => string | null }

const ROWS: Row[] = [
  { label: 'Terms', of: offer => terms(offer) || 'Paid once' },
  { label: 'Who owns it', of: ({ type }) => (type === 'cash' || type === 'loan' ? 'You' : 'The provider') },
  { label: 'Price paid at once', of: offer => money(offer.cash_price_cents) },
  {
    label: 'Price this way',
    of: ({ price_cents, cash_price_cents }) => (price_cents === cash_price_cents ? null : money(price_cents)),
  },
  {
    label: 'Incentives counted',
    of: ({ incentives }) =>
      incentives.length > 0 ? money(incentives.reduce((sum, { amount_cents }) => sum + amount_cents, 0)) : null,
  },
  {
    label: 'Upfront',
    of: ({ type, upfront_cents }) => (type !== 'cash' && upfront_cents > 0 ? money(upfront_cents) : null),
  },
  {
    label: 'At first',
    of: ({ promo }) => (promo ? `${moneyExact(promo.payment_cents)} a month for ${promo.months} months` : null),
  },
  {
    label: 'After a lump sum',
    of: ({ paydown }) =>
      paydown
        ? `${moneyExact(paydown.payment_after_cents)} a month, once ${money(paydown.amount_cents)} is paid in by month ${paydown.by_month}`
        : null,
  },
  { label: 'APR', of: ({ reg_z }) => (reg_z ? percent(reg_z.apr, 2) : null) },
  { label: 'Finance charge', of: ({ reg_z }) => (reg_z ? money(reg_z.finance_charge_cents) : null) },
  { label: 'Amount financed', of: ({ reg_z }) => (reg_z ? money(reg_z.amount_financed_cents) : null) },
  { label: 'Total of payments', of: offer => money(offer.total_paid_cents) },
]
