// Faults that make a drawing invalid, as messages for their fields. What is only unwise or against a fire code is a
// finding (fire-access.ts), not a fault.
import type { Schemas } from '#sdk/types.ts'
import { siteFaults } from '../site-conditions.ts'
import { words } from '../words.ts'
import { MOST_ON_PLANE, overlaps, standsOn } from './fill-plane.ts'
import { groundOf } from './free-spans.ts'
import { areaOf, crossesItself } from './geometry.ts'
import { planeFrame } from './plane-frame.ts'

export type DrawingFault = { readonly field: string; readonly sentence: string }
type Panel = { readonly length_m: number | null; readonly width_m: number | null }
type Drawing = Schemas['Drawing']
type Plane = Schemas['DrawnPlane']

/** Of a whole drawing: what one price, one inverter list and one screen are made for. */
const MOST_MODULES = 2_000
/** m2; less is a slip of the hand. */
const LEAST_AREA_M2 = 0.05
const NONE_KEPT = { ridge_m: 0, hip_m: 0, valley_m: 0, rake_m: 0, eave_m: 0, obstruction_m: 0, pathway_m: 0 }

/**
 * Fields are paths into the drawing, as `planes.0.points`. Given the catalog's panels by id, it also reports unknown
 * panels, missing dimensions, and modules that extend past an edge or overlap.
 */
export function drawingFaults(drawing: Drawing, panels?: ReadonlyMap<string, Panel>): DrawingFault[] {
  const total = drawing.planes.reduce((sum, plane) => sum + plane.modules.length, 0)
  // Thousands of modules are refused before anyone compares each with each.
  if (total > MOST_MODULES) {
    const sentence = words.faults.too_many_modules({ most: MOST_MODULES, total })
    return [{ field: 'planes', sentence }]
  }
  return [
    ...twins('planes', drawing.planes),
    ...twins('obstructions', drawing.obstructions),
    ...twins('trees', drawing.trees),
    ...drawing.planes.flatMap((plane, index) => planeFaults(plane, index, drawing, panels)),
    ...drawing.obstructions.flatMap(({ points }, index) => outlineFault(points, `obstructions.${index}.points`)),
    ...Object.entries(siteFaults(drawing.conditions ?? {})).map(([field, sentence]) => ({
      field: `conditions.${field}`,
      sentence,
    })),
  ]
}

function twins(field: string, parts: readonly { id: string }[]): DrawingFault[] {
  return parts.flatMap(({ id }, index) =>
    parts.findIndex(part => part.id === id) < index
      ? [{ field: `${field}.${index}.id`, sentence: words.faults.same_id({ what: field, id }) }]
      : [],
  )
}

function outlineFault(points: Plane['points'], field: string): DrawingFault[] {
  if (crossesItself(points)) return [{ field, sentence: words.faults.outline_crosses }]
  if (areaOf(points) < LEAST_AREA_M2) return [{ field, sentence: words.faults.outline_empty }]
  return []
}

function planeFaults(
  plane: Plane,
  index: number,
  drawing: Drawing,
  panels?: ReadonlyMap<string, Panel>,
): DrawingFault[] {
  const at = `planes.${index}`
  const faults = [
    ...outlineFault(plane.points, `${at}.points`),
    ...(plane.holes ?? []).flatMap((hole, place) => outlineFault(hole, `${at}.holes.${place}`)),
  ]
  if (plane.edges.length !== plane.points.length) {
    const sentence = words.faults.edges_missing({
      name: plane.name,
      points: plane.points.length,
      edges: plane.edges.length,
    })
    faults.push({ field: `${at}.edges`, sentence })
  }
  const on = plane.modules.filter(module => module.on).length
  if (on > MOST_ON_PLANE) {
    const sentence = words.faults.plane_too_full({ most: MOST_ON_PLANE, name: plane.name, count: on })
    faults.push({ field: `${at}.modules`, sentence })
  }
  if (!panels || faults.length > 0) return faults
  const panel = panels.get(plane.panel_id)
  if (!panel) return [{ field: `${at}.panel_id`, sentence: words.faults.panel_not_in_catalog({ name: plane.name }) }]
  const { length_m, width_m } = panel
  if (length_m === null || width_m === null) {
    const sentence = words.faults.panel_without_sides
    return plane.modules.length > 0 ? [{ field: `${at}.panel_id`, sentence }] : []
  }
  return [
    ...tooSmall(plane, at, { length_m, width_m }, drawing),
    ...misplaced(plane, at, { length_m, width_m }, drawing),
  ]
}

type Sides = { readonly length_m: number; readonly width_m: number }

function tooSmall(plane: Plane, at: string, panel: Sides, { north_deg }: Drawing): DrawingFault[] {
  // A face of a roof, or what a cut leaves, may be small; a plane drawn that small is a slip of the hand.
  if (plane.roof_id !== undefined || plane.holes !== undefined) return []
  const { corners } = planeFrame(plane, north_deg)
  if (areaOf(corners) >= panel.length_m * panel.width_m) return []
  return [{ field: `${at}.points`, sentence: words.faults.plane_too_small({ name: plane.name }) }]
}

/** Only the first of each kind: hundreds of messages would not be read. */
function misplaced(plane: Plane, at: string, panel: Sides, drawing: Drawing): DrawingFault[] {
  const on = plane.modules.map((module, index) => ({ module, index })).filter(({ module }) => module.on)
  const bare = { ...plane, pathway_left: false, pathway_right: false }
  const stands = standsOn(groundOf(bare, { ...drawing, obstructions: [], setbacks: NONE_KEPT }), panel)
  const over = on.find(({ module }) => !stands(module))
  if (over) {
    const sentence = words.faults.over_edge({ name: plane.name })
    return [{ field: `${at}.modules.${over.index}`, sentence }]
  }
  // Neighbours come in order of height: nothing further up than a module is tall can overlap it.
  const tall = Math.max(panel.length_m, panel.width_m)
  const rising = [...on].sort((a, b) => a.module.v_m - b.module.v_m)
  for (const [place, { module, index }] of rising.entries()) {
    for (let next = place + 1; next < rising.length; next++) {
      const other = rising[next]
      if (!other || other.module.v_m - module.v_m > tall) break
      if (overlaps(module, other.module, panel, 0)) {
        const sentence = words.faults.overlap({ name: plane.name })
        return [{ field: `${at}.modules.${Math.max(index, other.index)}`, sentence }]
      }
    }
  }
  return []
}
