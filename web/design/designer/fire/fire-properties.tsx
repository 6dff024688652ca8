import { usualFireCode } from '#machines/design/drawing/fire-code.ts'
import type { Schemas } from '#sdk/types.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { useEditor } from '../editor.ts'
import { Section } from '../panels/section.tsx'
import { words } from './words.ts'

const EDITIONS = [
  { value: 'ifc_2018', label: 'IFC 2018' },
  { value: 'ifc_2021', label: 'IFC 2021' },
  { value: 'ifc_2024', label: 'IFC 2024' },
  { value: 'california_2022', label: words.california({ year: '2022' }) },
  { value: 'california_2025', label: words.california({ year: '2025' }) },
] as const
const STREETS = [
  { value: '', label: words.unknown },
  { value: '0', label: words.north },
  { value: '45', label: words.northeast },
  { value: '90', label: words.east },
  { value: '135', label: words.southeast },
  { value: '180', label: words.south },
  { value: '225', label: words.southwest },
  { value: '270', label: words.west },
  { value: '315', label: words.northwest },
] as const

/** How the official applies the fire code here; filling and checks follow. */
export default function FireProperties() {
  const { drawing, edit, project } = useEditor()
  const fire = drawing.fire ?? usualFireCode(project.address?.state)
  const change = (part: Partial<Schemas['FireCode']>) =>
    edit([{ type: 'site.changed', part: { fire: { ...fire, ...part } } }])
  const street = fire.street_deg === null ? '' : String(Math.round(fire.street_deg / 45) * 45)
  return (
    <Section title={words.title} note={drawing.fire ? undefined : words.usual}>
      <SelectField
        label={words.edition}
        options={[...EDITIONS]}
        value={fire.edition}
        onChange={value => change({ edition: EDITIONS.find(one => one.value === value)?.value ?? fire.edition })}
      />
      <SelectField
        label={words.street}
        help={words.street_hint}
        options={[...STREETS]}
        value={street}
        onChange={value => change({ street_deg: value === '' ? null : Number(value) })}
      />
      <Checkbox
        label={words.sprinklered}
        help={words.sprinklered_hint}
        checked={fire.sprinklered}
        onChange={sprinklered => change({ sprinklered })}
      />
      <Checkbox
        label={words.by_slope}
        help={words.by_slope_hint}
        checked={fire.measure === 'slope'}
        onChange={by_slope => change({ measure: by_slope ? 'slope' : 'roof' })}
      />
    </Section>
  )
}
