// Faults, and what an electrician or a fire inspector would ask: from the drawing immediately, from the saved design a
// moment later. Each links to its parts of the drawing.
import { useDeferredValue, useMemo } from 'react'
import { type DrawingFault, drawingFaults } from '#machines/design/drawing/check-drawing.ts'
import { stillStanding } from '#machines/design/drawing/fill-plane.ts'
import { fireAccess } from '#machines/design/drawing/fire-access.ts'
import { fireCode } from '#machines/design/drawing/fire-code.ts'
import { overlapFindings } from '#machines/design/solid/overlap.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { tell } from '#web/lib/tell.ts'
import { drawable } from '../canvas/settling.ts'
import type { Drawing } from '../drawing-types.ts'
import { type Editor, useEditor } from '../editor.ts'
import { words } from './words.ts'

export type Finding = {
  severity: 'ok' | 'warning' | 'error'
  about: string
  sentence: string
  formula?: string | null
  lacks?: string[]
  /** The parts it speaks of. */
  ids: readonly string[]
  /** What mends it at once. */
  fix?: { label: string; run: () => Promise<void> }
}
const ORDER = { error: 0, warning: 1, ok: 2 } as const

export function useFindings() {
  const editor = useEditor()
  const { known, project, fire_rule } = editor
  // While parts are dragged, moving them comes first.
  const drawing = useDeferredValue(editor.drawing)
  const electrical = useRead('/v3/design.CheckElectrical', { project_id: project.id })
  const own = useMemo(() => drawn(drawing, known.panels, fire_rule), [drawing, known.panels, fire_rule])
  const wired = (electrical.data?.findings ?? []).map(one => ({ ...one, ids: planesNamed(one.sentence, drawing) }))
  const fix = { label: words.cut, run: () => cutOverlaps(editor).catch(tell) }
  const twice = useMemo(() => overlapFindings(drawing.planes), [drawing.planes])
  const overlaps = twice.map(one => ({ severity: 'error' as const, about: words.drawing, ...one, fix }))
  const all = [...overlaps, ...own, ...wired].sort((a, b) => ORDER[a.severity] - ORDER[b.severity])
  return { all, site: electrical.data?.site ?? null, error: electrical.error }
}

/** One undo brings all of it back. */
async function cutOverlaps({ drawing, equipment, edit }: Editor) {
  const { cutPlanes } = await import('#machines/design/solid/cut.ts')
  const planes = cutPlanes(drawing.planes, drawing.north_deg, () => crypto.randomUUID())
  const old = new Set(drawing.planes.map(({ id }) => id))
  const laid = planes.map(plane => {
    const panel = drawable(equipment.panels, plane.panel_id)
    return old.has(plane.id) || !panel ? plane : { ...plane, modules: stillStanding(plane, panel, drawing) }
  })
  edit([{ type: 'planes.cut', planes: laid }])
}

function drawn(drawing: Drawing, panels: readonly Schemas['Panel'][], fire_rule: Editor['fire_rule']): Finding[] {
  const sides = new Map(
    panels.flatMap(({ id }) => {
      const panel = drawable(panels, id)
      return panel ? [[id, panel] as const] : []
    }),
  )
  return [
    ...drawingFaults(drawing).map(fault => ({
      severity: 'error' as const,
      about: words.drawing,
      sentence: fault.sentence,
      ids: partOfField(fault, drawing),
    })),
    ...fireAccess(drawing, sides, fireCode(fire_rule, drawing.fire)).map(({ severity, sentence, plane_id }) => ({
      severity,
      about: words.fire_access,
      sentence,
      ids: plane_id === null ? withPanels(drawing) : [plane_id],
    })),
  ]
}

/** 'planes.0.points' is of the first plane. */
function partOfField({ field }: DrawingFault, drawing: Drawing): string[] {
  const [kind, index] = field.split('.')
  const parts = kind === 'planes' || kind === 'obstructions' || kind === 'trees' ? drawing[kind] : []
  const part = parts[Number(index)]
  return part ? [part.id] : withPanels(drawing)
}

const withPanels = ({ planes }: Drawing): string[] =>
  planes.filter(({ modules }) => modules.some(({ on }) => on)).map(({ id }) => id)

/** An electrical finding is about inverters; it names the planes whose strings it counts, or is about all of them. */
function planesNamed(sentence: string, drawing: Drawing): string[] {
  const named = drawing.planes.filter(({ name }) => name !== '' && sentence.includes(name)).map(({ id }) => id)
  return named.length > 0 ? named : withPanels(drawing)
}
