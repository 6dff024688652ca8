import { Button } from '#web/ui/button.tsx'
import { common } from '#web/words/common.ts'
import { partOf } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { KindOfNext, ObstructionProperties, TreeProperties } from './obstruction-properties.tsx'
import { PartsList } from './parts-list.tsx'
import { PlaneProperties } from './plane-properties.tsx'
import { Section } from './section.tsx'
import { SiteProperties } from './site-properties.tsx'
import { words } from './words.ts'

/** Properties of the selection, to the inch; without one, of the whole drawing. */
export function Properties({
  onBackdrop,
  onSurvey,
}: {
  onBackdrop: () => void
  onSurvey: (from: 'file' | 'site') => void
}) {
  const { drawing, selected, whyNot } = useEditor()
  const [first, second] = selected
  const part = second === undefined ? partOf(drawing, first) : undefined
  return (
    <>
      <PartsList />
      {/* Disabled as one: no field of a drawing that may only be looked at takes anything. */}
      <fieldset disabled={whyNot !== undefined} className="min-w-0 disabled:opacity-70">
        <KindOfNext />
        {second !== undefined && <Several count={selected.length} />}
        {part?.type === 'plane' && <PlaneProperties key={part.part.id} plane={part.part} />}
        {part?.type === 'obstruction' && <ObstructionProperties one={part.part} />}
        {part?.type === 'tree' && <TreeProperties one={part.part} />}
        {first === undefined && <SiteProperties onBackdrop={onBackdrop} onSurvey={onSurvey} />}
      </fieldset>
    </>
  )
}

function Several({ count }: { count: number }) {
  const { duplicate, remove, fill, clear, whyNot, drawing, selected } = useEditor()
  const planes = drawing.planes.filter(({ id }) => selected.includes(id)).map(({ id }) => id)
  const none = planes.length === 0 ? words.no_plane_among_them : undefined
  return (
    <Section title={words.count_parts({ count })}>
      <div className="flex flex-wrap gap-2">
        <Button disabledReason={whyNot ?? none} onClick={() => fill(planes)}>
          {words.fill_planes}
        </Button>
        <Button disabledReason={whyNot ?? none} onClick={() => clear(planes)}>
          {words.clear_planes}
        </Button>
        <Button disabledReason={whyNot} onClick={duplicate}>
          {common.duplicate}
        </Button>
        <Button look="danger" disabledReason={whyNot} onClick={remove}>
          {common.delete}
        </Button>
      </div>
    </Section>
  )
}
