// What is known of a project as labelled words, for whoever tries a rule on it.
import { type Facts, type Names, plain } from './rules.ts'

export function factWords(facts: Omit<Facts, 'adders'>, names: Names): { label: string; value: string }[] {
  const list = (parts: readonly { id: string }[]) => parts.map(({ id }) => names[id] ?? id).join(', ') || 'None'
  const known = (value: string | null) => (value === null ? 'Not known' : (names[value] ?? plain(value)))
  const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return [
    { label: 'State', value: known(facts.state) },
    { label: 'Utility', value: known(facts.utility) },
    { label: 'Financing', value: first(known(facts.financing_type)) },
    { label: 'Roof', value: first(known(facts.roof_type)) },
    { label: 'Size', value: facts.size_kw === null ? 'Not known' : `${facts.size_kw.toLocaleString('en-US')} kW` },
    {
      label: 'Panels',
      value: facts.module_count === null ? 'Not known' : `${facts.module_count} × ${list(facts.panel)}`,
    },
    { label: 'Inverters', value: list(facts.inverter) },
  ]
}
