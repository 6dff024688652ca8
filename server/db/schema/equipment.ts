// The catalogue of equipment, and the imports into it.
import { boolean, doublePrecision, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import { company_id, version } from '../columns.ts'

/** Common columns of catalog rows. `name_key` is set by equipment/rules.ts. */
const kept = {
  name_key: text('name_key').notNull(),
  price_usd: doublePrecision('price_usd'),
  datasheet_file_id: uuid('datasheet_file_id'),
  datasheet_name: text('datasheet_name'),
  active: boolean('active').notNull().default(true),
  version,
}

export const panels = pgTable(
  'panels',
  {
    company_id,
    id: uuid('id').notNull(),
    manufacturer: text('manufacturer').notNull(),
    model: text('model').notNull(),
    power_w: doublePrecision('power_w').notNull(),
    efficiency: doublePrecision('efficiency').notNull(),
    temp_coeff_pmax: doublePrecision('temp_coeff_pmax').notNull(),
    voc: doublePrecision('voc'),
    vmp: doublePrecision('vmp'),
    isc: doublePrecision('isc'),
    imp: doublePrecision('imp'),
    length_m: doublePrecision('length_m'),
    width_m: doublePrecision('width_m'),
    technology: text('technology').notNull(),
    bifacial: boolean('bifacial').notNull().default(false),
    bifaciality: doublePrecision('bifaciality'),
    warranty_years: integer('warranty_years'),
    degradation: doublePrecision('degradation').notNull(),
    temp_coeff_voc: doublePrecision('temp_coeff_voc'),
    noct_c: doublePrecision('noct_c'),
    weight_kg: doublePrecision('weight_kg'),
    max_series_fuse_a: doublePrecision('max_series_fuse_a'),
    max_system_v: doublePrecision('max_system_v'),
    limits_source: text('limits_source'),
    ...kept,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const inverters = pgTable(
  'inverters',
  {
    company_id,
    id: uuid('id').notNull(),
    manufacturer: text('manufacturer').notNull(),
    model: text('model').notNull(),
    type: text('type', { enum: ['micro', 'string'] }).notNull(),
    ac_power_w: doublePrecision('ac_power_w').notNull(),
    max_dc_w: doublePrecision('max_dc_w'),
    efficiency_cec: doublePrecision('efficiency_cec').notNull(),
    ac_voltage_v: doublePrecision('ac_voltage_v'),
    mppt_min_v: doublePrecision('mppt_min_v'),
    mppt_max_v: doublePrecision('mppt_max_v'),
    max_dc_v: doublePrecision('max_dc_v'),
    mppt_count: integer('mppt_count'),
    max_input_current_a: doublePrecision('max_input_current_a'),
    ac_current_a: doublePrecision('ac_current_a'),
    units_per_branch: integer('units_per_branch'),
    branch_breaker_a: integer('branch_breaker_a'),
    strings_per_input: integer('strings_per_input'),
    max_short_circuit_a: doublePrecision('max_short_circuit_a'),
    optimizer_model: text('optimizer_model'),
    optimizers_least: integer('optimizers_least'),
    optimizers_most: integer('optimizers_most'),
    optimizer_string_w: doublePrecision('optimizer_string_w'),
    optimizer_output_a: doublePrecision('optimizer_output_a'),
    optimizer_max_v: doublePrecision('optimizer_max_v'),
    optimizer_max_isc_a: doublePrecision('optimizer_max_isc_a'),
    limits_source: text('limits_source'),
    warranty_years: integer('warranty_years'),
    ...kept,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const storage = pgTable(
  'storage',
  {
    company_id,
    id: uuid('id').notNull(),
    manufacturer: text('manufacturer').notNull(),
    model: text('model').notNull(),
    usable_kwh: doublePrecision('usable_kwh').notNull(),
    power_kw: doublePrecision('power_kw').notNull(),
    round_trip_efficiency: doublePrecision('round_trip_efficiency'),
    chemistry: text('chemistry').notNull(),
    coupling: text('coupling', { enum: ['ac', 'dc'] }).notNull(),
    ac_current_a: doublePrecision('ac_current_a'),
    limits_source: text('limits_source'),
    warranty_years: integer('warranty_years'),
    replacement_usd: doublePrecision('replacement_usd'),
    replacement_year: integer('replacement_year'),
    amount_usd: doublePrecision('amount_usd'),
    ...kept,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const other_categories = pgTable(
  'other_categories',
  {
    company_id,
    id: uuid('id').notNull(),
    name_key: text('name_key').notNull(),
    name: text('name').notNull(),
    active: boolean('active').notNull().default(true),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const others = pgTable(
  'others',
  {
    company_id,
    id: uuid('id').notNull(),
    category_id: uuid('category_id').notNull(),
    name: text('name').notNull(),
    unit: text('unit').notNull(),
    pricing_method: text('pricing_method').$type<Schemas['ItemPricingMethod']>().notNull(),
    amount_usd: doublePrecision('amount_usd').notNull(),
    ...kept,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)
