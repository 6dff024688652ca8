// Turns a stored option into the calculation's input. Requirements of each type are here and in `optionFaults`, nowhere else.
import type { Promo } from './amortisation.ts'
import type { FinancingOption, FinancingType } from './rules.ts'

/** The terms of a stored or typed option that determine its figures. */
export type OptionTerms = {
  type: FinancingType
  term_months: number | null
  apr: number | null
  dealer_fee: number | null
  escalator: number | null
  rate_usd_per_kwh: number | null
  first_year_usd_per_kw_month: number | null
  promo_kind: 'lower_apr' | 'no_payments' | null
  promo_months: number | null
  promo_apr: number | null
  paydown_share: number | null
}

/** Null where it lacks what its type needs. */
export function termsOf(option: OptionTerms): FinancingOption | null {
  const { type, term_months, apr, rate_usd_per_kwh, first_year_usd_per_kw_month } = option
  if (type === 'cash') return { type }
  if (term_months === null) return null
  if (type === 'loan') {
    if (apr === null) return null
    const dealer_fee = option.dealer_fee ?? 0
    return {
      type,
      term_months,
      apr,
      dealer_fee,
      promo: promoOf(option),
      paydown_share: option.paydown_share ?? undefined,
    }
  }
  const escalator = option.escalator ?? 0
  const byRate = rate_usd_per_kwh === null ? null : { term_months, escalator, rate_usd_per_kwh }
  if (type === 'ppa') return byRate && { type, ...byRate }
  if (byRate) return { type, ...byRate }
  return first_year_usd_per_kw_month === null ? null : { type, term_months, escalator, first_year_usd_per_kw_month }
}

function promoOf({ promo_kind, promo_months, promo_apr }: OptionTerms): Promo | undefined {
  if (promo_months === null) return undefined
  if (promo_kind === 'no_payments') return { kind: promo_kind, months: promo_months }
  return promo_kind === 'lower_apr' && promo_apr !== null
    ? { kind: promo_kind, months: promo_months, apr: promo_apr }
    : undefined
}
