import {
  decimal,
  divideHalfUp,
  growth,
  requireCents,
  roundProduct,
  times,
  toSafeInteger,
} from '#machines/money/pricing/money.ts'

export type YearOfPayments = { year: number; months: number; monthly_cents: number; total_cents: number }

function years(term_months: number): { year: number; months: number }[] {
  if (!Number.isInteger(term_months) || term_months < 1 || term_months > 600) {
    throw new RangeError('A term is 1 to 600 whole months')
  }
  return Array.from({ length: Math.ceil(term_months / 12) }, (_, index) => ({
    year: index + 1,
    months: Math.min(12, term_months - index * 12),
  }))
}

/**
 * A lease: the same sum each month of a year, raised by `escalator` each year. Every year is escalated from the first
 * year's payment and rounded once, half up, so that roundings do not compound over 25 years.
 */
export function leasePayments(terms: {
  first_year_monthly_cents: number
  escalator: number
  term_months: number
}): YearOfPayments[] {
  requireCents(terms.first_year_monthly_cents, 'The monthly payment')
  const first = decimal(terms.first_year_monthly_cents)
  return years(terms.term_months).map(({ year, months }) => {
    const monthly_cents = roundProduct(first, growth(terms.escalator, year - 1))
    return { year, months, monthly_cents, total_cents: monthly_cents * months }
  })
}

/**
 * A PPA: dollars per kWh x the kWh of the year. The rate rises by `escalator` and the production falls by `degradation`
 * each year. `monthly_cents` is the average of the year: real bills follow the sun and are higher in summer.
 */
export function ppaPayments(terms: {
  rate_usd_per_kwh: number
  annual_kwh: number
  degradation: number
  escalator: number
  term_months: number
}): YearOfPayments[] {
  if (terms.rate_usd_per_kwh < 0 || terms.annual_kwh < 0) throw new RangeError('Rate and production are zero or more')
  const firstYear = times(decimal(100), decimal(terms.rate_usd_per_kwh), decimal(terms.annual_kwh))
  return years(terms.term_months).map(({ year, months }) => {
    const whole = times(firstYear, growth(terms.escalator, year - 1), growth(-terms.degradation, year - 1))
    const unit = 10n ** BigInt(whole.scale)
    return {
      year,
      months,
      monthly_cents: toSafeInteger(divideHalfUp(whole.digits, 12n * unit)),
      total_cents: toSafeInteger(divideHalfUp(whole.digits * BigInt(months), 12n * unit)),
    }
  })
}

/** A lease priced, as lenders do, by its kWh rate on the first year's estimate, then fixed whatever the sun does. */
export function leaseFromRate(rate_usd_per_kwh: number, annual_kwh: number): number {
  const { digits, scale } = times(decimal(100), decimal(rate_usd_per_kwh), decimal(annual_kwh))
  return toSafeInteger(divideHalfUp(digits, 12n * 10n ** BigInt(scale)))
}
