// Setbacks of a new drawing. Stored in meters; shown in inches for US installers.
import { useFormContext } from 'react-hook-form'
import { said } from '#web/lib/form.ts'
import { number } from '#web/lib/format.ts'
import type { Preferences } from '#web/projects/sale/first-design.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { words } from './words.ts'

const INCH_M = 0.0254
const FIELDS = [
  ['ridge_m', words.along_ridge],
  ['hip_m', words.along_hip],
  ['valley_m', words.along_valley],
  ['rake_m', words.along_rake],
  ['eave_m', words.along_eave],
  ['obstruction_m', words.around_chimney_vent],
  ['pathway_m', words.fire_pathway],
] as const

export function SetbackFields() {
  const { watch, setValue, formState } = useFormContext<Preferences>()
  const errors = formState.errors.setbacks
  return (
    <Card title={words.setbacks} note={words.setbacks_note}>
      <div className="grid gap-4 sm:grid-cols-3">
        {FIELDS.map(([name, label]) => {
          const metres = watch(`setbacks.${name}`)
          return (
            <NumberField
              key={name}
              label={label}
              unit="in"
              digits={1}
              value={metres == null ? null : Number((metres / INCH_M).toFixed(2))}
              onChange={inches =>
                setValue(
                  `setbacks.${name}`,
                  // An empty field is rejected by the form's schema, at the field.
                  (inches === null ? null : Number((inches * INCH_M).toFixed(4))) as number,
                  { shouldDirty: true, shouldValidate: formState.isSubmitted },
                )
              }
              help={metres == null ? undefined : `${number(metres, 2)} m`}
              error={said(errors?.[name], words.enter_0_196)}
            />
          )
        })}
      </div>
    </Card>
  )
}
