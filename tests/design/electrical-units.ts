// Made-up equipment of electrical tests: a panel, a string inverter with two MPPTs and a microinverter.
import type { ElectricalInverter, ElectricalPanel } from '#machines/design/electrical/electrical.ts'

export const PANEL: ElectricalPanel = {
  id: 'panel',
  manufacturer: 'Example',
  model: 'P405',
  power_w: 405,
  voc: 37,
  vmp: 31,
  isc: 13.93,
  imp: 13.07,
  temp_coeff_voc: -0.0026,
  temp_coeff_pmax: -0.0033,
  technology: 'mono PERC',
  max_series_fuse_a: 25,
  max_system_v: 1000,
}
export const STRING: ElectricalInverter = {
  id: 'string',
  manufacturer: 'Example',
  model: 'S7',
  type: 'string',
  ac_power_w: 7680,
  max_dc_w: 15_000,
  ac_voltage_v: 240,
  mppt_min_v: 60,
  mppt_max_v: 480,
  max_dc_v: 600,
  mppt_count: 2,
  max_input_current_a: 15,
  max_short_circuit_a: 19,
  ac_current_a: 32,
}
export const MICRO: ElectricalInverter = {
  ...STRING,
  id: 'micro',
  model: 'M8',
  type: 'micro',
  ac_power_w: 290,
  max_dc_v: 60,
  mppt_min_v: 25,
  mppt_count: 1,
  max_short_circuit_a: 20,
  ac_current_a: 1.21,
  units_per_branch: 13,
  branch_breaker_a: 20,
}
