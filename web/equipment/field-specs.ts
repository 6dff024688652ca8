// The fields of each kind of equipment as its form shows them.
import type { Option } from '#web/ui/fields/select-field.tsx'

export type Value = string | number | boolean | null | undefined
export type Values = Record<string, Value>
export type Spec = {
  name: string
  label: string
  kind: 'text' | 'number' | 'percent' | 'money' | 'choice' | 'toggle'
  /** What to enter, said when what was entered is not acceptable. */
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

const NAME = [
  text('manufacturer', 'Maker', 'Enter the maker, up to 120 characters.'),
  text('model', 'Model', 'Enter the model, up to 120 characters.'),
]
const WARRANTY = figure('warranty_years', 'Warranty', 'years', 'Enter 1 to 50 whole years, or nothing.', {
  digits: 0,
  ...optional,
})
const COST: Spec = {
  name: 'price_usd',
  label: 'Cost',
  kind: 'money',
  sentence: 'Enter up to $1,000,000, or nothing.',
  help: 'What one costs you. Only those who may see cost see it.',
  cost: true,
  ...optional,
}

export const PANEL_GROUPS: Group[] = [
  { fields: NAME },
  {
    title: 'Size and power',
    fields: [
      figure('power_w', 'Power', 'W', 'Enter 5 to 1,000 W.', { digits: 1 }),
      {
        name: 'efficiency',
        label: 'Efficiency',
        kind: 'percent',
        sentence: 'Enter 3 to 27 %. It needs length and width where you leave it empty.',
        help: 'Left empty, it follows from power and size.',
        ...optional,
      },
      figure('length_m', 'Length', 'm', 'Enter 0.2 to 3 m, or nothing.', { digits: 4, ...optional }),
      figure('width_m', 'Width', 'm', 'Enter 0.2 to 2 m, or nothing.', { digits: 4, ...optional }),
      figure('weight_kg', 'Weight', 'kg', 'Enter 0.5 to 80 kg, or nothing.', optional),
      text('technology', 'Technology', 'Enter the cell’s technology, up to 60 characters.'),
      {
        name: 'bifacial',
        label: 'Bifacial',
        kind: 'toggle',
        wide: true,
        help: 'It makes power from light on its back, too.',
      },
      {
        name: 'bifaciality',
        label: 'Bifaciality',
        kind: 'percent',
        sentence: 'Enter 0 to 100 %, or nothing.',
        help: 'From the datasheet. Left empty, the rear is not counted.',
        ...optional,
      },
    ],
  },
  {
    title: 'Electrical, at standard test conditions',
    fields: [
      figure('voc', 'Voc', 'V', 'Enter 1 to 500 V, or nothing.', optional),
      figure('vmp', 'Vmp', 'V', 'Enter 1 to 500 V, or nothing.', optional),
      figure('isc', 'Isc', 'A', 'Enter 0.1 to 40 A, or nothing.', optional),
      figure('imp', 'Imp', 'A', 'Enter 0.1 to 40 A, or nothing.', optional),
      {
        name: 'temp_coeff_pmax',
        label: 'Power per °C',
        kind: 'percent',
        unit: '%',
        sentence: 'Enter −1 to 0 % per °C, such as −0.29.',
      },
      {
        name: 'temp_coeff_voc',
        label: 'Voc per °C',
        kind: 'percent',
        unit: '%',
        sentence: 'Enter −1 to 0.1 % per °C, or nothing.',
        ...optional,
      },
      figure('noct_c', 'NOCT', '°C', 'Enter 30 to 80 °C, or nothing.', { digits: 1, ...optional }),
    ],
  },
  {
    title: 'Over the years, and cost',
    fields: [
      {
        name: 'degradation',
        label: 'Decline',
        kind: 'percent',
        unit: '%/year',
        sentence: 'Enter 0 to 3 % a year.',
      },
      WARRANTY,
      COST,
    ],
  },
]

export const INVERTER_GROUPS: Group[] = [
  { fields: NAME },
  {
    title: 'To the grid',
    fields: [
      {
        name: 'type',
        label: 'Type',
        kind: 'choice',
        sentence: 'Choose the type.',
        options: [
          { value: 'string', label: 'String inverter' },
          { value: 'micro', label: 'Microinverter' },
        ],
      },
      figure('ac_power_w', 'AC power', 'W', 'Enter 50 to 500,000 W.', { digits: 1 }),
      figure('ac_voltage_v', 'Grid voltage', 'V', 'Enter 100 to 1,000 V, or nothing.', { digits: 0, ...optional }),
      { name: 'efficiency_cec', label: 'CEC efficiency', kind: 'percent', sentence: 'Enter 70 to 99.9 %.' },
    ],
  },
  {
    title: 'From the panels',
    fields: [
      figure('max_dc_w', 'Most DC power', 'W', 'Enter 50 to 1,000,000 W, or nothing.', { digits: 0, ...optional }),
      figure('max_dc_v', 'Most DC voltage', 'V', 'Enter 10 to 2,000 V, or nothing.', optional),
      figure('mppt_min_v', 'MPPT from', 'V', 'Enter 5 to 2,000 V, or nothing.', optional),
      figure('mppt_max_v', 'MPPT to', 'V', 'Enter 5 to 2,000 V, or nothing.', optional),
      figure('mppt_count', 'MPPT inputs', '', 'Enter 1 to 48, or nothing.', {
        digits: 0,
        help: 'Microinverter: one panel on each',
        ...optional,
      }),
      figure('max_input_current_a', 'Most input current', 'A', 'Enter 0.1 to 5,000 A, or nothing.', optional),
    ],
  },
  { title: 'Warranty and cost', fields: [WARRANTY, COST] },
]

const SELLING = 'Enter up to $1,000,000, or nothing.'

export const STORAGE_GROUPS: Group[] = [
  { fields: NAME },
  {
    title: 'What it holds and gives',
    fields: [
      figure('usable_kwh', 'Usable capacity', 'kWh', 'Enter 0.05 to 5,000 kWh.'),
      figure('power_kw', 'Power', 'kW', 'Enter 0.05 to 5,000 kW.'),
      {
        name: 'round_trip_efficiency',
        label: 'Round-trip efficiency',
        kind: 'percent',
        sentence: 'Enter 50 to 100 %, or nothing.',
        ...optional,
      },
      text('chemistry', 'Chemistry', 'Enter the chemistry, up to 60 characters.'),
      {
        name: 'coupling',
        label: 'Coupling',
        kind: 'choice',
        sentence: 'Choose how it is coupled.',
        options: [
          { value: 'ac', label: 'AC', note: 'has an inverter of its own' },
          { value: 'dc', label: 'DC', note: 'behind the inverter' },
        ],
      },
      WARRANTY,
    ],
  },
  {
    title: 'Price',
    fields: [
      {
        name: 'amount_usd',
        label: 'Selling price',
        kind: 'money',
        sentence: SELLING,
        help: 'What one adds to the price of a project.',
        ...optional,
      },
      COST,
    ],
  },
  {
    title: 'Replacement',
    fields: [
      {
        name: 'replacement_usd',
        label: 'Replacement cost',
        kind: 'money',
        sentence: 'Enter up to $1,000,000, or nothing.',
        help: 'In dollars of that year. Left empty, savings say it is not counted.',
        ...optional,
      },
      figure('replacement_year', 'Replaced in year', 'of 25', 'Enter 2 to 25, or nothing.', {
        digits: 0,
        ...optional,
      }),
    ],
  },
]

export const PRICING_METHODS: Option[] = [
  { value: 'Quantity', label: 'Quantity', note: 'times the number' },
  { value: 'Fixed', label: 'Fixed', note: 'once' },
  { value: 'System Size', label: 'System size', note: 'per kW' },
  { value: 'Per Watt', label: 'Per watt', note: 'per W' },
  { value: 'Flat Price', label: 'Flat price', note: 'by project' },
]

export const otherGroups = (categories: Option[]): Group[] => [
  {
    fields: [
      text('name', 'Name', 'Enter a name, up to 120 characters.', { wide: true }),
      { name: 'category_id', label: 'Category', kind: 'choice', sentence: 'Choose a category.', options: categories },
      text('unit', 'Unit', 'Enter a unit such as piece or ft.', { help: 'What is counted: piece, ft, kit.' }),
    ],
  },
  {
    title: 'Price',
    fields: [
      {
        name: 'pricing_method',
        label: 'Priced by',
        kind: 'choice',
        sentence: 'Choose how it is priced.',
        options: PRICING_METHODS,
      },
      { name: 'amount_usd', label: 'Selling price', kind: 'money', sentence: 'Enter 0 to $1,000,000.' },
      COST,
    ],
  },
]
