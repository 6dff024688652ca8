// Ways to pay, and what a quote rests on.
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
import type { BasisParts } from '#machines/money/sale/sale.ts'
import type { Schemas } from '#sdk/types.ts'
import { at, company_id, version } from '../columns.ts'

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

/** A chosen financing, frozen: the single source every document quotes from. */
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
