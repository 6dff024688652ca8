// Validation rules for equipment. Pure: the server rejects by them, the import skips by them, screens show them.

import { visible } from '#machines/lib/text.ts'
import type { Schemas } from '#sdk/types.ts'
import { words } from './words.ts'

export type EquipmentKind = Extract<Schemas['SheetKind'], 'panel' | 'inverter' | 'storage'>
type Given<T> = { [K in keyof T]?: T[K] | undefined }
type PanelFigures = Given<Schemas['PanelInput']>
type InverterFigures = Given<Schemas['InverterInput']>
type StorageFigures = Given<Schemas['StorageInput']>
/** Field → message; empty if valid. */
export type Faults = Record<string, string>

const SEPARATOR = '\u001f'
/** One blank for any number of them; control characters, which a database may refuse, are blanks too. */
export const tidy = (text: string) =>
  visible(text)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
const plain = (text: string) => tidy(text).toLowerCase()

/** Identity of a row: names equal except for case and spaces are the same. Also used for sorting. */
export const nameKey = (...words: (string | number | null | undefined)[]): string =>
  words.map(word => plain(String(word ?? ''))).join(SEPARATOR)

/** A maker's part of the key, up to the separator, so that 'Q' does not find 'Qcells'. */
export const makerKey = (manufacturer: string): string => `${plain(manufacturer)}${SEPARATOR}`

const known = (value: number | null | undefined): value is number => value !== null && value !== undefined
const differ = (a: number, b: number, share: number) => Math.abs(a - b) > share * Math.max(a, b)
const pct = (share: number) => `${(share * 100).toFixed(1)}%`

/** How far figures of one panel may disagree: datasheets round each of them. */
const TOLERANCE = 0.15

/** Contradictory panel figures. Each figure's own limits are the contract's. */
export function panelFaults(panel: PanelFigures): Faults {
  const { power_w, efficiency, length_m, width_m, voc, vmp, isc, imp } = panel
  const faults: Faults = {}
  if (known(length_m) !== known(width_m)) faults[known(length_m) ? 'width_m' : 'length_m'] = words.faults.both_sides
  if (known(power_w) && known(efficiency) && known(length_m) && known(width_m)) {
    const made_w = length_m * width_m * efficiency * 1000
    if (differ(made_w, power_w, TOLERANCE))
      faults['efficiency'] = words.faults.power_differs({
        length: length_m,
        width: width_m,
        efficiency: pct(efficiency),
        made: Math.round(made_w),
        power: power_w,
      })
  }
  if (known(voc) && known(vmp) && vmp >= voc) faults['vmp'] = words.faults.vmp_above_voc
  if (known(isc) && known(imp) && imp > isc) faults['imp'] = words.faults.imp_above_isc
  if (known(power_w) && known(vmp) && known(imp) && !faults['vmp'] && differ(vmp * imp, power_w, TOLERANCE))
    faults['vmp'] ??= words.faults.vmp_imp_differs({ vmp, imp, made: Math.round(vmp * imp), power: power_w })
  return faults
}

/** A microinverter serves one to four panels, and none sold exceeds this. */
const MOST_MICRO_W = 3000
const MOST_MICRO_PANELS = 4

export function inverterFaults(inverter: InverterFigures): Faults {
  const { type, ac_power_w, max_dc_w, mppt_min_v, mppt_max_v, mppt_count, max_dc_v } = inverter
  const faults: Faults = {}
  if (type === 'micro' && known(ac_power_w) && ac_power_w > MOST_MICRO_W)
    faults['ac_power_w'] = words.faults.micro_too_strong({ most: MOST_MICRO_W })
  if (type === 'micro' && known(mppt_count) && mppt_count > MOST_MICRO_PANELS)
    faults['mppt_count'] = words.faults.micro_too_many_panels({ most: MOST_MICRO_PANELS })
  if (known(max_dc_w) && known(ac_power_w) && max_dc_w < ac_power_w * 0.5) faults['max_dc_w'] = words.faults.dc_too_low
  if (known(mppt_min_v) && known(mppt_max_v) && mppt_min_v >= mppt_max_v)
    faults['mppt_min_v'] = words.faults.mppt_reversed
  if (known(inverter.units_per_branch) && type !== 'micro') faults['units_per_branch'] = words.faults.only_micro
  if (
    known(inverter.optimizers_least) &&
    known(inverter.optimizers_most) &&
    inverter.optimizers_least > inverter.optimizers_most
  )
    faults['optimizers_least'] = words.faults.optimizers_reversed
  if (known(mppt_max_v) && known(max_dc_v) && mppt_max_v > max_dc_v) faults['max_dc_v'] = words.faults.mppt_above_limit
  return faults
}

/** Hours a battery needs at least to give what it holds. */
const LEAST_HOURS = 0.05

export function storageFaults({ usable_kwh, power_kw, replacement_usd, replacement_year }: StorageFigures): Faults {
  const faults: Faults = {}
  if (known(usable_kwh) && known(power_kw) && power_kw * LEAST_HOURS > usable_kwh)
    faults['power_kw'] = words.faults.empties_too_fast({ power: power_kw, capacity: usable_kwh })
  if (known(replacement_usd) !== known(replacement_year))
    faults[known(replacement_usd) ? 'replacement_year' : 'replacement_usd'] = words.faults.both_of_replacement
  return faults
}

/** Determine a design's size and year. Locked while a design uses the row; missing values may be added. */
export const LOCKED = {
  panel: ['manufacturer', 'model', 'power_w', 'temp_coeff_pmax', 'length_m', 'width_m', 'bifacial', 'bifaciality'],
  inverter: ['manufacturer', 'model', 'ac_voltage_v', 'type', 'ac_power_w', 'efficiency_cec'],
  storage: ['manufacturer', 'model', 'usable_kwh', 'power_kw', 'round_trip_efficiency', 'coupling'],
} as const satisfies Record<EquipmentKind, readonly string[]>

/** The fields of `LOCKED` that a change would alter. */
export function lockedChanges(kind: EquipmentKind, before: object, after: object): string[] {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  return LOCKED[kind].filter(field => was.get(field) != null && is.has(field) && is.get(field) !== was.get(field))
}

/** The columns of our own template, in order; the same headings are recognised when it comes back. */
export const TEMPLATE = {
  panel: [
    ['Manufacturer', 'manufacturer', 'Example Solar'],
    ['Model', 'model', 'EX-430'],
    ['Power (W)', 'power_w', '430'],
    ['Length (m)', 'length_m', '1.722'],
    ['Width (m)', 'width_m', '1.134'],
    ['Power temperature coefficient (%/°C)', 'temp_coeff_pmax', '-0.29'],
    ['Voltage temperature coefficient (%/°C)', 'temp_coeff_voc', '-0.24'],
    ['Voc (V)', 'voc', '38.9'],
    ['Vmp (V)', 'vmp', '32.6'],
    ['Isc (A)', 'isc', '13.9'],
    ['Imp (A)', 'imp', '13.2'],
    ['NOCT (°C)', 'noct_c', '44'],
    ['Weight (kg)', 'weight_kg', '21.5'],
    ['Technology', 'technology', 'n-type TOPCon'],
    ['Bifacial', 'bifacial', 'no'],
    ['Maximum series fuse (A)', 'max_series_fuse_a', '25'],
    ['Maximum system voltage (V)', 'max_system_v', '1000'],
    ['Source of limits', 'limits_source', 'Datasheet 2025-03'],
    ['Warranty (years)', 'warranty_years', '25'],
    ['Degradation (%/year)', 'degradation', '0.4'],
    ['Cost ($)', 'price_usd', '145.00'],
  ],
  inverter: [
    ['Manufacturer', 'manufacturer', 'Example Power'],
    ['Model', 'model', 'EX-7600'],
    ['Type', 'type', 'string'],
    ['AC power (W)', 'ac_power_w', '7600'],
    ['Grid voltage (V)', 'ac_voltage_v', '240'],
    ['CEC efficiency (%)', 'efficiency_cec', '97.5'],
    ['Most DC power (W)', 'max_dc_w', '11400'],
    ['Most DC voltage (V)', 'max_dc_v', '600'],
    ['MPPT from (V)', 'mppt_min_v', '60'],
    ['MPPT to (V)', 'mppt_max_v', '550'],
    ['MPPT inputs', 'mppt_count', '4'],
    ['Most input current (A)', 'max_input_current_a', '13'],
    ['Most short-circuit current (A)', 'max_short_circuit_a', '17'],
    ['Strings per MPPT', 'strings_per_input', '1'],
    ['AC output current (A)', 'ac_current_a', '32'],
    ['Units per branch', 'units_per_branch', ''],
    ['Branch breaker (A)', 'branch_breaker_a', ''],
    ['Optimizer', 'optimizer_model', ''],
    ['Fewest optimizers per string', 'optimizers_least', ''],
    ['Most optimizers per string', 'optimizers_most', ''],
    ['Most panel power per optimizer string (W)', 'optimizer_string_w', ''],
    ['Optimizer output current (A)', 'optimizer_output_a', ''],
    ['Optimizer input voltage (V)', 'optimizer_max_v', ''],
    ['Optimizer short-circuit current (A)', 'optimizer_max_isc_a', ''],
    ['Source of limits', 'limits_source', 'Datasheet 2025-03'],
    ['Warranty (years)', 'warranty_years', '12'],
    ['Cost ($)', 'price_usd', '1450.00'],
  ],
  storage: [
    ['Manufacturer', 'manufacturer', 'Example Storage'],
    ['Model', 'model', 'EX-13'],
    ['Usable capacity (kWh)', 'usable_kwh', '13.5'],
    ['Power (kW)', 'power_kw', '7.6'],
    ['Round-trip efficiency (%)', 'round_trip_efficiency', '89'],
    ['Chemistry', 'chemistry', 'lithium iron phosphate'],
    ['Coupling', 'coupling', 'ac'],
    ['AC output current (A)', 'ac_current_a', '31.7'],
    ['Source of limits', 'limits_source', 'Datasheet 2025-03'],
    ['Warranty (years)', 'warranty_years', '10'],
    ['Replacement cost ($)', 'replacement_usd', '9000.00'],
    ['Replacement year', 'replacement_year', '16'],
    ['Selling price ($)', 'amount_usd', '11500.00'],
    ['Cost ($)', 'price_usd', '8200.00'],
  ],
} as const satisfies Record<EquipmentKind, readonly (readonly [string, string, string])[]>

/** The template file, with one made-up row that shows how values are written. */
export const templateCsv = (kind: EquipmentKind): string =>
  `\uFEFF${TEMPLATE[kind].map(([heading]) => heading).join(',')}\r\n${TEMPLATE[kind].map(([, , sample]) => sample).join(',')}\r\n`

/** How a field of an import is called. */
export function fieldLabel(field: string): string {
  const labels: { readonly [field: string]: string } = words.fields
  return Object.hasOwn(labels, field) ? (labels[field] ?? field) : field
}
