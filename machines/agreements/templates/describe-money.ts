// Money variables of an agreement, from the chosen payment option. Pure.

import { kwhPrice, percentValue } from '#machines/money/quote/value-words.ts'
import { dealAmounts } from '#machines/money/receivables/deal-amounts.ts'
import type { Schemas } from '#sdk/types.ts'
import { dollars, number } from '../../lib/format.ts'
import { moneyInWords } from '../../lib/money-in-words.ts'
import { sum } from '../../lib/numbers.ts'
import type { Language } from '../../words/language.ts'
import { words } from './words.ts'

/** `deposit_cents` is what the payment schedule asks for at signing; null if a third party pays. */
export type Chosen = { offer: Schemas['Offer']; price: Schemas['Price']; deposit_cents: number | null }

/** Values known not to apply say so, so one template serves every payment option. */
export function moneyWords({ offer, price, deposit_cents }: Chosen, language: Language) {
  const { none, not_applicable: not, financing } = words.in(language).values
  const ifAny = <T>(value: T | null, write: (value: T) => string, otherwise = not) =>
    value === null ? otherwise : write(value)
  const { rebates, to_pay_cents } = dealAmounts(offer)
  const extras = [...(price.items ?? []), ...price.adders]
  // A homeowner who leases the system or buys its power pays no price for it: the agreement is the payment, its rate and its term.
  const owned = offer.type === 'cash' || offer.type === 'loan'
  const priced = (cents: number) => (owned ? dollars(cents) : not)
  return {
    contract_price: priced(price.price_cents),
    contract_price_words: owned ? moneyInWords(price.price_cents, language) : not,
    base_price: priced(price.base_cents),
    extras:
      extras.length > 0
        ? extras
            .map(extra => (owned ? `${extraName(extra)} ${dollars(extra.total_cents)}` : extraName(extra)))
            .join('; ')
        : none,
    discount: priced(price.discount_cents),
    incentives: dollars(sum(offer.incentives.map(({ amount_cents }) => amount_cents))),
    rebates_taken_off: priced(sum(rebates.map(({ amount_cents }) => amount_cents))),
    amount_to_pay: priced(to_pay_cents),
    deposit: ifAny(deposit_cents, dollars, none),
    price_per_watt: priced(price.price_usd_per_w * 100),
    financing_name: offer.name,
    financing_type: financing[offer.type],
    lender_name: offer.type === 'cash' ? none : offer.provider_name,
    term: ifAny(offer.term_months, months => termWords(months, language)),
    interest_rate: ifAny(offer.apr, share => percentValue(share, 2)),
    ...federalWords(offer, not),
    escalator: ifAny(offer.escalator, share => percentValue(share, 2)),
    rate_per_kwh: ifAny(offer.rate_usd_per_kwh, kwhPrice),
    monthly_payment: ifAny(offer.monthly_payment_cents, dollars, none),
    upfront_payment: dollars(offer.upfront_cents),
    amount_financed: dollars(offer.amount_financed_cents),
    total_paid: dollars(offer.total_paid_cents),
  }
}

/** Loans chosen before these figures were stored have none, and must be chosen again. */
function federalWords({ type, reg_z }: Schemas['Offer'], not: string) {
  if (type !== 'loan') return { apr: not, finance_charge: not, reg_z_amount_financed: not }
  return {
    apr: reg_z && percentValue(reg_z.apr, 2),
    finance_charge: reg_z && dollars(reg_z.finance_charge_cents),
    reg_z_amount_financed: reg_z && dollars(reg_z.amount_financed_cents),
  }
}

const extraName = ({ name, quantity }: { name: string; quantity: number }) =>
  `${name}${quantity === 1 ? '' : ` × ${number(quantity, 2)}`}`

function termWords(months: number, language: Language) {
  const { months: inMonths, years: inYears } = words.in(language).values
  return months % 12 === 0 ? inYears({ count: months / 12 }) : inMonths({ count: months })
}
