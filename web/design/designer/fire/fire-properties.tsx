import { editionOf, fireCode, fireEditionOf, fireEditionOptions } from '#machines/design/drawing/fire-code.ts'
import type { Schemas } from '#sdk/types.ts'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { useEditor } from '../editor.ts'
import { Section } from '../panels/section.tsx'
import { words } from './words.ts'

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
  const { drawing, edit, fire_rule } = useEditor()
  const fire = fireCode(fire_rule, drawing.fire)
  const change = (part: Partial<Schemas['FireCode']>) =>
    edit([{ type: 'site.changed', part: { fire: { sprinklered: false, street_deg: null, ...drawing.fire, ...part } } }])
  const chooseEdition = (edition: Schemas['FireEdition'] | undefined) => {
    const { edition: _, ...rest } = { sprinklered: false, street_deg: null, ...drawing.fire }
    edit([{ type: 'site.changed', part: { fire: edition ? { ...rest, edition } : rest } }])
  }
  const street = fire.street_deg === null ? '' : String(Math.round(fire.street_deg / 45) * 45)
  const { place } = fire_rule
  return (
    <Section title={words.title} note={place === null ? words.usual : words.by_place({ place })}>
      <SelectField
        label={words.edition}
        options={[{ value: '', label: words.edition_here({ edition: editionOf(fire_rule) }) }, ...fireEditionOptions]}
        value={drawing.fire?.edition ?? ''}
        onChange={value => chooseEdition(fireEditionOf(value))}
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
        help={words.sprinklered_hint({
          ridge: fire.ridge_in,
          share: fire.share_pct,
          sprinklered_share: fire.sprinklered_share_pct,
        })}
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
