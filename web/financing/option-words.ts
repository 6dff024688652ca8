// An option in words, and what it would ask for a system of $30,000. The figures are the product's own calculation.

import { type OptionTerms, termsOf } from '#machines/financing/option-terms.ts'
import { type FinancingFigures, paymentFor } from '#machines/financing/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { date, money, moneyExact, number, percent } from '#web/lib/format.ts'

type Option = Schemas['FinancingOption']

/** Ten kW at $3 a watt, at 1,600 kWh a year for each kW. */
const SYSTEM = { price_cents: 3_000_000, size_w: 10_000, annual_kwh: 16_000 }
const NO_BILLS = { kind: 'yearly', before_year1_cents: 0, after_year1_cents: 0 } as const

const share = (value: number) => percent(value, Number.isInteger(Math.round(value * 10_000) / 100) ? 0 : 2)
const years = (months: number) =>
  months % 12 === 0 ? `${months / 12} ${months === 12 ? 'year' : 'years'}` : `${months} months`

/** Null where something is missing or out of bounds: what is typed halfway is no option yet. */
export function figuresOf(option: OptionTerms): FinancingFigures | null {
  const sound =
    (option.apr ?? 0) <= 0.36 &&
    (option.dealer_fee ?? 0) <= 0.6 &&
    Number.isInteger(option.term_months ?? 12) &&
    (option.term_months ?? 12) >= 12 &&
    (option.term_months ?? 12) <= 480 &&
    (option.promo_months ?? 0) < (option.term_months ?? 12) &&
    Number.isInteger(option.promo_months ?? 1) &&
    (option.promo_apr ?? 0) <= 0.36 &&
    (option.paydown_share ?? 0) <= 0.9 &&
    Object.values(option).every(value => typeof value !== 'number' || value >= 0)
  const terms = sound ? termsOf(option) : null
  return terms && paymentFor(terms, { ...SYSTEM, bills: NO_BILLS })
}

/** 'A $30,000 system would cost …' */
export function exampleSentence(option: OptionTerms): string | null {
  const figures = figuresOf(option)
  if (!figures) return null
  const { type, term_months, promo_kind, promo_months, escalator } = option
  const { monthly_payment_cents, promo_payment_cents, reduced_payment_cents, total_paid_cents } = figures
  if (type === 'cash') return `A ${money(SYSTEM.price_cents)} system would cost ${money(total_paid_cents)}, at once.`
  const then = `${moneyExact(monthly_payment_cents)} a month`
  const first =
    promo_kind === 'no_payments'
      ? `nothing for ${promo_months} months, then ${then}`
      : promo_kind === 'lower_apr' && promo_payment_cents !== null
        ? `${moneyExact(promo_payment_cents)} a month for ${promo_months} months, then ${then}`
        : then
  const rise = escalator ? ` in the first year, rising ${share(escalator)} a year` : ''
  const reduced =
    reduced_payment_cents === null ? '' : `, or ${moneyExact(reduced_payment_cents)} after the paydown in month 18`
  const system =
    type === 'loan'
      ? `A ${money(SYSTEM.price_cents)} system`
      : `A system of ${number(SYSTEM.size_w / 1000)} kW that makes ${number(SYSTEM.annual_kwh)} kWh a year`
  const basis = type === 'ppa' ? ' on average' : ''
  return `${system} would cost ${first}${basis}${rise}${reduced}: ${money(total_paid_cents)} in ${years(term_months ?? 0)}.`
}

/** '7.49 %' of a loan, '$0.150/kWh' of what is rented; null for cash. */
export function rateOf({ apr, rate_usd_per_kwh, first_year_usd_per_kw_month }: Option): string | null {
  if (apr !== null) return `${share(apr)} interest`
  if (rate_usd_per_kwh !== null) return `$${rate_usd_per_kwh.toFixed(3)}/kWh`
  return first_year_usd_per_kw_month === null ? null : `$${first_year_usd_per_kw_month.toFixed(2)}/kW`
}

/** '25 years, 3.99 % interest', '20 years at $0.150/kWh, 2.99 % more each year'. */
export function termsSentence(option: Option): string {
  if (option.type === 'cash') return 'Paid at once'
  const { term_months, apr, rate_usd_per_kwh, first_year_usd_per_kw_month, escalator } = option
  return [
    term_months && years(term_months),
    apr !== null && `${share(apr)} interest`,
    rate_usd_per_kwh !== null && `$${rate_usd_per_kwh.toFixed(3)}/kWh`,
    first_year_usd_per_kw_month !== null && `$${first_year_usd_per_kw_month.toFixed(2)}/kW a month`,
    escalator !== null && (escalator > 0 ? `+${share(escalator)} a year` : 'no escalator'),
  ]
    .filter(Boolean)
    .join(', ')
}

export function promoSentence({ promo }: Option): string | null {
  if (!promo) return null
  return promo.kind === 'no_payments'
    ? `No payments for ${promo.months} months; the interest is added to what is owed.`
    : `${share(promo.apr ?? 0)} interest for the first ${promo.months} months.`
}

/** The lender's limits, one sentence each. */
export function limitSentences(option: Option): string[] {
  const { min_amount_cents: min, max_amount_cents: max, max_price_usd_per_w, states, starts_on, ends_on } = option
  return [
    ...(min !== null && max !== null ? [`${money(min)} to ${money(max)}.`] : []),
    ...(min !== null && max === null ? [`From ${money(min)}.`] : []),
    ...(min === null && max !== null ? [`Up to ${money(max)}.`] : []),
    ...(max_price_usd_per_w === null ? [] : [`At most $${max_price_usd_per_w.toFixed(2)} a watt.`]),
    ...(states.length === 0 ? [] : [`Only in ${states.join(', ')}.`]),
    ...(starts_on ? [`Offered from ${date(starts_on)}.`] : []),
    ...(ends_on ? [`Offered until ${date(ends_on)}.`] : []),
    ...(option.requires_storage ? ['Needs a battery in the design.'] : []),
  ]
}
