// An option in words, and what it would ask for a system of $30,000. The figures are the product's own calculation.

import { type OptionTerms, termsOf } from '#machines/money/financing/option-terms.ts'
import { type FinancingFigures, paymentFor } from '#machines/money/financing/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { date, money, moneyExact, number, percent } from '#web/lib/format.ts'
import { words } from './words.ts'

type Option = Schemas['FinancingOption']

/** Ten kW at $3 a watt, at 1,600 kWh a year for each kW. */
const SYSTEM = { price_cents: 3_000_000, size_w: 10_000, annual_kwh: 16_000 }
const NO_BILLS = { kind: 'yearly', before_year1_cents: 0, after_year1_cents: 0 } as const

const share = (value: number) => percent(value, Number.isInteger(Math.round(value * 10_000) / 100) ? 0 : 2)
const years = (months: number) =>
  months % 12 === 0 ? `${months / 12} ${months === 12 ? 'year' : 'years'}` : words.months_months({ months })

/** Null if incomplete or out of bounds: half-typed input isn't an option yet. */
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
  if (type === 'cash')
    return words.system_would_cost_once({ price: money(SYSTEM.price_cents), total_paid: money(total_paid_cents) })
  const then = words.monthly_payment_month({ monthly_payment: moneyExact(monthly_payment_cents) })
  const first =
    promo_kind === 'no_payments'
      ? words.nothing_months_then({ promo_months: String(promo_months), then })
      : promo_kind === 'lower_apr' && promo_payment_cents !== null
        ? words.month_months_then({
            promo_payment: moneyExact(promo_payment_cents),
            promo_months: String(promo_months),
            then,
          })
        : then
  const rise = escalator ? words.first_year_rising_year({ escalator: share(escalator) }) : ''
  const reduced =
    reduced_payment_cents === null
      ? ''
      : words.after_paydown_month_18({ reduced_payment: moneyExact(reduced_payment_cents) })
  const system =
    type === 'loan'
      ? words.price_system({ price: money(SYSTEM.price_cents) })
      : words.system_kw_makes_kwh({ number: number(SYSTEM.size_w / 1000), annual_kwh: number(SYSTEM.annual_kwh) })
  const basis = type === 'ppa' ? words.on_average : ''
  return words.would_cost({
    system,
    first,
    basis,
    rise,
    reduced,
    total_paid: money(total_paid_cents),
    years: years(term_months ?? 0),
  })
}

/** '7.49 %' for a loan, '$0.150/kWh' for a lease or PPA; null for cash. */
export function rateOf({ apr, rate_usd_per_kwh, first_year_usd_per_kw_month }: Option): string | null {
  if (apr !== null) return words.apr_interest({ apr: share(apr) })
  if (rate_usd_per_kwh !== null) return `$${rate_usd_per_kwh.toFixed(3)}/kWh`
  return first_year_usd_per_kw_month === null ? null : `$${first_year_usd_per_kw_month.toFixed(2)}/kW`
}

/** '25 years, 3.99 % interest', '20 years at $0.150/kWh, 2.99 % more each year'. */
export function termsSentence(option: Option): string {
  if (option.type === 'cash') return words.paid_once
  const { term_months, apr, rate_usd_per_kwh, first_year_usd_per_kw_month, escalator } = option
  return [
    term_months && years(term_months),
    apr !== null && words.apr_interest({ apr: share(apr) }),
    rate_usd_per_kwh !== null && `$${rate_usd_per_kwh.toFixed(3)}/kWh`,
    first_year_usd_per_kw_month !== null && words.fixed_kw_month({ fixed: first_year_usd_per_kw_month.toFixed(2) }),
    escalator !== null &&
      (escalator > 0 ? words.plus_escalator_year({ escalator: share(escalator) }) : words.no_escalator),
  ]
    .filter(Boolean)
    .join(', ')
}

export function promoSentence({ promo }: Option): string | null {
  if (!promo) return null
  return promo.kind === 'no_payments'
    ? words.no_payments_months({ months: promo.months })
    : words.interest_first_months({ share: share(promo.apr ?? 0), months: promo.months })
}

/** The lender's limits, one sentence each. */
export function limitSentences(option: Option): string[] {
  const { min_amount_cents: min, max_amount_cents: max, max_price_usd_per_w, states, starts_on, ends_on } = option
  return [
    ...(min !== null && max !== null ? [words.min_max({ min: money(min), max: money(max) })] : []),
    ...(min !== null && max === null ? [words.min({ min: money(min) })] : []),
    ...(min === null && max !== null ? [words.up_max({ max: money(max) })] : []),
    ...(max_price_usd_per_w === null ? [] : [words.most_watt({ fixed: max_price_usd_per_w.toFixed(2) })]),
    ...(states.length === 0 ? [] : [words.only_join({ join: states.join(', ') })]),
    ...(starts_on ? [words.offered_from_date({ starts_on: date(starts_on) })] : []),
    ...(ends_on ? [words.offered_until_date({ ends_on: date(ends_on) })] : []),
    ...(option.requires_storage ? [words.needs_battery_design_sentence] : []),
  ]
}
