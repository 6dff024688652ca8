// Fields of a piece of equipment, drawn from their specification.
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import type { Group, Spec, Values } from './field-specs.ts'

type Props = {
  groups: Group[]
  values: Values
  errors: Record<string, string>
  onChange: (name: string, value: Values[string]) => void
  seesCost: boolean
}

export function EquipmentFields({ groups, seesCost, ...rest }: Props) {
  return groups.map(({ title, fields }, index) => (
    <fieldset key={title ?? index} className="grid min-w-0 grid-cols-2 items-start gap-x-4 gap-y-3.5">
      {title && <legend className="mb-3 w-full border-t border-hairline pt-3 text-sm font-semibold">{title}</legend>}
      {fields
        .filter(({ cost }) => !cost || seesCost)
        .map(spec => (
          <div key={spec.name} className={spec.wide ? 'col-span-2' : undefined}>
            <One spec={spec} {...rest} />
          </div>
        ))}
    </fieldset>
  ))
}

function One({ spec, values, errors, onChange }: { spec: Spec } & Omit<Props, 'groups' | 'seesCost'>) {
  const { name, label, help, optional, unit } = spec
  const value = values[name]
  const frame = { label, help, optional, error: errors[name] }
  const set = (next: Values[string]) => onChange(name, next)
  switch (spec.kind) {
    case 'toggle':
      return <Toggle label={label} help={help} checked={value === true} onChange={set} />
    case 'choice':
      return (
        <SelectField
          {...frame}
          options={spec.options ?? []}
          value={typeof value === 'string' ? value : null}
          onChange={set}
        />
      )
    case 'text':
      return (
        <TextField
          {...frame}
          maxLength={120}
          autoComplete="off"
          value={typeof value === 'string' ? value : ''}
          onChange={event => set(event.target.value)}
        />
      )
    case 'percent':
      return (
        <NumberField
          {...frame}
          unit={unit ?? '%'}
          digits={4}
          value={typeof value === 'number' ? Number((value * 100).toFixed(5)) : null}
          // 0.57 / 100 is not quite 0.0057.
          onChange={percent => set(percent === null ? null : Number((percent / 100).toFixed(7)))}
        />
      )
    case 'money':
      return (
        <NumberField
          {...frame}
          prefix="$"
          write={usd => usd.toFixed(2)}
          value={typeof value === 'number' ? value : null}
          onChange={set}
        />
      )
    default:
      return (
        <NumberField
          {...frame}
          unit={unit || undefined}
          digits={spec.digits ?? 2}
          value={typeof value === 'number' ? value : null}
          onChange={set}
        />
      )
  }
}
