import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { isRoofType, roofTypes } from '#web/projects/sale/adder-words.ts'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { words } from './words.ts'

const UNKNOWN = 'unknown'

/** Part of a form whose values have `roof_type`. Adders may depend on it. */
export function RoofField({ optional = false }: { optional?: boolean }) {
  const { watch, setValue } = useFormContext<{ roof_type?: Schemas['RoofType'] | null }>()
  return (
    <SelectField
      label={words.roof_material}
      optional={optional}
      value={watch('roof_type') ?? UNKNOWN}
      onChange={value => setValue('roof_type', isRoofType(value) ? value : null, { shouldDirty: true })}
      options={[{ value: UNKNOWN, label: words.unknown }, ...roofTypes]}
      help={words.some_adders_depend}
    />
  )
}
