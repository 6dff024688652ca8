// What is accepted of the outlines in a file, as edits of the drawing: each a roof that is one solid, or a plane.
import { withRoof } from '#machines/design/solid/roof-planes.ts'
import type { Schemas } from '#sdk/types.ts'
import { applied, type Edit } from '../drawing-edits.ts'
import { type Drawing, type Point, rounded } from '../drawing-types.ts'
import { newPlane, type PlaneDefaults } from '../new-parts.ts'
import { nameOf } from '../plane-names.ts'
import { newRoof, type Roof } from '../roof/roof-edits.ts'
import { turnedTo } from './proposal.ts'
import { words } from './words.ts'

export type Footprints = Schemas['RoofFootprints']
type Outline = Schemas['RoofFootprint']
export type AddAs = 'roof' | 'plane'

const MOST = { corners: 20, planes: 20, roofs: 8 }

/** The edits and the ids of what they add, or a sentence where one can't be added. */
export function footprintEdits(
  outlines: readonly Outline[],
  add_as: AddAs,
  drawing: Drawing,
  defaults: PlaneDefaults,
): { edits: Edit[]; ids: string[] } | { fault: string } {
  const turn = turnedTo(drawing.north_deg)
  const { panel_id, layout, gap_m } = drawing.planes.at(-1) ?? { ...defaults, layout: 'best' as const, gap_m: 0.02 }
  const chosen = { panel_id, layout, gap_m }
  const edits: Edit[] = []
  const ids: string[] = []
  let now = drawing
  for (const { points, holes } of outlines) {
    const outline = points.map(turn)
    if (add_as === 'plane') {
      if (now.planes.length >= MOST.planes) return { fault: words.too_many_planes({ most: MOST.planes }) }
      const inner = holes.map(hole => hole.map(turn).map(([x, y]) => [rounded(x), rounded(y)]))
      const plane = { ...newPlane(outline, now, defaults), ...(inner.length > 0 ? { holes: inner } : {}) }
      edits.push({ type: 'parts.added', parts: { planes: [plane] } })
      ids.push(plane.id)
    } else {
      if (holes.length > 0) return { fault: words.courtyard_as_plane }
      if (points.length > MOST.corners) return { fault: words.corners_as_plane({ most: MOST.corners }) }
      if ((now.roofs ?? []).length >= MOST.roofs) return { fault: words.too_many_roofs({ most: MOST.roofs }) }
      const made = roofThatHolds(outline, now, roof => withRoof(now, roof, chosen, nameOf), defaults.tilt_deg)
      if ('fault' in made) return made
      edits.push({ type: 'roof.set', roof: made, chosen })
      ids.push(`${made.id}-${made.kind === 'hip' ? 0 : made.side}`)
    }
    const last = edits.at(-1)
    if (last) now = applied(now, last)
  }
  return { edits, ids }
}

/** The kind a drawn footprint gets; where that can't be built a hip, then a flat roof. */
function roofThatHolds(
  outline: readonly Point[],
  drawing: Drawing,
  build: (roof: Roof) => Drawing | { fault: string },
  tilt_deg: number,
): Roof | { fault: string } {
  const roof = newRoof(outline, drawing, tilt_deg)
  const tries: Roof[] = [roof, { ...roof, kind: 'hip' }, { ...roof, kind: 'flat' }]
  const first = build(roof)
  return tries.find(one => !('fault' in build(one))) ?? ('fault' in first ? first : roof)
}
