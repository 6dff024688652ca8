// Losses between panels and inverter, one by one, with their live total.
import { useFormContext } from 'react-hook-form'
import { totalLoss } from '#machines/design/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { percent } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { LOSSES } from './loss-names.ts'
import { LossesWaterfall } from './losses-waterfall.tsx'
import { words } from './words.ts'

type Losses = Schemas['SystemLosses']

export function LossFields() {
  const { watch, setValue, formState } = useFormContext<{ losses: Losses }>()
  const losses = watch('losses')
  const set = (name: keyof Losses, share: number | null) =>
    setValue(`losses.${name}`, share as number, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const total = totalLoss(losses)
  const usual = LOSSES.every(({ name, pvwatts }) => losses[name] === pvwatts)
  return (
    <Card
      title={words.system_losses}
      note={words.between_panels_inverter_each}
      actions={
        <Button
          disabledReason={usual ? words.these_pvwatts_figures : undefined}
          onClick={() => {
            for (const { name, pvwatts } of LOSSES) set(name, pvwatts)
          }}
        >
          {words.use_pvwatts_figures}
        </Button>
      }
    >
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        {LOSSES.map(({ name, label, help }) => (
          <ShareField
            key={name}
            label={label}
            help={help}
            share={losses[name]}
            onChange={share => set(name, share)}
            error={said(formState.errors.losses?.[name], words.enter_0_50)}
          />
        ))}
      </div>
      <LossesWaterfall steps={LOSSES.map(({ name, label }) => ({ label, loss: losses[name] ?? 0 }))} />
      <output
        aria-label={words.total_losses}
        className="mt-5 flex items-baseline justify-between gap-4 border-t border-hairline pt-3"
      >
        <span className="text-base">{words.total}</span>
        <strong className="figures text-lg">{percent(total, 2)}</strong>
      </output>
    </Card>
  )
}
