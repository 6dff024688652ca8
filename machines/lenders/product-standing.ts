// Whether a way to pay of the company's list is a product its lender offers today. Pure: catalog, financing tab, publishing and the
// lender's own list ask it alike.
import type { Schemas } from '#sdk/types.ts'
import type { Product } from './lender-actions.ts'

export type OptionTerms = Pick<Schemas['Offer'], 'type' | 'term_months' | 'apr' | 'escalator' | 'rate_usd_per_kwh'>
type ProductTerms = Pick<Product, 'type' | 'term_months' | 'apr' | 'escalator' | 'rate_usd_per_kwh'>

const alike = (one: number | null, other: number | null) =>
  one === other || (one !== null && other !== null && Math.abs(one - other) < 0.00005)

/** A rate per kWh that only one of them names is worked out from the other's payment, so it tells nothing. */
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

/** 'GoodLeap does not offer 20 years at 6.99% in AZ today. Nearest: GoodLeap 25 years, 7.49 %.' */
export function notOfferedWords(option: OptionTerms, lender_name: string, state: string, nearest: readonly string[]) {
  const near = nearest.length > 0 ? ` Nearest: ${nearest.join('; ')}.` : ''
  return `${lender_name} does not offer ${termsWords(option)} in ${state} today.${near}`
}

const share = (value: number) => `${Number((value * 100).toFixed(2))}%`

function termsWords({ type, term_months, apr, escalator, rate_usd_per_kwh }: OptionTerms): string {
  const years = term_months === null ? '' : `${Number((term_months / 12).toFixed(1))} years`
  if (type === 'loan') return [years, apr === null ? '' : `at ${share(apr)}`].filter(Boolean).join(' ')
  const rate = rate_usd_per_kwh === null ? '' : `$${rate_usd_per_kwh}/kWh`
  const rise = escalator === null ? '' : `${share(escalator)} more each year`
  return [`a ${type === 'ppa' ? 'PPA' : 'lease'} of ${years}`, rate, rise].filter(Boolean).join(', ')
}
