// Lays as many modules as make so much of the use, or as are within a size, a count or a budget: on these planes, or on all.
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { refreshAfter } from '#web/data/freshen.ts'
import { useWrite } from '#web/data/queries.ts'
import { tell } from '#web/lib/tell.ts'
import { SizeToAnyTarget, type Target } from '#web/projects/sale/starting/size-to-target.tsx'
import { filledByCode } from '../canvas/legal.ts'
import { drawable, settled } from '../canvas/settling.ts'
import type { Plane } from '../drawing-types.ts'
import { useEditor } from '../editor.ts'
import { editWherever } from '../open-editors.ts'
import { words } from './words.ts'

export function SizeDrawing({ plane_ids }: { plane_ids: readonly string[] }) {
  const { drawing, project, equipment, known, whyNot, fire_rule } = useEditor()
  const client = useQueryClient()
  const full_planes = useRef<readonly Plane[]>([])
  const setbacks = useRef(drawing.setbacks)
  const size = useWrite('/v3/design.SizeDrawing', {
    // Even if another plane is chosen or the page is left before the response arrives.
    onDone: async ({ planes }) => {
      const edits = planes.map(({ id, modules: places }) => {
        const kept = new Set(places)
        const full = full_planes.current.find(plane => plane.id === id)
        const modules = (full?.modules ?? []).map((module, index) => ({ ...module, on: kept.has(index) }))
        const { pathway_left = false, pathway_right = false } = full ?? {}
        const part = { modules, pathway_left, pathway_right }
        return { type: 'plane.changed' as const, id, part }
      })
      const kept = { type: 'site.changed' as const, part: { setbacks: setbacks.current } }
      const is_saved = await editWherever(project.id, [kept, ...edits], equipment).catch(tell)
      if (is_saved) await refreshAfter(client, '/v3/design.SaveDrawing', { project_id: project.id })
    },
  })
  const meant = drawing.planes.filter(({ id, panel_id }) => plane_ids.includes(id) && drawable(known.panels, panel_id))
  const lacks =
    meant.length === 0
      ? words.draw_roof_plane_first
      : drawing.inverters.length === 0
        ? words.choose_inverter_first
        : project.address === null
          ? words.enter_address_first
          : undefined
  const whyNoOffset = project.annual_consumption_kwh === null ? words.enter_household_use_under : undefined
  const apply = (target: Target) => {
    const ids = meant.map(({ id }) => id)
    const lawful = filledByCode(drawing, ids, known.panels, fire_rule)
    // Space the fire code keeps clear isn't counted.
    const laid = {
      ...lawful,
      planes: lawful.planes.map(plane =>
        ids.includes(plane.id) ? { ...plane, modules: plane.modules.filter(({ on }) => on) } : plane,
      ),
    }
    const full = laid.planes.filter(({ id }) => ids.includes(id))
    const asked = {
      project_id: project.id,
      ...target,
      drawing: settled(drawing, laid, equipment),
      plane_ids: full.map(({ id }) => id),
    }
    full_planes.current = full
    setbacks.current = laid.setbacks
    size.mutate(asked)
  }
  return (
    <SizeToAnyTarget
      whyNot={whyNot ?? lacks}
      whyNoOffset={whyNoOffset}
      busy={size.isPending}
      onSize={apply}
      sized={size.data}
      problem={size.error?.message}
    />
  )
}
