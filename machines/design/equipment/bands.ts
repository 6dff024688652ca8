// Usual ranges and hard limits of equipment figures. Import, form and API ask about a figure outside the usual range
// and reject one outside the contract's limits. The ranges cover 99 % of the rows of the public lists.
import type { Faults } from './rules.ts'
import { type EquipmentKind, fieldLabel } from './rules.ts'
import { PERCENT } from './template-list.ts'
import { words } from './words.ts'

type Range = readonly [least: number, most: number]
type Band = { readonly usual: Range; readonly limit: Range }

const WARRANTY: Band = { usual: [5, 40], limit: [1, 50] } // Range of manufacturers' warranties.

export const BANDS: Readonly<Record<EquipmentKind, Readonly<Record<string, Band>>>> = {
  panel: {
    power_w: { usual: [50, 750], limit: [5, 1000] }, // Below are chargers, above two panels or a total.
    efficiency: { usual: [0.08, 0.25], limit: [0.03, 0.27] }, // Above no cell on sale, so the area is wrong.
    temp_coeff_pmax: { usual: [-0.0067, -0.0015], limit: [-0.01, 0] }, // Zero is a gap; -0.0035 as % is a fraction.
    temp_coeff_voc: { usual: [-0.006, -0.0015], limit: [-0.01, 0.001] }, // As for power.
    voc: { usual: [9, 250], limit: [1, 500] }, // Below a few cells, above a string.
    vmp: { usual: [7, 220], limit: [1, 500] }, // As for Voc.
    isc: { usual: [0.9, 22], limit: [0.1, 40] }, // Thin film to the largest wafers.
    imp: { usual: [0.8, 21], limit: [0.1, 40] }, // As for Isc.
    noct_c: { usual: [38, 65], limit: [30, 80] }, // Open rack to close mount.
    length_m: { usual: [0.5, 2.6], limit: [0.2, 3] }, // What two people can carry; larger values are mm or inches.
    width_m: { usual: [0.3, 1.4], limit: [0.2, 2] }, // As for length.
    weight_kg: { usual: [2, 45], limit: [0.5, 80] }, // What two people can carry; larger values are lb.
    max_series_fuse_a: { usual: [10, 40], limit: [5, 60] }, // Fuses made for PV.
    max_system_v: { usual: [600, 1500], limit: [100, 2000] }, // Listed for homes to plants.
    bifaciality: { usual: [0.5, 0.95], limit: [0, 1] }, // PERC to heterojunction.
    warranty_years: WARRANTY,
    degradation: { usual: [0.001, 0.012], limit: [0, 0.03] }, // Zero is a gap; warranties end at 80% or more.
    price_usd: { usual: [0, 2_000], limit: [0, 1_000_000] }, // One panel, not a pallet; zero is given away.
  },
  inverter: {
    ac_power_w: { usual: [150, 500_000], limit: [50, 500_000] }, // Below it is kW.
    ac_voltage_v: { usual: [110, 850], limit: [100, 1000] }, // Grids in the US.
    max_dc_w: { usual: [150, 1_000_000], limit: [50, 1_000_000] }, // Below it is kW.
    max_dc_v: { usual: [25, 1_500], limit: [10, 2000] }, // One panel to 1,500 V plants.
    mppt_min_v: { usual: [10, 1_330], limit: [5, 2000] }, // One panel to 1,500 V plants.
    mppt_max_v: { usual: [25, 1_500], limit: [5, 2000] }, // One panel to 1,500 V plants.
    mppt_count: { usual: [1, 24], limit: [1, 48] }, // The largest string inverters have 24.
    max_input_current_a: { usual: [3, 500], limit: [0.1, 5000] }, // One input, not the plant.
    ac_current_a: { usual: [0.5, 500], limit: [0.1, 5000] }, // A microinverter to a plant's inverter.
    units_per_branch: { usual: [1, 20], limit: [1, 60] }, // Of 20 A.
    branch_breaker_a: { usual: [15, 60], limit: [15, 100] }, // Standard devices.
    strings_per_input: { usual: [1, 4], limit: [1, 20] }, // A home's inverter to a plant's.
    max_short_circuit_a: { usual: [10, 500], limit: [0.1, 5000] }, // One input, not the plant.
    optimizers_least: { usual: [4, 20], limit: [1, 100] }, // Single phase to three phase.
    optimizers_most: { usual: [10, 60], limit: [1, 200] }, // Single phase to three phase.
    optimizer_string_w: { usual: [3_000, 30_000], limit: [100, 1_000_000] }, // Below it is kW.
    optimizer_output_a: { usual: [8, 25], limit: [0.1, 100] }, // One panel's optimizer.
    optimizer_max_v: { usual: [30, 150], limit: [5, 1000] }, // One or two panels.
    optimizer_max_isc_a: { usual: [8, 25], limit: [0.1, 100] }, // One panel.
    efficiency_cec: { usual: [0.87, 0.995], limit: [0.7, 0.999] }, // The public lists.
    warranty_years: WARRANTY,
    price_usd: { usual: [0, 100_000], limit: [0, 1_000_000] }, // One inverter.
  },
  storage: {
    usable_kwh: { usual: [0.25, 1_000], limit: [0.05, 5000] }, // Below a power bank, above a container, or Wh.
    power_kw: { usual: [0.14, 500], limit: [0.05, 5000] }, // As for capacity.
    round_trip_efficiency: { usual: [0.7, 0.99], limit: [0.5, 1] }, // Lead to lithium.
    warranty_years: WARRANTY,
    ac_current_a: { usual: [5, 500], limit: [0.1, 5000] }, // One battery.
    replacement_usd: { usual: [0, 200_000], limit: [0, 1_000_000] }, // One battery.
    replacement_year: { usual: [5, 25], limit: [2, 25] }, // No battery is planned for less.
    amount_usd: { usual: [0, 200_000], limit: [0, 1_000_000] }, // One battery.
    price_usd: { usual: [0, 200_000], limit: [0, 1_000_000] }, // One battery.
  },
}

/** A microinverter's window fits a panel, a string inverter's a string; a lower window is a battery's. */
const OF_TYPE: Readonly<Record<string, Readonly<Record<string, Range>>>> = {
  micro: { ac_power_w: [150, 2_500], max_dc_v: [25, 150], mppt_max_v: [25, 100] },
  string: { ac_power_w: [650, 500_000], max_dc_v: [100, 1_500], mppt_max_v: [100, 1_500] },
}

/** A temperature coefficient of -0.0035 is -0.35 % written as a fraction. */
const COEFFICIENTS: ReadonlySet<string> = new Set(['temp_coeff_pmax', 'temp_coeff_voc'])

export function usualRange(kind: EquipmentKind, field: string, row: object): Range | undefined {
  const { type } = { type: '', ...row }
  return (kind === 'inverter' ? OF_TYPE[type]?.[field] : undefined) ?? BANDS[kind][field]?.usual
}

/** Unusual figures by field, with the usual range. `before` has those accepted earlier. */
export function unusualFigures(kind: EquipmentKind, row: object, before: object = {}): Faults {
  const accepted = new Map(Object.entries(before))
  const faults: Faults = {}
  for (const [field, value] of Object.entries(row)) {
    const usual = usualRange(kind, field, row)
    if (typeof value !== 'number' || !usual || accepted.get(field) === value) continue
    const [least, most] = usual
    if (value >= least && value <= most) continue
    const facts = { field: fieldLabel(field), value: figureText(field, value), ...rangeText(field, usual) }
    const meant = value * 100
    faults[field] =
      COEFFICIENTS.has(field) && meant >= least && meant <= most
        ? words.unusual.fraction({ ...facts, meant: figureText(field, meant) })
        : words.unusual.figure(facts)
  }
  return faults
}

export const rangeText = (field: string, [least, most]: Range) => ({
  least: figureText(field, least),
  most: figureText(field, most),
})

/** As people read it: shares as percentages. */
export const figureText = (field: string, value: number) =>
  String(Number((PERCENT.has(field) ? value * 100 : value).toFixed(5)))
