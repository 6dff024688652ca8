// Filling by the fire code of the project's place and the drawing.
import { fireCode } from '#machines/design/drawing/fire-code.ts'
import { legallyFilled } from '#machines/design/drawing/legal-fill.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Edit } from '../drawing-edits.ts'
import type { Drawing } from '../drawing-types.ts'
import { drawable } from './settling.ts'

export function filledByCode(
  drawing: Drawing,
  ids: readonly string[],
  panels: readonly Schemas['Panel'][],
  fire_rule: Schemas['FireRule'],
): Drawing {
  const sides = new Map(
    drawing.planes.flatMap(({ panel_id }) => {
      const panel = drawable(panels, panel_id)
      return panel ? [[panel_id, panel] as const] : []
    }),
  )
  return legallyFilled(drawing, ids, sides, fireCode(fire_rule, drawing.fire))
}

/** From one drawing to the other, where only these planes and the setbacks differ. */
export const fillEdits = (before: Drawing, after: Drawing, ids: readonly string[]): Edit[] => [
  ...(after.setbacks === before.setbacks
    ? []
    : [{ type: 'site.changed' as const, part: { setbacks: after.setbacks } }]),
  ...after.planes
    .filter(({ id }) => ids.includes(id))
    .map(({ id, modules, pathway_left, pathway_right }) => ({
      type: 'plane.changed' as const,
      id,
      part: { modules, pathway_left, pathway_right },
    })),
]
