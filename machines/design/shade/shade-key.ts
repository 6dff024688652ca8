// The parts of a drawing that shade depends on, as text: equal text means equal shade, whatever else was edited.
import type { Panel, ShadedDrawing } from './shade-of.ts'

export function shadeKey(drawing: ShadedDrawing, panels: readonly Panel[]): string {
  const sides = new Map(panels.map(({ id, length_m, width_m }) => [id, [length_m, width_m]]))
  return JSON.stringify([
    drawing.north_deg,
    drawing.planes.map(({ id, points, tilt_deg, azimuth_deg, eave_height_m, panel_id, modules }) => [
      id,
      points,
      tilt_deg,
      azimuth_deg,
      eave_height_m,
      sides.get(panel_id),
      modules.map(({ u_m, v_m, orientation, on }) => [u_m, v_m, orientation, on]),
    ]),
    drawing.obstructions.map(({ kind, points, height_m, on_roof }) => [kind === 'skylight', points, height_m, on_roof]),
    drawing.trees.map(({ kind, x_m, y_m, height_m, crown_m }) => [kind, x_m, y_m, height_m, crown_m]),
    drawing.horizon,
  ])
}
