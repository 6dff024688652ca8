import { ComboboxField } from '#web/ui/combobox-field.tsx'
import { useEditing } from './editing.ts'

type Props = { value: string | null; disabled: boolean; onChange: (variable: string) => void }

/** Found by its name or what it belongs to, with what it would say. */
export function VariableField({ value, disabled, onChange }: Props) {
  const { variables } = useEditing()
  const chosen = variables.find(({ name }) => name === value)
  const unknown = value !== null && !chosen && variables.length > 0
  return (
    <ComboboxField
      label="Value"
      placeholder="Find a value"
      options={variables.map(({ name, label, group, sample }) => ({
        value: name,
        label: `${group}: ${label}`,
        note: sample.length > 18 ? `${sample.slice(0, 17)}…` : sample,
      }))}
      value={value}
      {...(unknown ? { chosen: { value, label: value } } : {})}
      disabled={disabled}
      onChange={onChange}
      help={
        chosen
          ? `As “${chosen.sample}”, ${chosen.format}. Taken from the project when the agreement is sent.`
          : 'Taken from the project when the agreement is sent.'
      }
      error={unknown ? `There is no value called ${value} any more. Choose another.` : undefined}
    />
  )
}
