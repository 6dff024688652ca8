// How sure a simulated year is: its sources, what they make together, and what P90 follows from them, as they are typed.
import { useFormContext } from 'react-hook-form'
import { chancesOf } from '#machines/design/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { kwh, percent } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import { Card } from '#web/ui/page.tsx'

type Params = Schemas['SimulationParams']
type Source = keyof Params['uncertainty']
/** A year to show what the figures mean by. */
const SAMPLE_KWH = 10_000

// The usual figures and where they come from stand in machines/settings/areas.ts.
const ROWS: { name: Source; label: string; help: string; usual: number }[] = [
  {
    name: 'weather_data',
    label: 'Weather data',
    help: 'For weather files. Without one, the stations around each address say how sure they are.',
    usual: 0.05,
  },
  { name: 'model', label: 'Model', help: 'Light on the tilted plane, temperature, inverter', usual: 0.03 },
  { name: 'module_rating', label: 'Power of the modules', help: 'Against what their label says', usual: 0.03 },
  {
    name: 'soiling_and_snow',
    label: 'Dirt estimate',
    help: 'Soiling and snow, however much is entered above',
    usual: 0.025,
  },
  { name: 'shading', label: 'Shade estimate', help: 'Trees grow and neighbors build', usual: 0.02 },
  { name: 'other', label: 'All else', help: 'Mismatch, wiring, outages', usual: 0.02 },
]
const USUAL_YEARS = 0.039

export function UncertaintyFields() {
  const { watch, setValue, formState } = useFormContext<Params>()
  const { errors, isSubmitted } = formState
  const uncertainty = watch('uncertainty')
  const yearly_deviation = watch('yearly_deviation') ?? 0
  const set = (name: `uncertainty.${Source}` | 'yearly_deviation', share: number | null) =>
    setValue(name, share as number, { shouldDirty: true, shouldValidate: isSubmitted })
  const usual = yearly_deviation === USUAL_YEARS && ROWS.every(row => uncertainty[row.name] === row.usual)
  const typed = { ...uncertainty }
  for (const { name } of ROWS) typed[name] ??= 0
  const [first, ten] = chancesOf(SAMPLE_KWH, {
    yearly_deviation,
    uncertainty: typed,
    degradation: watch('degradation') ?? 0,
  }).outlook
  return (
    <Card
      title="How sure a year is"
      note="Standard deviations as shares of a year’s production. P90 follows from all of them together."
      actions={
        <Button
          disabledReason={usual ? 'These are the published figures.' : undefined}
          onClick={() => {
            for (const row of ROWS) set(`uncertainty.${row.name}`, row.usual)
            set('yearly_deviation', USUAL_YEARS)
          }}
        >
          Use published figures
        </Button>
      }
    >
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        {ROWS.map(({ name, label, help }) => (
          <ShareField
            key={name}
            label={label}
            help={help}
            share={uncertainty[name]}
            onChange={share => set(`uncertainty.${name}`, share)}
            error={said(errors.uncertainty?.[name], 'Enter 0 to 30 %.')}
          />
        ))}
        <ShareField
          label="Spread between years"
          help="Sunny and dull years. A weather file with several years brings its own."
          share={watch('yearly_deviation')}
          onChange={share => set('yearly_deviation', share)}
          error={said(errors.yearly_deviation, 'Enter 0 to 30 %.')}
        />
      </div>
      <output
        aria-label="Uncertainty together"
        className="mt-5 flex items-baseline justify-between gap-4 border-t border-hairline pt-3"
      >
        <span className="text-base">Together, for one year</span>
        <strong className="figures text-lg">{percent(first?.deviation ?? 0, 1)}</strong>
      </output>
      {first && ten && (
        <p className="mt-3 rounded-card bg-sunken px-3.5 py-2.5 text-sm text-ink-2">
          A system of {kwh(SAMPLE_KWH)} in its first year (P50) makes{' '}
          <strong className="figures text-ink">{kwh(first.p90_kwh)}</strong> or more with nine chances of ten (P90), and{' '}
          <strong className="figures text-ink">{kwh(ten.p90_kwh)}</strong> a year as the mean of ten years, in which it
          also declines. Published figures: Thevenard and Pelland, Solar Energy 91 (2013), 432–445.
        </p>
      )}
    </Card>
  )
}
