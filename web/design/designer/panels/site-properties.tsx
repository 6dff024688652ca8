import { date } from '#web/lib/format.ts'
import { part } from '#web/lib/part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/states.tsx'
import { modulesOn } from '../canvas/settling.ts'
import { whole } from '../drawing-edits.ts'
import type { Drawing } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { AngleField } from './angle-field.tsx'
import { EquipmentProperties } from './equipment-properties.tsx'
import { HorizonProperties } from './horizon-properties.tsx'
import { LengthField } from './length-field.tsx'
import { LossSection } from './loss-section.tsx'
import { Section } from './section.tsx'
import { SizeDrawing } from './size-drawing.tsx'
import { words } from './words.ts'

const FireProperties = part(() => import('../fire/fire-properties.tsx'))

const SETBACKS: [keyof Drawing['setbacks'], string][] = [
  ['ridge_m', words.ridge],
  ['hip_m', words.hip],
  ['valley_m', words.valley],
  ['rake_m', words.rake],
  ['eave_m', words.eave],
  ['obstruction_m', words.obstructions],
  ['pathway_m', words.fire_pathway],
]
const BACKDROPS = { blank: words.blank_sheet, image: words.site_picture, map: words.map } as const

export function SiteProperties({
  onBackdrop,
  onSurvey,
}: {
  onBackdrop: () => void
  onSurvey: (from: 'file' | 'site') => void
}) {
  const { drawing, edit, fill, clear, whyNot, image_src, take, tiles, site } = useEditor()
  const change = (part: Partial<Drawing>) => edit([{ type: 'site.changed', part }])
  const count = drawing.planes.reduce((sum, { modules }) => sum + modules.length, 0)
  return (
    <>
      <Section title={words.modules} note={words.panels_placed({ drawing: modulesOn(drawing) })}>
        <div className="flex gap-2">
          <Button
            look="primary"
            disabledReason={whyNot ?? (drawing.planes.length === 0 ? words.draw_roof_plane_first : undefined)}
            onClick={() => fill(drawing.planes.map(({ id }) => id))}
          >
            {words.fill_all_planes}
          </Button>
          <Button
            disabledReason={whyNot ?? (count === 0 ? words.no_panels : undefined)}
            onClick={() => clear(drawing.planes.map(({ id }) => id))}
          >
            {words.clear_all}
          </Button>
        </div>
        <SizeDrawing plane_ids={drawing.planes.map(({ id }) => id)} />
      </Section>
      <EquipmentProperties />
      <LossSection />
      <Section title={words.setbacks_title} note={words.surface}>
        <div className="grid grid-cols-2 gap-3">
          {SETBACKS.map(([key, label]) => (
            <LengthField
              key={key}
              label={label}
              meters={drawing.setbacks[key]}
              most={5}
              onChange={meters => change({ setbacks: { ...drawing.setbacks, [key]: meters } })}
            />
          ))}
        </div>
        <p className="text-xs text-ink-3">{words.begins_what_your_company}</p>
      </Section>
      <FireProperties />
      <HorizonProperties />
      <Section title={words.background_title} note={BACKDROPS[drawing.backdrop]}>
        {drawing.backdrop === 'image' && !image_src && (
          <Notice kind="warning">{words.picture_cannot_shown_upload}</Notice>
        )}
        {drawing.backdrop === 'image' && drawing.image?.source && (
          <p className="text-xs text-ink-3">
            {words.picture_credit({
              source: drawing.image.source,
              day: drawing.image.taken_on ? date(drawing.image.taken_on) : 'none',
            })}
          </p>
        )}
        {drawing.backdrop === 'map' && !tiles && <Notice kind="warning">{words.no_map_configured_any}</Notice>}
        <div className="grid grid-cols-2 gap-3">
          <AngleField
            label={words.drawing_top_azimuth}
            value={drawing.north_deg}
            onChange={north_deg => change({ north_deg: whole(north_deg) })}
            least={0}
            most={359.9}
            range={words.azimuth_range}
            help={words.north_hint}
          />
          {drawing.backdrop !== 'image' && (
            <>
              <LengthField
                label={words.width}
                meters={drawing.width_m}
                least={5}
                most={1000}
                onChange={width_m => change({ width_m })}
              />
              <LengthField
                label={words.depth}
                meters={drawing.depth_m}
                least={5}
                most={1000}
                onChange={depth_m => change({ depth_m })}
              />
            </>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          {drawing.backdrop === 'image' && (
            <Button disabledReason={whyNot} onClick={() => take('scale')}>
              {words.set_scale}
            </Button>
          )}
          <Button disabledReason={whyNot} onClick={onBackdrop}>
            {words.change_background}
          </Button>
          {site?.point && (
            <Button disabledReason={whyNot} onClick={() => onSurvey('site')}>
              {words.propose_roof}
            </Button>
          )}
          <Button disabledReason={whyNot} onClick={() => onSurvey('file')}>
            {words.roof_from_file}
          </Button>
        </div>
      </Section>
    </>
  )
}
