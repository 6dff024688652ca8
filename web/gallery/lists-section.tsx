import { useState } from 'react'
import { stateOptions } from '#web/lib/states.ts'
import { ChoicesField } from '#web/ui/fields/choices-field.tsx'
import { ComboboxField } from '#web/ui/fields/combobox-field.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { PANELS, UTILITIES } from './sample-data.ts'
import { Section, Shelf, Specimen } from './specimen.tsx'

const ROOFS = [
  { value: 'shingle', label: 'Composition shingle' },
  { value: 'tile', label: 'Clay or concrete tile' },
  { value: 'metal', label: 'Standing-seam metal' },
]

export function ListsSection() {
  const [roof, setRoof] = useState<string | null>(null)
  const [panel, setPanel] = useState<string | null>('panel-410')
  const [states, setStates] = useState<string[]>([])
  const [utility, setUtility] = useState<string | null>(null)
  const [second, setSecond] = useState<string | null>('AZ-power')
  return (
    <Section
      id="lists"
      title="Lists to choose from"
      note="A list that is short or known opens; one that is long is found by typing."
    >
      <Shelf title="Dropdown, at most 310 px high">
        <Specimen state="Rest">
          <SelectField label="Roof" options={ROOFS} value={roof} onChange={setRoof} placeholder="Choose a covering" />
        </Specimen>
        <Specimen state="Filled, more than fit">
          <SelectField label="Panel" options={PANELS} value={panel} onChange={setPanel} />
        </Specimen>
        <Specimen state="Error">
          <SelectField
            label="Roof covering"
            options={ROOFS}
            value={null}
            onChange={() => {}}
            error="Choose the covering; the racking depends on it."
          />
        </Specimen>
        <Specimen state="Disabled, with its reason">
          <SelectField
            label="Inverter"
            options={[]}
            value={null}
            onChange={() => {}}
            disabled
            help="Choose a panel first: the inverter must fit it."
          />
        </Specimen>
        <Specimen state="Long text">
          <SelectField
            label="Jurisdiction"
            options={[
              {
                value: 'county',
                label: 'Unincorporated areas of Placeholder County, permits by the Sample Hills regional office',
              },
            ]}
            value="county"
            onChange={() => {}}
          />
        </Specimen>
      </Shelf>
      <Shelf title="Autocomplete, at most 300 px high">
        <Specimen state="Rest">
          <ComboboxField
            label="Utility"
            options={UTILITIES}
            value={utility}
            onChange={setUtility}
            placeholder="Type a name or state"
            empty="No utility has this name. Try its state."
          />
        </Specimen>
        <Specimen state="Several">
          <ChoicesField label="States" options={stateOptions} values={states} onChange={setStates} none="All states" />
        </Specimen>
        <Specimen state="Filled">
          <ComboboxField label="Present utility" options={UTILITIES} value={second} onChange={setSecond} />
        </Specimen>
        <Specimen state="Error">
          <ComboboxField
            label="Utility on the bill"
            options={UTILITIES}
            value={null}
            onChange={() => {}}
            error="Choose the utility; its tariff sets the savings."
          />
        </Specimen>
        <Specimen state="Disabled, with its reason">
          <ComboboxField
            label="Tariff"
            options={[]}
            value={null}
            onChange={() => {}}
            disabled
            help="Tariffs show once the utility is chosen."
          />
        </Specimen>
      </Shelf>
    </Section>
  )
}
