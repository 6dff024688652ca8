// Fire code requirements for modules on a house's roof, as findings (IFC 2018 and 2021, section 1204.2.1; same in the
// residential code, IRC R324.6). The permitting authority may require more or, for sprinklered houses, less.
import type { Schemas } from '#sdk/types.ts'
import { words } from '../words.ts'
import { sizeOn } from './fill-plane.ts'
import { sideOf } from './free-spans.ts'
import { areaOf, outlineDistance, rectangle, shapeArea, sidesOf } from './geometry.ts'
import { planeFrame } from './plane-frame.ts'

type Drawing = Schemas['Drawing']
type Plane = Schemas['DrawnPlane']
type Panel = { readonly length_m: number; readonly width_m: number }

type FireFinding = {
  readonly severity: 'ok' | 'warning'
  /** Null where it speaks of the whole roof. */
  readonly plane_id: string | null
  readonly sentence: string
}

const INCH_M = 0.0254
const RIDGE_M = 18 * INCH_M
const WIDE_RIDGE_M = 36 * INCH_M
const PATHWAY_M = 36 * INCH_M
/** 1204.2.1, exception: roofs of two in twelve or less. */
const FLAT_DEG = 9.5
const TOLERANCE_M = 0.002

const areaOn = (plane: Plane, north_deg: number) => areaOf(planeFrame(plane, north_deg).corners)

/** Share of the roof, seen from above, that modules cover: the measure of 1204.2.1.2. */
export function coveredShare(drawing: Drawing, panels: ReadonlyMap<string, Panel>): number {
  const roof = drawing.planes.reduce((sum, plane) => sum + shapeArea(plane), 0)
  const covered = drawing.planes.reduce((sum, plane) => {
    const panel = panels.get(plane.panel_id)
    const flat = Math.cos((plane.tilt_deg * Math.PI) / 180)
    const on = plane.modules.filter(module => module.on).length
    return sum + (panel ? on * panel.length_m * panel.width_m * flat : 0)
  }, 0)
  return roof > 0 ? covered / roof : 0
}

/** What must stay free at each side of a ridge: 18 inches, 36 where modules cover more than a third of the roof. */
export const ridgeSetback = (covered_share: number): number => (covered_share > 1 / 3 ? WIDE_RIDGE_M : RIDGE_M)

export function fireAccess(drawing: Drawing, panels: ReadonlyMap<string, Panel>): FireFinding[] {
  const occupied = drawing.planes.filter(plane => plane.modules.some(module => module.on))
  const steep = occupied.filter(plane => plane.tilt_deg > FLAT_DEG)
  if (steep.length === 0) return []
  const covered = coveredShare(drawing, panels)
  const ridge_m = ridgeSetback(covered)
  const needed = { share: `${Math.round(covered * 100)}%`, inches: inches(ridge_m) }
  const near = steep.flatMap(plane => {
    const panel = panels.get(plane.panel_id)
    const free_m = panel ? freeAlong(plane, panel, drawing.north_deg, 'ridge') : null
    if (free_m === null || free_m >= ridge_m - TOLERANCE_M) return []
    const sentence = words.fire.ridge_near({ ...needed, plane: plane.name, free: inches(free_m) })
    return [{ severity: 'warning' as const, plane_id: plane.id, sentence }]
  })
  const ways = steep.flatMap(plane => {
    const panel = panels.get(plane.panel_id)
    return panel ? waysOn(plane, panel, drawing.north_deg) : []
  })
  return [
    ...(near.length > 0 ? near : [{ severity: 'ok' as const, plane_id: null, sentence: words.fire.ridge_ok(needed) }]),
    waysFinding(ways, drawing),
    ...steep.filter(plane => !reached(plane, ways, drawing)).map(noWay),
  ]
}

/** 1204.2.1.1: two ways from the eave to the ridge on separate planes, one of them at the street or drive. */
function waysFinding(ways: readonly Way[], drawing: Drawing): FireFinding {
  const free = drawing.planes.filter(
    plane => !plane.modules.some(module => module.on) && areaOn(plane, drawing.north_deg) > PATHWAY_M * PATHWAY_M,
  )
  const count = new Set([...ways, ...free.map(plane => ({ plane_id: plane.id }))].map(way => way.plane_id)).size
  return count >= 2
    ? { severity: 'ok', plane_id: null, sentence: words.fire.pathways_ok({ count }) }
    : { severity: 'warning', plane_id: null, sentence: words.fire.pathways_missing({ count }) }
}

const noWay = (plane: Plane): FireFinding => ({
  severity: 'warning',
  plane_id: plane.id,
  sentence: words.fire.plane_unreachable({ name: plane.name }),
})

type Way = { readonly plane_id: string; readonly side: 'left' | 'right' }

const waysOn = (plane: Plane, panel: Panel, north_deg: number): Way[] =>
  (['left', 'right'] as const)
    .filter(side => (freeAlong(plane, panel, north_deg, side) ?? 0) >= PATHWAY_M - TOLERANCE_M)
    .map(side => ({ plane_id: plane.id, side }))

/** 1204.2.1.1: a way on the plane itself or on the one that adjoins it (its outline comes within half a metre). */
function reached(plane: Plane, ways: readonly Way[], drawing: Drawing): boolean {
  if (ways.some(way => way.plane_id === plane.id)) return true
  return drawing.planes
    .filter(other => other.id !== plane.id && outlineDistance(other.points, plane.points) < 0.5)
    .some(other => ways.some(way => way.plane_id === other.id) || !other.modules.some(module => module.on))
}

/** Least distance of the modules that are on to the ridges or to one side; null where there is no such edge. */
function freeAlong(plane: Plane, panel: Panel, north_deg: number, where: 'ridge' | 'left' | 'right'): number | null {
  const { corners } = planeFrame(plane, north_deg)
  const edges = sidesOf(corners).filter((_, index) => {
    const kind = plane.edges[index]
    if (where === 'ridge') return kind === 'ridge'
    return kind !== 'ridge' && kind !== 'eave' && sideOf(corners, index) === where
  })
  const modules = plane.modules.filter(module => module.on)
  if (edges.length === 0 || modules.length === 0) return null
  return Math.min(
    ...modules.flatMap(({ u_m, v_m, orientation }) => {
      const { width_m, height_m } = sizeOn(panel, orientation)
      const outline = rectangle([u_m, v_m], width_m, height_m)
      return edges.map(edge => outlineDistance(outline, edge))
    }),
  )
}

const inches = (metres: number) => `${Math.floor((metres + TOLERANCE_M) / INCH_M)} in`
