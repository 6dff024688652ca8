// Rows of the equipment libraries of NREL's System Advisor Model.

import { inverterType, modelAndVoltage } from './cec-lists.ts'
import { RowFault, rounded, shareOf } from './cells.ts'
import { type Cells, type Figures, needed, panelSize } from './figures.ts'
import { words } from './words.ts'

/** How far the nameplate may differ from Imp × Vmp, which the library calls STC. */
const PLATE_TOLERANCE = 0.015

/** 270.643 W is the product of two rounded values; the model's name shows the nameplate is 270. */
function plateOf(stc_w: number, model: string): number {
  const plate = (model.match(/\d{2,4}/g) ?? [])
    .map(Number)
    .find(watts => Math.abs(watts - stc_w) <= PLATE_TOLERANCE * stc_w)
  return plate ?? Math.round(stc_w)
}

export function samPanel(cells: Cells): Figures {
  const manufacturer = cells.text('manufacturer')
  const name = cells.text('name')
  const model = cells.text('model') || (name.startsWith(manufacturer) ? name.slice(manufacturer.length).trim() : name)
  const stc_w = needed(cells, 'power_w')
  const power_w = plateOf(stc_w, model)
  const voc = cells.number('voc')
  const beta_oc = cells.number('beta_oc')
  return {
    manufacturer,
    model,
    power_w,
    ...panelSize(power_w, cells.number('length_m'), cells.number('width_m'), cells.number('area_m2')),
    temp_coeff_pmax: shareOf(needed(cells, 'temp_coeff_pmax')),
    // Volts per kelvin there, a share of the voltage here.
    temp_coeff_voc: voc && beta_oc !== null ? rounded(beta_oc / voc, 6) : null,
    voc,
    vmp: cells.number('vmp'),
    isc: cells.number('isc'),
    imp: cells.number('imp'),
    noct_c: cells.number('noct_c'),
    technology: cells.text('technology') || 'crystalline silicon',
    bifacial: cells.number('bifacial') === 1,
  }
}

/** The California Energy Commission's weights of six loads. */
const CEC_WEIGHTS: [load: number, weight: number][] = [
  [0.1, 0.04],
  [0.2, 0.05],
  [0.3, 0.12],
  [0.5, 0.21],
  [0.75, 0.53],
  [1, 0.05],
]

/**
 * CEC-weighted efficiency from the Sandia model at its reference voltage, where C1 to C3 fall away (King, Gonzalez,
 * Galbraith and Boyson 2007, SAND2007-5036, equation 1): AC = (Paco / (A − B) − C (A − B)) x + C x², x = DC − B.
 */
export function cecEfficiency({
  paco,
  pdco,
  pso,
  c0,
}: {
  paco: number
  pdco: number
  pso: number
  c0: number
}): number {
  const span = pdco - pso
  const slope = paco / span - c0 * span
  const sum = CEC_WEIGHTS.reduce((total, [load, weight]) => {
    const ac = paco * load
    const root = Math.sqrt(slope * slope + 4 * c0 * ac)
    const x = c0 === 0 ? ac / slope : (root - slope) / (2 * c0)
    return total + weight * (ac / (x + pso))
  }, 0)
  return rounded(sum, 4)
}

export function samInverter(cells: Cells): Figures {
  const name = cells.text('name')
  const colon = name.indexOf(': ')
  if (colon < 1) throw new RowFault(() => words.row.name_without_maker)
  const { model, ac_voltage_v } = modelAndVoltage(name.slice(colon + 2))
  const paco = needed(cells, 'ac_power_w')
  const [pdco, pso, c0] = [needed(cells, 'pdco'), needed(cells, 'pso'), needed(cells, 'c0')]
  if (pdco <= pso) throw new RowFault(() => words.row.start_power_too_high)
  return {
    manufacturer: name.slice(0, colon),
    model,
    type: inverterType(paco, cells.number('mppt_max_v')),
    ac_power_w: rounded(paco, 1),
    ac_voltage_v: ac_voltage_v ?? cells.number('ac_voltage_v'),
    // Vdcmax is the test's highest voltage, and Idcmax is Pdco / Vdco: both are not limits of the inverter.
    mppt_min_v: cells.number('mppt_min_v'),
    mppt_max_v: cells.number('mppt_max_v'),
    efficiency_cec: cecEfficiency({ paco, pdco, pso, c0 }),
  }
}
