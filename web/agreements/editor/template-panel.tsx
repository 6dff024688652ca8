// Settings of the whole template: name, signers, where it is offered.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { stateOptions } from '#web/lib/states.ts'
import { TYPE_NAMES } from '#web/projects/sale/offer-words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { common } from '#web/words/common.ts'
import { KIND_NAMES, optionsOf } from '../field-words.ts'
import { useEditing } from './editing.ts'
import { offeredWords } from './fields/offered-words.ts'
import { SignersCard } from './fields/signers-card.tsx'
import { words } from './words.ts'

const TYPES = ['loan', 'cash', 'lease', 'ppa'] as const
const KINDS = ['installation', 'financing', 'interconnection', 'change_order', 'disclosure', 'other'] as const
const LANGUAGES = [
  { value: 'en', label: common.english },
  { value: 'es', label: common.spanish },
]

export function TemplatePanel() {
  const { draft, edit, adders, whyNot } = useEditing()
  const off = whyNot !== undefined
  return (
    <div className="flex flex-col gap-6">
      <section className="flex flex-col gap-4">
        <NameField />
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={words.type_label}
            options={optionsOf(KIND_NAMES)}
            value={draft.kind}
            disabled={off}
            onChange={value => edit({ kind: KINDS.find(one => one === value) ?? 'other' })}
          />
          <SelectField
            label={common.language}
            options={LANGUAGES}
            value={draft.language}
            disabled={off}
            onChange={value => edit({ language: value === 'es' ? 'es' : 'en' })}
          />
        </div>
        <Toggle
          label={words.notice_cancellation_label}
          help={words.adds_notice_project_state}
          checked={draft.rescission_notice}
          {...(off ? { disabledReason: '' } : {})}
          onChange={rescission_notice => edit({ rescission_notice })}
        />
        <Toggle
          label={words.site_page_label}
          help={words.adds_site_page}
          checked={draft.site_page ?? false}
          {...(off ? { disabledReason: '' } : {})}
          onChange={site_page => edit({ site_page })}
        />
      </section>
      <SignersCard />
      <section className="flex flex-col gap-4 border-t border-hairline pt-4">
        <div>
          <h2 className="text-base">{words.where_offered}</h2>
          <p className="text-sm text-ink-2">{offeredWords(draft, adders)}</p>
        </div>
        <ChoicesField
          label={words.states}
          none={words.all_states}
          options={stateOptions}
          values={draft.states}
          disabled={off}
          onChange={states => edit({ states })}
        />
        <fieldset>
          <legend className="text-sm font-medium">{words.ways_pay}</legend>
          <div className="grid grid-cols-2">
            {TYPES.map(type => (
              <Checkbox
                key={type}
                label={TYPE_NAMES[type]}
                checked={draft.financing_types.includes(type)}
                {...(off ? { disabledReason: '' } : {})}
                onChange={on => edit({ financing_types: chosenTypes(draft.financing_types, type, on) })}
              />
            ))}
          </div>
          {draft.financing_types.length === 0 && <p className="text-xs text-ink-3">{words.none_ticked_means_all}</p>}
        </fieldset>
        <ChoicesField
          label={words.adders}
          help={words.offered_where_one_these}
          none={words.without_adders}
          options={adders.map(({ id, name }) => ({ value: id, label: name }))}
          values={draft.adder_ids}
          disabled={off}
          onChange={adder_ids => edit({ adder_ids })}
        />
      </section>
    </div>
  )
}

const chosenTypes = (types: readonly Schemas['FinancingType'][], type: Schemas['FinancingType'], on: boolean) =>
  TYPES.filter(one => (one === type ? on : types.includes(one)))

/** Kept as typed until blur: the saved name is trimmed, but text being typed may end in a space. */
function NameField() {
  const { draft, edit, whyNot } = useEditing()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label={common.name}
      maxLength={120}
      value={typed ?? draft.name}
      disabled={whyNot !== undefined}
      error={typed?.trim() === '' ? words.enter_name : undefined}
      onChange={event => {
        setTyped(event.target.value)
        const name = event.target.value.trim()
        if (name !== '') edit({ name }, 'name')
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
