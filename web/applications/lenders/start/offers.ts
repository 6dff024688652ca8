// Lenders' offers for a project, in the order homeowners compare them, and those already discussed. Pure.
import { lenderOf } from '#machines/applications/lenders/known.ts'
import { sameTerms } from '#machines/applications/lenders/product-standing.ts'
import type { Schemas } from '#sdk/types.ts'
import { moneyExact, number, percent } from '#web/lib/format.ts'
import { words } from './words.ts'

type Offer = Schemas['LenderOffer']
type Product = Schemas['LenderProduct']
type Chosen = Pick<Schemas['Offer'], 'provider_code' | 'type' | 'term_months' | 'apr' | 'escalator'>

/** Available ones first, by monthly payment; unavailable ones last. */
export const inOrder = (offers: readonly Offer[]): Offer[] =>
  [...offers].sort(
    (one, other) =>
      Number(other.fits) - Number(one.fits) ||
      (one.monthly_payment_cents ?? Number.POSITIVE_INFINITY) -
        (other.monthly_payment_cents ?? Number.POSITIVE_INFINITY) ||
      one.term_months - other.term_months,
  )

/** The least a month among what can be had; null where no payment is known. */
export function lowest(offers: readonly Offer[]): number | null {
  const payments = offers.flatMap(({ fits, monthly_payment_cents }) =>
    fits && monthly_payment_cents !== null ? [monthly_payment_cents] : [],
  )
  return payments.length === 0 ? null : Math.min(...payments)
}

/** True if the project's financing was calculated with this lender product. */
export const isChosen = (lender: string, product: Product, chosen: Chosen | undefined): boolean =>
  chosen !== undefined && chosen.provider_code === lender && sameTerms({ ...chosen, rate_usd_per_kwh: null }, product)

/** '25 years, 7.49 % interest', '25 years, 8.1 % lender APR', '20 years, 2.9 % more each year, $0.150/kWh'. */
export const terms = ({ term_months, apr, escalator, rate_usd_per_kwh }: Product, lender: string): string =>
  [
    words.number_years({ number: number(term_months / 12, term_months % 12 === 0 ? 0 : 1) }),
    apr === null ? null : `${percent(apr, 2)} ${rateName(lender)}`,
    escalator === null
      ? null
      : escalator === 0
        ? words.no_escalator
        : words.annual_escalator({ escalator: percent(escalator, 2) }),
    rate_usd_per_kwh === null ? null : `$${rate_usd_per_kwh.toFixed(3)}/kWh`,
  ]
    .filter(Boolean)
    .join(', ')

/** The lender's rate name, labeled as its own. */
const rateName = (lender: string): string => (lenderOf(lender)?.states_apr ? words.apr_name : 'interest')

export const paymentOf = (payment_cents: number | null) => (payment_cents === null ? '–' : moneyExact(payment_cents))
