// An offer in the words of a proposal.
import type { Schemas } from '#sdk/types.ts'
import { moneyExact, number } from '#web/lib/format.ts'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Offer = Schemas['Offer']

export const TYPE_NAMES: Record<Offer['type'], string> = {
  cash: common.cash,
  loan: common.loan,
  lease: common.lease,
  ppa: words.ppa,
}

/** '$221.50' a month; undefined for cash. */
export const monthly = ({ monthly_payment_cents }: Offer) =>
  monthly_payment_cents === null ? null : moneyExact(monthly_payment_cents)

/** '25 years, 7.49 % interest', '20 years, 2.9 % more each year'. */
export function terms({ term_months, apr, escalator, rate_usd_per_kwh }: Offer): string {
  return [
    term_months && words.number_years({ number: number(term_months / 12) }),
    apr !== null && words.number_interest({ number: number(apr * 100, 2) }),
    rate_usd_per_kwh !== null && `$${rate_usd_per_kwh.toFixed(3)}/kWh`,
    escalator ? words.more_each_year({ number: number(escalator * 100, 1) }) : null,
  ]
    .filter(Boolean)
    .join(', ')
}

/** Why a lease or PPA costs the same whatever was added; null without additions, and for a purchased system. */
export const paymentNote = ({ extras_cents, rate_usd_per_kwh }: Pick<Offer, 'extras_cents' | 'rate_usd_per_kwh'>) =>
  extras_cents === undefined
    ? null
    : words.extras_not_in_payment({
        extras: moneyExact(extras_cents),
        by: rate_usd_per_kwh === null ? 'size' : 'production',
      })

/** When the savings cover what was paid and is still owed; a lease that saves from the first year never falls behind. */
export function payback({ payback_years }: Offer): string {
  if (payback_years === null) return '–'
  return payback_years === 0 ? words.immediate : number(payback_years, 1)
}
