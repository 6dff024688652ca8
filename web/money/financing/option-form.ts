// The option drawer's values, converted from the stored option and to the request: a type keeps only its own fields.

import type { OptionTerms } from '#machines/money/financing/option-terms.ts'
import type { Schemas } from '#sdk/types.ts'

type Option = Schemas['FinancingOption']
type Type = Schemas['FinancingType']

export type OptionForm = Omit<Option, 'id' | 'provider_id' | 'type_code' | 'promo' | 'ended' | 'position'> & {
  promo_kind: Schemas['PromoKind'] | null
  promo_months: number | null
  promo_apr: number | null
  /** How a lease is priced. */
  lease_by: 'kwh' | 'kw'
}

export const newOption = (type: Type): OptionForm => ({
  type,
  name: '',
  term_months: type === 'cash' ? null : 300,
  apr: null,
  dealer_fee: type === 'loan' ? 0 : null,
  escalator: type === 'lease' || type === 'ppa' ? 0.0299 : null,
  rate_usd_per_kwh: null,
  first_year_usd_per_kw_month: null,
  promo_kind: null,
  promo_months: null,
  promo_apr: null,
  paydown_share: null,
  min_amount_cents: null,
  max_amount_cents: null,
  max_price_usd_per_w: null,
  states: [],
  starts_on: null,
  ends_on: null,
  requires_storage: false,
  active: true,
  lease_by: 'kwh',
  version: 0,
})

export function formOf(option: Option): OptionForm {
  const { id, provider_id, type_code, ended, position, promo, dealer_fee = null, ...fields } = option
  return {
    ...fields,
    dealer_fee,
    promo_kind: promo?.kind ?? null,
    promo_months: promo?.months ?? null,
    promo_apr: promo?.apr ?? null,
    lease_by: option.first_year_usd_per_kw_month === null ? 'kwh' : 'kw',
  }
}

/** Only what the type has: what another choice has taken out of sight is not sent. */
export function settled(form: OptionForm): OptionForm {
  const { type, lease_by, promo_kind } = form
  const loan = type === 'loan'
  const rented = type === 'lease' || type === 'ppa'
  const byRate = type === 'ppa' || (type === 'lease' && lease_by === 'kwh')
  return {
    ...form,
    term_months: type === 'cash' ? null : form.term_months,
    apr: loan ? form.apr : null,
    dealer_fee: loan ? form.dealer_fee : null,
    paydown_share: loan ? form.paydown_share : null,
    promo_kind: loan ? promo_kind : null,
    promo_months: loan && promo_kind !== null ? form.promo_months : null,
    promo_apr: loan && promo_kind === 'lower_apr' ? form.promo_apr : null,
    escalator: rented ? form.escalator : null,
    rate_usd_per_kwh: byRate ? form.rate_usd_per_kwh : null,
    first_year_usd_per_kw_month: type === 'lease' && lease_by === 'kw' ? form.first_year_usd_per_kw_month : null,
    requires_storage: type === 'cash' ? false : form.requires_storage,
  }
}

/** The request. A hidden dealer fee isn't sent. */
export function inputOf(form: OptionForm, seesCost: boolean) {
  const { type, version, lease_by, promo_kind, promo_months, promo_apr, dealer_fee, ...fields } = settled(form)
  return {
    ...fields,
    // Months that are missing are the server's to refuse, at this field.
    promo: promo_kind === null ? null : { kind: promo_kind, months: promo_months ?? 0, apr: promo_apr },
    ...(seesCost ? { dealer_fee } : {}),
  }
}

/** As the calculation reads an option that was answered. */
export const columnsOf = ({ promo, ...option }: Option): OptionTerms => ({
  ...option,
  dealer_fee: option.dealer_fee ?? null,
  promo_kind: promo?.kind ?? null,
  promo_months: promo?.months ?? null,
  promo_apr: promo?.apr ?? null,
})

export const asColumns = (form: OptionForm): OptionTerms => {
  const { dealer_fee = null, ...fields } = settled(form)
  return { ...fields, dealer_fee }
}
