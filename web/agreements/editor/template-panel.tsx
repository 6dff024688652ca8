// What holds for the template as a whole: its name, who signs, where it is offered.
import { useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { stateOptions } from '#web/lib/states.ts'
import { TYPE_NAMES } from '#web/sale/offer-words.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { KIND_NAMES, optionsOf } from '../field-words.ts'
import { useEditing } from './editing.ts'
import { offeredWords } from './fields/offered-words.ts'
import { SignersCard } from './fields/signers-card.tsx'

const TYPES = ['loan', 'cash', 'lease', 'ppa'] as const
const KINDS = ['installation', 'financing', 'interconnection', 'change_order', 'disclosure', 'other'] as const
const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Spanish' },
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
            label="Kind"
            options={optionsOf(KIND_NAMES)}
            value={draft.kind}
            disabled={off}
            onChange={value => edit({ kind: KINDS.find(one => one === value) ?? 'other' })}
          />
          <SelectField
            label="Language"
            options={LANGUAGES}
            value={draft.language}
            disabled={off}
            onChange={value => edit({ language: value === 'es' ? 'es' : 'en' })}
          />
        </div>
        <Toggle
          label="Notice of cancellation"
          help="Adds the notice that the project’s state asks for as the last page, with its dates filled in."
          checked={draft.rescission_notice}
          {...(off ? { disabledReason: '' } : {})}
          onChange={rescission_notice => edit({ rescission_notice })}
        />
      </section>
      <SignersCard />
      <section className="flex flex-col gap-4 border-t border-hairline pt-4">
        <div>
          <h2 className="text-base">Where it is offered</h2>
          <p className="text-sm text-ink-2">{offeredWords(draft, adders)}</p>
        </div>
        <ChoicesField
          label="States"
          none="All states"
          options={stateOptions}
          values={draft.states}
          disabled={off}
          onChange={states => edit({ states })}
        />
        <fieldset>
          <legend className="text-sm font-medium">Ways to pay</legend>
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
          {draft.financing_types.length === 0 && <p className="text-xs text-ink-3">None ticked means all of them.</p>}
        </fieldset>
        <ChoicesField
          label="Adders"
          help="Offered where one of these is sold."
          none="With or without adders"
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

/** What is typed stays as typed until the field is left: a name has no space at its ends, a sentence in the making has. */
function NameField() {
  const { draft, edit, whyNot } = useEditing()
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <TextField
      label="Name"
      maxLength={120}
      value={typed ?? draft.name}
      disabled={whyNot !== undefined}
      error={typed?.trim() === '' ? 'Enter a name.' : undefined}
      onChange={event => {
        setTyped(event.target.value)
        const name = event.target.value.trim()
        if (name !== '') edit({ name }, 'name')
      }}
      onBlur={() => setTyped(null)}
    />
  )
}
