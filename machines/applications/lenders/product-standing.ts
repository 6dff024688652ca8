// Compares a payment option in the company's list with the products its lender offers today. Pure; used by catalog,
// financing tab, publishing and the lender's own list.
import type { Schemas } from '#sdk/types.ts'
import type { Product } from './lender-actions.ts'
import { words } from './words.ts'

type OptionTerms = Pick<Schemas['Offer'], 'type' | 'term_months' | 'apr' | 'escalator' | 'rate_usd_per_kwh'>
type ProductTerms = Pick<Product, 'type' | 'term_months' | 'apr' | 'escalator' | 'rate_usd_per_kwh'>

const alike = (one: number | null, other: number | null) =>
  one === other || (one !== null && other !== null && Math.abs(one - other) < 0.00005)

/** A rate per kWh named by only one side is derived from the other's payment, so it can't be compared. */
const sameRate = (one: number | null, other: number | null) => one === null || other === null || alike(one, other)

export const sameTerms = (option: OptionTerms, product: ProductTerms): boolean =>
  option.type === product.type &&
  option.term_months === product.term_months &&
  alike(option.apr, product.apr) &&
  alike(option.escalator, product.escalator) &&
  sameRate(option.rate_usd_per_kwh, product.rate_usd_per_kwh)

const MOST_NEAREST = 3

/** Of the same kind, those whose rate and years differ least first. */
export function nearestProducts<P extends ProductTerms>(option: OptionTerms, products: readonly P[]): P[] {
  const gap = (one: number | null, other: number | null) => Math.abs((one ?? 0) - (other ?? 0))
  // A year of the term weighs as much as a tenth of a percentage point.
  const distance = (product: P) =>
    gap(option.apr, product.apr) +
    gap(option.escalator, product.escalator) +
    gap(option.term_months, product.term_months) / 12 / 1000
  return products
    .filter(({ type }) => type === option.type)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MOST_NEAREST)
}

/** 'GoodLeap doesn’t offer this loan in AZ today: 20 years, 6.99% interest. Closest: GoodLeap 25 years, 7.49%.' */
export function notOfferedWords(option: OptionTerms, lender_name: string, state: string, nearest: readonly string[]) {
  const missing = words.not_offered({ lender: lender_name, type: option.type, state, terms: termsWords(option) })
  return nearest.length > 0 ? `${missing} ${words.closest_products({ names: nearest.join('; ') })}` : missing
}

const share = (value: number) => `${Number((value * 100).toFixed(2))}%`

function termsWords({ type, term_months, apr, escalator, rate_usd_per_kwh }: OptionTerms): string {
  const years = term_months === null ? '' : words.term_years({ years: Number((term_months / 12).toFixed(1)) })
  if (type === 'loan')
    return [years, apr === null ? '' : words.at_rate({ rate: share(apr) })].filter(Boolean).join(', ')
  const rate = rate_usd_per_kwh === null ? '' : `$${rate_usd_per_kwh}/kWh`
  const rise = escalator === null ? '' : words.yearly_increase({ rate: share(escalator) })
  return [years, rate, rise].filter(Boolean).join(', ')
}
