// How sure a simulated year is: its sources, what they make together, and what P90 follows from them, as they are typed.
import { useFormContext } from 'react-hook-form'
import { chancesOf } from '#machines/design/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { kwh, percent } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { ShareField } from '#web/ui/fields/share-field.tsx'
import { Card } from '#web/ui/page.tsx'
import { words } from './words.ts'

type Params = Schemas['SimulationParams']
type Source = keyof Params['uncertainty']
/** A year to show what the figures mean by. */
const SAMPLE_KWH = 10_000

// The usual figures and their sources are in machines/company/settings-areas.ts.
const ROWS: { name: Source; label: string; help: string; usual: number }[] = [
  {
    name: 'weather_data',
    label: words.weather_data,
    help: words.weather_files_without_one,
    usual: 0.05,
  },
  { name: 'model', label: words.model, help: words.light_tilted_plane_temperature, usual: 0.03 },
  { name: 'module_rating', label: words.power_modules, help: words.against_what_their_label, usual: 0.03 },
  {
    name: 'soiling_and_snow',
    label: words.soiling_estimate,
    help: words.soiling_snow_however_much,
    usual: 0.025,
  },
  { name: 'shading', label: words.shade_estimate, help: words.trees_grow_neighbors_build, usual: 0.02 },
  { name: 'other', label: words.all_else, help: words.mismatch_wiring_outages, usual: 0.02 },
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
      title={words.uncertainty}
      note={words.standard_deviations_as_shares}
      actions={
        <Button
          disabledReason={usual ? words.these_published_figures : undefined}
          onClick={() => {
            for (const row of ROWS) set(`uncertainty.${row.name}`, row.usual)
            set('yearly_deviation', USUAL_YEARS)
          }}
        >
          {words.use_published_figures}
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
            error={said(errors.uncertainty?.[name], words.enter_0_30)}
          />
        ))}
        <ShareField
          label={words.spread_between_years}
          help={words.sunny_dull_years_weather}
          share={watch('yearly_deviation')}
          onChange={share => set('yearly_deviation', share)}
          error={said(errors.yearly_deviation, words.enter_0_30)}
        />
      </div>
      <output
        aria-label={words.uncertainty_together}
        className="mt-5 flex items-baseline justify-between gap-4 border-t border-hairline pt-3"
      >
        <span className="text-base">{words.together_one_year}</span>
        <strong className="figures text-lg">{percent(first?.deviation ?? 0, 1)}</strong>
      </output>
      {first && ten && (
        <p className="mt-3 rounded-card bg-sunken px-3.5 py-2.5 text-sm text-ink-2">
          {words.system_first_year_p50({ sample_kwh: kwh(SAMPLE_KWH) })}{' '}
          <strong className="figures text-ink">{kwh(first.p90_kwh)}</strong> {words.p90_between_figures}{' '}
          <strong className="figures text-ink">{kwh(ten.p90_kwh)}</strong> {words.p90_ten_year_average}
        </p>
      )}
    </Card>
  )
}
