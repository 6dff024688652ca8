// What an incentive may not be, field → sentence. Shape and bounds are the contract's; this is what fields say together.
import type { Incentive } from './company.ts'

type Checked = Omit<Incentive, 'id' | 'active' | 'automatic'>

export function incentiveFaults(rule: Checked): Record<string, string> {
  const faults: Record<string, string> = {}
  const fault = (field: string, sentence: string) => {
    faults[field] ??= sentence
  }
  if (rule.level === 'federal' && rule.code === null)
    fault('level', 'Federal rules come with the product, with their law and dates. Choose state, utility or local.')
  if (rule.kind === 'percent' && rule.value > 1) fault('value', 'A share of the price is at most 100 %.')
  if (rule.kind === 'per_watt' && rule.value > 10) fault('value', 'Enter at most $10 a watt.')
  if (rule.kind === 'production' && rule.value > 5) fault('value', 'Enter at most $5 a kWh.')
  if (rule.starts_on !== null && rule.ends_on !== null && rule.starts_on > rule.ends_on)
    fault('ends_on', 'It ends before it starts.')
  if (rule.level === 'state' && rule.states.length === 0) fault('states', 'Choose the state whose incentive this is.')
  const elsewhere = rule.utilities.find(id => rule.states.length > 0 && !rule.states.includes(id.slice(0, 2)))
  if (elsewhere) fault('utilities', `A utility of ${elsewhere.slice(0, 2)} is none of the states chosen.`)
  if (rule.paid === 'yearly' && rule.kind !== 'production')
    fault('paid', 'Only an incentive by production is paid each year.')
  if (rule.paid === 'yearly' && rule.years === null) fault('years', 'Enter for how many years it pays.')
  if (rule.paid !== 'yearly' && rule.years !== null) fault('years', 'Only one that is paid each year has years.')
  if (rule.claimed_by === 'installer' && rule.paid !== 'upfront')
    fault('paid', 'What the installer claims is passed on at once. Choose upfront.')
  if (rule.claimed_by === 'provider' && !rule.applies_to.every(type => type === 'lease' || type === 'ppa'))
    fault('applies_to', 'Only a lease or PPA has a provider that could claim it.')
  if (rule.claimed_by === 'provider' && rule.applies_to.length === 0)
    fault('applies_to', 'Only a lease or PPA has a provider that could claim it. Choose those.')
  if (rule.basis === 'after_upfront' && (rule.kind !== 'percent' || rule.paid === 'upfront'))
    fault('basis', 'Only a share of the price that is paid later can count what upfront incentives leave.')
  return faults
}
