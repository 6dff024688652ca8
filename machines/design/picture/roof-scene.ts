// A drawn house as faces in space: what its picture shows. Heights in meters above the ground, plan as in the drawing.
import type { Schemas } from '#sdk/types.ts'
import { sizeOn } from '../drawing/fill-plane.ts'
import { contains, middleOf } from '../drawing/geometry.ts'
import { counterclockwise, inset } from '../drawing/inset.ts'
import { planeFrame } from '../drawing/plane-frame.ts'
import type { Point3 } from './camera.ts'

type Drawing = Schemas['Drawing']
type Plane = Drawing['planes'][number]
/** By panel id. A panel without dimensions is left out. */
export type PanelSides = ReadonlyMap<string, { length_m: number; width_m: number }>
type Flat = readonly [x_m: number, y_m: number]

/** Corners of every face run counterclockwise seen from outside. */
export type RoofPart = {
  top: readonly Point3[]
  /** The board under the roof's outer edges. */
  fascia: readonly (readonly Point3[])[]
  walls: readonly (readonly Point3[])[]
  panels: readonly (readonly Point3[])[]
  azimuth_deg: number
}
export type Box = {
  sides: readonly (readonly Point3[])[]
  top: readonly Point3[]
  kind: Drawing['obstructions'][number]['kind']
}
export type RoofScene = {
  roofs: readonly RoofPart[]
  on_roof: readonly Box[]
  on_ground: readonly Box[]
  trees: Drawing['trees']
}

/** How far a roof reaches beyond its walls, and how thick its edge is. */
const OVERHANG_M = 0.4
const FASCIA_M = 0.22
/** Between roof and glass. */
const STANDOFF_M = 0.12
const OUTER = new Set<Schemas['EdgeKind']>(['eave', 'rake'])

export function roofScene(drawing: Drawing, sides: PanelSides): RoofScene {
  const { planes, obstructions, north_deg } = drawing
  const boxes = obstructions.map(one => ({ on_roof: one.on_roof, box: boxOf(one, planes, north_deg) }))
  return {
    roofs: planes.map(plane => roofPart(plane, north_deg, sides)),
    on_roof: boxes.flatMap(({ on_roof, box }) => (on_roof ? [box] : [])),
    on_ground: boxes.flatMap(({ on_roof, box }) => (on_roof ? [] : [box])),
    trees: drawing.trees,
  }
}

function roofPart(plane: Plane, north_deg: number, sides: PanelSides): RoofPart {
  const frame = planeFrame(plane, north_deg)
  const raised =
    (lift: number) =>
    ([x, y]: Flat): Point3 => [x, y, frame.heightAt(frame.toSurface([x, y])) + lift]
  const given = plane.points.map(([x = 0, y = 0]): Flat => [x, y])
  const { points: corners, sides: edges } = counterclockwise(given)
  const outer = corners.map((_, i) => OUTER.has(plane.edges[edges[i] ?? i] ?? 'eave'))
  const inner = inset(
    corners,
    outer.map(is => (is ? OVERHANG_M : 0)),
  )
  const each = (make: (at: number, next: number) => Point3[]) =>
    corners.flatMap((_, i) => (outer[i] ? [make(i, (i + 1) % corners.length)] : []))
  const at = (list: readonly Flat[], index: number) => list[index] as Flat
  const panel = sides.get(plane.panel_id)
  return {
    top: corners.map(raised(0)),
    fascia: each((i, j) => [
      raised(-FASCIA_M)(at(corners, i)),
      raised(-FASCIA_M)(at(corners, j)),
      raised(0)(at(corners, j)),
      raised(0)(at(corners, i)),
    ]),
    walls: each((i, j) => {
      const [a, b] = [at(inner, i), at(inner, j)]
      return [[a[0], a[1], 0], [b[0], b[1], 0], raised(0)(b), raised(0)(a)]
    }),
    panels: panel
      ? plane.modules
          .filter(({ on }) => on)
          .map(({ u_m, v_m, orientation }) => {
            const { width_m, height_m } = sizeOn(panel, orientation)
            const [w, h] = [width_m / 2, height_m / 2]
            return [[-w, -h] as const, [w, -h] as const, [w, h] as const, [-w, h] as const].map(([du, dv]): Point3 => {
              const [x, y] = frame.toPlan([u_m + du, v_m + dv])
              return [x, y, frame.heightAt([u_m + du, v_m + dv]) + STANDOFF_M]
            })
          })
      : [],
    azimuth_deg: plane.azimuth_deg,
  }
}

/** A rooftop obstruction starts at the roof's height below it. */
function boxOf(
  { points, height_m, on_roof, kind }: Drawing['obstructions'][number],
  planes: readonly Plane[],
  north_deg: number,
): Box {
  const given = points.map(([x = 0, y = 0]): Flat => [x, y])
  const { points: corners } = counterclockwise(given)
  const under = on_roof ? planes.find(plane => contains(plane.points, middleOf(corners))) : undefined
  const frame = under && planeFrame(under, north_deg)
  const foot = corners.map(([x, y]): Point3 => [x, y, frame ? frame.heightAt(frame.toSurface([x, y])) : 0])
  const height = Math.max(...foot.map(([, , z]) => z)) + (kind === 'skylight' ? Math.max(height_m, 0.1) : height_m)
  // A skylight follows the roof; other obstructions are upright.
  const top = foot.map(([x, y, z]): Point3 => [x, y, kind === 'skylight' ? z + Math.max(height_m, 0.1) : height])
  const sides = foot.map((a, i) => {
    const j = (i + 1) % foot.length
    return [a, foot[j], top[j], top[i]] as Point3[]
  })
  return { sides, top, kind }
}
