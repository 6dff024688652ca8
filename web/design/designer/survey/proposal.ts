// What is accepted of a proposed roof, as parts of the drawing: turned to the drawing's north, around the project's coordinates.
import { contains, distanceToSegment, middleOf, sidesOf } from '#machines/design/drawing/geometry.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Parts } from '../drawing-edits.ts'
import { type Drawing, type Plane, type Point, rounded } from '../drawing-types.ts'
import type { PlaneDefaults } from '../new-parts.ts'
import { nameOf } from '../plane-names.ts'

export type Proposal = Schemas['RoofProposal']
export type Choice = { planes: ReadonlySet<number>; obstructions: boolean; trees: boolean }

/** From meters east and north to the drawing's, whose top looks to its own north, and whose middle may be elsewhere. */
export function turnedTo(north_deg: number, [east, north]: Point = [0, 0]) {
  const angle = (north_deg * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return ([px = 0, py = 0]: readonly number[]): Point => {
    const [x, y] = [px + east, py + north]
    return [x * cos - y * sin, x * sin + y * cos]
  }
}

const newId = () => crypto.randomUUID()
const tenths = (deg: number) => (Math.round(deg * 10) % 3600) / 10

type Place = { drawing: Drawing; defaults: PlaneDefaults; origin: Schemas['PlaneOrigin']; shift: Point }

export function acceptedParts(
  proposal: Proposal,
  choice: Choice,
  { drawing, defaults, origin, shift }: Place,
): Pick<Parts, 'planes' | 'obstructions' | 'trees'> {
  const turn = turnedTo(drawing.north_deg, shift)
  const place = (points: readonly (readonly number[])[]) =>
    points.map(point => {
      const [x, y] = turn(point)
      return [rounded(x), rounded(y)]
    })
  const planes: Plane[] = []
  const like = drawing.planes.at(-1)
  proposal.planes.forEach((one, index) => {
    if (!choice.planes.has(index)) return
    planes.push({
      id: newId(),
      name: nameOf(one.azimuth_deg, [...drawing.planes, ...planes]),
      points: place(one.points),
      edges: [...one.edges],
      tilt_deg: Math.min(one.pitch_deg, 75),
      azimuth_deg: tenths(one.azimuth_deg),
      azimuth_typed: true,
      eave_height_m: Math.round(Math.max(0, one.eave_height_m) * 100) / 100,
      panel_id: like?.panel_id ?? defaults.panel_id,
      layout: like?.layout ?? 'best',
      gap_m: like?.gap_m ?? 0.02,
      pathway_left: false,
      pathway_right: false,
      modules: [],
      origin: { ...origin, residual_m: Math.round(one.residual_p95_m * 1_000) / 1_000 },
    })
  })
  const obstructions = proposal.obstructions.map(({ kind, points, height_m }) => ({
    id: newId(),
    kind,
    points: place(points),
    height_m,
    on_roof: true,
  }))
  const trees = proposal.trees.map(({ x_m, y_m, height_m, crown_m }) => {
    const [x, y] = turn([x_m, y_m])
    return {
      id: newId(),
      kind: 'deciduous' as const,
      x_m: rounded(x),
      y_m: rounded(y),
      height_m,
      crown_m: Math.min(Math.max(crown_m, 0.5), 60),
    }
  })
  return { planes, obstructions: choice.obstructions ? obstructions : [], trees: choice.trees ? trees : [] }
}

/** The sheet with all of these on it. */
export function sheetAround({ width_m, depth_m }: Drawing, outlines: readonly (readonly (readonly number[])[])[]) {
  const reach = (k: 0 | 1) => Math.max(0, ...outlines.flatMap(points => points.map(point => Math.abs(point[k] ?? 0))))
  const least = (meters: number, now: number) => Math.min(1000, Math.max(now, Math.ceil(2 * meters + 6)))
  return { width_m: least(reach(0), width_m), depth_m: least(reach(1), depth_m) }
}

/** The place of a label: inside, and far from the outline. */
export function labelSpot(points: readonly Point[]): Point {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, low] = [Math.min(...xs), Math.min(...ys)]
  const [width, depth] = [Math.max(...xs) - left, Math.max(...ys) - low]
  let best = middleOf(points)
  let most = contains(points, best) ? borderDistance(points, best) * 1.2 : 0
  for (let i = 0.5; i < 10; i++)
    for (let j = 0.5; j < 10; j++) {
      const spot: Point = [left + (width * i) / 10, low + (depth * j) / 10]
      const far = contains(points, spot) ? borderDistance(points, spot) : 0
      if (far <= most) continue
      most = far
      best = spot
    }
  return best
}

const borderDistance = (points: readonly Point[], spot: Point) =>
  Math.min(...sidesOf(points).map(([a, b]) => distanceToSegment(spot, a, b)))

/** A, B, …, Z, AA, as on the canvas. */
export const letterOf = (index: number): string =>
  (index >= 26 ? letterOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
