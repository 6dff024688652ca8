// Facts of the house and choices of the plan. Blank is unknown, and the plan says what it needs.
import { type ReactNode, useState } from 'react'
import { EDITIONS } from '#machines/design/electrical/code/editions.ts'
import { conductorName, SERVICE_CONDUCTORS } from '#machines/design/electrical/sizing/electrode.ts'
import { STORAGE_PLACES } from '#machines/design/electrical/sizing/storage-place.ts'
import { Button } from '#web/ui/button.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { type Option, SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Card } from '#web/ui/page.tsx'
import type { Change, Choices, Plan } from './electrical-part.tsx'
import { words } from './words.ts'

type Amounts =
  | 'service_a'
  | 'busbar_a'
  | 'main_a'
  | 'existing_sources_a'
  | 'calculated_load_a'
  | 'control_a'
  | 'feed_through_a'
  | 'dc_ft'
  | 'ac_ft'
  | 'above_roof_in'
  | 'ev_charger_a'

const UNKNOWN = 'unknown'
const unknown: Option = { value: UNKNOWN, label: words.not_known }

export function FactsCard({ plan, change }: { plan: Plan; change: Change }) {
  const [draft, setDraft] = useState<Choices>(plan.choices)
  const [loads, setLoads] = useState((plan.choices.load_breakers_a ?? []).join(', '))
  const breakers = breakersIn(loads)
  const next = { ...draft, load_breakers_a: breakers === undefined ? draft.load_breakers_a : breakers }
  const dirty = JSON.stringify(next) !== JSON.stringify(plan.choices) || breakers === undefined
  const set = (part: Partial<Choices>) => setDraft(before => ({ ...before, ...part }))
  const error = (field: keyof Choices) => change.errors[`choices.${field}`]
  const amount = (field: Amounts, label: string, unit: string, help?: string) => (
    <NumberField
      label={label}
      unit={unit}
      help={help}
      value={draft[field] ?? null}
      onChange={value => set({ [field]: value })}
      digits={1}
      optional
      error={error(field)}
    />
  )
  const choice = (label: string, options: Option[], value: string | null, onChange: (value: string | null) => void) => (
    <SelectField
      label={label}
      options={options}
      value={value ?? UNKNOWN}
      onChange={chosen => onChange(chosen === UNKNOWN ? null : chosen)}
    />
  )
  const yesNo = (label: string, value: boolean | null, onChange: (value: boolean | null) => void) =>
    choice(
      label,
      [unknown, { value: 'yes', label: words.yes }, { value: 'no', label: words.no }],
      value === null ? null : value ? 'yes' : 'no',
      chosen => onChange(chosen === null ? null : chosen === 'yes'),
    )
  return (
    <Card title={words.facts} note={words.facts_note}>
      <form
        className="flex flex-col gap-5"
        onSubmit={event => {
          event.preventDefault()
          if (breakers !== undefined) change.save(next)
        }}
      >
        <Group title={words.code}>
          <div className="col-span-2">
            <SelectField
              label={words.edition}
              options={[
                { value: UNKNOWN, label: words.edition_state },
                ...EDITIONS.map(edition => ({ value: edition, label: `NEC ${edition}` })),
              ]}
              value={draft.edition ?? UNKNOWN}
              onChange={chosen => set({ edition: EDITIONS.find(edition => edition === chosen) ?? null })}
              help={plan.edition_since ? words.edition_since({ since: plan.edition_since }) : undefined}
            />
          </div>
        </Group>
        <Group title={words.main_panel}>
          {amount('service_a', words.service_size, 'A')}
          {amount('busbar_a', words.busbar, 'A')}
          {amount('main_a', words.main, 'A')}
          {choice(
            words.main_place,
            [unknown, { value: 'end', label: words.at_end }, { value: 'center', label: words.at_center }],
            draft.main_place,
            value => set({ main_place: value === 'end' || value === 'center' ? value : null }),
          )}
          {yesNo(words.opposite, draft.opposite_end, opposite_end => set({ opposite_end }))}
          {yesNo(words.taps, draft.taps_allowed, taps_allowed => set({ taps_allowed }))}
          {amount('existing_sources_a', words.existing, 'A', words.existing_help)}
          {amount('calculated_load_a', words.load, 'A', words.load_help)}
          {amount('control_a', words.control, 'A', words.control_help)}
          {amount('feed_through_a', words.lugs, 'A', words.lugs_help)}
          {amount('ev_charger_a', words.ev_charger, 'A', words.ev_charger_help)}
          {yesNo(words.generator, draft.generator ?? null, generator => set({ generator }))}
          {choice(
            words.service_conductor,
            [unknown, ...SERVICE_CONDUCTORS.map(size => ({ value: size, label: conductorName(size) }))],
            draft.service_conductor ?? null,
            value => set({ service_conductor: SERVICE_CONDUCTORS.find(size => size === value) ?? null }),
          )}
          <div className="col-span-2">
            <TextField
              label={words.loads}
              help={words.loads_help}
              value={loads}
              onChange={event => setLoads(event.target.value)}
              optional
              error={breakers === undefined ? words.loads_wrong : error('load_breakers_a')}
            />
          </div>
        </Group>
        <Group title={words.runs}>
          {amount('dc_ft', words.dc_run, 'ft', words.one_way)}
          {amount('ac_ft', words.ac_run, 'ft', words.one_way)}
          {amount('above_roof_in', words.above_roof, 'in.')}
          {choice(
            words.terminals,
            [unknown, { value: '60', label: '60 °C (140 °F)' }, { value: '75', label: '75 °C (167 °F)' }],
            draft.terminal_c === null ? null : String(draft.terminal_c),
            value => set({ terminal_c: value === '60' ? 60 : value === '75' ? 75 : null }),
          )}
        </Group>
        <Group title={words.safety}>
          {plan.kind === 'string' &&
            yesNo(words.shutdown, draft.module_shutdown, module_shutdown => set({ module_shutdown }))}
          {choice(
            words.storage_place,
            [unknown, ...STORAGE_PLACES.map(place => ({ value: place, label: words.places[place] }))],
            draft.storage_place,
            value => set({ storage_place: STORAGE_PLACES.find(place => place === value) ?? null }),
          )}
        </Group>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            look="primary"
            busy={change.busy}
            disabled={!dirty || breakers === undefined}
            disabledReason={change.whyNot}
          >
            {words.save}
          </Button>
          {dirty && (
            <Button
              look="ghost"
              onClick={() => {
                setDraft(plan.choices)
                setLoads((plan.choices.load_breakers_a ?? []).join(', '))
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

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="grid min-w-0 grid-cols-2 items-start gap-x-4 gap-y-3.5">
    <legend className="mb-3 text-sm font-semibold">{title}</legend>
    {children}
  </fieldset>
)

/** '20, 30, 50' → [20, 30, 50]; null if blank, undefined if it can't be read. */
function breakersIn(text: string): number[] | null | undefined {
  if (text.trim() === '') return null
  const amps = text
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map(Number)
  return amps.every(one => Number.isInteger(one) && one >= 10 && one <= 1200) ? amps : undefined
}
