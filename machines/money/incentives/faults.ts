// Validation across fields of an incentive, field → message. Shape and bounds are the contract's.
import type { Incentive } from './company.ts'
import { words } from './words.ts'

type Checked = Omit<Incentive, 'id' | 'active' | 'automatic'>

export function incentiveFaults(rule: Checked): Record<string, string> {
  const faults: Record<string, string> = {}
  const fault = (field: string, sentence: string) => {
    faults[field] ??= sentence
  }
  if (rule.level === 'federal' && rule.code === null) fault('level', words.fault.federal_is_built_in)
  if (rule.kind === 'percent' && rule.value > 1) fault('value', words.fault.share_too_high)
  if (rule.kind === 'per_watt' && rule.value > 10) fault('value', words.fault.per_watt_too_high)
  if (rule.kind === 'production' && rule.value > 5) fault('value', words.fault.per_kwh_too_high)
  if (rule.starts_on !== null && rule.ends_on !== null && rule.starts_on > rule.ends_on)
    fault('ends_on', words.fault.ends_before_start)
  if (rule.level === 'state' && rule.states.length === 0) fault('states', words.fault.choose_state)
  const elsewhere = rule.utilities.find(id => rule.states.length > 0 && !rule.states.includes(id.slice(0, 2)))
  if (elsewhere) fault('utilities', words.fault.utility_elsewhere({ state: elsewhere.slice(0, 2) }))
  if (rule.paid === 'yearly' && rule.kind !== 'production') fault('paid', words.fault.yearly_needs_production)
  if (rule.paid === 'yearly' && rule.years === null) fault('years', words.fault.enter_years)
  if (rule.paid !== 'yearly' && rule.years !== null) fault('years', words.fault.years_not_yearly)
  if (rule.claimed_by === 'installer' && rule.paid !== 'upfront') fault('paid', words.fault.installer_paid_upfront)
  if (rule.claimed_by === 'provider' && !rule.applies_to.every(type => type === 'lease' || type === 'ppa'))
    fault('applies_to', words.fault.provider_needs_lease)
  if (rule.claimed_by === 'provider' && rule.applies_to.length === 0)
    fault('applies_to', words.fault.provider_needs_lease)
  if (rule.basis === 'after_upfront' && (rule.kind !== 'percent' || rule.paid === 'upfront'))
    fault('basis', words.fault.after_upfront_needs_later_share)
  return faults
}
