// The facts of a project as labeled text, for trying out a rule on it.
import { type Facts, type Names, plain } from './rules.ts'
import { words } from './words.ts'

export function describeFacts(facts: Omit<Facts, 'adders'>, names: Names): { label: string; value: string }[] {
  const list = (parts: readonly { id: string }[]) => parts.map(({ id }) => names[id] ?? id).join(', ') || words.none
  const known = (value: string | null) => (value === null ? words.unknown : (names[value] ?? plain(value)))
  const first = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return [
    { label: words.field_label.state, value: known(facts.state) },
    { label: words.field_label.utility, value: known(facts.utility) },
    { label: words.field_label.financing_type, value: first(known(facts.financing_type)) },
    { label: words.field_label.roof_type, value: first(known(facts.roof_type)) },
    {
      label: words.field_label.size_kw,
      value: facts.size_kw === null ? words.unknown : `${facts.size_kw.toLocaleString('en-US')} kW`,
    },
    {
      label: words.panels,
      value: facts.module_count === null ? words.unknown : `${facts.module_count} × ${list(facts.panel)}`,
    },
    { label: words.inverters, value: list(facts.inverter) },
  ]
}
