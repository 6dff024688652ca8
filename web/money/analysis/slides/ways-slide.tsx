// Ways to pay side by side, each with all that is paid and not only its payment.
import { sum } from '#machines/lib/numbers.ts'
import { dealAmounts } from '#machines/money/receivables/deal-amounts.ts'
import type { Schemas } from '#sdk/types.ts'
import { moneyExact, percent } from '#web/lib/format.ts'
import { monthly, TYPE_NAMES, terms } from '#web/projects/sale/offer-words.ts'
import { useWideScreen } from '#web/ui/use-wide-screen.ts'
import { words } from './words.ts'

type Offer = Schemas['Offer']

type Props = { offers: Offer[]; disclaimer: string }

export function WaysSlide({ offers, disclaimer }: Props) {
  const wide = useWideScreen()
  const rows = ROWS.filter(({ of }) => offers.some(offer => of(offer)))
  const credits = [...new Set(offers.map(({ tax_credit }) => tax_credit.sentence))]
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="text-2xl">
          {words.ways_to_pay_title({ count: offers.length, counts: COUNTS[offers.length] ?? words.several })}
        </h1>
        <p className="text-md text-ink-2">{words.same_system_each_time}</p>
      </div>
      {wide ? <Table offers={offers} rows={rows} /> : <Cards offers={offers} rows={rows} />}
      <div className="flex flex-col gap-1 text-md text-ink-2">
        <p>{credits.join(' ')}</p>
        <p className="text-ink-3">{disclaimer}</p>
      </div>
    </>
  )
}

type Shown = { offers: Offer[]; rows: Row[] }

const Payment = ({ offer }: { offer: Offer }) => (
  <>
    <span className="figures block text-xl font-semibold tracking-tight">
      {monthly(offer) ?? moneyExact(offer.upfront_cents)}
    </span>
    <span className="block text-md font-normal text-ink-2">
      {monthly(offer) ? words.month_first : words.paid_at_once}
    </span>
  </>
)

/** All of it on one screen. */
const Table = ({ offers, rows }: Shown) => (
  <table className="w-full table-fixed border-collapse text-md">
    <thead>
      <tr className="align-bottom">
        <td className="w-44" />
        {offers.map(offer => (
          <th key={offer.option_id} scope="col" className="px-3 pb-2 text-left">
            <span className="block font-normal text-ink-2">{TYPE_NAMES[offer.type]}</span>
            <span className="block font-semibold">{offer.name}</span>
            <Payment offer={offer} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ label, of }) => (
        <tr key={label} className="border-t border-hairline align-baseline">
          <th scope="row" className="py-0.5 pr-2 text-left font-normal text-ink-2">
            {label}
          </th>
          {offers.map(offer => (
            <td key={offer.option_id} className="figures px-3 py-0.5 font-medium">
              {of(offer) ?? <span className="text-ink-3">–</span>}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const Cards = ({ offers, rows }: Shown) => (
  <ul className="flex flex-col gap-4">
    {offers.map(offer => (
      <li key={offer.option_id} className="rounded-card border border-hairline bg-raised p-4">
        <p className="text-md text-ink-2">{TYPE_NAMES[offer.type]}</p>
        <h2 className="text-lg">{offer.name}</h2>
        <p className="mt-1 mb-3">
          <Payment offer={offer} />
        </p>
        <dl>
          {rows.map(({ label, of }) => {
            const value = of(offer)
            return value ? (
              <div
                key={label}
                className="flex flex-wrap items-baseline justify-between gap-x-3 border-t border-hairline py-2 text-md"
              >
                <dt className="text-ink-2">{label}</dt>
                <dd className="figures ml-auto text-right font-medium">{value}</dd>
              </div>
            ) : null
          })}
        </dl>
      </li>
    ))}
  </ul>
)

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
