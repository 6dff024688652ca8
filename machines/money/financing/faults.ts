// Validation across fields of a financing option, field → message. Shape and bounds are the contract's.

import { type LenderCode, lenderOf } from '#machines/applications/lenders/known.ts'
import type { Schemas } from '#sdk/types.ts'
import type { OptionLimits } from '../quote/availability.ts'
import { PAYDOWN_MONTH } from './defaults.ts'
import type { OptionTerms } from './option-terms.ts'
import { words } from './words.ts'

type Provider = Schemas['ProviderCode']
type Checked = OptionTerms & Omit<OptionLimits, 'name' | 'active' | 'provider'>

const WITHOUT_LENDER: Record<Exclude<Provider, LenderCode>, readonly OptionTerms['type'][]> = {
  cash: ['cash'],
  'lifestyle-solar': ['loan', 'lease', 'ppa'],
  mosaic: [],
}
/** Types a provider offers, the usual one first: a lender's own list, or every financed type for the company's own financing. */
export const typesOf = (code: Provider): readonly OptionTerms['type'][] =>
  isWithoutLender(code) ? WITHOUT_LENDER[code] : (lenderOf(code)?.types ?? [])
const isWithoutLender = (code: Provider): code is keyof typeof WITHOUT_LENDER => Object.hasOwn(WITHOUT_LENDER, code)

export function optionFaults(option: Checked, provider: { code: Provider; name: string }): Record<string, string> {
  const faults: Record<string, string> = {}
  const { type, promo_kind, promo_months, promo_apr, term_months } = option
  const fault = (field: string, sentence: string) => {
    faults[field] ??= sentence
  }
  if (!typesOf(provider.code).includes(type))
    fault('type', words.fault.type_not_offered({ provider: provider.name, type }))
  const need = (field: keyof OptionTerms, sentence: string) => option[field] === null && fault(field, sentence)
  const { has_no } = words.fault
  const refuse = (field: keyof OptionTerms & keyof typeof has_no) =>
    option[field] !== null && fault(field, has_no[field])
  if (type === 'cash') refuse('term_months')
  else need('term_months', words.fault.enter_term)
  if (type === 'loan') need('apr', words.fault.enter_interest)
  else {
    refuse('apr')
    refuse('dealer_fee')
    refuse('paydown_share')
    if (promo_kind !== null) fault('promo', has_no.promo)
  }
  if (type === 'cash' || type === 'loan') {
    refuse('escalator')
    refuse('rate_usd_per_kwh')
  }
  if (type !== 'lease') refuse('first_year_usd_per_kw_month')
  if (type === 'ppa') need('rate_usd_per_kwh', words.fault.enter_rate)
  if (type === 'lease') {
    const both = option.rate_usd_per_kwh !== null && option.first_year_usd_per_kw_month !== null
    const none = option.rate_usd_per_kwh === null && option.first_year_usd_per_kw_month === null
    if (both) fault('first_year_usd_per_kw_month', words.fault.rate_and_payment)
    if (none) fault('rate_usd_per_kwh', words.fault.rate_or_payment)
  }
  if (promo_months !== null && term_months !== null && promo_months >= term_months)
    fault('promo', words.fault.promo_too_long)
  if (promo_kind === 'lower_apr') {
    if (promo_apr === null) fault('promo', words.fault.enter_promo_interest)
    else if (option.apr !== null && promo_apr >= option.apr) fault('promo', words.fault.promo_interest_too_high)
  } else if (promo_apr !== null) fault('promo', words.fault.promo_interest_unused)
  if (option.paydown_share !== null && term_months !== null && term_months <= PAYDOWN_MONTH)
    fault('paydown_share', words.fault.ends_before_paydown({ month: PAYDOWN_MONTH }))
  if (
    option.min_amount_cents !== null &&
    option.max_amount_cents !== null &&
    option.min_amount_cents > option.max_amount_cents
  )
    fault('max_amount_cents', words.fault.maximum_below_minimum)
  if (option.starts_on !== null && option.ends_on !== null && option.starts_on > option.ends_on)
    fault('ends_on', words.fault.ends_before_start)
  if (option.requires_storage && type === 'cash') fault('requires_storage', words.fault.cash_needs_no_battery)
  return faults
}
