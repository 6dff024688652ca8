// What a new drawing leaves free of modules. Kept in metres; whoever builds in the United States thinks in inches.
import { useFormContext } from 'react-hook-form'
import { said } from '#web/lib/form.ts'
import { number } from '#web/lib/format.ts'
import type { Preferences } from '#web/sale/first-design.ts'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { Card } from '#web/ui/page.tsx'

const INCH_M = 0.0254
const FIELDS = [
  ['ridge_m', 'Along a ridge'],
  ['hip_m', 'Along a hip'],
  ['valley_m', 'Along a valley'],
  ['rake_m', 'Along a rake'],
  ['eave_m', 'Along an eave'],
  ['obstruction_m', 'Around a chimney or vent'],
  ['pathway_m', 'Way for firefighters'],
] as const

export function SetbackFields() {
  const { watch, setValue, formState } = useFormContext<Preferences>()
  const errors = formState.errors.setbacks
  return (
    <Card
      title="Kept free of modules"
      note="What a new drawing begins with. The International Fire Code asks for 18 in along a ridge, 36 in where modules cover more than a third of the roof, and ways of 36 in; your city may ask for more."
    >
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
                  // An empty field is refused by the form's schema, beside it.
                  (inches === null ? null : Number((inches * INCH_M).toFixed(4))) as number,
                  { shouldDirty: true, shouldValidate: formState.isSubmitted },
                )
              }
              help={metres == null ? undefined : `${number(metres, 2)} m`}
              error={said(errors?.[name], 'Enter 0 to 196 in.')}
            />
          )
        })}
      </div>
    </Card>
  )
}
