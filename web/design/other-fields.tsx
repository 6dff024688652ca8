import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { OtherPicker } from '#web/projects/sale/equipment-pickers.tsx'
import type { Keep } from '#web/projects/sale/use-equipment.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { Card } from '#web/ui/page.tsx'
import type { DesignForm } from './manual-screen.tsx'
import { words } from './words.ts'

const MOST = 40

export function OtherFields({ known, keep }: { known: Schemas['Other'][]; keep: Keep }) {
  const { control, watch, setValue, formState } = useFormContext<DesignForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'others' })
  const chosen = watch('others') ?? []
  const add = () => {
    const next = known.find(({ id, active }) => active && !chosen.some(one => one.other_id === id))
    append({ other_id: next?.id ?? '', quantity: 1 })
  }
  return (
    <Card
      title={words.other_equipment}
      actions={
        <Button
          icon={<Plus size={14} aria-hidden />}
          onClick={add}
          disabledReason={fields.length >= MOST ? words.design_has_most_kinds({ most: MOST }) : undefined}
        >
          {words.add_equipment}
        </Button>
      }
    >
      {fields.length === 0 && <p className="text-base text-ink-3">{words.no_other_equipment}</p>}
      <ul className="flex flex-col gap-3">
        {fields.map((field, index) => {
          const errors = formState.errors.others?.[index]
          const choice = chosen[index]
          const row = known.find(({ id }) => id === choice?.other_id)
          return (
            <li key={field.id} className="grid grid-cols-[1fr_6rem_auto] gap-3">
              <OtherPicker
                label={words.equipment}
                known={known}
                value={choice?.other_id || null}
                onPick={picked => {
                  keep('others', picked)
                  setValue(`others.${index}.other_id`, picked.id, {
                    shouldDirty: true,
                    shouldValidate: formState.isSubmitted,
                  })
                }}
                help={row?.unit}
                error={said(errors?.other_id, words.choose_equipment)}
              />
              <NumberField
                label={words.quantity}
                digits={2}
                value={choice?.quantity ?? null}
                onChange={value =>
                  setValue(`others.${index}.quantity`, value as number, {
                    shouldDirty: true,
                    shouldValidate: formState.isSubmitted,
                  })
                }
                error={said(errors?.quantity, words.enter_more_than_0)}
              />
              <button
                type="button"
                aria-label={words.remove_equipment({ index: index + 1 })}
                title={words.remove}
                onClick={() => remove(index)}
                className="mt-6 flex h-9 items-center justify-center self-start rounded-control px-2 text-ink-3 hover:bg-sunken hover:text-ink max-sm:h-11"
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
