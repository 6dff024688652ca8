// The drawer form's values, converted from the stored rule and to the request.
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

/** Fields hidden by other choices are cleared. */
export function settled(form: IncentiveForm): IncentiveForm {
  const { kind, paid } = form
  const shared = kind === 'percent' && paid !== 'upfront'
  return { ...form, basis: shared ? form.basis : 'gross', years: paid === 'yearly' ? form.years : null }
}
