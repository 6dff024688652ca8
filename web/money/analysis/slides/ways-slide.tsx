// Ways to pay side by side, each with all that is paid and not only its payment.
import { sum } from '#machines/lib/numbers.ts'
import { dealAmounts } from '#machines/money/receivables/deal-amounts.ts'
import type { Schemas } from '#sdk/types.ts'
import { moneyExact, percent } from '#web/lib/format.ts'
import { monthly, TYPE_NAMES, terms } from '#web/projects/sale/offer-words.ts'
import { SlideTitle } from './slide-text.tsx'
import { words } from './words.ts'

type Offer = Schemas['Offer']

export function WaysSlide({ offers, disclaimer }: { offers: Offer[]; disclaimer: string }) {
  const rows = ROWS.filter(({ of }) => offers.some(offer => of(offer)))
  const credits = [...new Set(offers.map(({ tax_credit }) => tax_credit.sentence))]
  return (
    <>
      <SlideTitle note={words.same_system_each_time}>
        {words.ways_to_pay_title({ count: offers.length, counts: COUNTS[offers.length] ?? words.several })}
      </SlideTitle>
      <ul className="grid gap-4 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {offers.map(offer => (
          <li
            key={offer.option_id}
            // On wide screens the rows of all options are aligned.
            style={{ gridRow: `span ${rows.length + HEADS}` }}
            className="grid min-w-0 grid-rows-subgrid gap-y-0 rounded-card border border-hairline bg-raised p-5"
          >
            <div>
              <p className="text-md text-ink-2">{TYPE_NAMES[offer.type]}</p>
              <h2 className="text-lg">{offer.name}</h2>
            </div>
            <div className="mt-3 mb-4">
              <p className="figures text-2xl font-semibold tracking-tight">
                {monthly(offer) ?? moneyExact(offer.upfront_cents)}
              </p>
              <p className="text-md text-ink-2">{monthly(offer) ? words.month_first : words.paid_at_once}</p>
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

/** Name and total above the rows. */
const HEADS = 2
const COUNTS = ['', words.one, words.two, words.three, words.four]

const isOwned = ({ type }: Offer) => type === 'cash' || type === 'loan'
const takenOff = (offer: Offer) => offer.price_cents - dealAmounts(offer).to_pay_cents

type Row = { label: string; of: (offer: Offer) => string | null }

const ROWS: Row[] = [
  { label: words.terms, of: offer => terms(offer) || words.paid_once },
  { label: words.who_owns, of: offer => (isOwned(offer) ? words.you : words.provider) },
  { label: words.system_price, of: offer => (isOwned(offer) ? moneyExact(offer.price_cents) : null) },
  {
    label: words.rebates,
    of: offer => (takenOff(offer) > 0 ? moneyExact(-takenOff(offer)) : null),
  },
  {
    label: words.to_pay,
    of: offer => (isOwned(offer) && takenOff(offer) > 0 ? moneyExact(dealAmounts(offer).to_pay_cents) : null),
  },
  {
    label: words.cash_price,
    of: offer =>
      isOwned(offer) && offer.price_cents === offer.cash_price_cents ? null : moneyExact(offer.cash_price_cents),
  },
  {
    label: words.incentives_later,
    of: offer => {
      const later = offer.incentives.filter(({ paid }) => !isOwned(offer) || paid !== 'upfront')
      return later.length > 0 ? moneyExact(sum(later.map(({ amount_cents }) => amount_cents))) : null
    },
  },
  {
    label: words.upfront,
    of: ({ type, upfront_cents }) => (type !== 'cash' && upfront_cents > 0 ? moneyExact(upfront_cents) : null),
  },
  {
    label: words.intro_payment,
    of: ({ promo }) =>
      promo ? words.month_months({ payment: moneyExact(promo.payment_cents), months: promo.months }) : null,
  },
  {
    label: words.after_lump_sum,
    of: ({ paydown }) =>
      paydown
        ? words.month_once_paid_month({
            payment_after: moneyExact(paydown.payment_after_cents),
            amount: moneyExact(paydown.amount_cents),
            by_month: paydown.by_month,
          })
        : null,
  },
  { label: words.apr, of: ({ reg_z }) => (reg_z ? percent(reg_z.apr, 2) : null) },
  { label: words.finance_charge, of: ({ reg_z }) => (reg_z ? moneyExact(reg_z.finance_charge_cents) : null) },
  { label: words.amount_financed, of: ({ reg_z }) => (reg_z ? moneyExact(reg_z.amount_financed_cents) : null) },
  { label: words.total_payments, of: offer => moneyExact(offer.total_paid_cents) },
]
