// What edits mean for roofs that are one solid: the roof as it is wished, from which its planes follow.
import { eaveSide, solidOf } from '#machines/design/solid/roof.ts'
import { type Chosen, withRoof } from '#machines/design/solid/roof-planes.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Edit } from '../drawing-edits.ts'
import { at, type Drawing, type Plane, type Point, rounded } from '../drawing-types.ts'
import { nameOf } from '../plane-names.ts'

export type Roof = Schemas['DrawnRoof']
export type Dormer = Schemas['DrawnDormer']

const MOST_CORNERS = 20

export const roofOf = ({ roofs = [] }: Drawing, plane: Pick<Plane, 'roof_id'> | undefined): Roof | undefined =>
  roofs.find(({ id }) => id === plane?.roof_id)
export const dormerOf = (roof: Roof, plane_id: string) =>
  roof.dormers.find(({ id }) => plane_id.startsWith(`${id}-`) && !plane_id.startsWith(`${roof.id}-`))

export function newRoof(outline: readonly Point[], drawing: Drawing, tilt_deg: number): Roof {
  const counterclockwise = signed(outline) < 0 ? outline.toReversed() : outline
  const points = counterclockwise.map(([x, y]) => [rounded(x), rounded(y)])
  return {
    id: crypto.randomUUID(),
    kind: outline.length === 4 ? 'gable' : 'hip',
    points,
    side: eaveSide(counterclockwise, drawing.north_deg),
    pitch_deg: tilt_deg >= 5 ? tilt_deg : 20,
    back_pitch_deg: 15,
    eave_height_m: 3,
    dormers: [],
  }
}

const signed = (outline: readonly Point[]) =>
  outline.reduce((sum, [ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
    return sum + ax * by - bx * ay
  }, 0)

/** In the middle of this face if it fits there. If it fits nowhere, the first position, so that the roof says why. */
export function newDormer(roof: Roof, plane: Plane, kind: Dormer['kind'], north_deg: number): Dormer {
  const [a = [0, 0], b = [0, 0]] = eaveOf(plane)
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy) || 1
  const up: Point = [-dy / length, dx / length]
  const deep = Math.max(...plane.points.map(at).map(([x, y]) => (x - a[0]) * up[0] + (y - a[1]) * up[1]))
  const id = crypto.randomUUID()
  const tries = [1, 0.75, 0.5].flatMap(size =>
    [0.25, 0.12, 0.05].flatMap(in_share =>
      [0.5, 0.33, 0.67, 0.2, 0.8].map(
        (along): Dormer => ({
          id,
          kind,
          x_m: rounded(a[0] + dx * along + up[0] * deep * in_share),
          y_m: rounded(a[1] + dy * along + up[1] * deep * in_share),
          width_m: rounded(Math.max(0.5, Math.min(2.4, length / 4) * size)),
          wall_m: rounded(0.6 * size),
          pitch_deg: kind === 'shed' ? Math.max(1, Math.round(roof.pitch_deg / 3)) : roof.pitch_deg,
        }),
      ),
    ),
  )
  const fits = (dormer: Dormer) => !('fault' in solidOf({ ...roof, dormers: [...roof.dormers, dormer] }, north_deg))
  return tries.find(fits) ?? tries[0] ?? { id, kind, x_m: 0, y_m: 0, width_m: 1, wall_m: 0.5, pitch_deg: 20 }
}

function eaveOf({ points, edges }: Plane): readonly Point[] {
  const sides = points.map(at).map((a, index, all): Point[] => [a, all[(index + 1) % all.length] ?? a])
  const eaves = sides.filter((_, index) => edges[index] === 'eave')
  const length = ([a, b]: Point[]) => (a && b ? Math.hypot(b[0] - a[0], b[1] - a[1]) : 0)
  return eaves.sort((one, other) => length(other) - length(one))[0] ?? []
}

/** The roofs an edit asks for; none if it is about other parts, or moves a whole roof. */
function wishesOf(drawing: Drawing, edit: Edit): Roof[] {
  const roofs = drawing.roofs ?? []
  switch (edit.type) {
    case 'roof.set':
      return [edit.roof]
    case 'vertex.moved':
    case 'vertex.inserted':
    case 'vertex.removed': {
      const roof = roofs.find(({ id }) => id === edit.id)
      return roof ? [withCorner(roof, edit)] : []
    }
    case 'parts.moved':
      return dormersAmong(drawing, edit.ids).map(({ roof, ids }) => ({
        ...roof,
        dormers: roof.dormers.map(one =>
          ids.has(one.id) ? { ...one, x_m: rounded(one.x_m + edit.by[0]), y_m: rounded(one.y_m + edit.by[1]) } : one,
        ),
      }))
    case 'parts.removed':
      return dormersAmong(drawing, edit.ids).map(({ roof, ids }) => ({
        ...roof,
        dormers: roof.dormers.filter(one => !ids.has(one.id)),
      }))
    default:
      return []
  }
}

function withCorner(roof: Roof, edit: Extract<Edit, { type: `vertex.${string}` }>): Roof {
  const { points, side } = roof
  if (edit.type === 'vertex.moved') return { ...roof, points: points.with(edit.index, edit.to.map(rounded)) }
  if (edit.type === 'vertex.inserted') {
    if (points.length >= MOST_CORNERS) return roof
    const more = points.toSpliced(edit.index + 1, 0, edit.at.map(rounded))
    return { ...roof, points: more, side: side > edit.index ? side + 1 : side }
  }
  if (points.length <= 3) return roof
  const count = points.length - 1
  const next = (side >= edit.index ? side - 1 + count : side) % count
  return { ...roof, points: points.toSpliced(edit.index, 1), side: next }
}

/** Dormers whose roof stays where it is. */
function dormersAmong(drawing: Drawing, part_ids: readonly string[]) {
  return (drawing.roofs ?? []).flatMap(roof => {
    const own = drawing.planes.filter(({ id, roof_id }) => roof_id === roof.id && part_ids.includes(id))
    const dormers = own.map(({ id }) => dormerOf(roof, id))
    const ids = new Set(dormers.flatMap(one => (one ? [one.id] : [])))
    return ids.size > 0 && dormers.every(one => one !== undefined) ? [{ roof, ids }] : []
  })
}

/** The drawing with the roofs of an edit; a sentence where one cannot be; null where the edit has none. */
export function withWishes(drawing: Drawing, edit: Edit): Drawing | { fault: string } | null {
  const wishes = wishesOf(drawing, edit)
  if (wishes.length === 0) return null
  let next = drawing
  for (const roof of wishes) {
    const made = withRoof(next, roof, chosenFor(next, edit, roof), nameOf)
    if ('fault' in made) return made
    next = made
  }
  return next
}

function chosenFor({ planes }: Drawing, edit: Edit, roof: Roof): Chosen {
  const own = planes.find(({ roof_id }) => roof_id === roof.id)
  if (own) return { panel_id: own.panel_id, layout: own.layout, gap_m: own.gap_m }
  return edit.type === 'roof.set' ? edit.chosen : { panel_id: '', layout: 'best', gap_m: 0.02 }
}

/** Every roof again, as after north has been turned. */
export function rebuilt(drawing: Drawing): Drawing {
  return (drawing.roofs ?? []).reduce((now, roof) => {
    const made = withRoof(now, roof, chosenFor(now, { type: 'roof.set', roof, chosen: EMPTY }, roof), nameOf)
    return 'fault' in made ? now : made
  }, drawing)
}
const EMPTY: Chosen = { panel_id: '', layout: 'best', gap_m: 0.02 }

/** Its planes stay as they are, each for itself. */
export function released(drawing: Drawing, roof_ids: ReadonlySet<string>): Drawing {
  if (roof_ids.size === 0) return drawing
  const free = (plane: Plane): Plane => {
    if (plane.roof_id === undefined || !roof_ids.has(plane.roof_id)) return plane
    const { roof_id: _, ...rest } = plane
    return { ...rest, azimuth_typed: true }
  }
  return {
    ...drawing,
    planes: drawing.planes.map(free),
    roofs: (drawing.roofs ?? []).filter(({ id }) => !roof_ids.has(id)),
  }
}

/** Roofs one of whose own faces is among these parts; a dormer goes alone. */
export const roofsAmong = (drawing: Drawing, ids: readonly string[]): Set<string> =>
  new Set(
    (drawing.roofs ?? []).flatMap(roof =>
      drawing.planes.some(({ id, roof_id }) => roof_id === roof.id && ids.includes(id) && !dormerOf(roof, id))
        ? [roof.id]
        : [],
    ),
  )

/** The outline whose corners an edit moves: of a plane that is part of a roof, the roof's footprint. */
export function outlineOf(drawing: Drawing, id: string | undefined) {
  const plane = drawing.planes.find(one => one.id === id)
  const roof = roofOf(drawing, plane) ?? (drawing.roofs ?? []).find(one => one.id === id)
  if (roof) {
    const members = drawing.planes.flatMap(one => (one.roof_id === roof.id ? [one.id] : []))
    return { id: roof.id, points: roof.points.map(at), members, is_roof: true }
  }
  const part = plane ?? drawing.obstructions.find(one => one.id === id)
  return part && { id: part.id, points: part.points.map(at), members: [part.id], is_roof: false }
}
