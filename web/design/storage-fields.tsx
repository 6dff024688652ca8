import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { number } from '#web/lib/format.ts'
import { StoragePicker } from '#web/projects/sale/equipment-pickers.tsx'
import type { Keep } from '#web/projects/sale/use-equipment.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { Card } from '#web/ui/page.tsx'
import type { DesignForm } from './manual-screen.tsx'
import { words } from './words.ts'

const MOST = 10

type Props = { known: Schemas['Storage'][]; usual: string | null; keep: Keep }

export function StorageFields({ known, usual, keep }: Props) {
  const { control, watch, setValue, formState } = useFormContext<DesignForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'storage' })
  const chosen = watch('storage') ?? []
  const add = () => {
    const free = known.filter(({ id, active }) => active && !chosen.some(one => one.storage_id === id))
    const next = free.find(({ id }) => id === usual) ?? free[0]
    append({ storage_id: next?.id ?? '', count: 1 })
  }
  return (
    <Card
      title={words.storage}
      actions={
        <Button
          icon={<Plus size={14} aria-hidden />}
          onClick={add}
          disabledReason={fields.length >= MOST ? words.design_has_most_battery({ most: MOST }) : undefined}
        >
          {words.add_battery}
        </Button>
      }
    >
      {fields.length === 0 && <p className="text-base text-ink-3">{words.no_battery_design}</p>}
      <ul className="flex flex-col gap-3">
        {fields.map((field, index) => {
          const errors = formState.errors.storage?.[index]
          const choice = chosen[index]
          const row = known.find(({ id }) => id === choice?.storage_id)
          return (
            <li key={field.id} className="grid grid-cols-[1fr_5rem_auto] gap-3">
              <StoragePicker
                label={words.battery_model}
                known={known}
                value={choice?.storage_id || null}
                onPick={picked => {
                  keep('storage', picked)
                  setValue(`storage.${index}.storage_id`, picked.id, {
                    shouldDirty: true,
                    shouldValidate: formState.isSubmitted,
                  })
                }}
                help={row && words.kwh_together({ number: number(row.usable_kwh * (choice?.count || 0), 1) })}
                error={said(errors?.storage_id, words.choose_battery)}
              />
              <NumberField
                label={words.count}
                digits={0}
                value={choice?.count ?? null}
                onChange={value =>
                  setValue(`storage.${index}.count`, value as number, {
                    shouldDirty: true,
                    shouldValidate: formState.isSubmitted,
                  })
                }
                error={said(errors?.count, words.enter_1_100)}
              />
              <button
                type="button"
                aria-label={words.remove_battery({ index: index + 1 })}
                title={words.remove_battery_hint}
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
