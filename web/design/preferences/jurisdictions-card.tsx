// Places whose electrical code or fire access rules differ from the state's default, each with its source.

import { Plus, Trash2 } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { EDITIONS } from '#machines/design/electrical/code/editions.ts'
import { jurisdictionName } from '#machines/design/jurisdictions.ts'
import type { Schemas } from '#sdk/types.ts'
import { stateOptions } from '#web/lib/states.ts'
import type { Preferences } from '#web/projects/sale/first-design.ts'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/fields/date-field.tsx'
import { NumberField } from '#web/ui/fields/number-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Card } from '#web/ui/page.tsx'
import { FireRuleFields } from './fire-rule-fields.tsx'
import { words } from './words.ts'

type Jurisdiction = Schemas['CodeJurisdiction']
const BLANK: Jurisdiction = {
  state: '',
  county: null,
  city: null,
  edition: null,
  since: null,
  source: null,
  rooftop_in: null,
  ac_rise_pct: null,
  fire: null,
}

export default function JurisdictionsCard() {
  const { watch, setValue, formState } = useFormContext<Preferences>()
  const places = watch('jurisdictions') ?? []
  const set = (next: Jurisdiction[]) =>
    setValue('jurisdictions', next, { shouldDirty: true, shouldValidate: formState.isSubmitted })
  return (
    <Card title={words.code_jurisdictions} note={words.code_jurisdictions_note}>
      <div className="flex flex-col items-start gap-5">
        {places.map((place, index) => (
          <OnePlace
            // Two new ones are the same until they are filled in.
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id
            key={index}
            index={index}
            place={place}
            onChange={next => set(places.map((one, at) => (at === index ? next : one)))}
            onRemove={() => set(places.filter((_, at) => at !== index))}
          />
        ))}
        <Button icon={<Plus size={14} />} onClick={() => set([...places, BLANK])}>
          {words.add_jurisdiction}
        </Button>
      </div>
    </Card>
  )
}

type Props = { index: number; place: Jurisdiction; onChange: (next: Jurisdiction) => void; onRemove: () => void }

function OnePlace({ index, place, onChange, onRemove }: Props) {
  const { formState } = useFormContext<Preferences>()
  const errors = formState.errors.jurisdictions?.[index]
  const set = (part: Partial<Jurisdiction>) => onChange({ ...place, ...part })
  const name = place.state ? jurisdictionName(place) : words.new_jurisdiction
  return (
    <fieldset className="grid w-full grid-cols-2 items-start gap-x-4 gap-y-3.5 border-b border-hairline pb-5 sm:grid-cols-3">
      <legend className="mb-2 flex w-full items-center justify-between text-base font-medium">
        {name}
        <IconButton label={words.remove_jurisdiction({ name })} icon={Trash2} onClick={onRemove} />
      </legend>
      <SelectField
        label={words.state}
        options={stateOptions}
        value={place.state || null}
        onChange={state => set({ state })}
        error={errors?.state ? words.choose_state : undefined}
      />
      <TextField
        label={words.city}
        help={words.city_help}
        optional
        maxLength={80}
        value={place.city ?? ''}
        onChange={event => set({ city: event.target.value || null })}
        error={errors?.city?.message}
      />
      <TextField
        label={words.county}
        help={words.county_help}
        optional
        maxLength={80}
        value={place.county ?? ''}
        onChange={event => set({ county: event.target.value || null })}
      />
      <SelectField
        label={words.edition}
        options={[
          { value: '', label: words.usual_edition },
          ...EDITIONS.map(edition => ({ value: edition, label: `NEC ${edition}` })),
        ]}
        value={place.edition ?? ''}
        onChange={value => set({ edition: EDITIONS.find(edition => edition === value) ?? null })}
      />
      <DateField label={words.since} optional value={place.since} onChange={since => set({ since })} />
      <NumberField
        label={words.rooftop}
        help={words.rooftop_help}
        unit="in."
        optional
        value={place.rooftop_in}
        onChange={rooftop_in => set({ rooftop_in })}
        error={errors?.rooftop_in ? words.enter_rooftop : undefined}
      />
      <NumberField
        label={words.ac_rise}
        help={words.ac_rise_help}
        unit="%"
        optional
        value={place.ac_rise_pct}
        onChange={ac_rise_pct => set({ ac_rise_pct })}
        error={errors?.ac_rise_pct ? words.enter_ac_rise : undefined}
      />
      <TextField
        label={words.source}
        help={words.source_help}
        optional
        maxLength={200}
        value={place.source ?? ''}
        onChange={event => set({ source: event.target.value || null })}
      />
      <FireRuleFields index={index} state={place.state} rule={place.fire} onChange={fire => set({ fire })} />
    </fieldset>
  )
}
