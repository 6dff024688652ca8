import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { variableName } from '../../field-words.ts'
import { useEditing } from '../editing.ts'
import { words } from './words.ts'

type Props = { value: string | null; disabled: boolean; onChange: (variable: string) => void }

/** Searchable by name or group, with its sample value. */
export function VariableField({ value, disabled, onChange }: Props) {
  const { variables } = useEditing()
  const chosen = variables.find(({ name }) => name === value)
  const unknown = value !== null && !chosen && variables.length > 0
  return (
    <ComboboxField
      label={words.value}
      placeholder={words.find_value}
      options={variables.map(one => ({
        value: one.name,
        label: variableName(one),
        note: one.sample.length > 18 ? `${one.sample.slice(0, 17)}…` : one.sample,
      }))}
      value={value}
      {...(unknown ? { chosen: { value, label: value } } : {})}
      disabled={disabled}
      onChange={onChange}
      help={
        chosen
          ? words.as_taken_project_when({ sample: chosen.sample, format: chosen.format })
          : words.taken_project_when_agreement
      }
      error={unknown ? words.there_no_value_called({ value }) : undefined}
    />
  )
}
