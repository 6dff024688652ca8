// The values of the drawer's form, between a rule as it was read and what is sent.
import type { Schemas } from '#sdk/types.ts'

type Rule = Schemas['Incentive']
/** Numbers that are typed may be missing for a while. */
export type IncentiveForm = Omit<Rule, 'id' | 'code' | 'construction_begun_by' | 'ended' | 'value'> & {
  value: number | null
}

export const NEW_INCENTIVE: IncentiveForm = {
  name: '',
  level: 'state',
  kind: 'percent',
  value: null,
  cap_cents: null,
  cap_share: null,
  applies_to: [],
  starts_on: null,
  ends_on: null,
  states: [],
  utilities: [],
  claimed_by: 'homeowner',
  paid: 'year_1',
  years: null,
  basis: 'gross',
  law: '',
  source_url: '',
  automatic: true,
  active: true,
  version: 0,
}

export function formOf({ id, code, construction_begun_by, ended, ...fields }: Rule): IncentiveForm {
  return fields
}

/** A field that the other choices have taken out of sight says nothing. */
export function settled(form: IncentiveForm): IncentiveForm {
  const { kind, paid } = form
  const shared = kind === 'percent' && paid !== 'upfront'
  return { ...form, basis: shared ? form.basis : 'gross', years: paid === 'yearly' ? form.years : null }
}
