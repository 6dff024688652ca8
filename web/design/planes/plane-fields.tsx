import { Plus, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { isInTheOpen } from '#machines/design/production/mounting.ts'
import { said } from '#web/lib/form.ts'
import { MONTHS } from '#web/lib/format.ts'
import { PanelPicker } from '#web/projects/sale/equipment-pickers.tsx'
import { firstPanel, newPlane, type Preferences } from '#web/projects/sale/first-design.ts'
import { MountingField } from '#web/projects/sale/mounting-field.tsx'
import type { Keep, Known } from '#web/projects/sale/use-equipment.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { common } from '#web/words/common.ts'
import { useFollowing } from '../figures/use-following.ts'
import type { DesignForm } from '../manual-screen.tsx'
import { wind } from '../wind.ts'
import { OpenFields } from './open-fields.tsx'
import { words } from './words.ts'

type Props = {
  known: Known
  keep: Keep
  preferences: Preferences
  /** Sizes all planes at once. */
  size: ReactNode
}

export function PlaneFields({ known, keep, preferences, size }: Props) {
  const { panels } = known
  const follow = useFollowing(known, preferences.dc_ac_target)
  const { control, register, watch, setValue, formState } = useFormContext<DesignForm>()
  const { fields, append, remove } = useFieldArray({ control, name: 'arrays' })
  const planes = watch('arrays')
  const add = () =>
    follow(() =>
      append(
        newPlane(
          words.roof_count({ count: fields.length + 1 }),
          planes.at(-1)?.panel_id ?? firstPanel(panels, preferences),
          preferences,
        ),
      ),
    )
  // An emptied field has no number for a moment; the schema reports it on saving.
  const set = (name: `arrays.${number}.${'tilt_deg' | 'azimuth_deg' | 'module_count'}`, value: number | null) =>
    setValue(name, value as number, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <Card
      title={words.roof_planes}
      actions={
        <Button
          icon={<Plus size={14} aria-hidden />}
          onClick={add}
          disabledReason={fields.length >= 20 ? words.design_has_most_20 : undefined}
        >
          {words.add_plane}
        </Button>
      }
      flush
    >
      <ul className="divide-y divide-hairline">
        {fields.map((field, index) => {
          const plane = planes[index]
          const errors = formState.errors.arrays?.[index]
          return (
            <li key={field.id} className="flex flex-col gap-3 p-4">
              <fieldset className="grid grid-cols-2 gap-3 sm:grid-cols-[2fr_1fr_1fr_1fr_auto]">
                <legend className="sr-only">{plane?.name || words.plane_index({ index: index + 1 })}</legend>
                <TextField
                  label={common.name}
                  className="max-sm:col-span-2"
                  maxLength={60}
                  {...register(`arrays.${index}.name`)}
                  error={said(errors?.name, words.enter_name)}
                />
                <NumberField
                  label={plane?.tracker ? words.axis_tilt : words.tilt}
                  unit="°"
                  digits={1}
                  value={plane?.tilt_deg ?? null}
                  onChange={value => set(`arrays.${index}.tilt_deg`, value)}
                  error={said(errors?.tilt_deg, words.enter_0_90)}
                />
                <NumberField
                  label={plane?.tracker ? words.axis_azimuth : words.azimuth}
                  unit="°"
                  digits={1}
                  value={plane?.azimuth_deg ?? null}
                  onChange={value => set(`arrays.${index}.azimuth_deg`, value)}
                  help={
                    plane && plane.azimuth_deg != null
                      ? words.plane_faces({
                          has_tracker: plane.tracker ? 'yes' : 'no',
                          wind: wind(plane.azimuth_deg),
                        })
                      : undefined
                  }
                  error={said(errors?.azimuth_deg, words.enter_0_359_9)}
                />
                <NumberField
                  label={words.panels}
                  digits={0}
                  value={plane?.module_count ?? null}
                  onChange={value => follow(() => set(`arrays.${index}.module_count`, value))}
                  error={said(errors?.module_count, words.enter_1_500)}
                />
                <button
                  type="button"
                  aria-label={words.remove_name({ name: plane?.name || words.unnamed_plane({ index: index + 1 }) })}
                  title={words.remove_plane_hint({ count: fields.length })}
                  aria-disabled={fields.length === 1}
                  onClick={() => fields.length > 1 && follow(() => remove(index))}
                  className="mt-6 flex h-9 items-center justify-center self-start rounded-control px-2 text-ink-3 hover:bg-sunken hover:text-ink aria-disabled:opacity-40 max-sm:h-11"
                >
                  <Trash2 size={16} />
                </button>
              </fieldset>
              <PanelPicker
                label={words.panel_model}
                known={panels}
                value={plane?.panel_id ?? null}
                onPick={panel => {
                  keep('panels', panel)
                  follow(() => setValue(`arrays.${index}.panel_id`, panel.id, { shouldDirty: true }), [panel])
                }}
                error={said(errors?.panel_id, words.choose_panel)}
              />
              <MountingField
                mounting={plane?.mounting}
                onChange={mounting => {
                  setValue(`arrays.${index}.mounting`, mounting, { shouldDirty: true })
                  if (mounting !== 'ground') setValue(`arrays.${index}.tracker`, undefined)
                  if (!isInTheOpen(mounting)) setValue(`arrays.${index}.rows`, undefined)
                }}
              />
              {isInTheOpen(plane?.mounting) && (
                <OpenFields index={index} panel={panels.find(({ id }) => id === plane?.panel_id)} />
              )}
              <Shade index={index} />
            </li>
          )
        })}
      </ul>
      <div className="border-t border-hairline p-4">{size}</div>
    </Card>
  )
}

/** Shade month by month, where someone measured it. */
function Shade({ index }: { index: number }) {
  const { watch, setValue, formState } = useFormContext<DesignForm>()
  const shading = watch(`arrays.${index}.shading`)
  const set = (next: number[] | undefined) => {
    // By hand it is the drawing's no longer, and the company's flat loss for shade counts again.
    setValue(`arrays.${index}.shading_source`, undefined)
    setValue(`arrays.${index}.shading`, next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  }
  if (!shading)
    return (
      <button
        type="button"
        className="self-start text-sm text-ink-2 underline-offset-2 hover:underline"
        onClick={() => set(MONTHS.map(() => 0))}
      >
        {words.enter_shade_month}
      </button>
    )
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">
        {MONTHS.map((month, at) => (
          <NumberField
            key={month}
            label={month}
            unit="%"
            digits={1}
            value={(shading[at] ?? 0) * 100}
            onChange={value => set(shading.map((share, which) => (which === at ? (value ?? 0) / 100 : share)))}
            error={(shading[at] ?? 0) < 0 || (shading[at] ?? 0) > 1 ? words.enter_0_100 : undefined}
          />
        ))}
      </div>
      <button
        type="button"
        className="self-start text-sm text-ink-2 underline-offset-2 hover:underline"
        onClick={() => set(undefined)}
      >
        {words.remove_shade}
      </button>
    </div>
  )
}
