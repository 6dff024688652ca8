// The roof from above at a scale: planes, panels, setbacks, access ways and dimensions. Coordinates of the drawing are meters, its y up.
import type { Schemas } from '#sdk/types.ts'
import { sizeOn } from '../drawing/fill-plane.ts'
import { sideOf } from '../drawing/free-spans.ts'
import { contains, distanceToSegment, pointsOf, sidesOf } from '../drawing/geometry.ts'
import { type PlaneFrame, type Point, planeFrame, type SurfacePoint } from '../drawing/plane-frame.ts'
import { type Box, circle, HAIR, INK, line, type Pen, type Pt, path, QUIET, rectangle, textAt } from './sheet.ts'
import { feetInches, metersOf, type Scale, scaleFor } from './sizes.ts'

type Drawing = Schemas['Drawing']
type Plane = Schemas['DrawnPlane']
export type Sides = { readonly length_m: number; readonly width_m: number }
export type Spot = {
  readonly plane: Plane
  /** Among the design's arrays; the place of the panel in its array. */
  readonly array: number
  readonly nth: number
  readonly corners: readonly Point[]
  readonly surface: readonly SurfacePoint[]
}
export type Laid = {
  readonly planes: readonly {
    plane: Plane
    tag: string
    frame: PlaneFrame
    spots: readonly Spot[]
    array: number | null
  }[]
}

/** Panels that are on, by plane, with their corners; planes are numbered in the drawing's order. */
export function layOut(drawing: Drawing, sides: ReadonlyMap<string, Sides>): Laid {
  let arrays = 0
  const planes = drawing.planes.map((plane, index) => {
    const frame = planeFrame(plane, drawing.north_deg)
    const panel = sides.get(plane.panel_id)
    const on = panel ? plane.modules.filter(module => module.on) : []
    const array = on.length > 0 ? arrays++ : null
    const spots = on.map(({ u_m, v_m, orientation }, nth): Spot => {
      const { width_m, height_m } = sizeOn(panel ?? { length_m: 1, width_m: 1 }, orientation)
      const surface: SurfacePoint[] = [
        [u_m - width_m / 2, v_m - height_m / 2],
        [u_m + width_m / 2, v_m - height_m / 2],
        [u_m + width_m / 2, v_m + height_m / 2],
        [u_m - width_m / 2, v_m + height_m / 2],
      ]
      return { plane, array: array ?? 0, nth, surface, corners: surface.map(frame.toPlan) }
    })
    return { plane, tag: `R${index + 1}`, frame, spots, array }
  })
  return { planes }
}

type View = {
  readonly scale: Scale
  readonly box: Box
  at(point: Point): Pt
  readonly bounds: { left: number; right: number; bottom: number; top: number }
}

const FOOT = 46
const EDGE = 40

/** Centered in the box, above a foot with scale bar and north arrow. */
export function viewOf(points: readonly Point[], box: Box): View {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const bounds = { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
  const room = { width: box.width - 2 * EDGE, height: box.height - FOOT - 2 * EDGE }
  const scale = scaleFor(bounds.right - bounds.left, bounds.top - bounds.bottom, room)
  const [mx, my] = [(bounds.left + bounds.right) / 2, (bounds.bottom + bounds.top) / 2]
  const [cx, cy] = [box.x + box.width / 2, box.y + (box.height - FOOT) / 2]
  return {
    scale,
    box,
    bounds,
    at: ([x, y]) => [cx + (x - mx) * scale.points_per_m, cy - (y - my) * scale.points_per_m],
  }
}

/** Scale bar and north arrow at the foot of a drawing. `north_deg` is the direction that the top of the drawing faces. */
export function drawFoot(pen: Pen, { box, scale }: View, north_deg: number) {
  const y = box.y + box.height - 14
  const unit =
    [1, 2, 4, 5, 8, 10, 16, 20, 30, 40, 80, 100, 200, 500].find(feet => metersOf(feet) * scale.points_per_m >= 36) ??
    1000
  const step = metersOf(unit) * scale.points_per_m
  const x = box.x + 60
  for (const part of [0, 1])
    pen.draw(
      rectangle(
        { x: x + part * step, y: y - 5, width: step, height: 5 },
        { fill: part === 0 ? INK : '#ffffff', width: 0.75 },
      ),
    )
  for (const part of [0, 1, 2]) {
    const text = part === 2 ? `${unit * 2} ft` : String(unit * part)
    pen.draw(textAt(text, [x + part * step, y + 10], pen.measure, {}, 'middle'))
  }
  pen.draw(textAt(`Scale: ${scale.name}`, [x + 2 * step + 26, y], pen.measure))
  const [cx, cy] = [box.x + 22, y - 10]
  const turned = (-north_deg * Math.PI) / 180
  const at = (right: number, up: number): Pt => [
    cx + right * Math.cos(turned) + up * Math.sin(turned),
    cy + right * Math.sin(turned) - up * Math.cos(turned),
  ]
  pen.draw(
    path([at(0, 14), at(-6, -10), at(0, -5)], true, { fill: INK }),
    path([at(0, 14), at(6, -10), at(0, -5)], true, { fill: '#ffffff' }),
  )
  pen.draw(textAt('N', [at(0, 21)[0], at(0, 21)[1] + 4], pen.measure, { face: 'bold' }, 'middle'))
}

const EDGE_WIDTH = { ridge: 2, hip: 1.5, valley: 1.25, eave: 0.9, rake: 0.9, wall: 1.25 } as const

export function drawPlanes(pen: Pen, view: View, { planes }: Laid) {
  for (const { plane } of planes) {
    const points = pointsOf(plane.points).map(view.at)
    pen.draw(path(points, true, { color: null, fill: '#f6f4f0' }))
    for (const hole of plane.holes ?? [])
      pen.draw(path(pointsOf(hole).map(view.at), true, { color: null, fill: '#ffffff' }))
  }
  for (const { plane } of planes) {
    for (const [index, [a, b]] of sidesOf(pointsOf(plane.points)).entries()) {
      const kind = plane.edges[index] ?? 'eave'
      pen.draw(line(view.at(a), view.at(b), { width: EDGE_WIDTH[kind], dash: kind === 'valley' ? [6, 3] : [] }))
    }
  }
}

export function drawObstructions(pen: Pen, view: View, drawing: Drawing, ground: boolean) {
  for (const one of drawing.obstructions) {
    if (!one.on_roof && !ground) continue
    pen.draw(
      path(pointsOf(one.points).map(view.at), true, {
        color: QUIET,
        fill: one.on_roof ? '#e7e2da' : null,
        dash: one.on_roof ? [] : [3, 2],
      }),
    )
  }
  if (ground)
    for (const { x_m, y_m, crown_m } of drawing.trees)
      pen.draw(circle(view.at([x_m, y_m]), (crown_m / 2) * view.scale.points_per_m, { color: HAIR, dash: [2, 2] }))
}

export function drawSpots(pen: Pen, view: View, { planes }: Laid, fillOf: (spot: Spot) => string) {
  for (const spot of planes.flatMap(({ spots }) => spots))
    pen.draw(path(spot.corners.map(view.at), true, { width: 0.6, fill: fillOf(spot) }))
}

/** A plane's tag in a circle where no panel is, else outside the roof with a leader. */
export function tagPlanes(pen: Pen, view: View, { planes }: Laid) {
  for (const { plane, tag, spots } of planes) {
    const outline = pointsOf(plane.points)
    const middle = centerOf(outline)
    const free = gridOf(outline).filter(
      point => contains(outline, point) && !(plane.holes ?? []).some(hole => contains(pointsOf(hole), point)),
    )
    const radius = pen.measure(tag, 'bold', 10) / 2 + 4
    const clearOf = (point: Point) => {
      const [x, y] = view.at(point)
      const own = sidesOf(outline).every(([a, b]) => segmentGap([x, y], view.at(a), view.at(b)) > radius + 1)
      return own && spots.every(spot => outside(spot.corners.map(view.at), [x, y], radius + 1))
    }
    const inside = free.filter(clearOf).sort((a, b) => gap(a, middle) - gap(b, middle))
    const places = (inside.length > 0 ? inside : free.sort((a, b) => gap(a, middle) - gap(b, middle))).map(view.at)
    pen.bubble(tag, places)
  }
}

const gap = ([ax, ay]: Point, [bx, by]: Point) => Math.hypot(ax - bx, ay - by)
const segmentGap = (p: Pt, a: Pt, b: Pt) => distanceToSegment(p, a, b)
const outside = (corners: readonly Pt[], at: Pt, radius: number) =>
  !contains(corners, at) && sidesOf(corners).every(([a, b]) => distanceToSegment(at, a, b) > radius)

function centerOf(points: readonly Point[]): Point {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2]
}

function gridOf(points: readonly Point[]): Point[] {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const steps = 24
  return Array.from(
    { length: (steps + 1) ** 2 },
    (_, index): Point => [
      left + ((right - left) * (index % (steps + 1))) / steps,
      bottom + ((top - bottom) * Math.floor(index / (steps + 1))) / steps,
    ],
  )
}

/** Overall sizes below and at the left of the roof. */
export function drawOverall(pen: Pen, view: View, points: readonly Point[]) {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, right, bottom, top] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  dimension(pen, view.at([left, bottom]), view.at([right, bottom]), [0, 20], feetInches(right - left))
  dimension(pen, view.at([left, bottom]), view.at([left, top]), [-20, 0], feetInches(top - bottom))
}

/** A dimension line next to a distance, moved by `away`, with ticks at its ends and its text in the middle. */
export function dimension(pen: Pen, a: Pt, b: Pt, [dx, dy]: Pt, text: string) {
  const [p, q]: [Pt, Pt] = [
    [a[0] + dx, a[1] + dy],
    [b[0] + dx, b[1] + dy],
  ]
  const length = Math.hypot(q[0] - p[0], q[1] - p[1])
  if (length < 1) return
  const [ux, uy] = [(q[0] - p[0]) / length, (q[1] - p[1]) / length]
  pen.draw(line(p, q, { width: 0.5, color: QUIET }))
  for (const [end, from] of [
    [p, a],
    [q, b],
  ] as const) {
    pen.draw(
      line([end[0] - (ux + uy) * 3, end[1] - (uy - ux) * 3], [end[0] + (ux + uy) * 3, end[1] + (uy - ux) * 3], {
        width: 1,
      }),
    )
    if (dx !== 0 || dy !== 0) pen.draw(line(from, end, { width: 0.3, color: HAIR }))
  }
  const middle: Pt = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
  const side = (far: number): Pt[] => [
    [middle[0] - uy * far, middle[1] + ux * far],
    [middle[0] + uy * far, middle[1] - ux * far],
  ]
  const along = [0.3, 0.7, 0.15, 0.85].map((share): Pt => [p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share])
  const beyond = [1, -1].flatMap(way =>
    [14, 22, 32].map(
      (far): Pt => [middle[0] + ux * way * (length / 2 + far), middle[1] + uy * way * (length / 2 + far)],
    ),
  )
  const wide = pen.measure(text, 'regular', 10)
  const fits = length > Math.abs(ux) * wide + Math.abs(uy) * 10 + 8
  pen.place(
    [text],
    [
      ...(fits ? [middle, ...along] : []),
      ...side(wide / 2 + 8),
      ...beyond,
      ...side(wide / 2 + 18),
      ...side(wide / 2 + 30),
    ],
  )
}

/** Distances kept free along the edges of planes with panels: dashed at each setback, hatched where firefighters climb. */
export function drawSetbacks(pen: Pen, view: View, { planes }: Laid, { setbacks }: Drawing, way_m: number) {
  const of = {
    eave: setbacks.eave_m,
    ridge: setbacks.ridge_m,
    rake: setbacks.rake_m,
    hip: setbacks.hip_m,
    valley: setbacks.valley_m,
    wall: setbacks.obstruction_m,
  }
  for (const { plane, frame, spots } of planes) {
    if (spots.length === 0) continue
    for (const [index, [a, b]] of sidesOf(frame.corners).entries()) {
      const kept = of[plane.edges[index] ?? 'eave']
      if (kept > 0.01)
        for (const [p, q] of clipped(frame.corners, offset(a, b, kept, frame.corners)))
          pen.draw(line(view.at(frame.toPlan(p)), view.at(frame.toPlan(q)), { width: 0.5, dash: [3, 2], color: QUIET }))
    }
    for (const band of accessBands(plane, frame, spots, way_m)) hatch(pen, view, band.map(frame.toPlan))
  }
}

type Band = readonly SurfacePoint[]

/** Along a side without panels for the width of a way, from the eave to the ridge. */
export function accessBands(plane: Plane, frame: PlaneFrame, spots: readonly Spot[], way_m: number): Band[] {
  return sidesOf(frame.corners).flatMap(([a, b], index) => {
    const kind = plane.edges[index]
    if (
      way_m === 0 ||
      kind === 'eave' ||
      kind === 'ridge' ||
      spots.length === 0 ||
      sideOf(frame.corners, index) === null
    )
      return []
    const free = Math.min(...spots.flatMap(({ surface }) => surface.map(corner => distanceToSegment(corner, a, b))))
    if (free < way_m - 0.003) return []
    const [p, q] = offset(a, b, way_m, frame.corners)
    return clipped(frame.corners, [p, q]).map(([c, d]): Band => [a, b, d, c])
  })
}

function offset(
  a: SurfacePoint,
  b: SurfacePoint,
  by: number,
  corners: readonly SurfacePoint[],
): [SurfacePoint, SurfacePoint] {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
  const normal: SurfacePoint = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length]
  const middle: SurfacePoint = [(a[0] + b[0]) / 2 + normal[0] * 0.01, (a[1] + b[1]) / 2 + normal[1] * 0.01]
  const sign = contains(corners, middle) ? by : -by
  return [
    [a[0] + normal[0] * sign, a[1] + normal[1] * sign],
    [b[0] + normal[0] * sign, b[1] + normal[1] * sign],
  ]
}

/** The part of a segment inside an outline, to a hundredth of its length. */
function clipped(
  outline: readonly SurfacePoint[],
  [a, b]: readonly [SurfacePoint, SurfacePoint],
): [SurfacePoint, SurfacePoint][] {
  const at = (share: number): SurfacePoint => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
  const inside = Array.from({ length: 99 }, (_, index) => (index + 1) / 100).filter(share =>
    contains(outline, at(share)),
  )
  const [first, last] = [inside[0], inside.at(-1)]
  return first === undefined || last === undefined || last - first < 0.05 ? [] : [[at(first), at(last)]]
}

function hatch(pen: Pen, view: View, outline: readonly Point[]) {
  const points = outline.map(view.at)
  pen.draw(path(points, true, { color: '#7a5c00', width: 0.4, fill: '#fbefc4' }))
}

/** Dimensions of what is free between the panels and each kind of edge, along the surface. */
export function drawFree(pen: Pen, view: View, { planes }: Laid) {
  for (const { plane, frame, spots } of planes) {
    if (spots.length === 0) continue
    const seen = new Set<string>()
    for (const [index, [a, b]] of sidesOf(frame.corners).entries()) {
      const kind = plane.edges[index] ?? 'eave'
      if (seen.has(kind) || Math.hypot(b[0] - a[0], b[1] - a[1]) < 1) continue
      const nearest = spots
        .flatMap(({ surface }) => surface)
        .map(corner => ({ corner, foot: footOn(corner, a, b) }))
        .filter(({ foot }) => foot !== null)
        .sort((one, other) => gap(one.corner, one.foot ?? one.corner) - gap(other.corner, other.foot ?? other.corner))
        .at(0)
      if (!nearest?.foot) continue
      const free_m = gap(nearest.corner, nearest.foot)
      if (free_m < 0.1) continue
      seen.add(kind)
      dimension(
        pen,
        view.at(frame.toPlan(nearest.corner)),
        view.at(frame.toPlan(nearest.foot)),
        [0, 0],
        feetInches(Math.floor(free_m / 0.0254 + 0.08) * 0.0254),
      )
    }
  }
}

function footOn([x, y]: SurfacePoint, [ax, ay]: SurfacePoint, [bx, by]: SurfacePoint): SurfacePoint | null {
  const square = (bx - ax) ** 2 + (by - ay) ** 2
  const share = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / square
  return share < 0 || share > 1 ? null : [ax + (bx - ax) * share, ay + (by - ay) * share]
}
