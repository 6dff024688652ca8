// The offers side by side; choosing one tells what it means.
import type { Schemas } from '#sdk/types.ts'
import { cx } from '#web/lib/class-names.ts'
import { money, moneyExact, number } from '#web/lib/format.ts'
import { monthly, terms } from '#web/sale/offer-words.ts'

type Offer = Schemas['Offer']
type Props = { price_cents: number; offers: Offer[]; chosen: Offer | undefined; onChoose: (option_id: string) => void }

export function WaysToPay({ price_cents, offers, chosen, onChoose }: Props) {
  return (
    <>
      <p className="text-reading text-ink-2">
        The system costs <strong className="figures text-ink">{moneyExact(price_cents)}</strong>.
      </p>
      <div role="radiogroup" aria-label="Ways to pay" className="mt-6 flex flex-col gap-3">
        {offers.map(one => (
          // biome-ignore lint/a11y/useSemanticElements: a card to choose, holding more than an input can
          <button
            key={one.option_id}
            type="button"
            role="radio"
            aria-checked={one === chosen}
            onClick={() => onChoose(one.option_id)}
            className={cx(
              'flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-card border px-5 py-4 text-left',
              one === chosen
                ? 'border-(--accent) bg-raised outline outline-(--accent)'
                : 'border-hairline hover:border-hairline-strong',
            )}
          >
            <span className="min-w-0">
              <span className="block text-md font-semibold">{one.name}</span>
              <span className="figures block text-sm text-ink-2">{terms(one) || 'Paid at once'}</span>
            </span>
            <span className="figures text-lg font-semibold">
              {monthly(one) ?? money(one.upfront_cents)}
              {monthly(one) && <span className="text-sm font-normal text-ink-3"> a month</span>}
            </span>
          </button>
        ))}
      </div>
      {chosen && <OfferStory offer={chosen} />}
    </>
  )
}

/** What choosing it means, in sentences. */
function OfferStory({ offer }: { offer: Schemas['Offer'] }) {
  const {
    tax_credit,
    incentives,
    flat_utility,
    paydown,
    price_cents,
    cash_price_cents,
    bill_without_cents,
    savings_25y_cents,
    payback_years,
  } = offer
  return (
    <div aria-live="polite" className="mt-6 flex flex-col gap-3 text-reading text-ink-2">
      {bill_without_cents !== null && (
        <p>
          Without solar, your utility bills would come to about <Sum cents={bill_without_cents} /> over 25 years.
        </p>
      )}
      {savings_25y_cents !== null && (
        <p>
          {savings_25y_cents >= 0 ? 'This way you keep about ' : 'This way you pay about '}
          <Sum cents={Math.abs(savings_25y_cents)} />
          {savings_25y_cents >= 0 ? '.' : ' more than with the utility alone.'}
          {payback_years !== null &&
            payback_years > 0 &&
            ` It has paid for itself after ${number(payback_years, 1)} years.`}
        </p>
      )}
      {flat_utility && savings_25y_cents !== null && (
        <p>
          If utility prices never rose, you would {flat_utility.savings_25y_cents >= 0 ? 'keep' : 'pay'} about{' '}
          <Sum cents={Math.abs(flat_utility.savings_25y_cents)} />
          {flat_utility.savings_25y_cents >= 0 ? '.' : ' more.'}
        </p>
      )}
      {price_cents !== cash_price_cents && (
        <p>
          This way the system costs <Sum cents={price_cents} />, paid at once <Sum cents={cash_price_cents} />.
        </p>
      )}
      <p>
        All payments together come to <Sum cents={offer.total_paid_cents} />.
      </p>
      {paydown && (
        <p>
          The payment falls to <strong className="figures text-ink">{moneyExact(paydown.payment_after_cents)}</strong>{' '}
          once <Sum cents={paydown.amount_cents} /> is paid in by month {paydown.by_month}, and stays as it is without.
        </p>
      )}
      {incentives
        .filter(({ amount_cents }) => amount_cents > 0)
        .map(({ incentive_id, name, amount_cents, paid }) => (
          <p key={incentive_id}>
            {name}: <Sum cents={amount_cents} />
            {PAID[paid]}
          </p>
        ))}
      <p>{tax_credit.sentence}</p>
    </div>
  )
}

const PAID = {
  upfront: ', taken off at once.',
  year_1: ' in the first year.',
  yearly: ' over the years.',
} as const

const Sum = ({ cents }: { cents: number }) => <strong className="figures text-ink">{money(cents)}</strong>
