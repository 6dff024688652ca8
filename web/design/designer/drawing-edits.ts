// All edits of a drawing, as data and pure, so that each can be undone and a draft restores the same drawing. Modules follow
// their plane once an edit, or the last one of a gesture, is settled.
import { azimuthFromEave, edgesFalling } from '#machines/design/drawing/edges.ts'
import { planeFrame } from '#machines/design/drawing/plane-frame.ts'
import { type Chosen, withoutRoof } from '#machines/design/solid/roof-planes.ts'
import {
  at,
  type Drawing,
  type EdgeKind,
  type Obstruction,
  type Plane,
  type Point,
  rounded,
  type Tree,
} from './drawing-types.ts'
import { withOrigins } from './origins.ts'
import { renamed } from './plane-names.ts'
import { type Roof, rebuilt, released, roofsAmong, withWishes } from './roof/roof-edits.ts'

export type Parts = { planes: readonly Plane[]; obstructions: readonly Obstruction[]; trees: readonly Tree[] }
type Site = Omit<Drawing, 'planes' | 'obstructions' | 'trees'>

export type Edit =
  | { type: 'site.changed'; part: Partial<Site> }
  | { type: 'plane.changed'; id: string; part: Partial<Omit<Plane, 'id'>> }
  | { type: 'obstruction.changed'; id: string; part: Partial<Omit<Obstruction, 'id'>> }
  | { type: 'tree.changed'; id: string; part: Partial<Omit<Tree, 'id'>> }
  | { type: 'parts.added'; parts: Partial<Parts> }
  | { type: 'parts.removed'; ids: readonly string[] }
  | { type: 'parts.moved'; ids: readonly string[]; by: Point }
  | { type: 'vertex.moved'; id: string; index: number; to: Point }
  | { type: 'vertex.inserted'; id: string; index: number; at: Point }
  | { type: 'vertex.removed'; id: string; index: number }
  | { type: 'edge.labelled'; id: string; index: number; kind: EdgeKind }
  | { type: 'module.toggled'; id: string; index: number }
  | { type: 'roof.set'; roof: Roof; chosen: Chosen }
  | { type: 'roof.released'; id: string }
  | { type: 'planes.cut'; planes: readonly Plane[] }
  | { type: 'drawing.replaced'; drawing: Drawing }

const MOST = { planes: 20, obstructions: 60, trees: 60 } as const
const point = ([x, y]: Point): number[] => [rounded(x), rounded(y)]

/** Marks a proposed roof as edited once its shape changes. */
export function applied(before: Drawing, edit: Edit): Drawing {
  const after = changedBy(before, edit)
  const keeps = ['parts.added', 'parts.removed', 'parts.moved', 'site.changed', 'drawing.replaced', 'module.toggled']
  return after === before || keeps.includes(edit.type) ? after : withOrigins(before, after)
}

function changedBy(before: Drawing, edit: Edit): Drawing {
  const wished = withWishes(before, edit)
  // An impossible roof isn't drawn; the editor says why.
  if (wished && 'fault' in wished) return before
  const drawing = wished ?? before
  switch (edit.type) {
    case 'roof.set':
      return drawing
    case 'roof.released':
      return released(drawing, new Set([edit.id]))
    case 'site.changed':
      return rebuilt(turned({ ...drawing, ...edit.part }, drawing.north_deg))
    case 'plane.changed':
      return withPlane(drawing, edit.id, plane => withEdges(plane, edit.part, drawing.north_deg))
    case 'obstruction.changed':
      return {
        ...drawing,
        obstructions: drawing.obstructions.map(one => (one.id === edit.id ? { ...one, ...edit.part } : one)),
      }
    case 'tree.changed':
      return { ...drawing, trees: drawing.trees.map(one => (one.id === edit.id ? { ...one, ...edit.part } : one)) }
    case 'parts.added':
      return {
        ...drawing,
        planes: [...drawing.planes, ...(edit.parts.planes ?? [])].slice(0, MOST.planes),
        obstructions: [...drawing.obstructions, ...(edit.parts.obstructions ?? [])].slice(0, MOST.obstructions),
        trees: [...drawing.trees, ...(edit.parts.trees ?? [])].slice(0, MOST.trees),
      }
    case 'parts.removed': {
      const stays = ({ id }: { id: string }) => !edit.ids.includes(id)
      const rest = [...roofsAmong(before, edit.ids)].reduce(withoutRoof, drawing)
      return {
        ...rest,
        planes: rest.planes.filter(stays),
        obstructions: rest.obstructions.filter(stays),
        trees: rest.trees.filter(stays),
      }
    }
    case 'parts.moved':
      return moved(drawing, wholeRoofs(before, edit.ids), edit.by)
    case 'vertex.moved':
      if (wished) return drawing
      return withPoints(drawing, edit.id, points => points.with(edit.index, point(edit.to)))
    case 'vertex.inserted':
      if (wished) return drawing
      return withPoints(
        drawing,
        edit.id,
        points => points.toSpliced(edit.index + 1, 0, point(edit.at)),
        edges => edges.toSpliced(edit.index, 0, edges[edit.index] ?? 'rake'),
      )
    case 'vertex.removed':
      if (wished) return drawing
      return withPoints(
        drawing,
        edit.id,
        points => (points.length > 3 ? points.toSpliced(edit.index, 1) : points),
        edges => (edges.length > 3 ? edges.toSpliced(edit.index, 1) : edges),
      )
    case 'edge.labelled':
      return withPlane(drawing, edit.id, plane => ({ ...plane, edges: plane.edges.with(edit.index, edit.kind) }))
    case 'module.toggled':
      return withPlane(drawing, edit.id, plane => ({
        ...plane,
        modules: plane.modules.map((one, index) => (index === edit.index ? { ...one, on: !one.on } : one)),
      }))
    case 'planes.cut':
      return { ...released(drawing, cutRoofs(drawing, edit.planes)), planes: cutFree(drawing, edit.planes) }
    case 'drawing.replaced':
      return edit.drawing
  }
}

/** All that goes along when these are moved; null where more happens than that, as when a dormer moves on its roof. */
export const shiftedWith = (drawing: Drawing, ids: readonly string[]): readonly string[] | null =>
  withWishes(drawing, { type: 'parts.moved', ids, by: [0, 0] }) === null ? wholeRoofs(drawing, ids) : null

/** With every plane of a roof one of whose faces is moved; a dormer alone has been moved on its roof. */
function wholeRoofs(drawing: Drawing, ids: readonly string[]): readonly string[] {
  const roofs = roofsAmong(drawing, ids)
  const free = ids.filter(id => drawing.planes.find(plane => plane.id === id)?.roof_id === undefined)
  const whole = drawing.planes.filter(({ roof_id }) => roof_id !== undefined && roofs.has(roof_id))
  return [...free, ...whole.map(({ id }) => id)]
}

/** Roofs that no longer hold once these planes are cut. */
function cutRoofs({ planes }: Drawing, cut: readonly Plane[]): Set<string> {
  const same = new Set(cut)
  return new Set(planes.flatMap(plane => (plane.roof_id !== undefined && !same.has(plane) ? [plane.roof_id] : [])))
}

function cutFree(drawing: Drawing, cut: readonly Plane[]): Plane[] {
  return released({ ...drawing, planes: cut.slice(0, MOST.planes) }, cutRoofs(drawing, cut)).planes
}

/** A plane falls across its eave unless its azimuth was typed or follows from its roof. */
function falling(plane: Plane, north_deg: number): Plane {
  if (plane.roof_id !== undefined) return plane
  const azimuth_deg = plane.azimuth_typed ? null : azimuthFromEave(plane.points, plane.edges, north_deg)
  return azimuth_deg === null || azimuth_deg === plane.azimuth_deg ? plane : { ...plane, azimuth_deg }
}

/** An azimuth that is typed takes eave and ridge with it. */
function withEdges(plane: Plane, part: Partial<Omit<Plane, 'id'>>, north_deg: number): Plane {
  const changed = { ...plane, ...part }
  if (!changed.azimuth_typed || part.azimuth_deg === undefined) return changed
  return { ...changed, edges: edgesFalling(changed.points, changed.edges, part.azimuth_deg, north_deg) }
}

const withPlane = (drawing: Drawing, id: string, change: (plane: Plane) => Plane): Drawing => ({
  ...drawing,
  planes: drawing.planes.map(one =>
    one.id === id ? renamed(one, falling(change(one), drawing.north_deg), drawing.planes) : one,
  ),
})

/** Rotates the drawing's north: shapes and modules stay in place. */
function turned(drawing: Drawing, north_before: number): Drawing {
  const turn = drawing.north_deg - north_before
  if (turn === 0) return drawing
  const planes = [...drawing.planes]
  for (const [index, plane] of drawing.planes.entries()) {
    const next = plane.azimuth_typed
      ? reseated(plane, north_before, drawing.north_deg)
      : { ...plane, azimuth_deg: whole(plane.azimuth_deg + turn) }
    // Next to the names given so far, so that no two planes come to the same one.
    planes[index] = renamed(plane, next, planes)
  }
  return { ...drawing, planes }
}

/** The plane keeps its true azimuth, so its own axes turn in the drawing: each module keeps its place on the roof. */
function reseated(plane: Plane, north_before: number, north_after: number): Plane {
  const [before, after] = [planeFrame(plane, north_before), planeFrame(plane, north_after)]
  return {
    ...plane,
    modules: plane.modules.map(one => {
      const [u, v] = after.toSurface(before.toPlan([one.u_m, one.v_m]))
      return { ...one, u_m: rounded(u), v_m: rounded(v) }
    }),
  }
}

/** 0 to under 360, to a tenth. */
export const whole = (azimuth_deg: number) => (Math.round((((azimuth_deg % 360) + 360) % 360) * 10) % 3600) / 10

function moved(drawing: Drawing, ids: readonly string[], [dx, dy]: Point): Drawing {
  const shifted = (points: readonly number[][]) => points.map(one => point([at(one)[0] + dx, at(one)[1] + dy]))
  return {
    ...drawing,
    planes: drawing.planes.map(plane => {
      if (!ids.includes(plane.id)) return plane
      const [du, dv] = planeFrame(plane, drawing.north_deg).toSurface([dx, dy])
      return {
        ...plane,
        points: shifted(plane.points),
        ...(plane.holes ? { holes: plane.holes.map(shifted) } : {}),
        modules: plane.modules.map(one => ({ ...one, u_m: rounded(one.u_m + du), v_m: rounded(one.v_m + dv) })),
      }
    }),
    roofs: (drawing.roofs ?? []).map(roof =>
      drawing.planes.some(({ id, roof_id }) => roof_id === roof.id && ids.includes(id))
        ? {
            ...roof,
            points: shifted(roof.points),
            dormers: roof.dormers.map(one => ({ ...one, x_m: rounded(one.x_m + dx), y_m: rounded(one.y_m + dy) })),
          }
        : roof,
    ),
    obstructions: drawing.obstructions.map(one =>
      ids.includes(one.id) ? { ...one, points: shifted(one.points) } : one,
    ),
    trees: drawing.trees.map(one =>
      ids.includes(one.id) ? { ...one, x_m: rounded(one.x_m + dx), y_m: rounded(one.y_m + dy) } : one,
    ),
  }
}

function withPoints(
  drawing: Drawing,
  id: string,
  change: (points: number[][]) => number[][],
  label: (edges: EdgeKind[]) => EdgeKind[] = edges => edges,
): Drawing {
  const corrected = withPlane(drawing, id, plane => ({
    ...plane,
    points: change(plane.points),
    edges: label(plane.edges),
  }))
  return {
    ...corrected,
    obstructions: corrected.obstructions.map(one => (one.id === id ? { ...one, points: change(one.points) } : one)),
  }
}
