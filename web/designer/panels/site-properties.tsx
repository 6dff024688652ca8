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

const SETBACKS: [keyof Drawing['setbacks'], string][] = [
  ['ridge_m', 'Ridge'],
  ['hip_m', 'Hip'],
  ['valley_m', 'Valley'],
  ['rake_m', 'Rake'],
  ['eave_m', 'Eave'],
  ['obstruction_m', 'Obstructions'],
  ['pathway_m', 'Firefighters’ way'],
]
const BACKDROPS = { blank: 'Blank sheet', image: 'Site picture', map: 'Map' } as const

export function SiteProperties({ onBackdrop }: { onBackdrop: () => void }) {
  const { drawing, edit, fill, clear, whyNot, image_src, take, tiles } = useEditor()
  const change = (part: Partial<Drawing>) => edit([{ type: 'site.changed', part }])
  const count = drawing.planes.reduce((sum, { modules }) => sum + modules.length, 0)
  return (
    <>
      <Section title="Modules" note={`${modulesOn(drawing)} on`}>
        <div className="flex gap-2">
          <Button
            look="primary"
            disabledReason={whyNot ?? (drawing.planes.length === 0 ? 'Draw a roof plane first.' : undefined)}
            onClick={() => fill(drawing.planes.map(({ id }) => id))}
          >
            Fill all planes
          </Button>
          <Button
            disabledReason={whyNot ?? (count === 0 ? 'There are no modules.' : undefined)}
            onClick={() => clear(drawing.planes.map(({ id }) => id))}
          >
            Clear all
          </Button>
        </div>
        <SizeDrawing plane_ids={drawing.planes.map(({ id }) => id)} />
      </Section>
      <EquipmentProperties />
      <LossSection />
      <Section title="Left free" note="on the surface">
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
        <p className="text-xs text-ink-3">
          Begins with what your company leaves free; the local fire code may ask for more.
        </p>
      </Section>
      <HorizonProperties />
      <Section title="Sheet" note={BACKDROPS[drawing.backdrop]}>
        {drawing.backdrop === 'image' && !image_src && (
          <Notice kind="warning">The picture cannot be shown. Upload it again, or draw without it.</Notice>
        )}
        {drawing.backdrop === 'map' && !tiles && (
          <Notice kind="warning">No map is configured any more. What is drawn stays in its place.</Notice>
        )}
        <div className="grid grid-cols-2 gap-3">
          <AngleField
            label="Top looks to"
            value={drawing.north_deg}
            onChange={north_deg => change({ north_deg: whole(north_deg) })}
            least={0}
            most={359.9}
            range="0 to 359.9°"
            help="0° is north."
          />
          {drawing.backdrop !== 'image' && (
            <>
              <LengthField
                label="Width"
                meters={drawing.width_m}
                least={5}
                most={1000}
                onChange={width_m => change({ width_m })}
              />
              <LengthField
                label="Depth"
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
              Set the scale
            </Button>
          )}
          <Button disabledReason={whyNot} onClick={onBackdrop}>
            Change what is below
          </Button>
        </div>
      </Section>
    </>
  )
}
