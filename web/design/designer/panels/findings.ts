// Faults, and what an electrician or a fire inspector would ask: from the drawing immediately, from the saved design a
// moment later. Each links to its parts of the drawing.
import { useMemo } from 'react'
import { type DrawingFault, drawingFaults } from '#machines/design/drawing/check-drawing.ts'
import { fireAccess } from '#machines/design/drawing/fire-access.ts'
import type { Schemas } from '#sdk/types.ts'
import { useRead } from '#web/data/queries.ts'
import { drawable } from '../canvas/settling.ts'
import type { Drawing } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { words } from './words.ts'

export type Finding = {
  severity: 'ok' | 'warning' | 'error'
  about: string
  sentence: string
  formula?: string | null
  lacks?: string[]
  /** The parts it speaks of. */
  ids: readonly string[]
}
const ORDER = { error: 0, warning: 1, ok: 2 } as const

export function useFindings() {
  const { drawing, known, project } = useEditor()
  const electrical = useRead('/v3/design.CheckElectrical', { project_id: project.id })
  const own = useMemo(() => drawn(drawing, known.panels), [drawing, known.panels])
  const wired = (electrical.data?.findings ?? []).map(one => ({ ...one, ids: planesNamed(one.sentence, drawing) }))
  const all = [...own, ...wired].sort((a, b) => ORDER[a.severity] - ORDER[b.severity])
  return { all, site: electrical.data?.site ?? null, error: electrical.error }
}

function drawn(drawing: Drawing, panels: readonly Schemas['Panel'][]): Finding[] {
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
    ...fireAccess(drawing, sides).map(({ severity, sentence, plane_id }) => ({
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
