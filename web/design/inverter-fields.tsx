import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { InverterPicker } from '#web/projects/sale/equipment-pickers.tsx'
import { firstInverter, type Preferences, sizeOf } from '#web/projects/sale/first-design.ts'
import type { Keep } from '#web/projects/sale/use-equipment.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import type { DesignForm } from './manual-screen.tsx'
import { words } from './words.ts'

type Props = { inverters: Schemas['Inverter'][]; keep: Keep; panels: Schemas['Panel'][]; preferences: Preferences }

export function InverterFields({ inverters, keep, panels, preferences }: Props) {
  const { control, watch, setValue, formState } = useFormContext<DesignForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'inverters' })
  const chosen = watch('inverters')
  const { modules, dc_w } = sizeOf(watch('arrays'), panels)
  const choose = (index: number, picked: Schemas['Inverter']) => {
    const { id } = picked
    keep('inverters', picked)
    setValue(`inverters.${index}.inverter_id`, id, { shouldDirty: true })
    const alone = chosen.length === 1
    // Microinverters have an input for each panel; of a lone other, as many as come near the company's DC/AC.
    if (alone || picked.type === 'micro') {
      const { count } = firstInverter([picked], { ...preferences, default_inverter_id: id }, dc_w, modules)
      setValue(`inverters.${index}.count`, count, { shouldDirty: true })
    }
  }
  return (
    <Card
      title={common.inverters}
      actions={
        <Button
          icon={<Plus size={14} aria-hidden />}
          onClick={() => append({ ...firstInverter(inverters, preferences, dc_w, modules), count: 1 })}
          disabledReason={fields.length >= 10 ? words.design_has_most_10 : undefined}
        >
          {words.add_inverter}
        </Button>
      }
    >
      <ul className="flex flex-col gap-3">
        {fields.map((field, index) => {
          const errors = formState.errors.inverters?.[index]
          return (
            <li key={field.id} className="grid grid-cols-[1fr_5rem_auto] gap-3">
              <InverterPicker
                label={words.inverter_model}
                known={inverters}
                value={chosen[index]?.inverter_id ?? null}
                onPick={picked => choose(index, picked)}
                error={said(errors?.inverter_id, words.choose_inverter)}
              />
              <NumberField
                label={words.count}
                digits={0}
                value={chosen[index]?.count ?? null}
                onChange={value =>
                  setValue(`inverters.${index}.count`, value as number, {
                    shouldDirty: true,
                    shouldValidate: formState.isSubmitted,
                  })
                }
                error={said(errors?.count, words.enter_1_500)}
              />
              <button
                type="button"
                aria-label={words.remove_inverter({ index: index + 1 })}
                title={words.remove_inverter_hint({ count: fields.length })}
                aria-disabled={fields.length === 1}
                onClick={() => fields.length > 1 && remove(index)}
                className="mt-6 flex h-9 items-center justify-center self-start rounded-control px-2 text-ink-3 hover:bg-sunken hover:text-ink aria-disabled:opacity-40 max-sm:h-11"
              >
                <Trash2 size={16} />
              </button>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
