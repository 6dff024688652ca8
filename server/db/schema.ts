// The tables of migrations/*.sql as Drizzle sees them, with those of schema-*.ts. tests/db compares the two.
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DealStage } from '#machines/deals/deal-stage.ts'
import type { Schemas } from '#sdk/types.ts'
import type { RescissionRule } from '../agreements/rescission.ts'
import type { Facts, Product, System } from '../ports/lender-actions.ts'
import type { ProposalGround } from '../proposals/figures.ts'
import { at, bytea, company_id, version } from './columns.ts'

/** What every row of the catalogue has beside its own figures. `name_key` is written by equipment/rules.ts. */
const kept = {
  name_key: text('name_key').notNull(),
  price_usd: doublePrecision('price_usd'),
  datasheet_file_id: uuid('datasheet_file_id'),
  datasheet_name: text('datasheet_name'),
  active: boolean('active').notNull().default(true),
  version,
}

export const companies = pgTable('companies', {
  company_id: integer('company_id').primaryKey(),
  name: text('name').notNull(),
  legal_name: text('legal_name').notNull(),
  license_number: text('license_number'),
  state: text('state'),
  address: jsonb('address').$type<Schemas['Address']>(),
  logo_file_id: uuid('logo_file_id'),
  metadata: jsonb('metadata').$type<Record<string, string>>().notNull().default({}),
  metadata_version: integer('metadata_version').notNull().default(0),
  idle_minutes: integer('idle_minutes').notNull().default(60),
  brand_color: text('brand_color').notNull().default('#b86e00'),
  phone: text('phone'),
  email: text('email'),
  website: text('website'),
  timezone: text('timezone').notNull().default('America/Phoenix'),
  status: text('status', { enum: ['active', 'suspended'] })
    .notNull()
    .default('active'),
  default_price_usd_per_w: doublePrecision('default_price_usd_per_w').notNull().default(2.5),
  next_project_number: integer('next_project_number').notNull().default(1001),
  created_at: at('created_at').notNull(),
  version,
})

export const roles = pgTable(
  'roles',
  {
    company_id,
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    is_system: boolean('is_system').notNull().default(false),
    permissions: text('permissions').array().notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const users = pgTable(
  'users',
  {
    company_id,
    id: uuid('id').notNull(),
    role_id: uuid('role_id').notNull(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    password_hash: text('password_hash'),
    status: text('status', { enum: ['invited', 'active', 'disabled'] })
      .notNull()
      .default('active'),
    must_change_password: boolean('must_change_password').notNull().default(false),
    last_login_at: at('last_login_at'),
    disabled_at: at('disabled_at'),
    /** What lists of members go by: the last name first, in lower case, and the id. Written by the database alone. */
    sort_key: text('sort_key'),
    created_at: at('created_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const sessions = pgTable(
  'sessions',
  {
    company_id,
    token_hash: text('token_hash').notNull(),
    user_id: uuid('user_id').notNull(),
    created_at: at('created_at').notNull(),
    last_seen_at: at('last_seen_at').notNull(),
    expires_at: at('expires_at').notNull(),
    ended_at: at('ended_at'),
    ip: text('ip'),
    user_agent: text('user_agent'),
  },
  t => [primaryKey({ columns: [t.company_id, t.token_hash] })],
)

export const login_attempts = pgTable('login_attempts', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  last_at: at('last_at').notNull(),
  blocked_until: at('blocked_until'),
})

/** How a base price is made; what its method does not need is null. */
export type BaseTerms = {
  method: Schemas['BaseMethod']
  price_usd_per_w: number | null
  flat_cents: number | null
  /** Share of cost that is added to it. */
  markup: number | null
  other_cost_usd_per_w: number | null
}

export const projects = pgTable(
  'projects',
  {
    company_id,
    id: uuid('id').notNull(),
    number: integer('number').notNull(),
    number_prefix: text('number_prefix').notNull().default('P-'),
    name: text('name').notNull(),
    /** What names are sorted by; written by projects/search-text.ts. */
    name_key: text('name_key').notNull(),
    status: text('status').$type<Schemas['ProjectStatus']>().notNull(),
    owner_id: uuid('owner_id').notNull(),
    address: jsonb('address').$type<Schemas['Address']>(),
    utility_id: text('utility_id'),
    tariff: jsonb('tariff').$type<Schemas['Tariff']>(),
    consumption: jsonb('consumption').$type<Schemas['Consumption']>(),
    installation_on: date('installation_on', { mode: 'string' }),
    construction_begins_on: date('construction_begins_on', { mode: 'string' }),
    notes: text('notes').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    lead_source: text('lead_source'),
    price_usd_per_w: doublePrecision('price_usd_per_w'),
    discount_cents: bigint('discount_cents', { mode: 'number' }).notNull().default(0),
    roof_type: text('roof_type').$type<Schemas['RoofType']>(),
    adders_as_of: at('adders_as_of'),
    kept_base: jsonb('kept_base').$type<BaseTerms>(),
    size_w: doublePrecision('size_w'),
    price_cents: bigint('price_cents', { mode: 'number' }),
    /** Since when it has its status. */
    status_since: at('status_since').notNull(),
    /** When it was sold; null when it is not, or no longer. */
    sold_at: at('sold_at'),
    /** When something last happened in it. */
    active_at: at('active_at').notNull(),
    /** Written by the database alone, as are the keys below: where it stands among the deals, and since when. */
    deal_stage: text('deal_stage').$type<DealStage>(),
    deal_since: at('deal_since'),
    /** ZIP code and house number. */
    place_key: text('place_key'),
    /** Where it went, if it was the same lead as another. */
    merged_into: uuid('merged_into'),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const homeowners = pgTable(
  'homeowners',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    email: text('email'),
    phone: text('phone'),
    is_primary: boolean('is_primary').notNull(),
    preferred_language: text('preferred_language', { enum: ['en', 'es'] })
      .notNull()
      .default('en'),
    /** Lower case; the last ten digits. Written by the database alone. */
    email_key: text('email_key'),
    phone_key: text('phone_key'),
    created_at: at('created_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

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
    warranty_years: integer('warranty_years'),
    degradation: doublePrecision('degradation').notNull(),
    temp_coeff_voc: doublePrecision('temp_coeff_voc'),
    noct_c: doublePrecision('noct_c'),
    weight_kg: doublePrecision('weight_kg'),
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
    warranty_years: integer('warranty_years'),
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

export const equipment_imports = pgTable(
  'equipment_imports',
  {
    company_id,
    id: uuid('id').notNull(),
    kind: text('kind').$type<Schemas['EquipmentKind']>().notNull(),
    file_name: text('file_name').notNull(),
    format: text('format'),
    status: text('status').$type<Schemas['EquipmentImport']['status']>().notNull(),
    reason: text('reason'),
    notes: text('notes').array().notNull().default([]),
    rows_total: integer('rows_total').notNull().default(0),
    rows_read: integer('rows_read').notNull().default(0),
    count_new: integer('count_new').notNull().default(0),
    count_changed: integer('count_changed').notNull().default(0),
    count_unchanged: integer('count_unchanged').notNull().default(0),
    count_skipped: integer('count_skipped').notNull().default(0),
    created_by: uuid('created_by').notNull(),
    created_by_name: text('created_by_name').notNull(),
    created_at: at('created_at').notNull(),
    heard_at: at('heard_at').notNull(),
    applied_at: at('applied_at'),
    undone_at: at('undone_at'),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const equipment_import_rows = pgTable(
  'equipment_import_rows',
  {
    company_id,
    import_id: uuid('import_id').notNull(),
    line: integer('line').notNull(),
    change: text('change', { enum: ['new', 'changed', 'unchanged', 'skipped'] }).notNull(),
    name: text('name').notNull(),
    reason: text('reason'),
    row_id: uuid('row_id'),
    row_version: integer('row_version'),
    fields: jsonb('fields').$type<Record<string, unknown>>(),
    before: jsonb('before').$type<Record<string, unknown>>(),
  },
  t => [primaryKey({ columns: [t.company_id, t.import_id, t.line] })],
)

export const adders = pgTable(
  'adders',
  {
    company_id,
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    pricing_method: text('pricing_method').$type<Schemas['PricingMethod']>().notNull(),
    amount_usd: doublePrecision('amount_usd').notNull().default(0),
    unit: text('unit').notNull().default(''),
    share: doublePrecision('share'),
    share_of: text('share_of').$type<Schemas['ShareOf']>(),
    bands: jsonb('bands').$type<Schemas['SizeBand'][]>(),
    effect: text('effect', { enum: ['charge', 'discount'] })
      .notNull()
      .default('charge'),
    cost_usd: doublePrecision('cost_usd'),
    min_cents: bigint('min_cents', { mode: 'number' }),
    max_cents: bigint('max_cents', { mode: 'number' }),
    shown_in_proposal: boolean('shown_in_proposal').notNull().default(true),
    counts_for_incentives: boolean('counts_for_incentives').notNull().default(true),
    automatic: boolean('automatic').notNull().default(false),
    conditions: jsonb('conditions').$type<Schemas['Rule']>(),
    position: integer('position').notNull().default(0),
    changed_at: at('changed_at').notNull().default(new Date(0)),
    active: boolean('active').notNull().default(true),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** Written by a trigger with every change of an adder; `terms` is its row. */
export const adder_versions = pgTable(
  'adder_versions',
  {
    company_id,
    adder_id: uuid('adder_id').notNull(),
    version: integer('version').notNull(),
    since: at('since').notNull(),
    terms: jsonb('terms').$type<Omit<typeof adders.$inferSelect, 'changed_at'>>().notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.adder_id, t.version] })],
)

export const adder_overrides = pgTable(
  'adder_overrides',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    adder_id: uuid('adder_id').notNull(),
    price_override_cents: bigint('price_override_cents', { mode: 'number' }),
    reason: text('reason'),
    set_by: text('set_by'),
    set_at: at('set_at'),
    requested_cents: bigint('requested_cents', { mode: 'number' }),
    request_reason: text('request_reason'),
    requested_by: uuid('requested_by'),
    requested_by_name: text('requested_by_name'),
    requested_at: at('requested_at'),
    decision: text('decision', { enum: ['approved', 'declined'] }),
    decided_by: text('decided_by'),
    decided_at: at('decided_at'),
    decision_note: text('decision_note'),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id, t.adder_id] })],
)

export const project_adders = pgTable(
  'project_adders',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    adder_id: uuid('adder_id').notNull(),
    quantity: integer('quantity').notNull().default(1),
    amount_cents: bigint('amount_cents', { mode: 'number' }),
    added_at: at('added_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id, t.adder_id] })],
)

export const incentives = pgTable(
  'incentives',
  {
    company_id,
    id: uuid('id').notNull(),
    code: text('code').$type<Schemas['FederalCode']>(),
    name: text('name').notNull(),
    level: text('level').$type<Schemas['IncentiveLevel']>().notNull(),
    kind: text('kind').$type<Schemas['IncentiveKind']>().notNull(),
    value: doublePrecision('value').notNull(),
    cap_cents: bigint('cap_cents', { mode: 'number' }),
    cap_share: doublePrecision('cap_share'),
    applies_to: text('applies_to').array().$type<Schemas['FinancingType'][]>().notNull().default([]),
    starts_on: date('starts_on', { mode: 'string' }),
    ends_on: date('ends_on', { mode: 'string' }),
    construction_begun_by: date('construction_begun_by', { mode: 'string' }),
    states: text('states').array().notNull().default([]),
    /** '' of everywhere, the state where it is one, '*' where there are several. Written by the database alone. */
    state_key: text('state_key'),
    utilities: text('utilities').array().notNull().default([]),
    claimed_by: text('claimed_by').$type<Schemas['IncentiveClaimer']>().notNull(),
    paid: text('paid').$type<Schemas['IncentivePaid']>().notNull(),
    years: integer('years'),
    basis: text('basis').$type<Schemas['IncentiveBasis']>().notNull(),
    law: text('law').notNull().default(''),
    source_url: text('source_url').notNull(),
    active: boolean('active').notNull().default(true),
    automatic: boolean('automatic').notNull().default(true),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const project_incentives = pgTable(
  'project_incentives',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    incentive_id: uuid('incentive_id').notNull(),
    decision: text('decision', { enum: ['added', 'removed'] }).notNull(),
    reason: text('reason').notNull().default(''),
    decided_by: text('decided_by').notNull(),
    decided_at: at('decided_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id, t.incentive_id] })],
)

export const designs = pgTable(
  'designs',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    arrays: jsonb('arrays').$type<Schemas['RoofArray'][]>().notNull(),
    inverters: jsonb('inverters').$type<Schemas['InverterChoice'][]>().notNull(),
    storage: jsonb('storage').$type<Schemas['StorageChoice'][]>().notNull().default([]),
    others: jsonb('others').$type<Schemas['OtherChoice'][]>().notNull().default([]),
    storage_control: jsonb('storage_control').$type<Schemas['StorageControl']>(),
    module_count: integer('module_count').notNull(),
    size_w: doublePrecision('size_w').notNull(),
    ac_w: doublePrecision('ac_w').notNull(),
    updated_at: at('updated_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id] })],
)

export const drawings = pgTable(
  'drawings',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    drawing: jsonb('drawing').$type<Schemas['Drawing']>().notNull(),
    version: integer('version').notNull(),
    saved_by: uuid('saved_by').notNull(),
    saved_by_name: text('saved_by_name').notNull(),
    saved_at: at('saved_at').notNull(),
    design_version: integer('design_version'),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id] })],
)

export const drawing_versions = pgTable(
  'drawing_versions',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    version: integer('version').notNull(),
    drawing: jsonb('drawing').$type<Schemas['Drawing']>().notNull(),
    module_count: integer('module_count').notNull(),
    size_w: doublePrecision('size_w').notNull(),
    saved_by: uuid('saved_by').notNull(),
    saved_by_name: text('saved_by_name').notNull(),
    saved_at: at('saved_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id, t.version] })],
)

export const simulations = pgTable(
  'simulations',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    inputs_hash: text('inputs_hash').notNull(),
    /** What it was computed from, complete. Missing only in rows of an engine before the third. */
    inputs: jsonb('inputs').$type<Schemas['ReceiptInputs']>(),
    result: jsonb('result').$type<SimulationResult>().notNull(),
    made_at: at('made_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id] })],
)

/** A simulation report as it was when a link to it was made. */
export const simulation_reports = pgTable(
  'simulation_reports',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    snapshot: jsonb('snapshot').$type<ReportSnapshot>().notNull(),
    annual_kwh: doublePrecision('annual_kwh').notNull(),
    inputs_sha256: text('inputs_sha256').notNull(),
    shared_at: at('shared_at').notNull(),
    shared_by: text('shared_by').notNull(),
    ended_at: at('ended_at'),
    view_count: integer('view_count').notNull().default(0),
    last_viewed_at: at('last_viewed_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const usage_years = pgTable(
  'usage_years',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    file_name: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    notes: text('notes').array().notNull(),
    hours: bytea('hours').notNull(),
    uploaded_at: at('uploaded_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const rate_plans = pgTable(
  'rate_plans',
  {
    company_id,
    id: uuid('id').notNull(),
    utility_id: text('utility_id'),
    name: text('name').notNull(),
    plan: jsonb('plan').$type<Schemas['RatePlan']>().notNull(),
    active: boolean('active').notNull().default(true),
    updated_at: at('updated_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const energy_years = pgTable(
  'energy_years',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    inputs_hash: text('inputs_hash').notNull(),
    year: jsonb('year').$type<Schemas['EnergyYear']>().notNull(),
    made_at: at('made_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id] })],
)

export const project_weather = pgTable(
  'project_weather',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    file_id: uuid('file_id').notNull(),
    file_name: text('file_name').notNull(),
    sha256: text('sha256').notNull(),
    source: text('source').notNull(),
    station: text('station').notNull(),
    uploaded_at: at('uploaded_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id] })],
)

export const financing_providers = pgTable(
  'financing_providers',
  {
    company_id,
    id: uuid('id').notNull(),
    code: text('code').$type<Schemas['ProviderCode']>().notNull(),
    name: text('name').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    position: integer('position').notNull().default(0),
    states: text('states').array().notNull().default([]),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const financing_options = pgTable(
  'financing_options',
  {
    company_id,
    id: uuid('id').notNull(),
    provider_id: uuid('provider_id').notNull(),
    type: text('type').$type<Schemas['FinancingType']>().notNull(),
    name: text('name').notNull(),
    term_months: integer('term_months'),
    apr: doublePrecision('apr'),
    dealer_fee: doublePrecision('dealer_fee'),
    escalator: doublePrecision('escalator'),
    rate_usd_per_kwh: doublePrecision('rate_usd_per_kwh'),
    first_year_usd_per_kw_month: doublePrecision('first_year_usd_per_kw_month'),
    promo_kind: text('promo_kind').$type<Schemas['PromoKind']>(),
    promo_months: integer('promo_months'),
    promo_apr: doublePrecision('promo_apr'),
    paydown_share: doublePrecision('paydown_share'),
    min_amount_cents: bigint('min_amount_cents', { mode: 'number' }),
    max_amount_cents: bigint('max_amount_cents', { mode: 'number' }),
    max_price_usd_per_w: doublePrecision('max_price_usd_per_w'),
    states: text('states').array().notNull().default([]),
    starts_on: date('starts_on', { mode: 'string' }),
    ends_on: date('ends_on', { mode: 'string' }),
    requires_storage: boolean('requires_storage').notNull().default(false),
    active: boolean('active').notNull().default(true),
    position: integer('position').notNull().default(0),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** What the physics say. The household's part and the outlook are added when it is read. */
export type SimulationResult = Omit<
  Schemas['Simulation'],
  'monthly_consumption_kwh' | 'offset' | 'design_version' | 'p90_kwh' | 'uncertainty' | 'outlook' | 'degradation'
>

/** What is frozen of a report; the address of the logo is made when it is read. */
export type ReportSnapshot = Omit<Schemas['SimulationReport'], 'company'> & {
  company: Omit<Schemas['SimulationReport']['company'], 'logo_src'>
}

/** What a quote rests on, as it was: the one source every document is held against. */
export type BasisParts = {
  /** For cash. */
  price: Schemas['Price']
  /** Left out where they are as for cash. */
  other_prices?: { [type in Schemas['FinancingType']]?: Schemas['Price'] }
  arrays: Schemas['RoofArray'][]
  inverters: Schemas['InverterChoice'][]
  storage?: Schemas['StorageChoice'][]
  /** Left out where the tariff decides. */
  storage_control?: Schemas['StorageControl']
  others?: Schemas['OtherChoice'][]
  address: Schemas['Address'] | null
  consumption: Schemas['Consumption'] | null
  tariff: Schemas['Tariff'] | null
  installation_on: string | null
  construction_begins_on?: string
  /** What counts, by way to pay. */
  incentives?: { type: Schemas['FinancingType']; name: string; worth: string }[]
  /** Left out where they are the product's own. */
  figures?: { losses: number; inverter_efficiency?: number | undefined; degradation: number } | undefined
}

/** What a chosen financing keeps for good: the one source every document quotes from. */
export type FinancingSnapshot = { offer: Schemas['Offer']; price: Schemas['Price']; basis_hash: string }

/** Append-only: the application may not update or delete a row. */
export const quote_bases = pgTable(
  'quote_bases',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    hash: text('hash').notNull(),
    parts: jsonb('parts').$type<BasisParts>().notNull(),
    made_at: at('made_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id, t.hash] })],
)

export const project_financing = pgTable(
  'project_financing',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    option_id: uuid('option_id').notNull(),
    snapshot: jsonb('snapshot').$type<FinancingSnapshot>().notNull(),
    snapshot_hash: text('snapshot_hash').notNull(),
    chosen_at: at('chosen_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id] })],
)

/** What is frozen of a proposal when it is published; its look and whom to reach are read anew. */
export type ProposalSnapshot = Pick<
  Schemas['ProposalDocument'],
  | 'language'
  | 'content'
  | 'homeowner_name'
  | 'address_line'
  | 'company'
  | 'rep'
  | 'figures'
  | 'disclaimer'
  | 'published_at'
> & {
  /** Left out in those published before there was an end. */
  valid_until?: string | null
}
/** Beside what the homeowner is shown of it, where it came from. */
export type KeptAcceptance = Schemas['Acceptance'] & { ip: string; user_agent: string }

export const proposals = pgTable(
  'proposals',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    language: text('language', { enum: ['en', 'es'] })
      .notNull()
      .default('en'),
    /** As written; what homeowners see is in the snapshot. */
    content: jsonb('content').$type<Schemas['ProposalContent']>().notNull(),
    template_id: uuid('template_id'),
    /** The name it had when the proposal was begun with it. */
    template_name: text('template_name'),
    option_ids: uuid('option_ids').array().notNull(),
    valid_until: date('valid_until'),
    status: text('status', { enum: ['draft', 'sent', 'viewed', 'accepted', 'expired'] })
      .notNull()
      .default('draft'),
    snapshot: jsonb('snapshot').$type<ProposalSnapshot>(),
    /** What other assumptions are reckoned from; never shown, it holds dealer fees. */
    ground: jsonb('ground').$type<ProposalGround>(),
    basis_hash: text('basis_hash'),
    published_at: at('published_at'),
    /** When it was published for the first time. */
    first_sent_at: at('first_sent_at'),
    /** What is saved under a later version is not published yet. */
    published_version: integer('published_version'),
    accepted: jsonb('accepted').$type<KeptAcceptance>(),
    view_count: integer('view_count').notNull().default(0),
    last_viewed_at: at('last_viewed_at'),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id] })],
)

export const proposal_versions = pgTable(
  'proposal_versions',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<Schemas['ProposalContent']>().notNull(),
    reason: text('reason', { enum: ['begun', 'edited', 'restored', 'published'] }).notNull(),
    saved_by: uuid('saved_by').notNull(),
    saved_by_name: text('saved_by_name').notNull(),
    saved_at: at('saved_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id, t.version] })],
)

export const proposal_visits = pgTable(
  'proposal_visits',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    opened_at: at('opened_at').notNull(),
    last_at: at('last_at').notNull(),
    seconds: integer('seconds').notNull(),
    /** Names of the pages seen, as they were called then. */
    pages: text('pages').array().notNull(),
    page_count: integer('page_count').notNull(),
    option_name: text('option_name'),
    device: text('device', { enum: ['phone', 'tablet', 'computer'] }).notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const proposal_sends = pgTable(
  'proposal_sends',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    way: text('way', { enum: ['mail', 'text'] }).notNull(),
    to_name: text('to_name'),
    to_address: text('to_address').notNull(),
    cc: boolean('cc').notNull(),
    subject: text('subject'),
    /** Of a mail. */
    mail_id: uuid('mail_id'),
    sent_by: uuid('sent_by').notNull(),
    sent_by_name: text('sent_by_name').notNull(),
    at: at('at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const proposal_templates = pgTable(
  'proposal_templates',
  {
    company_id,
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    language: text('language', { enum: ['en', 'es'] }).notNull(),
    content: jsonb('content').$type<Schemas['ProposalContent']>().notNull(),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const files = pgTable(
  'files',
  {
    company_id,
    id: uuid('id').notNull(),
    sha256: text('sha256').notNull(),
    name: text('name').notNull(),
    media_type: text('media_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Empty where it lies in parts. */
    bytes: bytea('bytes').notNull(),
    parts: integer('parts').notNull().default(0),
    /** The job that made it or was given it, and with whose time it goes. */
    job_id: uuid('job_id'),
    created_at: at('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const project_files = pgTable(
  'project_files',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    file_id: uuid('file_id').notNull(),
    kind: text('kind', { enum: ['site_image', 'photo', 'document'] }).notNull(),
    width_px: integer('width_px'),
    height_px: integer('height_px'),
    uploaded_by: uuid('uploaded_by').notNull(),
    uploaded_by_name: text('uploaded_by_name').notNull(),
    uploaded_at: at('uploaded_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.file_id] })],
)

/** What a template says: the draft that is edited, or one published version of it. */
export type AgreementContent = Schemas['AgreementDraft'] & {
  file_id: string
  document_hash: string
  pages: Schemas['Page'][]
}

export const agreements = pgTable(
  'agreements',
  {
    company_id,
    id: uuid('id').notNull(),
    active: boolean('active').notNull().default(true),
    draft: jsonb('draft').$type<AgreementContent>().notNull(),
    /** Null until it is published first. */
    published_version: integer('published_version'),
    updated_at: at('updated_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** Never changed. */
export const agreement_versions = pgTable(
  'agreement_versions',
  {
    company_id,
    agreement_id: uuid('agreement_id').notNull(),
    version: integer('version').notNull(),
    content: jsonb('content').$type<AgreementContent>().notNull(),
    published_by: uuid('published_by'),
    created_at: at('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.agreement_id, t.version] })],
)

export const transactions = pgTable(
  'transactions',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    agreement_id: uuid('agreement_id').notNull(),
    agreement_version: integer('agreement_version').notNull(),
    status: text('status', { enum: ['sent', 'signed', 'voided', 'canceled'] })
      .notNull()
      .default('sent'),
    /** What is signed: the version's, with the pages and fields of the notice of cancellation where it carries one. */
    content: jsonb('content').$type<AgreementContent>().notNull(),
    /** The exact bytes shown and signed. */
    document_file_id: uuid('document_file_id').notNull(),
    document_hash: text('document_hash').notNull(),
    /** What the variable fields say, by field id. */
    variables: jsonb('variables').$type<Record<string, string>>().notNull(),
    rescission: jsonb('rescission').$type<RescissionRule>(),
    message: text('message'),
    financing_type: text('financing_type').$type<Schemas['FinancingType']>().notNull(),
    basis_hash: text('basis_hash').notNull(),
    /** When the last signature was stored. */
    completed_at: at('completed_at'),
    /** When the signed PDF was made of it; `next_seal_at` is when that is tried, while it is not. */
    sealed_at: at('sealed_at'),
    next_seal_at: at('next_seal_at'),
    seal_attempts: integer('seal_attempts').notNull().default(0),
    signed_file_id: uuid('signed_file_id'),
    signed_hash: text('signed_hash'),
    certificate_id: uuid('certificate_id'),
    next_reminder_at: at('next_reminder_at'),
    reason: text('reason'),
    /** When it was voided or canceled. */
    ended_at: at('ended_at'),
    created_by: uuid('created_by').notNull(),
    created_by_name: text('created_by_name').notNull(),
    created_at: at('created_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const signers = pgTable(
  'signers',
  {
    company_id,
    id: uuid('id').notNull(),
    transaction_id: uuid('transaction_id').notNull(),
    role: text('role').$type<Schemas['SignerRole']>().notNull(),
    /** Signers of one step sign in any order; a step begins when the one before is done. */
    step: integer('step').notNull().default(1),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    language: text('language', { enum: ['en', 'es'] })
      .notNull()
      .default('en'),
    status: text('status').$type<Schemas['SignerStatus']>().notNull().default('pending'),
    link_expires_at: at('link_expires_at'),
    sent_at: at('sent_at'),
    reminded_at: at('reminded_at'),
    reminders: integer('reminders').notNull().default(0),
    in_person_by: text('in_person_by'),
    viewed_at: at('viewed_at'),
    time_zone: text('time_zone'),
    consented_at: at('consented_at'),
    consent_version: text('consent_version'),
    consent_hash: text('consent_hash'),
    consent_ip: text('consent_ip'),
    consent_language: text('consent_language', { enum: ['en', 'es'] }),
    pages_read: integer('pages_read').array().notNull().default([]),
    /** What was filled in so far, and once signed for good. */
    field_values: jsonb('field_values').$type<Record<string, string>>(),
    signed_fields: text('signed_fields').array().notNull().default([]),
    signature_id: uuid('signature_id'),
    initials_id: uuid('initials_id'),
    signed_at: at('signed_at'),
    ip: text('ip'),
    user_agent: text('user_agent'),
    decline_reason: text('decline_reason'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const signatures = pgTable(
  'signatures',
  {
    company_id,
    id: uuid('id').notNull(),
    signer_id: uuid('signer_id').notNull(),
    kind: text('kind', { enum: ['signature', 'initials'] }).notNull(),
    way: text('way', { enum: ['drawn', 'typed', 'uploaded'] }).notNull(),
    png: bytea('png').notNull(),
    sha256: text('sha256').notNull(),
    created_at: at('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** At most one is active; those before are kept, since they say who sealed what. */
export const signing_certificates = pgTable(
  'signing_certificates',
  {
    company_id,
    id: uuid('id').notNull(),
    source: text('source', { enum: ['made', 'supplied'] }).notNull(),
    /** The certificate, then its chain. */
    certificate_pem: text('certificate_pem').notNull(),
    private_key_sealed: bytea('private_key_sealed').notNull(),
    active: boolean('active').notNull(),
    created_by: uuid('created_by'),
    created_at: at('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const transaction_events = pgTable(
  'transaction_events',
  {
    company_id,
    transaction_id: uuid('transaction_id').notNull(),
    seq: integer('seq').notNull(),
    at: at('at').notNull(),
    event: text('event').notNull(),
    actor: text('actor').notNull(),
    detail: jsonb('detail').$type<Record<string, string>>().notNull(),
    previous_hash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.transaction_id, t.seq] })],
)

export const links = pgTable(
  'links',
  {
    company_id,
    token_hash: text('token_hash').notNull(),
    kind: text('kind', { enum: ['proposal', 'signer', 'password_reset', 'report', 'lender_application'] }).notNull(),
    entity_id: uuid('entity_id').notNull(),
    expires_at: at('expires_at'),
    ended_at: at('ended_at'),
    /** Who hands a device over, where a signer's link was made for that. */
    in_person_by: text('in_person_by'),
  },
  t => [primaryKey({ columns: [t.company_id, t.token_hash] })],
)

export const lender_connections = pgTable(
  'lender_connections',
  {
    company_id,
    lender: text('lender').notNull(),
    enabled: boolean('enabled').notNull().default(false),
    credentials_sealed: bytea('credentials_sealed'),
    hook_id: text('hook_id').notNull(),
    hook_secret_sealed: bytea('hook_secret_sealed'),
    hook_secret_made_at: at('hook_secret_made_at'),
    last_webhook_at: at('last_webhook_at'),
    version,
    updated_at: at('updated_at').notNull(),
    updated_by: uuid('updated_by'),
  },
  t => [primaryKey({ columns: [t.company_id, t.lender] })],
)

/** Product, price and system as they were quoted: the one source of what the lender is told. */
export type LenderQuote = {
  product: Product
  /** The price before the dealer fee, and what is financed with it. */
  price_cents: number
  amount_cents: number
  monthly_payment_cents: number | null
  system: System
  /** Whether design, price and production are still what they were. */
  basis_hash: string
  /** What a change order that is under way makes of it. */
  requested?: LenderQuote
}
/** What may be read by everyone who sees the project. */
export type LenderPerson = Schemas['Applicant']
/** What is sealed, by role, and erased once the lender has it. */
export type LenderPrivate = Partial<Record<Schemas['LenderPersonRole'], { ssn?: string; birth_date?: string }>>
export type LenderConsent = {
  role: Schemas['LenderPersonRole']
  at: string
  words_hash: string
  words_version: string
  language: Schemas['Language']
  ip: string
  /** By the homeowner's link, or before the device of who sells. */
  way: 'link' | 'in_person'
}
export type LenderShare = {
  sent_to: string
  language: Schemas['Language']
  sent_at: string
  expires_at: string
  opened_at: string | null
  submitted_at: string | null
}

export const lender_applications = pgTable(
  'lender_applications',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    lender: text('lender').notNull(),
    type: text('type', { enum: ['loan', 'lease', 'ppa'] }).notNull(),
    status: text('status').$type<Schemas['LenderDecision']>().notNull(),
    quote: jsonb('quote').$type<LenderQuote>().notNull(),
    quote_hash: text('quote_hash').notNull(),
    people: jsonb('people').$type<LenderPerson[]>().notNull(),
    private_sealed: bytea('private_sealed'),
    property: jsonb('property')
      .$type<{ occupancy: Schemas['Occupancy'] | null; kind: Schemas['PropertyKind'] | null; autopay: boolean }>()
      .notNull(),
    consents: jsonb('consents').$type<LenderConsent[]>().notNull().default([]),
    facts: jsonb('facts').$type<Facts>(),
    facts_as_of: at('facts_as_of'),
    confirmed_at: at('confirmed_at'),
    lender_reference: text('lender_reference'),
    disputed: jsonb('disputed').$type<{ at: string; sentence: string }[]>().notNull().default([]),
    share: jsonb('share').$type<LenderShare>(),
    moved_from: uuid('moved_from'),
    /** Why it was withdrawn. */
    reason: text('reason'),
    submitted_at: at('submitted_at'),
    next_refresh_at: at('next_refresh_at'),
    created_by: uuid('created_by').notNull(),
    created_by_name: text('created_by_name').notNull(),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

const CALL_STATES = ['waiting', 'sending', 'retrying', 'unknown', 'refused', 'overdue', 'done', 'abandoned'] as const

/** The outbox: said to a lender from here and from nowhere else. */
export const lender_calls = pgTable(
  'lender_calls',
  {
    company_id,
    id: uuid('id').notNull(),
    application_id: uuid('application_id'),
    lender: text('lender').notNull(),
    action: text('action').notNull(),
    endpoint: text('endpoint').notNull(),
    idempotency_key: text('idempotency_key').notNull(),
    request_hash: text('request_hash').notNull(),
    request_sealed: bytea('request_sealed'),
    file_id: uuid('file_id'),
    state: text('state', { enum: CALL_STATES }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: at('next_attempt_at'),
    claimed_until: at('claimed_until'),
    deadline_at: at('deadline_at').notNull(),
    sentence: text('sentence').notNull().default(''),
    answer: jsonb('answer').$type<object>(),
    created_by: uuid('created_by'),
    created_at: at('created_at').notNull(),
    done_at: at('done_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const lender_events = pgTable(
  'lender_events',
  {
    company_id,
    id: uuid('id').notNull(),
    application_id: uuid('application_id'),
    lender: text('lender').notNull(),
    at: at('at').notNull(),
    event: text('event').notNull(),
    sentence: text('sentence').notNull(),
    actor: text('actor').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const lender_uploads = pgTable(
  'lender_uploads',
  {
    company_id,
    file_id: uuid('file_id').notNull(),
    application_id: uuid('application_id').notNull(),
    call_id: uuid('call_id'),
    kind: text('kind').notNull(),
    stipulation_id: text('stipulation_id'),
    uploaded_at: at('uploaded_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.file_id, t.application_id] })],
)

export const lender_webhooks = pgTable(
  'lender_webhooks',
  {
    company_id,
    lender: text('lender').notNull(),
    webhook_id: text('webhook_id').notNull(),
    received_at: at('received_at').notNull(),
    application_id: uuid('application_id'),
  },
  t => [primaryKey({ columns: [t.company_id, t.lender, t.webhook_id] })],
)

export const settings = pgTable(
  'settings',
  {
    company_id,
    area: text('area').notNull(),
    value: jsonb('value').notNull(),
    secret_sealed: bytea('secret_sealed'),
    version: integer('version').notNull(),
    updated_at: at('updated_at').notNull(),
    updated_by: uuid('updated_by'),
  },
  t => [primaryKey({ columns: [t.company_id, t.area] })],
)

export const invites = pgTable(
  'invites',
  {
    company_id,
    id: uuid('id').notNull(),
    token_hash: text('token_hash').notNull(),
    role_id: uuid('role_id').notNull(),
    invited_by: uuid('invited_by').notNull(),
    email: text('email'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    created_at: at('created_at').notNull(),
    expires_at: at('expires_at').notNull(),
    accepted_at: at('accepted_at'),
    accepted_by: uuid('accepted_by'),
    revoked_at: at('revoked_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const mails = pgTable(
  'mails',
  {
    company_id,
    id: uuid('id').notNull(),
    kind: text('kind').$type<Schemas['Mail']['kind']>().notNull(),
    to_address: text('to_address').notNull(),
    /** Lower case; written by the database alone. */
    to_key: text('to_key'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    link_sealed: bytea('link_sealed'),
    link_role_id: uuid('link_role_id'),
    attachment_file_id: uuid('attachment_file_id'),
    /** Whose signing link it carries. */
    signer_id: uuid('signer_id'),
    /** Whose form at a lender its link opens. */
    lender_application_id: uuid('lender_application_id'),
    /** Which invoice, credit note or payment it is about. */
    invoice_id: uuid('invoice_id'),
    status: text('status').$type<Schemas['Mail']['status']>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: at('next_attempt_at').notNull(),
    last_error: text('last_error'),
    created_by: uuid('created_by'),
    created_at: at('created_at').notNull(),
    sent_at: at('sent_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    company_id,
    caller_id: uuid('caller_id').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    body_hash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<object>(),
    created_at: at('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.caller_id, t.key] })],
)

export const audits = pgTable(
  'audits',
  {
    company_id,
    id: uuid('id').notNull(),
    at: at('at').notNull(),
    actor_id: uuid('actor_id'),
    impersonator_id: uuid('impersonator_id'),
    actor_name: text('actor_name').notNull(),
    action: text('action').notNull(),
    outcome: text('outcome', { enum: ['done', 'refused'] }).notNull(),
    project_id: uuid('project_id'),
    entity_id: text('entity_id'),
    sentence: text('sentence').notNull(),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    ip: text('ip'),
    request_id: text('request_id').notNull(),
    seq: bigint('seq', { mode: 'number' }),
    digest: text('digest'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** Where the chain of a company's audit log stands. */
export const audit_heads = pgTable('audit_heads', {
  company_id: integer('company_id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  digest: text('digest').notNull(),
})

export const resource_categories = pgTable(
  'resource_categories',
  {
    company_id,
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const resources = pgTable(
  'resources',
  {
    company_id,
    id: uuid('id').notNull(),
    category_id: uuid('category_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    kind: text('kind').$type<Schemas['ResourceKind']>().notNull(),
    url: text('url'),
    file_id: uuid('file_id'),
    role_ids: uuid('role_ids').array().notNull().default([]),
    active: boolean('active').notNull().default(true),
    updated_at: at('updated_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const resource_uploads = pgTable(
  'resource_uploads',
  {
    company_id,
    file_id: uuid('file_id').notNull(),
    uploaded_at: at('uploaded_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.file_id] })],
)
