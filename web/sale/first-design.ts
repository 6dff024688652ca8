// What a design begins with: the company's own preferences, put on its catalogue.
import type { Schemas } from '#sdk/types.ts'

export type Preferences = Schemas['DesignPreferences']
type Panel = Schemas['Panel']
type Inverter = Schemas['Inverter']

export const newPlane = (name: string, panel_id: string, preferences: Preferences): Schemas['RoofArray'] => ({
  name,
  tilt_deg: preferences.default_tilt_deg,
  azimuth_deg: preferences.default_azimuth_deg,
  panel_id,
  module_count: preferences.default_module_count,
})

export const firstPanel = (panels: Panel[], { default_panel_id }: Preferences) =>
  default_panel_id ?? panels[0]?.id ?? ''

/** The company's inverter, as many as bring so much DC near its ratio; a microinverter stands under each panel. */
export function firstInverter(
  inverters: Inverter[],
  { default_inverter_id, dc_ac_target }: Preferences,
  dc_w: number,
  modules: number,
): Schemas['InverterChoice'] {
  const model = inverters.find(({ id }) => id === default_inverter_id) ?? inverters[0]
  if (!model) return { inverter_id: '', count: 1 }
  const count = model.type === 'micro' ? modules : countFor(dc_w, model.ac_power_w, dc_ac_target)
  return { inverter_id: model.id, count: Math.max(1, count) }
}

/** How many of an inverter bring DC/AC nearest to the target. */
export function countFor(dc_w: number, ac_power_w: number, dc_ac_target: number): number {
  const fewer = Math.max(1, Math.floor(dc_w / (dc_ac_target * ac_power_w)))
  const off = (count: number) => Math.abs(dc_w / (count * ac_power_w) - dc_ac_target)
  return off(fewer + 1) < off(fewer) ? fewer + 1 : fewer
}

export function firstDesign(preferences: Preferences, panels: Panel[], inverters: Inverter[]) {
  const plane = newPlane('South roof', firstPanel(panels, preferences), preferences)
  const { dc_w, modules } = sizeOf([plane], panels)
  const inverter = firstInverter(inverters, preferences, dc_w, modules)
  return { arrays: [plane], inverters: [inverter], storage: [], others: [] }
}

/** Panels and DC watts of planes as they are being typed. */
export function sizeOf(planes: Schemas['RoofArray'][], panels: Panel[]) {
  const powers = new Map(panels.map(({ id, power_w }) => [id, power_w]))
  return {
    modules: planes.reduce((sum, { module_count }) => sum + (module_count || 0), 0),
    dc_w: planes.reduce((sum, plane) => sum + (powers.get(plane.panel_id) ?? 0) * (plane.module_count || 0), 0),
  }
}
