// Consequences of an edit: modules are laid out again if their plane, its setbacks or obstructions have changed; manually emptied
// places stay empty; a single inverter's count follows the modules until someone chooses another.

import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import { planeFrame } from '#machines/design/drawing/plane-frame.ts'
import { followedCount } from '#machines/design/inverter-count.ts'
import type { Schemas } from '#sdk/types.ts'
import type { Drawing, Plane } from '../drawing-types.ts'

type Panel = Pick<Schemas['Panel'], 'id' | 'power_w' | 'length_m' | 'width_m'>
type Inverter = Pick<Schemas['Inverter'], 'id' | 'type' | 'ac_power_w' | 'mppt_count'>
export type Equipment = { panels: readonly Panel[]; inverters: readonly Inverter[]; dc_ac_target: number }

/** A panel whose sides the catalogue knows; without them it cannot be drawn. */
export function drawable(panels: readonly Panel[], id: string) {
  const panel = panels.find(one => one.id === id)
  return panel?.length_m && panel.width_m
    ? { length_m: panel.length_m, width_m: panel.width_m, power_w: panel.power_w }
    : undefined
}

export function settled(before: Drawing, after: Drawing, equipment: Equipment): Drawing {
  const all = before.setbacks !== after.setbacks || before.obstructions !== after.obstructions
  const planes = after.planes.map(plane => {
    const old = before.planes.find(({ id }) => id === plane.id)
    const touched = all || (old !== undefined && shapeOf(old) !== shapeOf(plane))
    return touched && plane.modules.length > 0 ? filledAgain(plane, after, equipment) : plane
  })
  const same = planes.every((plane, index) => plane === after.planes[index])
  return counted(before, same ? after : { ...after, planes }, equipment)
}

const shapeOf = ({
  points,
  holes = [],
  edges,
  tilt_deg,
  azimuth_deg,
  panel_id,
  layout,
  gap_m,
  pathway_left,
  pathway_right,
}: Plane) =>
  JSON.stringify([points, holes, edges, tilt_deg, azimuth_deg, panel_id, layout, gap_m, pathway_left, pathway_right])

/** As many modules as fit. */
export function filled(plane: Plane, drawing: Drawing, equipment: Equipment): Plane {
  const panel = drawable(equipment.panels, plane.panel_id)
  return { ...plane, modules: panel ? fillPlane(plane, panel, drawing) : [] }
}

function filledAgain(plane: Plane, drawing: Drawing, equipment: Equipment): Plane {
  const next = filled(plane, drawing, equipment)
  const empty = plane.modules.filter(({ on }) => !on)
  if (empty.length === 0) return sameModules(plane, next) ? plane : next
  const frame = planeFrame(plane, drawing.north_deg)
  const places = empty.map(({ u_m, v_m }) => frame.toPlan([u_m, v_m]))
  const reach = (drawable(equipment.panels, plane.panel_id)?.width_m ?? 1) / 2
  const modules = next.modules.map(one => {
    const [x, y] = frame.toPlan([one.u_m, one.v_m])
    return places.some(([px, py]) => Math.hypot(px - x, py - y) < reach) ? { ...one, on: false } : one
  })
  const kept = { ...next, modules }
  return sameModules(plane, kept) ? plane : kept
}

const sameModules = (a: Plane, b: Plane) => JSON.stringify(a.modules) === JSON.stringify(b.modules)

export const modulesOn = ({ planes }: Pick<Drawing, 'planes'>) =>
  planes.reduce((sum, { modules }) => sum + modules.filter(({ on }) => on).length, 0)

export const dcWatts = (planes: readonly Plane[], panels: readonly Panel[]) =>
  planes.reduce((sum, { panel_id, modules }) => {
    const power = panels.find(({ id }) => id === panel_id)?.power_w ?? 0
    return sum + modules.filter(({ on }) => on).length * power
  }, 0)

const sizeOf = (drawing: Drawing, panels: readonly Panel[]) => ({
  modules: modulesOn(drawing),
  dc_w: dcWatts(drawing.planes, panels),
})

/** After a merge: an inverter that followed the panels of one follows those of both. */
export function recounted(base: Drawing, mine: Drawing, merged: Drawing, equipment: Equipment): Drawing {
  const [only] = merged.inverters
  const followed = only !== undefined && mine.inverters[0]?.count !== base.inverters[0]?.count
  return followed ? counted(mine, { ...merged, inverters: mine.inverters }, equipment) : merged
}

function counted(before: Drawing, after: Drawing, equipment: Equipment): Drawing {
  const [only] = after.inverters
  const [earlier] = before.inverters
  const untouched = only && earlier && only.inverter_id === earlier.inverter_id && only.count === earlier.count
  if (!untouched) return after
  const { panels } = equipment
  const count = followedCount(after.inverters, equipment, sizeOf(before, panels), sizeOf(after, panels))
  return count === undefined || count === only.count ? after : { ...after, inverters: [{ ...only, count }] }
}
