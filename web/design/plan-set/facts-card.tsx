// Facts of the house a plan set prints: paper, department, lot, places of equipment, structure. Blank is unknown, and the check asks.
import { type ReactNode, useState } from 'react'
import type { Schemas } from '#sdk/types.ts'
import { useWhyNot, useWrite } from '#web/data/queries.ts'
import { tellDone } from '#web/lib/tell.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { type Option, SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import type { PlanSet } from './plan-set-part.tsx'
import { words } from './words.ts'

type Facts = Schemas['PlanSetFacts']
type Side = Schemas['PlanSetSide']
type What = Schemas['PlanSetPlace']['what']
type Lot = { top_ft: number | null; right_ft: number | null; bottom_ft: number | null; left_ft: number | null }

const UNKNOWN = 'unknown'
const SIDES = ['top', 'right', 'bottom', 'left'] as const
const PLACES = ['meter', 'main_panel', 'ac_disconnect', 'inverter', 'combiner', 'storage', 'gas_meter'] as const
const PARTS = [
  'site',
  'roof',
  'attachments',
  'strings',
  'three_line',
  'calculations',
  'labels',
  'schedules',
  'structure',
  'datasheets',
] as const
const SIZES = ['letter', 'tabloid', 'arch_d'] as const
const EXPOSURES = ['B', 'C', 'D'] as const
const ASCE = ['7-10', '7-16', '7-22'] as const
const BACKUPS = ['none', 'whole', 'partial'] as const
const NO_LOT: Lot = { top_ft: null, right_ft: null, bottom_ft: null, left_ft: null }
const OF_STORAGE = new Set(['backup', 'storage_clear', 'detectors', 'bollard', 'storage_place'])

type Amounts =
  | 'rafter_spacing_in'
  | 'mean_height_ft'
  | 'wind_mph'
  | 'ground_snow_psf'
  | 'fault_current_a'
  | 'interrupting_a'
type Texts = 'ahj' | 'parcel' | 'building_code' | 'construction' | 'rafter_size'
type Answers = 'trusses' | 'storage_clear' | 'storage_alarms' | 'vehicle_protection'

export function FactsCard({ set }: { set: PlanSet }) {
  const whyNot = useWhyNot('design.edit')
  const [draft, setDraft] = useState<Facts>(set.facts)
  const [lot, setLot] = useState<Lot>(set.facts.lot ?? NO_LOT)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const write = useWrite('/v3/design.SavePlanSet', {
    onDone: () => {
      setErrors({})
      tellDone(words.saved)
    },
  })
  const sides = lotOf(lot)
  // The stored lot may have its sides in another order.
  const is_same_lot = SIDES.every(side => lot[`${side}_ft`] === (set.facts.lot?.[`${side}_ft`] ?? null))
  const next = { ...draft, lot: is_same_lot || sides === undefined ? set.facts.lot : sides }
  const dirty = JSON.stringify(next) !== JSON.stringify(set.facts) || sides === undefined
  const change = (part: Partial<Facts>) => setDraft(before => ({ ...before, ...part }))
  const amount = (field: Amounts, label: string, unit: string) => (
    <NumberField
      label={label}
      unit={unit}
      value={draft[field]}
      onChange={value => change({ [field]: value })}
      digits={1}
      optional
      error={errors[`facts.${field}`]}
    />
  )
  const text = (field: Texts, label: string, help?: string) => (
    <TextField
      label={label}
      help={help}
      value={draft[field] ?? ''}
      onChange={event => change({ [field]: event.target.value || null })}
      maxLength={field === 'ahj' ? 120 : field === 'rafter_size' ? 40 : 60}
      optional
      error={errors[`facts.${field}`]}
    />
  )
  const choice = <Value extends string>(
    label: string,
    options: readonly { value: Value; label: string }[],
    value: Value | null,
    onChange: (value: Value | null) => void,
  ) => (
    <SelectField
      label={label}
      options={[{ value: UNKNOWN, label: words.unknown } satisfies Option, ...options]}
      value={value ?? UNKNOWN}
      onChange={chosen => onChange(options.find(one => one.value === chosen)?.value ?? null)}
    />
  )
  const answer = (field: Answers, label: string) =>
    choice(
      label,
      [
        { value: 'yes', label: words.yes },
        { value: 'no', label: words.no },
      ],
      draft[field] === null ? null : draft[field] ? 'yes' : 'no',
      chosen => change({ [field]: chosen === null ? null : chosen === 'yes' }),
    )
  const has_storage = set.facts.backup !== null || set.findings.some(({ code }) => OF_STORAGE.has(code))
  return (
    <Card title={words.facts} note={words.facts_note}>
      <form
        className="flex flex-col gap-5"
        onSubmit={event => {
          event.preventDefault()
          if (sides === undefined) return
          write.mutate(
            { project_id: set.project_id, version: set.version, facts: next },
            { onError: refusal => setErrors('fields' in refusal ? refusal.fields : {}) },
          )
        }}
      >
        <Group title={words.paper}>
          <div className="col-span-2">
            <SelectField
              label={words.size}
              options={SIZES.map(size => ({ value: size, label: words.sizes[size] }))}
              value={draft.size}
              onChange={chosen => change({ size: SIZES.find(size => size === chosen) ?? draft.size })}
            />
          </div>
          <fieldset className="col-span-2 grid grid-cols-2 gap-x-4 gap-y-2">
            <legend className="mb-2 text-sm text-ink-2">{words.included}</legend>
            {PARTS.map(one => (
              <Checkbox
                key={one}
                label={words.parts[one]}
                checked={!draft.left_out.includes(one)}
                onChange={checked =>
                  change({
                    left_out: checked ? draft.left_out.filter(other => other !== one) : [...draft.left_out, one],
                  })
                }
              />
            ))}
          </fieldset>
        </Group>
        <Group title={words.department}>
          {text('ahj', words.ahj)}
          {text('parcel', words.parcel)}
          {text('building_code', words.building_code, words.building_code_help)}
          {text('construction', words.construction, words.construction_help)}
        </Group>
        <Group title={words.lot}>
          {SIDES.map(side => (
            <NumberField
              key={side}
              label={words.sides[side]}
              help={side === 'top' ? words.lot_help : undefined}
              unit="ft"
              value={lot[`${side}_ft`]}
              onChange={value => setLot(before => ({ ...before, [`${side}_ft`]: value }))}
              digits={1}
              optional
              error={sides === undefined && lot[`${side}_ft`] === null ? words.lot_partial : undefined}
            />
          ))}
        </Group>
        <Group title={words.equipment}>
          {PLACES.map(what => (
            <PlaceFields key={what} what={what} places={draft.places} onChange={places => change({ places })} />
          ))}
        </Group>
        <Group title={words.structure}>
          {text('rafter_size', words.rafter_size, words.rafter_size_help)}
          {amount('rafter_spacing_in', words.rafter_spacing, 'in.')}
          {answer('trusses', words.trusses)}
          {amount('mean_height_ft', words.mean_height, 'ft')}
          {amount('wind_mph', words.wind, 'mph')}
          {choice(
            words.exposure,
            EXPOSURES.map(one => ({ value: one, label: one })),
            draft.exposure,
            exposure => change({ exposure }),
          )}
          {amount('ground_snow_psf', words.snow, 'psf')}
          {choice(
            words.asce,
            ASCE.map(one => ({ value: one, label: `ASCE ${one}` })),
            draft.asce,
            asce => change({ asce }),
          )}
        </Group>
        <Group title={words.service}>
          {amount('fault_current_a', words.fault, 'A')}
          {amount('interrupting_a', words.interrupting, 'A')}
        </Group>
        {has_storage && (
          <Group title={words.storage}>
            {choice(
              words.backup,
              BACKUPS.map(one => ({ value: one, label: words.backups[one] })),
              draft.backup,
              backup => change({ backup }),
            )}
            {answer('storage_clear', words.clear)}
            {answer('storage_alarms', words.alarms)}
            {answer('vehicle_protection', words.vehicle)}
          </Group>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            look="primary"
            busy={write.isPending}
            disabled={!dirty || sides === undefined}
            disabledReason={whyNot}
          >
            {words.save}
          </Button>
          {dirty && (
            <Button
              look="ghost"
              onClick={() => {
                setDraft(set.facts)
                setLot(set.facts.lot ?? NO_LOT)
              }}
            >
              {words.discard}
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

type PlaceProps = { what: What; places: Facts['places']; onChange: (places: Facts['places']) => void }

function PlaceFields({ what, places, onChange }: PlaceProps) {
  const place = places.find(one => one.what === what)
  const others = places.filter(one => one.what !== what)
  const name = words.places[what]
  const put = (side: Side, offset_ft: number) =>
    onChange(
      PLACES.flatMap(one => (one === what ? [{ what, side, offset_ft }] : others.filter(other => other.what === one))),
    )
  return (
    <>
      <SelectField
        label={words.wall_of({ what: name })}
        options={[
          { value: UNKNOWN, label: words.not_placed },
          ...SIDES.map(side => ({ value: side, label: words.sides[side] })),
        ]}
        value={place?.side ?? UNKNOWN}
        onChange={chosen => {
          const side = SIDES.find(one => one === chosen)
          if (side) put(side, place?.offset_ft ?? 0)
          else onChange(others)
        }}
      />
      <NumberField
        label={words.along_of({ what: name })}
        help={words.along}
        unit="ft"
        value={place?.offset_ft ?? null}
        onChange={value => place && put(place.side, value ?? 0)}
        digits={1}
        disabled={!place}
      />
    </>
  )
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 grid-cols-2 items-start gap-x-4 gap-y-3.5">
    <legend className="mb-3 text-sm font-semibold">{title}</legend>
    {children}
  </fieldset>
)

/** Null if blank, undefined if only some are entered. */
function lotOf({ top_ft, right_ft, bottom_ft, left_ft }: Lot): Facts['lot'] | undefined {
  if (top_ft !== null && right_ft !== null && bottom_ft !== null && left_ft !== null)
    return { top_ft, right_ft, bottom_ft, left_ft }
  return top_ft === null && right_ft === null && bottom_ft === null && left_ft === null ? null : undefined
}
