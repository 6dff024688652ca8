import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { distance } from '../drafting.ts'
import { at, type Obstruction, type Tree } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { lengthText, useUnit } from '../lengths.ts'
import { OBSTRUCTION_NAMES, type ObstructionKind } from '../new-parts.ts'
import { LengthField } from './length-field.tsx'
import { Section } from './section.tsx'
import { words } from './words.ts'

const KINDS = (['chimney', 'vent', 'skylight', 'dormer', 'escape_window', 'building', 'wall', 'other'] as const).map(
  value => ({
    value,
    label: OBSTRUCTION_NAMES[value],
  }),
)
const TREES = [
  { value: 'deciduous', label: words.deciduous, note: words.lets_light_through_winter },
  { value: 'evergreen', label: words.evergreen },
]
const obstructionKind = (value: string): ObstructionKind => KINDS.find(one => one.value === value)?.value ?? 'other'
const treeKind = (value: string): Tree['kind'] => (value === 'evergreen' ? 'evergreen' : 'deciduous')

export function ObstructionProperties({ one }: { one: Obstruction }) {
  const { edit } = useEditor()
  const unit = useUnit()
  const change = (part: Partial<Obstruction>) => edit([{ type: 'obstruction.changed', id: one.id, part }])
  const points = one.points.map(at)
  const sides = points.map((a, index) => lengthText(distance(a, points[(index + 1) % points.length] ?? a), unit))
  return (
    <Section title={words.obstruction} note={sides.slice(0, 4).join(' · ')}>
      <SelectField
        label={words.kind}
        options={KINDS}
        value={one.kind}
        onChange={value => change({ kind: obstructionKind(value) })}
      />
      <LengthField
        label={one.on_roof ? words.height_above_roof : words.height_above_ground}
        meters={one.height_m}
        onChange={height_m => change({ height_m })}
        most={200}
      />
      <Checkbox
        label={words.stands_roof}
        help={words.on_roof_hint}
        checked={one.on_roof}
        onChange={on_roof => change({ on_roof })}
      />
    </Section>
  )
}

export function TreeProperties({ one }: { one: Tree }) {
  const { edit } = useEditor()
  const change = (part: Partial<Tree>) => edit([{ type: 'tree.changed', id: one.id, part }])
  return (
    <Section title={words.tree}>
      <SelectField
        label={words.kind}
        options={TREES}
        value={one.kind}
        onChange={value => change({ kind: treeKind(value) })}
      />
      <div className="grid grid-cols-2 gap-3">
        <LengthField
          label={words.height}
          meters={one.height_m}
          least={0.1}
          most={120}
          onChange={height_m => change({ height_m })}
        />
        <LengthField
          label={words.width_crown}
          meters={one.crown_m}
          least={0.1}
          most={60}
          onChange={crown_m => change({ crown_m })}
        />
      </div>
    </Section>
  )
}

/** The kind of the next obstruction or tree. */
export function KindOfNext() {
  const { tool, kinds, setKinds } = useEditor()
  if (tool === 'obstruction')
    return (
      <Section title={words.next_obstruction}>
        <SelectField
          label={words.kind}
          options={KINDS}
          value={kinds.obstruction}
          onChange={value => setKinds({ ...kinds, obstruction: obstructionKind(value) })}
        />
      </Section>
    )
  if (tool === 'tree')
    return (
      <Section title={words.next_tree}>
        <SelectField
          label={words.kind}
          options={TREES}
          value={kinds.tree}
          onChange={value => setKinds({ ...kinds, tree: treeKind(value) })}
        />
      </Section>
    )
  return null
}
