// What is lost between panels and inverter, one by one, with the total as it is typed.
import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { totalLoss } from '#server/design/rules.ts'
import { said } from '#web/lib/form.ts'
import { percent } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/page.tsx'
import { ShareField } from '#web/ui/share-field.tsx'
import { LossesWaterfall } from './losses-waterfall.tsx'

type Losses = Schemas['SystemLosses']

const ROWS: { name: keyof Losses; label: string; help: string; pvwatts: number }[] = [
  { name: 'soiling', label: 'Soiling', help: 'Dust and dirt on the glass', pvwatts: 0.02 },
  { name: 'shading', label: 'Shading', help: '0 where you enter shade plane by plane', pvwatts: 0.03 },
  { name: 'snow', label: 'Snow', help: 'Lying on the panels, over the year', pvwatts: 0 },
  { name: 'mismatch', label: 'Mismatch', help: 'Panels that are not quite alike', pvwatts: 0.02 },
  { name: 'wiring', label: 'Wiring', help: 'Resistance of the cables', pvwatts: 0.02 },
  { name: 'connections', label: 'Connections', help: 'Plugs and terminals', pvwatts: 0.005 },
  {
    name: 'light_induced_degradation',
    label: 'Light-induced degradation',
    help: 'In the first months in the sun',
    pvwatts: 0.015,
  },
  { name: 'nameplate', label: 'Nameplate rating', help: 'Panels weaker than their label', pvwatts: 0.01 },
  { name: 'age', label: 'Age', help: '0 for new systems', pvwatts: 0 },
  { name: 'availability', label: 'Availability', help: 'Outages of system and grid', pvwatts: 0.03 },
]

export function LossFields() {
  const { watch, setValue, formState } = useFormContext<{ losses: Losses }>()
  const losses = watch('losses')
  const set = (name: keyof Losses, share: number | null) =>
    setValue(`losses.${name}`, share as number, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  const total = totalLoss(losses)
  const usual = ROWS.every(({ name, pvwatts }) => losses[name] === pvwatts)
  return (
    <Card
      title="System losses"
      note="Between the panels and the inverter. Each takes its share of what is left."
      actions={
        <Button
          disabledReason={usual ? 'These are the PVWatts figures.' : undefined}
          onClick={() => {
            for (const { name, pvwatts } of ROWS) set(name, pvwatts)
          }}
        >
          Use PVWatts figures
        </Button>
      }
    >
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        {ROWS.map(({ name, label, help }) => (
          <ShareField
            key={name}
            label={label}
            help={help}
            share={losses[name]}
            onChange={share => set(name, share)}
            error={said(formState.errors.losses?.[name], 'Enter 0 to 50 %.')}
          />
        ))}
      </div>
      <LossesWaterfall steps={ROWS.map(({ name, label }) => ({ label, loss: losses[name] ?? 0 }))} />
      <output
        aria-label="Losses together"
        className="mt-5 flex items-baseline justify-between gap-4 border-t border-hairline pt-3"
      >
        <span className="text-base">Together</span>
        <strong className="figures text-lg">{percent(total, 2)}</strong>
      </output>
    </Card>
  )
}
