// Direct light on each group of cells of each module in each hour, and each module's view of the sky. The sun is at the
// simulation's position for that hour, not binned into cells of the sky as for the yearly shares (light.ts).
import type { Schemas } from '#sdk/types.ts'
import { DEG, RAD } from '../../lib/angles.ts'
import { planeFrame } from '../drawing/plane-frame.ts'
import { skyYear } from '../sun/sky-year.ts'
import { MONTH_OF_DAY, type WeatherYear } from '../weather/weather-year.ts'
import { IN_LEAF, THROUGH_DECIDUOUS } from './crown.ts'
import { type CrownBody, type CrownShadow, crownBody, isUnderCrown, sideOfCrown } from './crown-shadow.ts'
import { CELL_POINTS, FREE, groupsLight, type ModuleCells, moduleCells, PER_MODULE } from './module-cells.ts'
import { type PlaneHours, partOf } from './part-of-cast.ts'
import { runSteps } from './run-steps.ts'
import { type Scene, sceneOf } from './scene.ts'
import { type Body, type Box, type Edge, type Side, solidBody } from './shadow.ts'
import { skySeen } from './sky-seen.ts'
import { dot, type Surface, surfaceOf, type Vector } from './surface.ts'

type ShadeScene = Schemas['ShadeScene']
type ScenePlane = ShadeScene['planes'][number]

/** Beyond these on one roof, neighbors share one calculation, so that a roof of any size takes seconds. */
const CLOSELY = 240

type Cast = ReadonlyMap<string, PlaneHours>
type Kept = { readonly scene: ShadeScene; readonly cast: Cast }
const known = new WeakMap<WeatherYear, Map<string, Kept>>()
const MOST_KEPT = 2

/** Hours of each plane of a scene by its id. Kept: a design is simulated many times in one place. */
export function castHours(scene: ShadeScene, weather: WeatherYear): Cast {
  return runSteps(castSteps(scene, weather))
}

/** The same, pausing after each hour of a plane, so that a server can answer other requests. */
export function* castSteps(scene: ShadeScene, weather: WeatherYear): Generator<undefined, Cast> {
  const of_weather = known.get(weather) ?? new Map<string, Kept>()
  known.set(weather, of_weather)
  const key = JSON.stringify(scene)
  const found = of_weather.get(key)
  if (found) return found.cast
  for (const wider of of_weather.values()) {
    const part = countOf(wider.scene) > CLOSELY ? null : partOf(wider, scene)
    if (part) return part
  }
  const around = sceneOf(scene)
  const each = Math.ceil(countOf(scene) / CLOSELY)
  const made = new Map<string, PlaneHours>()
  for (const plane of scene.planes)
    if (plane.modules.length > 0) made.set(plane.id, yield* castPlane(scene, plane, around, weather, each))
  if (of_weather.size >= MOST_KEPT) of_weather.clear()
  of_weather.set(key, { scene, cast: made })
  return made
}

const countOf = ({ planes }: ShadeScene) => planes.reduce((sum, { modules }) => sum + modules.length, 0)

function* castPlane(
  scene: ShadeScene,
  plane: ScenePlane,
  around: Scene,
  weather: WeatherYear,
  each: number,
): Generator<undefined, PlaneHours> {
  const frame = planeFrame(plane, scene.north_deg)
  const surface = surfaceOf(frame)
  const looked_at = plane.modules.filter((_, index) => index % each === 0)
  const cells = looked_at.map(module => moduleCells(surface, module, plane))
  const bodies = around.solids.flatMap(solid => (solid.plane_id === plane.id ? [] : (solidBody(solid, surface) ?? [])))
  const crowns = around.crowns.flatMap(crown => crownBody(crown, surface) ?? [])
  return {
    modules: looked_at.length,
    of_module: Uint16Array.from(plane.modules, (_, index) => Math.floor(index / each)),
    ...(yield* castSun(cells, { bodies, crowns }, surface, around, weather, scene.north_deg)),
    ...(yield* skySeen(cells, surface, plane.id, around, weather, scene.north_deg)),
  }
}

function* castSun(
  cells: readonly ModuleCells[],
  { bodies, crowns }: { bodies: readonly Body[]; crowns: readonly CrownBody[] },
  surface: Surface,
  { horizon }: Scene,
  weather: WeatherYear,
  north_deg: number,
): Generator<undefined, Pick<PlaneHours, 'direct' | 'is_met' | 'is_shaded'>> {
  const sky = skyYear(weather)
  const hours = sky.hour.length
  const direct = new Uint8Array(hours * cells.length * PER_MODULE).fill(FREE)
  const is_met = new Uint8Array(hours * cells.length)
  const is_shaded = new Uint8Array(hours)
  const turn = north_deg * RAD
  const all = boxAround(cells.map(({ box }) => box))
  const through = new Float64Array((cells[0]?.flat.length ?? 0) / 2)
  const light = new Float64Array(PER_MODULE)
  const casters = bodies.map(body => ({
    body,
    inside: new Map(body.convex ? [] : cells.map(module => [module, pointsInside(body, module.points)])),
  }))
  for (let i = 0; i < hours; i++) {
    const [east, north, up] = [sky.east[i] ?? 0, sky.north[i] ?? 0, sky.up[i] ?? 0]
    const sun: Vector = [
      east * Math.cos(turn) - north * Math.sin(turn),
      east * Math.sin(turn) + north * Math.cos(turn),
      up,
    ]
    if (up <= 0 || dot(surface.normal, sun) <= 0) continue
    const from = i * cells.length * PER_MODULE
    if (horizon && Math.asin(up) * DEG <= horizon(Math.atan2(east, north) * DEG)) {
      direct.fill(0, from, from + cells.length * PER_MODULE)
      is_met.fill(1, i * cells.length, (i + 1) * cells.length)
      is_shaded[i] = 1
      continue
    }
    const month = MONTH_OF_DAY[((sky.hour[i] ?? 0) / 24) | 0] ?? 0
    const near = casters.flatMap(one => {
      const shadow = one.body.shadow(sun)
      return overlaps(shadow.box, all) ? [{ ...one, ...shadow }] : []
    })
    const leaves = crowns.flatMap(crown => {
      const shadow = crown.shadow(sun)
      return overlaps(shadow.box, all) ? [{ shadow, passes: passing(crown, month) }] : []
    })
    if (near.length + leaves.length === 0) continue
    yield
    for (const [index, module] of cells.entries()) {
      const is_dark = cross(module, near, sun, through)
      if (!crossLeaves(module, leaves, through, is_dark)) continue
      groupsLight(through, light)
      for (let k = 0; k < PER_MODULE; k++) direct[from + index * PER_MODULE + k] = Math.round((light[k] ?? 1) * FREE)
      is_met[i * cells.length + index] = 1
      is_shaded[i] = 1
    }
  }
  return { direct, is_met, is_shaded }
}

type Near = {
  readonly body: Body
  /** Points of a module inside the body. Empty if the shadow's outline covers them. */
  readonly inside: ReadonlyMap<ModuleCells, Uint8Array>
  readonly box: Box
  readonly edges: readonly Edge[]
}

/** The sun makes no difference to these, so that they are found once for all hours. */
const pointsInside = (body: Body, points: Float64Array) =>
  Uint8Array.from({ length: points.length / 3 }, (_, k) =>
    Number(body.contains(points[k * 3] ?? 0, points[k * 3 + 1] ?? 0, points[k * 3 + 2] ?? 0)),
  )

/** Adds each point's light past solid bodies; returns false, adding nothing, if no shadow falls on the module. */
function cross(module: ModuleCells, near: readonly Near[], sun: Vector, through: Float64Array): boolean {
  const { flat, points, box, cell_boxes } = module
  let is_met = false
  for (const { body, inside, edges, box: shadow } of near) {
    if (!overlaps(shadow, box)) continue
    const lies = sideOf(edges, box)
    if (lies === 'clear') continue
    const is_outline = body.convex && edges.length > 0
    if (is_outline && lies === 'within') {
      through.fill(0)
      return true
    }
    if (!is_met) through.fill(1)
    is_met = true
    const contained = inside.get(module)
    const crossing = edges.filter(edge => furthest(edge, box) > edge[2])
    for (let cell = 0; cell < cell_boxes.length; cell++) {
      const side = sideOf(crossing, cell_boxes[cell] ?? box)
      if (side === 'clear') continue
      const is_under = is_outline && side === 'within'
      for (let k = cell * CELL_POINTS; k < (cell + 1) * CELL_POINTS; k++) {
        if (through[k] === 0) continue
        const is_dark =
          is_under ||
          ((side === 'within' || within(crossing, flat[k * 2] ?? 0, flat[k * 2 + 1] ?? 0)) &&
            (is_outline || contained?.[k] === 1 || hidesAt(body, points, k * 3, sun)))
        if (is_dark) through[k] = 0
      }
    }
  }
  return is_met
}

type Leaves = { readonly shadow: CrownShadow; readonly passes: number }

/** Dims what tree crowns shade. `is_met`: `through` already holds shadows of solid bodies. False where no shadow falls on the module. */
function crossLeaves(module: ModuleCells, leaves: readonly Leaves[], through: Float64Array, is_met: boolean): boolean {
  const { flat, box, cell_boxes } = module
  let is_filled = is_met
  for (const { shadow, passes } of leaves) {
    const lies = overlaps(shadow.box, box) ? sideOfCrown(shadow, box) : 'clear'
    if (lies === 'clear') continue
    if (!is_filled) through.fill(1)
    is_filled = true
    for (let cell = 0; cell < cell_boxes.length; cell++) {
      const side = lies === 'within' ? lies : sideOfCrown(shadow, cell_boxes[cell] ?? box)
      if (side === 'clear') continue
      const is_under = side === 'within'
      for (let k = cell * CELL_POINTS; k < (cell + 1) * CELL_POINTS; k++)
        if (is_under || isUnderCrown(shadow, flat[k * 2] ?? 0, flat[k * 2 + 1] ?? 0))
          through[k] = (through[k] ?? 0) * passes
    }
  }
  return is_filled
}

const hidesAt = (body: Body, points: Float64Array, at: number, sun: Vector) =>
  body.hides(points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0, sun)

/** Indexed loop: an iterator for millions of points takes as long as all the rest. */
function within(edges: readonly Edge[], u: number, v: number): boolean {
  for (let k = 0; k < edges.length; k++) {
    const edge = edges[k]
    if (edge && edge[0] * u + edge[1] * v > edge[2]) return false
  }
  return true
}

/** Position of a part of the surface relative to the half-planes around a shadow. */
function sideOf(edges: readonly Edge[], box: Box): Side {
  let is_within = true
  for (let k = 0; k < edges.length; k++) {
    const edge = edges[k]
    if (!edge) continue
    if (nearest(edge, box) >= edge[2]) return 'clear'
    if (furthest(edge, box) > edge[2]) is_within = false
  }
  return is_within ? 'within' : 'crossed'
}

const nearest = (edge: Edge, box: Box) =>
  edge[0] * (edge[0] > 0 ? box[0] : box[1]) + edge[1] * (edge[1] > 0 ? box[2] : box[3])
const furthest = (edge: Edge, box: Box) =>
  edge[0] * (edge[0] > 0 ? box[1] : box[0]) + edge[1] * (edge[1] > 0 ? box[3] : box[2])

const passing = ({ loses_leaves }: CrownBody, month: number) =>
  loses_leaves ? (THROUGH_DECIDUOUS[month] ?? 1) : IN_LEAF
const overlaps = (a: Box, b: Box) => a[0] < b[1] && a[1] > b[0] && a[2] < b[3] && a[3] > b[2]
const boxAround = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map(([from]) => from)),
  Math.max(...boxes.map(([, to]) => to)),
  Math.min(...boxes.map(([, , from]) => from)),
  Math.max(...boxes.map(([, , , to]) => to)),
]
