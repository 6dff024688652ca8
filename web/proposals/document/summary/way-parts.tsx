// Shared by table and cards of payment options: the provider, the first payment, and the choice.
import type { ReactNode } from 'react'
import { Figure } from '../blocks/figure.tsx'
import type { Offer } from '../shown.ts'
import type { DocumentWords } from '../words.ts'

/** 'Loan, from Sample Lending'; empty if the name includes it. */
export function wayWords({ type, name, provider_name }: Offer, words: DocumentWords, brief = false): string {
  const kind = words.financing.types[type]
  if (kind === name) return ''
  return type === 'cash' || brief ? kind : words.financing.way({ type, provider: provider_name })
}

/** The kind of the first payment. */
export const payWords = (offer: Offer, words: DocumentWords) =>
  offer.monthly_payment_cents === null
    ? words.financing.at_once
    : offer.escalator
      ? words.financing.a_month_first_year
      : offer.promo
        ? words.financing.a_month_after({ months: offer.promo.months })
        : words.financing.a_month

/** The short form; the table's rows have the rest. */
export const briefPayWords = (offer: Offer, words: DocumentWords) =>
  offer.monthly_payment_cents === null ? words.financing.at_once : words.financing.a_month

/** A month's payment, or all of it at once. */
export const FirstPayment = ({ offer, at, className }: { offer: Offer; at: number; className?: string }) => {
  const name = offer.monthly_payment_cents === null ? 'upfront_cents' : 'monthly_payment_cents'
  return (
    <Figure
      at={`figures.offers.${at}.${name}`}
      value={offer.monthly_payment_cents ?? offer.upfront_cents}
      as="moneyExact"
      className={className}
    />
  )
}

type Props = {
  onChoose?: (option_id: string) => void
  isChosen: boolean
  option_id: string
  name: string
  children: ReactNode
}

/** Everything in it chooses. */
export const ChooseHead = ({ onChoose, isChosen, option_id, name, children }: Props) =>
  onChoose ? (
    <label className="flex min-h-11 cursor-pointer items-start gap-2.5">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        onChange={() => onChoose(option_id)}
        className="needs-script no-print dot mt-0.5 size-5 shrink-0"
      />
      <span className="min-w-0">{children}</span>
    </label>
  ) : (
    <div className="min-w-0">{children}</div>
  )
