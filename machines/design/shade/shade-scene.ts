// Of a drawing what casts shade and what it falls on: kept with the design, and enough to cast the shade of every hour again.
import type { Schemas } from '#sdk/types.ts'
import type { Panel, ShadedDrawing } from './shade-of.ts'

type Scene = Schemas['ShadeScene']
type Laid = Scene['planes'][number]['modules'][number]

export function shadeScene(drawing: ShadedDrawing, panels: readonly Panel[]): Scene {
  const sides = new Map(panels.map(panel => [panel.id, panel]))
  return {
    north_deg: drawing.north_deg,
    planes: drawing.planes.map(({ id, points, tilt_deg, azimuth_deg, eave_height_m, panel_id, modules }) => ({
      id,
      points,
      tilt_deg,
      azimuth_deg,
      eave_height_m,
      module_length_m: sides.get(panel_id)?.length_m ?? null,
      module_width_m: sides.get(panel_id)?.width_m ?? null,
      modules: modules
        .filter(({ on }) => on)
        .map(({ u_m, v_m, orientation }) => ({ u_m, v_m, orientation }))
        .sort(asWired),
    })),
    obstructions: drawing.obstructions,
    trees: drawing.trees,
    horizon: drawing.horizon,
  }
}

/** Row by row from the eave. Modules of a row may differ by centimeters. */
const asWired = (one: Laid, other: Laid) => Math.round(one.v_m * 4) - Math.round(other.v_m * 4) || one.u_m - other.u_m

type Plane = Pick<Schemas['RoofArray'], 'tilt_deg' | 'azimuth_deg' | 'module_count' | 'shading_source'>

/** The scene plane of each array; undefined if its shade was entered or changed by hand since. */
export function scenePlanes(arrays: readonly Plane[], scene: Scene | null): (string | undefined)[] {
  const free = scene?.planes.filter(({ modules }) => modules.length > 0) ?? []
  return arrays.map(array => {
    if (array.shading_source !== 'drawing') return undefined
    const at = free.findIndex(
      ({ tilt_deg, azimuth_deg, modules }) =>
        tilt_deg === array.tilt_deg && azimuth_deg === array.azimuth_deg && modules.length === array.module_count,
    )
    return at < 0 ? undefined : free.splice(at, 1)[0]?.id
  })
}
