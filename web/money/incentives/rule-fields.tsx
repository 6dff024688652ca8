// Where and when a rule holds, and where it can be read.
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { STATES } from '#machines/lib/states.ts'
import { useRead } from '#web/data/queries.ts'
import { said } from '#web/lib/form.ts'
import { stateOptions } from '#web/lib/states.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { FieldNote } from '#web/ui/fields/field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import type { IncentiveForm } from './incentive-form.ts'
import { TYPES } from './incentive-words.ts'
import { words } from './words.ts'

export function PlaceFields() {
  const { watch, setValue, formState } = useFormContext<IncentiveForm>()
  const { errors } = formState
  const { applies_to, states } = watch()
  const touched = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="text-sm font-medium">{words.ways_pay}</legend>
        <div className="grid grid-cols-2 gap-x-4">
          {TYPES.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={applies_to.includes(value)}
              onChange={checked =>
                setValue(
                  'applies_to',
                  TYPES.map(type => type.value).filter(type => (type === value ? checked : applies_to.includes(type))),
                  touched,
                )
              }
            />
          ))}
        </div>
        <FieldNote
          id="ways-to-pay-note"
          help={applies_to.length === 0 ? words.none_chosen_holds_all : undefined}
          error={errors.applies_to?.message}
        />
      </fieldset>
      <ChoicesField
        label={words.states}
        none={words.all_states}
        options={stateOptions}
        values={states}
        onChange={values => setValue('states', values, touched)}
        error={errors.states?.message}
      />
      {states.length > 0 && <UtilityChoice states={states} />}
    </>
  )
}

/** Utilities are found by state; those chosen keep their names while another state is looked through. */
function UtilityChoice({ states }: { states: string[] }) {
  const { watch, setValue, formState } = useFormContext<IncentiveForm>()
  const [looked, look] = useState<string | null>(null)
  const state = looked !== null && states.includes(looked) ? looked : (states[0] ?? '')
  const { data } = useRead('/v1/lead/external/utilities', { state })
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const chosen = watch('utilities')
  const options = (data?.utilities ?? []).map(({ id, name }) => ({ value: id, label: name }))
  const elsewhere = chosen
    .filter(id => !options.some(({ value }) => value === id))
    .map(id => ({ value: id, label: names.get(id) ?? id }))
  return (
    <div className="flex flex-col gap-4">
      {states.length > 1 && (
        <SelectField
          label={words.utilities_in}
          options={STATES.filter(({ alphacode }) => states.includes(alphacode)).map(({ name, alphacode }) => ({
            value: alphacode,
            label: name,
          }))}
          value={state}
          onChange={look}
        />
      )}
      <ChoicesField
        label={words.utilities_label}
        none={words.all_utilities}
        options={[...options, ...elsewhere]}
        values={chosen}
        onChange={values => {
          setNames(new Map([...names, ...options.map(({ value, label }) => [value, label] as const)]))
          setValue('utilities', values, { shouldDirty: true, shouldValidate: formState.isSubmitted })
        }}
        error={formState.errors.utilities?.message}
      />
    </div>
  )
}

export function TimeFields() {
  const { watch, setValue, formState } = useFormContext<IncentiveForm>()
  const { errors } = formState
  const { starts_on, ends_on } = watch()
  const touched = { shouldDirty: true, shouldValidate: formState.isSubmitted } as const
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DateField
        label={words.installed_from}
        optional
        value={starts_on}
        onChange={value => setValue('starts_on', value, touched)}
        error={said(errors.starts_on, words.enter_date)}
      />
      <DateField
        label={words.installed_by}
        optional
        help={words.day_still_counts}
        value={ends_on}
        onChange={value => setValue('ends_on', value, touched)}
        error={said(errors.ends_on, words.enter_date)}
      />
    </div>
  )
}

export function SourceFields() {
  const { register, watch, setValue, formState } = useFormContext<IncentiveForm>()
  const { errors } = formState
  const { automatic, active } = watch()
  const set = (name: 'automatic' | 'active') => (checked: boolean) => setValue(name, checked, { shouldDirty: true })
  return (
    <>
      <TextField
        label={words.source}
        type="url"
        inputMode="url"
        placeholder="https://"
        autoComplete="off"
        maxLength={500}
        help={words.source_hint}
        {...register('source_url')}
        error={said(errors.source_url, words.enter_address_begins_https)}
      />
      <TextField
        label={words.law_or_program}
        optional
        autoComplete="off"
        maxLength={300}
        {...register('law')}
        error={said(errors.law, words.use_300_characters_fewer)}
      />
      <Checkbox
        label={words.automatic_label}
        help={words.automatic_hint}
        checked={automatic}
        onChange={set('automatic')}
      />
      <Checkbox label={words.active_label} help={words.active_hint} checked={active} onChange={set('active')} />
    </>
  )
}
