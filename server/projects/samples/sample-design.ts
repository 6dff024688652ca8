// The roof of the sample project, drawn as a designer draws it, with equipment of the company's own catalog.
import { usualCount } from '#machines/design/inverter-count.ts'
import { drawRoof, GABLE_ROOF } from '#machines/projects/samples/draw-roof.ts'
import type { Perform } from '#server/handler.ts'

const PLANES = [
  { name: 'South roof', modules: 12 },
  { name: 'East roof', modules: 6 },
]
/** A microinverter under each panel needs no string layout. */
const MOST_DC_AC = 1.3
/** Longer ones may not fit on these planes. */
const MOST_M = { length: 2, width: 1.2 }

export async function drawSample(perform: Perform, project_id: string) {
  const { start } = await perform('/v3/design.GetStart', { project_id })
  const preferences = await perform('/v3/settings.GetDesignPreferences', {})
  const panels = (await perform('/v3/collections.ListPanels', { limit: 200 })).panels.filter(
    ({ length_m, width_m }) => length_m && width_m && length_m <= MOST_M.length && width_m <= MOST_M.width,
  )
  const { inverters } = await perform('/v3/collections.ListInverters', { limit: 200 })
  const panel = panels.find(({ id }) => id === start.panel_id) ?? panels[0]
  if (!panel) return
  const bare = { inverters: [], storage: [] }
  const drawing = drawRoof(GABLE_ROOF, PLANES, panel, preferences.setbacks, bare)
  // The company's setbacks may leave room for fewer panels, or none.
  const modules = drawing.planes.flatMap(plane => plane.modules).length
  const inverter =
    inverters.find(({ id }) => id === start.inverter_id) ??
    inverters.find(({ type, ac_power_w }) => type === 'micro' && ac_power_w > panel.power_w / MOST_DC_AC) ??
    inverters[0]
  if (!inverter || modules === 0) return
  const count = usualCount(inverter, { modules, dc_w: modules * panel.power_w }, preferences.dc_ac_target)
  const placed = { ...drawing, inverters: [{ inverter_id: inverter.id, count }] }
  await perform('/v3/design.SaveDrawing', { project_id, version: 0, drawing: placed })
}
