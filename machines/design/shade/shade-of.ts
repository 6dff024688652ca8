// How much of a year's light the surroundings take from each module, plane and patch of roof. Pure: used by the server for saved
// designs, and by the browser's worker to color the roof.

import type { Schemas } from '#sdk/types.ts'
import { RAD } from '../../lib/angles.ts'
import { sum } from '../../lib/numbers.ts'
import { contains } from '../drawing/geometry.ts'
import { type PlaneFrame, planeFrame, type SurfacePoint } from '../drawing/plane-frame.ts'
import type { WeatherYear } from '../weather/weather-year.ts'
import { clearYear } from './clear-year.ts'
import { directionsOver, lightOn } from './light.ts'
import { runSteps } from './run-steps.ts'
import { type Scene, sceneOf } from './scene.ts'
import { type Fan, lost, makeFan, type Spot } from './visibility.ts'

/** Where on a module, from its middle in parts of its sides. */
const SPREAD = [-1 / 3, 0, 1 / 3] as const
/** Beyond these, on one roof, modules are looked at less closely: a drawing of any size is calculated within seconds. */
export const CLOSELY = 600
const AT_ALL = 1500
const SQUARES = 4000

export type Panel = { readonly id: string; readonly length_m?: number | null; readonly width_m?: number | null }
type Place = {
  readonly latitude_deg: number
  readonly longitude_deg: number
  readonly utc_offset_h: number
  /** A clear sky where it is not given. */
  readonly weather?: WeatherYear
}
type ModuleShade = {
  readonly plane_id: string
  /** Among the plane's modules, those that are off counted too. */
  readonly index: number
  /** Share of a year's light that reaches it, 0 to 1. */
  readonly access: number
  /** Share of each month's light lost. */
  readonly monthly: number[]
}
type PlaneShade = { readonly id: string; readonly access: number; readonly monthly: number[] }
export type Shade = { readonly planes: PlaneShade[]; readonly modules: ModuleShade[] }
/** One square of a roof's surface, by its middle. */
export type SurfaceShade = {
  readonly plane_id: string
  readonly u_m: number
  readonly v_m: number
  readonly access: number
}

export type ShadedDrawing = Pick<Schemas['Drawing'], 'planes' | 'obstructions' | 'trees' | 'horizon' | 'north_deg'>

/** Modules that are on, and each plane with one as their average: `monthly` is what `simulateYear` takes as `shading`. */
export function shadeOf(drawing: ShadedDrawing, panels: readonly Panel[], place: Place): Shade {
  return runSteps(shadeSteps(drawing, panels, place))
}

/** The same, a module or a plane at a time: a server answers others between. */
export function* shadeSteps(
  drawing: ShadedDrawing,
  panels: readonly Panel[],
  place: Place,
): Generator<undefined, Shade> {
  const scene = sceneOf(drawing)
  const sides = new Map(panels.map(panel => [panel.id, panel]))
  const planes: PlaneShade[] = []
  const modules: ModuleShade[] = []
  const total = drawing.planes.reduce((sum, plane) => sum + plane.modules.filter(module => module.on).length, 0)
  const each = Math.ceil(total / AT_ALL)
  for (const plane of drawing.planes) {
    const lit = plane.modules.flatMap((module, index) => (module.on ? [{ module, index }] : []))
    if (lit.length === 0) continue
    const { fan, frame } = fanOf(drawing, plane, scene, place)
    const panel = total > CLOSELY ? undefined : sides.get(plane.panel_id)
    let monthly_of_last: number[] = []
    const of_plane: ModuleShade[] = []
    for (const [place, { module, index }] of lit.entries()) {
      yield
      if (place % each === 0) monthly_of_last = lost(fan, scene, plane.id, spotsOn(frame, module, panel))
      const monthly = monthly_of_last
      of_plane.push({ plane_id: plane.id, index, access: accessOf(fan, monthly), monthly })
    }
    modules.push(...of_plane)
    const monthly = meanMonths(of_plane)
    planes.push({ id: plane.id, access: accessOf(fan, monthly), monthly })
  }
  return { planes, modules }
}

/** The same of the bare roof, in squares of half a metre; larger ones on a roof of more than 1,000 m2. */
export function surfaceShade(drawing: ShadedDrawing, place: Place): SurfaceShade[] {
  const scene = sceneOf(drawing)
  const step_m = squareSide(drawing)
  return drawing.planes.flatMap(plane => {
    const { fan, frame } = fanOf(drawing, plane, scene, place)
    return squares(frame, step_m).map(([u_m, v_m]) => {
      const monthly = lost(fan, scene, plane.id, [spotAt(frame, [u_m, v_m])])
      return { plane_id: plane.id, u_m, v_m, access: accessOf(fan, monthly) }
    })
  })
}

function fanOf(drawing: ShadedDrawing, plane: Schemas['DrawnPlane'], scene: Scene, place: Place) {
  const weather = place.weather ?? clearYear(place)
  const directions = directionsOver(weather, drawing.north_deg)
  const falls = (plane.azimuth_deg - drawing.north_deg) * RAD
  const level = Math.sin(plane.tilt_deg * RAD)
  const normal = [Math.sin(falls) * level, Math.cos(falls) * level, Math.cos(plane.tilt_deg * RAD)] as const
  const fan = makeFan(directions, lightOn(weather, directions, normal), scene.horizon)
  return { fan, frame: planeFrame(plane, drawing.north_deg) }
}

/** Nine points of a module; its middle alone where its sides are not known. */
function spotsOn(frame: PlaneFrame, module: Schemas['DrawnModule'], panel: Panel | undefined): Spot[] {
  const { u_m, v_m, orientation } = module
  if (!panel?.length_m || !panel.width_m) return [spotAt(frame, [u_m, v_m])]
  const portrait = orientation === 'portrait'
  const across = portrait ? panel.width_m : panel.length_m
  const along = portrait ? panel.length_m : panel.width_m
  return SPREAD.flatMap(right => SPREAD.map(up => spotAt(frame, [u_m + right * across, v_m + up * along])))
}

function spotAt(frame: PlaneFrame, point: SurfacePoint): Spot {
  const [x, y] = frame.toPlan(point)
  return [x, y, frame.heightAt(point)]
}

export function squareSide(drawing: ShadedDrawing): number {
  const area_m2 = drawing.planes.reduce((sum, plane) => {
    const { corners } = planeFrame(plane, drawing.north_deg)
    const us = corners.map(([u]) => u)
    const vs = corners.map(([, v]) => v)
    return sum + (Math.max(...us) - Math.min(...us)) * (Math.max(...vs) - Math.min(...vs))
  }, 0)
  return Math.max(0.5, Math.sqrt(area_m2 / SQUARES))
}

function squares(frame: PlaneFrame, step_m: number): SurfacePoint[] {
  const us = frame.corners.map(([u]) => u)
  const vs = frame.corners.map(([, v]) => v)
  const found: SurfacePoint[] = []
  for (let v = Math.min(...vs) + step_m / 2; v < Math.max(...vs); v += step_m)
    for (let u = Math.min(...us) + step_m / 2; u < Math.max(...us); u += step_m)
      if (contains(frame.corners, [u, v])) found.push([u, v])
  return found
}

/** Each month by the light it has. */
function accessOf({ light }: Fan, monthly: readonly number[]): number {
  const all = sum(light.monthly)
  const gone = light.monthly.reduce((sum, value, month) => sum + value * (monthly[month] ?? 0), 0)
  return all > 0 ? 1 - gone / all : 1
}

export const meanMonths = (modules: readonly ModuleShade[]): number[] =>
  Array.from({ length: 12 }, (_, month) => mean(modules.map(({ monthly }) => monthly[month] ?? 0)))

const mean = (values: readonly number[]) => sum(values) / Math.max(1, values.length)
