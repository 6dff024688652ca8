// Defaults of a design: the company's preferences, applied to its catalog.
import { usualCount } from '#machines/design/inverter-count.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

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

/** The company's inverter, as many as bring so much DC near its ratio; of microinverters, an input for each panel. */
export function firstInverter(
  inverters: Inverter[],
  { default_inverter_id, dc_ac_target }: Preferences,
  dc_w: number,
  modules: number,
): Schemas['InverterChoice'] {
  const model = inverters.find(({ id }) => id === default_inverter_id) ?? inverters[0]
  if (!model) return { inverter_id: '', count: 1 }
  return { inverter_id: model.id, count: usualCount(model, { modules, dc_w }, dc_ac_target) }
}

/** The company's default battery, if it has one. */
export const firstStorage = ({ default_storage_id }: Preferences): Schemas['StorageChoice'][] =>
  default_storage_id ? [{ storage_id: default_storage_id, count: 1 }] : []

/** The company's preferences with other equipment in place of its usual. */
export const withEquipment = (
  preferences: Preferences,
  { panel_id, inverter_id, storage_id }: Schemas['StartEquipment'],
): Preferences => ({
  ...preferences,
  default_panel_id: panel_id,
  default_inverter_id: inverter_id,
  default_storage_id: storage_id,
})

export function firstDesign(preferences: Preferences, panels: Panel[], inverters: Inverter[]) {
  const plane = newPlane(words.south_roof, firstPanel(panels, preferences), preferences)
  const { dc_w, modules } = sizeOf([plane], panels)
  const inverter = firstInverter(inverters, preferences, dc_w, modules)
  return { arrays: [plane], inverters: [inverter], storage: firstStorage(preferences), others: [] }
}

/** Panels and DC watts of planes as they are being typed. */
export function sizeOf(planes: Schemas['RoofArray'][], panels: Panel[]) {
  const powers = new Map(panels.map(({ id, power_w }) => [id, power_w]))
  return {
    modules: planes.reduce((sum, { module_count }) => sum + (module_count || 0), 0),
    dc_w: planes.reduce((sum, plane) => sum + (powers.get(plane.panel_id) ?? 0) * (plane.module_count || 0), 0),
  }
}
