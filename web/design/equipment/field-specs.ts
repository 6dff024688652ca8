// The fields of each kind of equipment as its form shows them.
import type { Option } from '#web/ui/fields/select-field.tsx'
import { common } from '#web/words/common.ts'
import { words } from './words.ts'

type Value = string | number | boolean | null | undefined
export type Values = Record<string, Value>
export type Spec = {
  name: string
  label: string
  kind: 'text' | 'number' | 'percent' | 'money' | 'choice' | 'toggle'
  /** The expected input, shown when invalid. */
  sentence?: string
  unit?: string
  digits?: number
  optional?: boolean
  /** Takes the whole line. */
  wide?: boolean
  help?: string
  options?: Option[]
  /** Shown to those who may see cost. */
  cost?: boolean
}
/** Which of the four lists. */
export type Kind = 'panel' | 'inverter' | 'battery' | 'other'

export type Group = { title?: string; fields: Spec[] }

const text = (name: string, label: string, sentence: string, more: Partial<Spec> = {}): Spec => ({
  name,
  label,
  kind: 'text',
  sentence,
  ...more,
})
const figure = (name: string, label: string, unit: string, sentence: string, more: Partial<Spec> = {}): Spec => ({
  name,
  label,
  unit,
  kind: 'number',
  sentence,
  ...more,
})
const optional = { optional: true } as const

const SOURCE = text('limits_source', words.limits_source, words.enter_source_up_200, {
  wide: true,
  help: words.limits_source_help,
  ...optional,
})

const NAME = [
  text('manufacturer', words.manufacturer, words.enter_maker_up_120),
  text('model', words.model, words.enter_model_up_120),
]
const WARRANTY = figure('warranty_years', words.warranty, 'years', words.enter_1_50_whole, {
  digits: 0,
  ...optional,
})
const COST: Spec = {
  name: 'price_usd',
  label: words.cost,
  kind: 'money',
  sentence: words.enter_up_1_000,
  help: words.what_one_costs_you,
  cost: true,
  ...optional,
}

export const PANEL_GROUPS: Group[] = [
  { fields: NAME },
  {
    title: words.size_power,
    fields: [
      figure('power_w', words.power, 'W', words.enter_5_1_000, { digits: 1 }),
      {
        name: 'efficiency',
        label: words.efficiency,
        kind: 'percent',
        sentence: words.enter_3_27_needs,
        help: words.left_empty_follows_power,
        ...optional,
      },
      figure('length_m', words.length, 'm', words.enter_0_2_3, { digits: 4, ...optional }),
      figure('width_m', words.width, 'm', words.enter_0_2_2, { digits: 4, ...optional }),
      figure('weight_kg', words.weight, 'kg', words.enter_0_5_80, optional),
      text('technology', words.technology, words.enter_cell_technology_up),
      {
        name: 'bifacial',
        label: words.bifacial,
        kind: 'toggle',
        wide: true,
        help: words.makes_power_light_back,
      },
      {
        name: 'bifaciality',
        label: words.bifaciality,
        kind: 'percent',
        sentence: words.enter_0_100_nothing,
        help: words.datasheet_left_empty_rear,
        ...optional,
      },
    ],
  },
  {
    title: words.electrical_standard_test_conditions,
    fields: [
      figure('voc', words.voc, 'V', words.enter_1_500_v, optional),
      figure('vmp', words.vmp, 'V', words.enter_1_500_v, optional),
      figure('isc', words.isc, 'A', words.enter_0_1_40, optional),
      figure('imp', words.imp, 'A', words.enter_0_1_40, optional),
      {
        name: 'temp_coeff_pmax',
        label: words.power_per_c,
        kind: 'percent',
        unit: '%',
        sentence: words.enter_1_0_per,
      },
      {
        name: 'temp_coeff_voc',
        label: words.voc_per_c,
        kind: 'percent',
        unit: '%',
        sentence: words.enter_1_0_1,
        ...optional,
      },
      figure('noct_c', words.noct, '°C', words.enter_30_80_c, { digits: 1, ...optional }),
    ],
  },
  {
    title: words.limits_by_maker,
    fields: [
      figure('max_series_fuse_a', words.max_series_fuse, 'A', words.enter_5_60_a, optional),
      figure('max_system_v', words.max_system_voltage, 'V', words.enter_100_2_000_v, { digits: 0, ...optional }),
      SOURCE,
    ],
  },
  {
    title: words.degradation_warranty_cost,
    fields: [
      {
        name: 'degradation',
        label: words.degradation,
        kind: 'percent',
        unit: `%${common.per_year}`,
        sentence: words.enter_0_3_year,
      },
      WARRANTY,
      COST,
    ],
  },
]

export const INVERTER_GROUPS: Group[] = [
  { fields: NAME },
  {
    title: words.grid,
    fields: [
      {
        name: 'type',
        label: words.type,
        kind: 'choice',
        sentence: words.choose_type,
        options: [
          { value: 'string', label: words.string_inverter },
          { value: 'micro', label: words.microinverter },
        ],
      },
      figure('ac_power_w', words.ac_power, 'W', words.enter_50_500_000, { digits: 1 }),
      figure('ac_voltage_v', words.grid_voltage, 'V', words.enter_100_1_000, { digits: 0, ...optional }),
      { name: 'efficiency_cec', label: words.cec_efficiency, kind: 'percent', sentence: words.enter_70_99_9 },
    ],
  },
  {
    title: words.dc_input,
    fields: [
      figure('max_dc_w', words.most_dc_power, 'W', words.enter_50_1_000, { digits: 0, ...optional }),
      figure('max_dc_v', words.most_dc_voltage, 'V', words.enter_10_2_000, optional),
      figure('mppt_min_v', words.mppt_min, 'V', words.enter_5_2_000, optional),
      figure('mppt_max_v', words.mppt_max, 'V', words.enter_5_2_000, optional),
      figure('mppt_count', words.mppt_inputs, '', words.enter_1_48_nothing, {
        digits: 0,
        help: words.microinverter_one_panel_each,
        ...optional,
      }),
      figure('max_input_current_a', words.most_input_current, 'A', words.enter_0_1_5, optional),
      figure('max_short_circuit_a', words.max_short_circuit, 'A', words.enter_0_1_5, optional),
      figure('strings_per_input', words.strings_per_mppt, '', words.enter_1_20_nothing, { digits: 0, ...optional }),
    ],
  },
  {
    title: words.ac_output_by_maker,
    fields: [
      figure('ac_current_a', words.ac_current, 'A', words.enter_0_1_5, {
        help: words.continuous_one_unit,
        ...optional,
      }),
      figure('units_per_branch', words.units_per_branch, '', words.enter_1_60_nothing, {
        digits: 0,
        help: words.microinverters_only,
        ...optional,
      }),
      figure('branch_breaker_a', words.branch_breaker, 'A', words.enter_15_100_a, { digits: 0, ...optional }),
    ],
  },
  {
    title: words.optimizers_by_maker,
    fields: [
      text('optimizer_model', words.optimizer, words.enter_optimizer_up_120, { wide: true, ...optional }),
      figure('optimizers_least', words.fewest_per_string, '', words.enter_1_100_nothing, { digits: 0, ...optional }),
      figure('optimizers_most', words.most_per_string, '', words.enter_1_200_nothing, { digits: 0, ...optional }),
      figure('optimizer_string_w', words.power_per_string, 'W', words.enter_100_1_000_000, { digits: 0, ...optional }),
      figure('optimizer_output_a', words.output_current, 'A', words.enter_0_1_100, optional),
      figure('optimizer_max_v', words.max_input_voltage, 'V', words.enter_5_1_000_v, optional),
      figure('optimizer_max_isc_a', words.max_short_circuit, 'A', words.enter_0_1_100, optional),
    ],
  },
  { title: words.source_of_limits, fields: [SOURCE] },
  { title: words.warranty_cost, fields: [WARRANTY, COST] },
]

const SELLING = words.enter_up_1_000

export const STORAGE_GROUPS: Group[] = [
  { fields: NAME },
  {
    title: words.battery_specs,
    fields: [
      figure('usable_kwh', words.usable_capacity, 'kWh', words.enter_0_05_5),
      figure('power_kw', words.power, 'kW', words.enter_0_05_5_000),
      {
        name: 'round_trip_efficiency',
        label: words.round_trip_efficiency,
        kind: 'percent',
        sentence: words.enter_50_100_nothing,
        ...optional,
      },
      text('chemistry', words.chemistry, words.enter_chemistry_up_60),
      {
        name: 'coupling',
        label: words.coupling,
        kind: 'choice',
        sentence: words.choose_how_coupled,
        options: [
          { value: 'ac', label: 'AC', note: words.has_inverter_own },
          { value: 'dc', label: 'DC', note: words.behind_inverter },
        ],
      },
      figure('ac_current_a', words.ac_current, 'A', words.enter_0_1_5, {
        help: words.continuous_one_unit,
        ...optional,
      }),
      WARRANTY,
      SOURCE,
    ],
  },
  {
    title: common.price,
    fields: [
      {
        name: 'amount_usd',
        label: words.selling_price,
        kind: 'money',
        sentence: SELLING,
        help: words.what_one_adds_price,
        ...optional,
      },
      COST,
    ],
  },
  {
    title: words.replacement,
    fields: [
      {
        name: 'replacement_usd',
        label: words.replacement_cost,
        kind: 'money',
        sentence: words.enter_up_1_000,
        help: words.dollars_year_left_empty,
        ...optional,
      },
      figure('replacement_year', words.replaced_year, words.of_25_years, words.enter_2_25_nothing, {
        digits: 0,
        ...optional,
      }),
    ],
  },
]

const PRICING_METHODS: Option[] = [
  { value: 'Quantity', label: words.quantity, note: words.times_number },
  { value: 'Fixed', label: words.fixed, note: words.one_time },
  { value: 'System Size', label: words.system_size, note: words.per_kw },
  { value: 'Per Watt', label: words.per_watt, note: words.per_w },
  { value: 'Flat Price', label: words.flat_price, note: words.set_per_project },
]

export const otherGroups = (categories: Option[]): Group[] => [
  {
    fields: [
      text('name', common.name, words.enter_name_up_120, { wide: true }),
      {
        name: 'category_id',
        label: words.category,
        kind: 'choice',
        sentence: words.choose_category,
        options: categories,
      },
      text('unit', words.unit, words.enter_unit_such_as, { help: words.what_counted_piece_ft }),
    ],
  },
  {
    title: common.price,
    fields: [
      {
        name: 'pricing_method',
        label: words.pricing_method,
        kind: 'choice',
        sentence: words.choose_how_priced,
        options: PRICING_METHODS,
      },
      { name: 'amount_usd', label: words.selling_price, kind: 'money', sentence: words.enter_0_1_000 },
      COST,
    ],
  },
]
