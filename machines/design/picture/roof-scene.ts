// A drawn house as faces in space: what its picture shows. Heights in meters above the ground, plan as in the drawing.
import type { Schemas } from '#sdk/types.ts'
import { sizeOn } from '../drawing/fill-plane.ts'
import { planeFrame } from '../drawing/plane-frame.ts'
import type { Point3 } from './camera.ts'

type Drawing = Schemas['Drawing']
type Plane = Drawing['planes'][number]
/** By panel id. A panel whose sides nobody entered is left out. */
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
  const turned = areaOf(given) < 0
  const corners = turned ? [...given].reverse() : given
  // The edge at i runs from corner i to the next one; reversing the corners moves edges by one.
  const kinds = turned ? corners.map((_, i) => plane.edges[(2 * corners.length - 2 - i) % corners.length]) : plane.edges
  const outer = corners.map((_, i) => OUTER.has(kinds[i] ?? 'eave'))
  const inner = insetBy(
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

/** What stands on a roof begins at the roof's height below it. */
function boxOf(
  { points, height_m, on_roof, kind }: Drawing['obstructions'][number],
  planes: readonly Plane[],
  north_deg: number,
): Box {
  const given = points.map(([x = 0, y = 0]): Flat => [x, y])
  const corners = areaOf(given) < 0 ? [...given].reverse() : given
  const under = on_roof ? planes.find(plane => isInside(middleOf(corners), plane.points)) : undefined
  const frame = under && planeFrame(under, north_deg)
  const foot = corners.map(([x, y]): Point3 => [x, y, frame ? frame.heightAt(frame.toSurface([x, y])) : 0])
  const height = Math.max(...foot.map(([, , z]) => z)) + (kind === 'skylight' ? Math.max(height_m, 0.1) : height_m)
  // A skylight lies along the roof; everything else stands upright.
  const top = foot.map(([x, y, z]): Point3 => [x, y, kind === 'skylight' ? z + Math.max(height_m, 0.1) : height])
  const sides = foot.map((a, i) => {
    const j = (i + 1) % foot.length
    return [a, foot[j], top[j], top[i]] as Point3[]
  })
  return { sides, top, kind }
}

/** Twice its area; positive where the corners run counterclockwise. */
const areaOf = (corners: readonly Flat[]) =>
  corners.reduce((sum, [x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length] as Flat
    return sum + x * ny - nx * y
  }, 0)

const middleOf = (corners: readonly Flat[]): Flat => [
  corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
  corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
]

function isInside([x, y]: Flat, polygon: readonly number[][]): boolean {
  let inside = false
  polygon.forEach(([ax = 0, ay = 0], i) => {
    const [bx = 0, by = 0] = polygon[(i + 1) % polygon.length] ?? []
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** Each edge of a counterclockwise polygon moved inward by its own distance. */
function insetBy(corners: readonly Flat[], distances: readonly number[]): Flat[] {
  const lines = corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length] as Flat
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    const along: Flat = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
    const by = distances[i] ?? 0
    return { at: [from[0] - along[1] * by, from[1] + along[0] * by] as Flat, along }
  })
  return corners.map((corner, i) => {
    const before = lines[(i + corners.length - 1) % corners.length]
    const after = lines[i]
    if (!before || !after) return corner
    const cross = before.along[0] * after.along[1] - before.along[1] * after.along[0]
    if (Math.abs(cross) < 1e-3) return after.at
    const [dx, dy] = [after.at[0] - before.at[0], after.at[1] - before.at[1]]
    const t = (dx * after.along[1] - dy * after.along[0]) / cross
    return [before.at[0] + before.along[0] * t, before.at[1] + before.along[1] * t]
  })
}
