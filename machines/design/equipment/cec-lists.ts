// Rows of the California Energy Commission's solar equipment lists.
import { rounded, shareOf } from './cells.ts'
import { type Cells, type Figures, needed, panelSize } from './figures.ts'

/** Three stars mark a listing that ends soon; the model is the same. */
const withoutStars = (model: string) => model.replaceAll(/\s*\*+\s*$/g, '').trim()

export function cecPanel(cells: Cells): Figures {
  const power_w = needed(cells, 'power_w')
  const description = cells.text('description')
  return {
    manufacturer: cells.text('manufacturer'),
    model: withoutStars(cells.text('model')),
    power_w,
    ...panelSize(power_w, cells.number('length_m'), cells.number('width_m'), cells.number('area_m2')),
    temp_coeff_pmax: shareOf(needed(cells, 'temp_coeff_pmax')),
    temp_coeff_voc: shareOf(cells.number('temp_coeff_voc')),
    voc: cells.number('voc'),
    vmp: cells.number('vmp'),
    isc: cells.number('isc'),
    imp: cells.number('imp'),
    noct_c: cells.number('noct_c'),
    technology:
      cells.text('technology') || description.match(/mono|poly|thin film|cdte|cigs/i)?.[0] || 'crystalline silicon',
    // There is no column for it, and the description misspells it now and then.
    bifacial: /bifac|bifaic/i.test(description),
  }
}

/** The highest voltage of a window for one panel, or two in series. String inverters begin above it. */
const MOST_PANEL_V = 100
/** The strongest microinverter, of four inputs, has 2,000 W; stronger ones of that voltage are for batteries. */
const MOST_MICRO_W = 2500
/** Where a list has no voltages: no string inverter is sold under it. */
const LEAST_STRING_W = 1000
const VOLTAGE = /\s*[[{]\s*(\d{3}(?:\.\d+)?)\s*V(?:ac)?\s*[\]}]\s*$/i

export function inverterType(ac_power_w: number, mppt_max_v: number | null, description = ''): 'micro' | 'string' {
  if (/micro-?\s?inverter/i.test(description)) return 'micro'
  if (mppt_max_v === null) return ac_power_w < LEAST_STRING_W ? 'micro' : 'string'
  return mppt_max_v <= MOST_PANEL_V && ac_power_w <= MOST_MICRO_W ? 'micro' : 'string'
}

/** 'PVI-3.0-OUTD [240V]' → the model and its voltage. */
export function modelAndVoltage(text: string): { model: string; ac_voltage_v: number | null } {
  const [whole = '', volts] = VOLTAGE.exec(text) ?? []
  return { model: withoutStars(text.slice(0, text.length - whole.length)), ac_voltage_v: volts ? Number(volts) : null }
}

export function cecInverter(cells: Cells): Figures {
  const ac_power_w = rounded(needed(cells, 'power_kw') * 1000, 1)
  const { model, ac_voltage_v } = modelAndVoltage(cells.text('model'))
  return {
    manufacturer: cells.text('manufacturer'),
    model,
    type: inverterType(ac_power_w, cells.number('mppt_max_v'), cells.text('description')),
    ac_power_w,
    ac_voltage_v: ac_voltage_v ?? cells.number('ac_voltage_v'),
    mppt_min_v: cells.number('mppt_min_v'),
    mppt_max_v: cells.number('mppt_max_v'),
    efficiency_cec: shareOf(needed(cells, 'efficiency_percent')),
  }
}

export function cecStorage(cells: Cells): Figures {
  return {
    manufacturer: cells.text('manufacturer'),
    model: withoutStars(cells.text('model')),
    usable_kwh: needed(cells, 'capacity_kwh'),
    power_kw: needed(cells, 'power_kw'),
    round_trip_efficiency: roundTrip(cells),
    chemistry: cells.text('chemistry').toLowerCase() || 'lithium',
    coupling: cells.has('ac_voltage_v') ? 'ac' : 'dc',
  }
}

/**
 * Written as 85, as 0.88, or as a line for each inverter it was measured with, of which the first with a figure counts. A
 * battery is not left out for what only a few of the list declare.
 */
function roundTrip(cells: Cells): number | null {
  const figure = /(?:^|[\s\]])(\d{2,3}(?:[.,]\d+)?|0[.,]\d+)(?=$|[\s%[])/
    .exec(cells.text('efficiency_percent'))?.[1]
    ?.replace(',', '.')
  if (figure === undefined) return null
  const value = Number(figure)
  const share = value > 1 ? shareOf(value) : value
  return share !== null && share >= 0.5 && share <= 1 ? share : null
}
