// One condition: subject, operator and values.
import { X } from 'lucide-react'
import { useId } from 'react'
import { type Condition, fieldLabel, type Names, plain, rangeFault } from '#machines/money/adders/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import type { ConditionErrors } from './rule-builder.tsx'
import { type Choices, emptyCondition, FIELDS } from './rule-choices.ts'
import { UtilityPicker } from './utility-picker.tsx'
import { words } from './words.ts'

type Props = {
  label: string
  condition: Condition
  onChange: (condition: Condition) => void
  onRemove: () => void
  errors: ConditionErrors
  choices: Choices
  names: Names
  learn: (id: string, name: string) => void
}

const OPERATORS = {
  list: [
    { value: 'in', label: words.is_one_of },
    { value: 'not_in', label: words.is_none_of },
  ],
  range: [
    { value: 'at_least', label: words.is_at_least },
    { value: 'at_most', label: words.is_at_most },
    { value: 'between', label: words.is_between },
  ],
  adder: [
    { value: 'present', label: words.is_in_price },
    { value: 'absent', label: words.is_not_in_price },
  ],
} as const

export function ConditionRow({ label, condition, onChange, onRemove, errors, choices, names, learn }: Props) {
  const id = useId()
  const kind = 'values' in condition ? 'list' : 'adder_id' in condition ? 'adder' : 'range'
  const fields = FIELDS.some(({ value }) => value === condition.field)
    ? FIELDS
    : [...FIELDS, { value: condition.field, label: fieldLabel(condition.field) }]
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset inside the rule's would be announced twice
    <div role="group" aria-labelledby={id} className="flex flex-col gap-2 border-l-2 border-hairline-strong pl-3">
      <span id={id} className="sr-only">
        {label}
      </span>
      <div className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
        <SelectField
          label={words.condition_field_label}
          hideLabel
          value={condition.field}
          onChange={value => {
            const field = fields.find(one => one.value === value)
            if (field && field.value !== condition.field) onChange(emptyCondition(field.value))
          }}
          options={fields}
        />
        <SelectField
          label={words.comparison}
          hideLabel
          value={condition.operator}
          onChange={value => onChange(withOperator(condition, value))}
          options={[...OPERATORS[kind]]}
        />
        <button
          type="button"
          aria-label={words.remove_label({ label })}
          onClick={onRemove}
          className="rounded-control p-2.5 text-ink-3 hover:bg-sunken hover:text-ink max-sm:p-3.5"
        >
          <X size={14} aria-hidden />
        </button>
      </div>
      {'values' in condition && (
        <ManyValues
          condition={condition}
          onChange={onChange}
          choices={choices}
          names={names}
          learn={learn}
          error={sentence(errors?.['values'])}
        />
      )}
      {'adder_id' in condition && (
        <ComboboxField
          label={words.adder}
          hideLabel
          placeholder={words.which_adder}
          options={choices.adder}
          value={condition.adder_id || null}
          onChange={adder_id => onChange({ ...condition, adder_id })}
          error={errors?.['adder_id'] && (sentence(errors['adder_id']) ?? words.choose_adder)}
        />
      )}
      {(condition.field === 'size_kw' || condition.field === 'module_count') && (
        <Range condition={condition} onChange={onChange} error={sentence(errors?.['min'])} />
      )}
    </div>
  )
}

/** The server's own messages; the contract's schema has none for users. */
const sentence = (error: { message?: string; type?: string } | undefined) =>
  error && (error.type === 'server' ? error.message : words.choose_least_one)

function withOperator(condition: Condition, operator: string): Condition {
  switch (condition.field) {
    case 'adder':
      return { ...condition, operator: operator === 'absent' ? 'absent' : 'present' }
    case 'size_kw':
    case 'module_count': {
      const { field, min, max } = condition
      if (operator === 'at_most') return { field, operator, ...(max === undefined ? {} : { max }) }
      if (operator === 'between')
        return { field, operator, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
      return { field, operator: 'at_least', ...(min === undefined ? {} : { min }) }
    }
    default:
      return { ...condition, operator: operator === 'not_in' ? 'not_in' : 'in' }
  }
}

type RangeProps = {
  condition: Schemas['RangeCondition']
  onChange: (condition: Condition) => void
  error: string | undefined
}

function Range({ condition, onChange, error }: RangeProps) {
  const { field, operator, min, max } = condition
  const unit = field === 'size_kw' ? { unit: 'kW' } : { digits: 0 }
  const sentence = error === undefined ? undefined : (rangeFault(condition) ?? error)
  const both = operator === 'between'
  const set = (part: { min?: number | undefined; max?: number | undefined }) => {
    const next = { min, max, ...part }
    onChange({
      field,
      operator,
      ...(next.min === undefined ? {} : { min: next.min }),
      ...(next.max === undefined ? {} : { max: next.max }),
    })
  }
  return (
    <div className="grid grid-cols-2 gap-2">
      {operator !== 'at_most' && (
        <NumberField
          label={words.at_least_label}
          hideLabel={!both}
          {...unit}
          value={min ?? null}
          onChange={value => set({ min: value ?? undefined })}
          error={sentence}
        />
      )}
      {operator !== 'at_least' && (
        <NumberField
          label={words.at_most_label}
          hideLabel={!both}
          {...unit}
          value={max ?? null}
          onChange={value => set({ max: value ?? undefined })}
          error={both ? undefined : sentence}
        />
      )}
    </div>
  )
}

type ManyProps = Pick<Props, 'onChange' | 'choices' | 'names' | 'learn'> & {
  condition: Schemas['ListCondition']
  error: string | undefined
}

function ManyValues({ condition, onChange, choices, names, learn, error }: ManyProps) {
  const { field, values } = condition
  const options = (choices[field] ?? []).filter(({ value }) => !values.includes(value))
  const add = (value: string) => !values.includes(value) && onChange({ ...condition, values: [...values, value] })
  const nameOf = (value: string) =>
    names[value] ?? choices[field]?.find(option => option.value === value)?.label ?? plain(value)
  return (
    <>
      {field === 'utility' ? (
        <UtilityPicker
          taken={values}
          onPick={(value, name) => {
            learn(value, name)
            add(value)
          }}
          error={error}
        />
      ) : (
        <ComboboxField
          // A new one for each value taken, so that the field is empty again.
          key={values.length}
          label={words.add_to_list({ field: fieldLabel(field) })}
          hideLabel
          placeholder={values.length === 0 ? words.choose : words.add_another}
          options={options}
          value={null}
          onChange={add}
          error={error}
        />
      )}
      {values.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {values.map(value => (
            <li
              key={value}
              className="inline-flex max-w-full items-center gap-1 rounded-full border border-hairline-strong bg-raised py-0.5 pr-1 pl-2.5 text-sm"
            >
              <span className="truncate">{nameOf(value)}</span>
              <button
                type="button"
                aria-label={words.remove_nameof({ nameof: nameOf(value) })}
                onClick={() => onChange({ ...condition, values: values.filter(one => one !== value) })}
                className="rounded-full p-1 text-ink-3 hover:bg-sunken hover:text-ink max-sm:p-2.5"
              >
                <X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
