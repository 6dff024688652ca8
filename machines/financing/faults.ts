// What a financing option may not be, field → sentence. Shape and bounds are the contract's; this is what fields say together.
import type { Schemas } from '#sdk/types.ts'
import { type LenderCode, lenderOf } from '../lenders/known.ts'
import type { OptionLimits } from '../quote/availability.ts'
import { PAYDOWN_MONTH } from './defaults.ts'
import type { OptionTerms } from './option-terms.ts'

type Provider = Schemas['ProviderCode']
type Checked = OptionTerms & Omit<OptionLimits, 'name' | 'active' | 'provider'>

const WITHOUT_LENDER: Record<Exclude<Provider, LenderCode>, readonly OptionTerms['type'][]> = {
  cash: ['cash'],
  'lifestyle-solar': ['loan', 'lease', 'ppa'],
  mosaic: [],
}
/** What a provider offers, the usual kind first: a lender what it says, a company's own financing anything financed. */
export const typesOf = (code: Provider): readonly OptionTerms['type'][] =>
  isWithoutLender(code) ? WITHOUT_LENDER[code] : (lenderOf(code)?.types ?? [])
const isWithoutLender = (code: Provider): code is keyof typeof WITHOUT_LENDER => Object.hasOwn(WITHOUT_LENDER, code)

const KIND = { cash: 'Cash', loan: 'A loan', lease: 'A lease', ppa: 'A PPA' } as const

export function optionFaults(option: Checked, provider: { code: Provider; name: string }): Record<string, string> {
  const faults: Record<string, string> = {}
  const { type, promo_kind, promo_months, promo_apr, term_months } = option
  const fault = (field: string, sentence: string) => {
    faults[field] ??= sentence
  }
  if (!typesOf(provider.code).includes(type)) fault('type', `${provider.name} does not offer ${wordOf(type)}.`)
  const need = (field: keyof OptionTerms, sentence: string) => option[field] === null && fault(field, sentence)
  const refuse = (field: keyof OptionTerms, what: string, holder = KIND[type]) =>
    option[field] !== null && fault(field, `${holder} has no ${what}.`)
  if (type === 'cash') refuse('term_months', 'term')
  else need('term_months', 'Enter the term in months.')
  if (type === 'loan') need('apr', 'Enter the interest rate.')
  else {
    refuse('apr', 'interest rate')
    refuse('dealer_fee', 'dealer fee')
    refuse('paydown_share', 'paydown')
    if (promo_kind !== null) fault('promo', `${KIND[type]} has no promo.`)
  }
  if (type === 'cash' || type === 'loan') {
    refuse('escalator', 'escalator')
    refuse('rate_usd_per_kwh', 'rate for a kWh')
  }
  if (type !== 'lease') refuse('first_year_usd_per_kw_month', 'payment by kW')
  if (type === 'ppa') need('rate_usd_per_kwh', 'Enter the rate for a kWh.')
  if (type === 'lease') {
    const both = option.rate_usd_per_kwh !== null && option.first_year_usd_per_kw_month !== null
    const none = option.rate_usd_per_kwh === null && option.first_year_usd_per_kw_month === null
    if (both) fault('first_year_usd_per_kw_month', 'A lease is priced by kW or by kWh, not by both.')
    if (none) fault('rate_usd_per_kwh', 'Enter a rate for a kWh or a payment for a kW.')
  }
  if (promo_months !== null && term_months !== null && promo_months >= term_months)
    fault('promo', 'The promo is as long as the loan. Make it shorter.')
  if (promo_kind === 'lower_apr') {
    if (promo_apr === null) fault('promo', 'Enter the interest rate of the first months.')
    else if (option.apr !== null && promo_apr >= option.apr)
      fault('promo', 'The interest rate of the first months must be below the later one.')
  } else if (promo_apr !== null)
    fault('promo', 'Without payments the interest is that of the loan; leave the lower rate out.')
  if (option.paydown_share !== null && term_months !== null && term_months <= PAYDOWN_MONTH)
    fault('paydown_share', `The loan ends before a paydown in month ${PAYDOWN_MONTH}.`)
  if (
    option.min_amount_cents !== null &&
    option.max_amount_cents !== null &&
    option.min_amount_cents > option.max_amount_cents
  )
    fault('max_amount_cents', 'The highest amount is below the lowest.')
  if (option.starts_on !== null && option.ends_on !== null && option.starts_on > option.ends_on)
    fault('ends_on', 'It ends before it starts.')
  if (option.requires_storage && type === 'cash') fault('requires_storage', 'Cash asks for no battery.')
  return faults
}

const wordOf = (type: OptionTerms['type']) => ({ cash: 'cash', loan: 'loans', lease: 'leases', ppa: 'PPAs' })[type]
