// Of a plane in the open: rows one behind another, and on the ground a tracker.
import { useFormContext } from 'react-hook-form'
import type { Schemas } from '#sdk/types.ts'
import { said } from '#web/lib/form.ts'
import { percent } from '#web/lib/format.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import type { DesignForm } from '../manual-screen.tsx'
import { words } from './words.ts'

type Rows = Schemas['Rows']
type Tracker = Schemas['Tracker']

const FOOT_M = 0.3048
/** Defaults of a new choice, replaced by typed values. */
const ROWS: Rows = { ground_cover_ratio: 0.4, slope_length_m: 2, lower_edge_m: 0.9 }
const TRACKER: Tracker = { max_angle_deg: 60, backtracking: true }
const LINK = 'self-start text-sm text-ink-2 underline-offset-2 hover:underline'

export function OpenFields({ index, panel }: { index: number; panel: Schemas['Panel'] | undefined }) {
  const { watch, setValue, formState } = useFormContext<DesignForm>()
  const rows = watch(`arrays.${index}.rows`)
  const tracker = watch(`arrays.${index}.tracker`)
  const mounting = watch(`arrays.${index}.mounting`)
  const errors = formState.errors.arrays?.[index]
  const as = { shouldDirty: true, shouldValidate: formState.isSubmitted }
  const setRows = (next: Rows | undefined) => setValue(`arrays.${index}.rows`, next, as)
  const setTracker = (next: Tracker | undefined) => setValue(`arrays.${index}.tracker`, next, as)
  // An emptied field has no number for a moment; the schema reports it on saving.
  const setNumber = (name: `arrays.${number}.${'rows' | 'tracker'}.${string}`, value: number | null) =>
    setValue(name as `arrays.${number}.rows.slope_length_m`, value as number, as)
  if (!rows)
    return (
      <button type="button" className={LINK} onClick={() => setRows(ROWS)}>
        {words.enter_rows}
      </button>
    )
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-medium">{words.rows}</legend>
      <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
        <NumberField
          label={words.ground_cover_ratio}
          digits={2}
          value={rows.ground_cover_ratio ?? null}
          onChange={value => setNumber(`arrays.${index}.rows.ground_cover_ratio`, value)}
          help={words.row_length_over_row}
          error={said(errors?.rows?.ground_cover_ratio, words.enter_0_05_0)}
        />
        <Feet
          label={words.row_length}
          meters={rows.slope_length_m}
          onChange={value => setNumber(`arrays.${index}.rows.slope_length_m`, value)}
          help={words.along_slope}
          error={said(errors?.rows?.slope_length_m, words.enter_1_65_ft)}
        />
        <Feet
          label={words.lower_edge}
          meters={rows.lower_edge_m}
          onChange={value => setNumber(`arrays.${index}.rows.lower_edge_m`, value)}
          help={words.above_ground_roof}
          error={said(errors?.rows?.lower_edge_m, words.enter_0_32_ft)}
        />
      </div>
      {mounting === 'ground' && (
        <Checkbox
          label={words.single_axis_tracker}
          help={words.tilt_azimuth_then_those}
          checked={tracker !== undefined}
          onChange={checked => setTracker(checked ? TRACKER : undefined)}
        />
      )}
      {tracker && (
        <>
          <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-3">
            <NumberField
              label={words.maximum_angle}
              unit="°"
              digits={1}
              value={tracker.max_angle_deg ?? null}
              onChange={value => setNumber(`arrays.${index}.tracker.max_angle_deg`, value)}
              help={words.either_way_level}
              error={said(errors?.tracker?.max_angle_deg, words.enter_5_85)}
            />
            <NumberField
              label={words.cross_slope}
              unit="°"
              digits={1}
              value={tracker.cross_slope_deg ?? 0}
              onChange={value => setNumber(`arrays.${index}.tracker.cross_slope_deg`, value)}
              help={words.above_0_where_ground}
              error={said(errors?.tracker?.cross_slope_deg, words.enter_30_30)}
            />
          </div>
          <Checkbox
            label={words.backtracking}
            help={words.turns_back_when_rows}
            checked={tracker.backtracking}
            onChange={backtracking => setTracker({ ...tracker, backtracking })}
          />
        </>
      )}
      {panel?.bifacial && <p className="text-xs text-ink-3">{rearWords(panel)}</p>}
      <button
        type="button"
        className={LINK}
        onClick={() => {
          setTracker(undefined)
          setRows(undefined)
        }}
      >
        {words.remove_rows}
      </button>
    </fieldset>
  )
}

const rearWords = ({ bifaciality }: Schemas['Panel']) =>
  bifaciality
    ? words.light_rear_counts_bifaciality({ bifaciality: percent(bifaciality) })
    : words.rear_panel_not_counted

type FeetProps = {
  label: string
  meters: number
  onChange: (meters: number | null) => void
  help: string
  error: string | undefined
}

const Feet = ({ meters, onChange, ...frame }: FeetProps) => (
  <NumberField
    {...frame}
    unit="ft"
    digits={1}
    value={meters == null ? null : meters / FOOT_M}
    onChange={value => onChange(value === null ? null : Number((value * FOOT_M).toFixed(4)))}
  />
)
