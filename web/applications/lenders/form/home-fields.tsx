import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import type { FieldWords } from './fields/words.ts'
import type { Draft } from './use-draft.ts'

const PROPERTIES = ['single_family', 'townhouse', 'condominium', 'manufactured'] as const
const OCCUPANCIES = ['primary', 'secondary', 'rental'] as const
const options = (names: Record<string, string>) => Object.entries(names).map(([value, label]) => ({ value, label }))

/** The system's home, and how it is financed today. */
export function HomeFields({ draft, words, strict }: { draft: Draft; words: FieldWords; strict: boolean }) {
  const { values, faults, refused, change } = draft
  const error = (field: string) => refused[field] ?? (strict ? faults[field] : undefined)
  return (
    <>
      <div className="grid min-w-0 items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={words.property}
          placeholder={words.choose}
          options={options(words.properties)}
          value={values.property}
          error={error('property')}
          onChange={property => change({ property: PROPERTIES.find(one => one === property) ?? null })}
        />
        <SelectField
          label={words.occupancy}
          placeholder={words.choose}
          options={options(words.occupancies)}
          value={values.occupancy}
          error={error('occupancy')}
          onChange={occupancy => change({ occupancy: OCCUPANCIES.find(one => one === occupancy) ?? null })}
        />
      </div>
      <Checkbox
        label={words.autopay}
        help={words.autopay_help}
        checked={values.autopay}
        onChange={autopay => change({ autopay })}
      />
    </>
  )
}
