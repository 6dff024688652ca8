// A place's own rules for fire access; a blank field keeps what the edition asks, shown below it.
import { useFormContext } from 'react-hook-form'
import { FIRE_EDITIONS, fireEditionOf, fireEditionOptions, fireRuleAt } from '#machines/design/drawing/fire-code.ts'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import type { Preferences } from '#web/projects/sale/first-design.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { words } from './words.ts'

type Rule = Schemas['LocalFireRule']
const BLANK: Rule = {
  edition: null,
  measure: null,
  ridge_in: null,
  ridge_wide_in: null,
  share_pct: null,
  sprinklered_share_pct: null,
  pathway_in: null,
  hip_valley_in: null,
  edge_in: null,
  since: null,
  source: null,
}
const AMOUNTS = [
  ['ridge_in', words.fire_ridge, 'in'],
  ['ridge_wide_in', words.fire_ridge_wide, 'in'],
  ['share_pct', words.fire_share, '%'],
  ['sprinklered_share_pct', words.fire_sprinklered_share, '%'],
  ['pathway_in', words.fire_pathway, 'in'],
  ['hip_valley_in', words.fire_hip_valley, 'in'],
  ['edge_in', words.fire_edge, 'in'],
] as const

type Props = {
  index: number
  state: string
  rule: Rule | null | undefined
  onChange: (rule: Rule | null) => void
}

export function FireRuleFields({ index, state, rule, onChange }: Props) {
  const { formState } = useFormContext<Preferences>()
  const errors = formState.errors.jurisdictions?.[index]?.fire
  const fire = rule ?? null
  const set = (part: Partial<Rule>) => onChange({ ...BLANK, ...fire, ...part })
  const usual = fireRuleAt({ state, city: '' }, [])
  const { code, asks } = FIRE_EDITIONS[fire?.edition ?? usual.edition]
  return (
    <>
      <div className="col-span-full">
        <Checkbox
          label={words.fire_access}
          help={words.fire_access_help}
          checked={fire !== null}
          onChange={has_rule => onChange(has_rule ? BLANK : null)}
        />
      </div>
      {fire && (
        <>
          <SelectField
            label={words.fire_edition}
            options={[{ value: '', label: words.usual_edition }, ...fireEditionOptions]}
            value={fire.edition ?? ''}
            onChange={value => set({ edition: fireEditionOf(value) ?? null })}
          />
          <SelectField
            label={words.fire_measure}
            options={[
              { value: 'roof', label: words.fire_of_roof },
              { value: 'slope', label: words.fire_of_slope },
            ]}
            value={fire.measure ?? 'roof'}
            onChange={value => set({ measure: value === 'slope' ? 'slope' : null })}
          />
          {AMOUNTS.map(([name, label, unit]) => (
            <NumberField
              key={name}
              label={label}
              unit={unit}
              help={words.fire_usual({ code, amount: asks[name], unit })}
              value={fire[name]}
              onChange={amount => set({ [name]: amount })}
              error={said(errors?.[name], unit === 'in' ? words.enter_inches : words.enter_share)}
            />
          ))}
          <DateField label={words.since} optional value={fire.since} onChange={since => set({ since })} />
          <TextField
            label={words.source}
            help={words.source_help}
            optional
            maxLength={200}
            value={fire.source ?? ''}
            onChange={event => set({ source: event.target.value || null })}
          />
        </>
      )}
    </>
  )
}
