import { X } from 'lucide-react'
import type { Rule } from '#machines/proposals/template-rules.ts'
import { stateOptions } from '#web/lib/states.ts'
import { TYPE_NAMES } from '#web/projects/sale/offer-words.ts'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { type Option, SelectField } from '#web/ui/fields/select-field.tsx'
import { words } from './words.ts'

type Props = {
  rule: Rule
  /** From 1, for screen readers. */
  nth: number
  language: string
  templates: Option[]
  /** There is another rule for the same case. */
  again: boolean
  error: string | undefined
  whyNot: string | undefined
  onChange: (rule: Rule) => void
  onRemove: () => void
}

const ANY = 'any'
const TYPES = ['cash', 'loan', 'lease', 'ppa'] as const
const TYPE_OPTIONS = TYPES.map(type => ({ value: type, label: TYPE_NAMES[type] }))

export function RuleRow({ rule, nth, language, templates, again, error, whyNot, onChange, onRemove }: Props) {
  const off = { disabled: whyNot !== undefined, hideLabel: true }
  // A rule for everything is the default above.
  const everyType = rule.state === null ? [] : [{ value: ANY, label: words.all_ways_to_pay }]
  const everyState = rule.financing_type === null ? [] : [{ id: ANY, value: ANY, label: words.all_states }]
  return (
    <div className="grid items-start gap-x-3 gap-y-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,2fr)_32px] max-sm:rounded-control max-sm:border max-sm:border-hairline max-sm:p-3">
      <SelectField
        {...off}
        label={words.rule_way_to_pay({ nth, language })}
        options={[...everyType, ...TYPE_OPTIONS]}
        value={rule.financing_type ?? ANY}
        onChange={value => onChange({ ...rule, financing_type: TYPES.find(type => type === value) ?? null })}
        error={again ? words.duplicate_rule : undefined}
      />
      <ComboboxField
        {...off}
        label={words.rule_state({ nth, language })}
        placeholder={words.search_states}
        options={[...everyState, ...stateOptions]}
        value={rule.state ?? ANY}
        onChange={value => onChange({ ...rule, state: value === ANY ? null : value })}
      />
      <SelectField
        {...off}
        label={words.rule_template({ nth, language })}
        options={templates}
        value={rule.template_id}
        onChange={template_id => onChange({ ...rule, template_id })}
        error={error}
      />
      <button
        type="button"
        aria-label={words.remove_rule({ nth, language })}
        disabled={whyNot !== undefined}
        onClick={onRemove}
        className="inline-flex size-8 items-center justify-center justify-self-end rounded-control text-ink-3 hover:bg-sunken hover:text-ink max-sm:size-11"
      >
        <X size={16} aria-hidden />
      </button>
    </div>
  )
}
