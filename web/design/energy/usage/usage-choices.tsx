// How a usage file is read, each choice to be changed, and the questions it leaves.
import * as z from 'zod/mini'
import { zUsageFile } from '#sdk/forms.gen.ts'
import type { Schemas } from '#sdk/types.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { RadioGroup } from '#web/ui/fields/radio-group.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { words } from './words.ts'

type Reading = Schemas['UsageReading']
const zChoices = z.omit(zUsageFile, { project_id: true, file: true, file_name: true })
/** As they go with the file. */
export type Choices = z.infer<typeof zChoices>

type Props = { reading: Reading; choices: Choices; onChoose: (choices: Choices) => void }

const UNITS = ['kWh', 'Wh', 'kW', 'W', 'MWh'] as const
const keysOf = <Names extends Record<string, string>>(names: Names) =>
  Object.entries(names).map(([value, label]) => ({ value, label }))

export function UsageQuestions({ reading, choices, onChoose }: Props) {
  return reading.questions.map(({ field, text, options }) =>
    field === 'year' ? (
      <div key={field} className="flex flex-col gap-2">
        <p className="text-base">{text}</p>
        <Checkbox
          label={options[0]?.label ?? ''}
          checked={choices.year !== undefined}
          onChange={checked => checked && onChoose({ ...choices, year: 'confirmed' })}
        />
      </div>
    ) : (
      <RadioGroup
        key={field}
        label={text}
        options={options}
        value={choices[field] ?? null}
        onChange={value => onChoose(changed(choices, field, value))}
      />
    ),
  )
}

export function UsageChoices({ reading, choices, onChoose }: Props) {
  const set = (field: keyof Choices) => (value: string) => onChoose(changed(choices, field, value))
  const { columns, column, unit, clock, times_mark, values_are, date_order } = reading
  const names = columns.map(({ id, name }) => ({ value: id, label: name }))
  const all = column === 'all' ? [{ value: 'all', label: columns.map(({ name }) => name).join(' + ') }] : []
  return (
    <div className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
      <SelectField label={words.column} options={[...names, ...all]} value={column} onChange={set('column')} />
      <SelectField
        label={words.unit}
        options={UNITS.map(one => ({ value: one, label: one }))}
        value={unit}
        onChange={set('unit')}
      />
      {clock && (
        <SelectField label={words.clock} options={keysOf(words.clocks)} value={clock} onChange={set('clock')} />
      )}
      {times_mark && (
        <SelectField
          label={words.times_mark}
          options={keysOf(words.times_marks)}
          value={times_mark}
          onChange={set('times_mark')}
        />
      )}
      <SelectField
        label={words.values_are}
        options={keysOf(words.values_ares)}
        value={values_are}
        onChange={set('values_are')}
      />
      {date_order && (
        <SelectField
          label={words.date_order}
          options={keysOf(words.date_orders)}
          value={date_order}
          onChange={set('date_order')}
        />
      )}
    </div>
  )
}

/** Another column has a unit and values of its own, and another year to confirm. */
function changed({ year, ...choices }: Choices, field: keyof Choices, value: string): Choices {
  const { unit, values_are, ...kept } = choices
  return zChoices.parse({ ...(field === 'column' ? kept : choices), [field]: value })
}
