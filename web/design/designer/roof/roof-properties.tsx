import { X } from 'lucide-react'
import { number } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import type { Plane } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { pitchOf, readTilt } from '../lengths.ts'
import { AngleField } from '../panels/angle-field.tsx'
import { LengthField } from '../panels/length-field.tsx'
import { Section } from '../panels/section.tsx'
import { type Dormer, dormerOf, newDormer, type Roof } from './roof-edits.ts'
import { words } from './words.ts'

const KINDS = [
  { value: 'gable', label: words.gable },
  { value: 'hip', label: words.hip },
  { value: 'shed', label: words.shed },
  { value: 'dutch_gable', label: words.dutch_gable },
  { value: 'saltbox', label: words.saltbox },
  { value: 'flat', label: words.flat },
] as const
const DORMERS = [
  { value: 'gable', label: words.dormer_gable },
  { value: 'shed', label: words.dormer_shed },
  { value: 'hip', label: words.dormer_hip },
] as const
const MOST_DORMERS = 8

/** The roof that a plane is part of: all its planes follow. */
export default function RoofProperties({ roof, plane }: { roof: Roof; plane: Plane }) {
  const { drawing, edit, problem, whyNot, select } = useEditor()
  const { panel_id, layout, gap_m } = plane
  const set = (part: Partial<Roof>) =>
    edit([{ type: 'roof.set', roof: { ...roof, ...part }, chosen: { panel_id, layout, gap_m } }])
  const faces = drawing.planes.filter(({ roof_id }) => roof_id === roof.id).length
  const sided = roof.kind !== 'hip' && roof.kind !== 'flat'
  const is_dormer = dormerOf(roof, plane.id) !== undefined
  const no_dormer =
    roof.kind === 'flat' ? words.flat_has_none : roof.dormers.length >= MOST_DORMERS ? words.most_dormers : undefined
  const change = (id: string, part: Partial<Dormer>) =>
    set({ dormers: roof.dormers.map(one => (one.id === id ? { ...one, ...part } : one)) })
  return (
    <Section title={words.roof} note={words.faces({ count: faces })}>
      {problem && (
        <div role="alert">
          <Notice kind="warning">{problem}</Notice>
        </div>
      )}
      <SelectField
        label={words.kind}
        options={[...KINDS]}
        value={roof.kind}
        onChange={value => {
          const kind = KINDS.find(one => one.value === value)?.value ?? roof.kind
          set({ kind, ...(kind === 'flat' ? { dormers: [] } : {}) })
          // Another kind may have no such face.
          if (is_dormer || kind !== roof.kind) select([`${roof.id}-${kind === 'hip' ? 0 : roof.side}`])
        }}
      />
      <div className="grid grid-cols-2 gap-3">
        {roof.kind !== 'flat' && (
          <Pitch label={words.pitch} value={roof.pitch_deg} onChange={pitch_deg => set({ pitch_deg })} />
        )}
        {roof.kind === 'saltbox' && (
          <Pitch
            label={words.back_pitch}
            value={roof.back_pitch_deg}
            onChange={back_pitch_deg => set({ back_pitch_deg })}
          />
        )}
        <LengthField
          label={words.eave_height}
          meters={roof.eave_height_m}
          onChange={eave_height_m => set({ eave_height_m })}
          most={100}
        />
      </div>
      <p className="text-xs text-ink-3">{words.drag_hint}</p>
      <div className="flex flex-wrap gap-2">
        {sided && (
          <Button
            title={words.turn_ridge_hint}
            disabledReason={whyNot}
            onClick={() => {
              const side = (roof.side + 1) % roof.points.length
              set({ side })
              select([`${roof.id}-${side}`])
            }}
          >
            {words.turn_ridge}
          </Button>
        )}
        <Button
          title={words.make_free_hint}
          disabledReason={whyNot}
          onClick={() => edit([{ type: 'roof.released', id: roof.id }])}
        >
          {words.make_free}
        </Button>
      </div>
      <h3 className="pt-1 text-sm font-medium">{words.dormers}</h3>
      {roof.dormers.map((one, index) => (
        <fieldset key={one.id} className="flex flex-col gap-2 rounded-card border border-hairline p-3">
          <legend className="sr-only">{words.dormer_number({ number: index + 1 })}</legend>
          <div className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <SelectField
                label={words.dormer_number({ number: index + 1 })}
                options={[...DORMERS]}
                value={one.kind}
                onChange={value =>
                  change(one.id, { kind: DORMERS.find(kind => kind.value === value)?.value ?? one.kind })
                }
              />
            </div>
            <button
              type="button"
              aria-label={words.remove_dormer({ number: index + 1 })}
              title={words.remove_dormer({ number: index + 1 })}
              onClick={() => {
                set({ dormers: roof.dormers.filter(({ id }) => id !== one.id) })
                if (is_dormer) select([`${roof.id}-${roof.kind === 'hip' ? 0 : roof.side}`])
              }}
              className="flex size-9 items-center justify-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink max-sm:size-11"
            >
              <X size={16} aria-hidden />
            </button>
          </div>
          <div className="grid grid-cols-3 gap-2">
            <LengthField
              label={words.width}
              meters={one.width_m}
              least={0.5}
              most={30}
              onChange={width_m => change(one.id, { width_m })}
            />
            <LengthField
              label={words.wall}
              meters={one.wall_m}
              least={0.1}
              most={10}
              onChange={wall_m => change(one.id, { wall_m })}
            />
            <AngleField
              label={words.pitch}
              value={one.pitch_deg}
              onChange={pitch_deg => change(one.id, { pitch_deg })}
              read={readTilt}
              least={1}
              most={75}
              range={words.pitch_range}
            />
          </div>
        </fieldset>
      ))}
      <div className="flex flex-wrap gap-2">
        {DORMERS.map(({ value, label }) => (
          <Button
            key={value}
            disabledReason={whyNot ?? no_dormer ?? (is_dormer ? words.add_dormer : undefined)}
            onClick={() => set({ dormers: [...roof.dormers, newDormer(roof, plane, value, drawing.north_deg)] })}
          >
            {label}
          </Button>
        ))}
      </div>
    </Section>
  )
}

function Pitch({ label, value, onChange }: { label: string; value: number; onChange: (value: number) => void }) {
  return (
    <AngleField
      label={label}
      value={value}
      onChange={onChange}
      read={readTilt}
      least={0}
      most={75}
      range={words.pitch_range}
      help={words.rise({ rise: number(pitchOf(value), 1) })}
    />
  )
}
