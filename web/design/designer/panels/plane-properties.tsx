import { slopeLength } from '#machines/design/drawing/edges.ts'
import { shapeArea } from '#machines/design/drawing/geometry.ts'
import { RAD } from '#machines/lib/angles.ts'
import { number } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { PanelPicker } from '#web/projects/sale/equipment-pickers.tsx'
import { MountingField } from '#web/projects/sale/mounting-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/fields/checkbox.tsx'
import { SelectField } from '#web/ui/fields/select-field.tsx'
import { Notice } from '#web/ui/states.tsx'
import { drawable } from '../canvas/settling.ts'
import { whole } from '../drawing-edits.ts'
import type { Plane } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { areaText, pitchOf, readTilt, useUnit } from '../lengths.ts'
import { compassWord } from '../plane-names.ts'
import { roofOf } from '../roof/roof-edits.ts'
import { AngleField } from './angle-field.tsx'
import { EdgeList } from './edge-list.tsx'
import { LengthField } from './length-field.tsx'
import { NameField } from './name-field.tsx'
import { originText } from './origin-text.ts'
import { Section } from './section.tsx'
import { SizeDrawing } from './size-drawing.tsx'
import { words } from './words.ts'

const RoofProperties = part(() => import('../roof/roof-properties.tsx'))

const LAYOUTS = [
  { value: 'best', label: words.best_fit },
  { value: 'portrait', label: words.portrait },
  { value: 'landscape', label: words.landscape },
]

/** Of a roof that rises so far over so much of the plan; to a tenth, and no steeper than a drawing takes. */
const tiltOver = (run_m: number, rise_m: number) =>
  Math.min(75, Math.round((Math.atan2(rise_m, run_m) / RAD) * 10) / 10)

export function PlaneProperties({ plane }: { plane: Plane }) {
  const { drawing, edit, known, keep, fill, clear, whyNot } = useEditor()
  const unit = useUnit()
  const change = (part: Partial<Plane>) => edit([{ type: 'plane.changed', id: plane.id, part }])
  const area = shapeArea(plane) / Math.max(0.1, Math.cos(plane.tilt_deg * RAD))
  const panel = drawable(known.panels, plane.panel_id)
  const on = plane.modules.filter(one => one.on).length
  const eaves = plane.edges.includes('eave')
  const slope_m = slopeLength(plane, drawing.north_deg)
  const rise_m = slope_m * Math.sin(plane.tilt_deg * RAD)
  const run_m = slope_m * Math.cos(plane.tilt_deg * RAD)
  const roof = roofOf(drawing, plane)
  const origin = roof?.origin ?? plane.origin
  return (
    <>
      {roof && <RoofProperties roof={roof} plane={plane} />}
      <Section title={words.plane} note={areaText(area, unit)}>
        <NameField key={plane.id} name={plane.name} onChange={name => change({ name })} />
        {origin && <p className="text-xs text-ink-3">{originText(origin)}</p>}
        {!roof && (
          <div className="grid grid-cols-2 gap-3">
            <AngleField
              label={words.tilt}
              value={plane.tilt_deg}
              onChange={tilt_deg => change({ tilt_deg })}
              read={readTilt}
              least={0}
              most={75}
              range={words.tilt_range}
              help={words.pitch_number_12({ number: number(pitchOf(plane.tilt_deg), 1) })}
            />
            <AngleField
              label={words.azimuth}
              value={plane.azimuth_deg}
              onChange={azimuth_deg => change({ azimuth_deg: whole(azimuth_deg), azimuth_typed: true })}
              least={0}
              most={359.9}
              range={words.azimuth_range}
              help={words.faces_from({
                wind: compassWord(plane.azimuth_deg),
                is_typed: plane.azimuth_typed ? 'yes' : 'no',
              })}
            />
            <LengthField
              label={words.eave_height}
              meters={plane.eave_height_m}
              onChange={eave_height_m => change({ eave_height_m })}
              most={100}
            />
            <LengthField
              label={words.ridge_height}
              meters={plane.eave_height_m + rise_m}
              least={plane.eave_height_m}
              most={plane.eave_height_m + 30}
              onChange={ridge_m => change({ tilt_deg: tiltOver(run_m, ridge_m - plane.eave_height_m) })}
              help={words.makes_tilt}
            />
          </div>
        )}
        {!roof && plane.azimuth_typed && eaves && (
          <Button look="ghost" onClick={() => change({ azimuth_typed: false })}>
            {words.take_azimuth_eave}
          </Button>
        )}
      </Section>
      <Section
        title={words.modules}
        note={words.panels_on_plane({
          on,
          has_count: plane.modules.length > on ? 'yes' : 'no',
          count: plane.modules.length - on,
        })}
      >
        <PanelPicker
          label={words.panel}
          known={known.panels}
          value={plane.panel_id}
          onPick={picked => {
            keep('panels', picked)
            change({ panel_id: picked.id })
          }}
        />
        <MountingField mounting={plane.mounting} onChange={mounting => change({ mounting })} />
        {!panel && <Notice kind="warning">{words.panel_size_missing}</Notice>}
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={words.layout}
            options={LAYOUTS}
            value={plane.layout}
            onChange={value => change({ layout: value === 'portrait' || value === 'landscape' ? value : 'best' })}
          />
          <LengthField label={words.gap} meters={plane.gap_m} onChange={gap_m => change({ gap_m })} most={2} />
        </div>
        <div>
          <Checkbox
            label={words.pathway_left}
            checked={plane.pathway_left}
            onChange={pathway_left => change({ pathway_left })}
          />
          <Checkbox
            label={words.pathway_right}
            help={words.looking_up_slope}
            checked={plane.pathway_right}
            onChange={pathway_right => change({ pathway_right })}
          />
          <Checkbox
            label={words.detached}
            help={words.detached_hint}
            checked={plane.detached ?? false}
            onChange={detached => change({ detached })}
          />
        </div>
        <div className="flex gap-2">
          <Button
            look="primary"
            disabledReason={whyNot ?? (panel ? undefined : words.panel_length_width_not)}
            onClick={() => fill([plane.id])}
          >
            {words.fill_plane}
          </Button>
          <Button
            disabledReason={whyNot ?? (plane.modules.length === 0 ? words.no_panels_on_plane : undefined)}
            onClick={() => clear([plane.id])}
          >
            {words.clear}
          </Button>
        </div>
        <SizeDrawing plane_ids={[plane.id]} />
      </Section>
      {!roof && <EdgeList plane={plane} />}
    </>
  )
}
