// An offer in the words of a proposal.
import type { Schemas } from '#sdk/types.ts'
import { moneyExact, number } from '#web/lib/format.ts'

type Offer = Schemas['Offer']

export const TYPE_NAMES: Record<Offer['type'], string> = {
  cash: 'Cash',
  loan: 'Loan',
  lease: 'Lease',
  ppa: 'Power purchase',
}

/** '$221.50' a month; cash has none. */
export const monthly = ({ monthly_payment_cents }: Offer) =>
  monthly_payment_cents === null ? null : moneyExact(monthly_payment_cents)

/** '25 years, 7.49 % interest', '20 years, 2.9 % more each year'. */
export function terms({ term_months, apr, escalator, rate_usd_per_kwh }: Offer): string {
  return [
    term_months && `${number(term_months / 12)} years`,
    apr !== null && `${number(apr * 100, 2)} % interest`,
    rate_usd_per_kwh !== null && `$${rate_usd_per_kwh.toFixed(3)}/kWh`,
    escalator ? `${number(escalator * 100, 1)} % more each year` : null,
  ]
    .filter(Boolean)
    .join(', ')
}

/** When the savings cover what was paid and is still owed; a lease that saves from the first year never falls behind. */
export function payback({ payback_years }: Offer): string {
  if (payback_years === null) return '–'
  return payback_years === 0 ? 'at once' : number(payback_years, 1)
}
