// Projects and homeowners, their search texts, saved views, bulk changes, and homeowners' requests about their data.
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TariffConfirmed } from '#machines/design/utilities/tariff-standing.ts'
import type { BaseTerms, KeptPrices } from '#machines/money/sale/sale.ts'
import type { DealStage } from '#machines/projects/deals/deal-stage.ts'
import type { Schemas } from '#sdk/types.ts'
import { at, company_id, version } from '../columns.ts'

export const projects = pgTable(
  'projects',
  {
    company_id,
    id: uuid('id').notNull(),
    number: integer('number').notNull(),
    number_prefix: text('number_prefix').notNull().default('P-'),
    name: text('name').notNull(),
    /** Sort key of names; set by projects/search-text.ts. */
    name_key: text('name_key').notNull(),
    status: text('status').$type<Schemas['ProjectStatus']>().notNull(),
    owner_id: uuid('owner_id').notNull(),
    address: jsonb('address').$type<Schemas['Address']>(),
    utility_id: text('utility_id'),
    /** As it was typed, where the utility is not listed; `utility_id` is null then. */
    utility_name: text('utility_name'),
    tariff: jsonb('tariff').$type<Schemas['Tariff']>(),
    tariff_confirmed: jsonb('tariff_confirmed').$type<TariffConfirmed>(),
    consumption: jsonb('consumption').$type<Schemas['Consumption']>(),
    installation_on: date('installation_on', { mode: 'string' }),
    construction_begins_on: date('construction_begins_on', { mode: 'string' }),
    notes: text('notes').notNull().default(''),
    tags: text('tags').array().notNull().default([]),
    lead_source: text('lead_source'),
    price_usd_per_w: doublePrecision('price_usd_per_w'),
    discount_cents: bigint('discount_cents', { mode: 'number' }).notNull().default(0),
    /** Who made these two what they are. */
    priced_by: uuid('priced_by'),
    roof_type: text('roof_type').$type<Schemas['RoofType']>(),
    hoa: jsonb('hoa').$type<Schemas['Hoa']>(),
    appointment_at: at('appointment_at'),
    /** Where no time is known; `appointment_at` is null then. */
    appointment_on: date('appointment_on', { mode: 'string' }),
    adders_as_of: at('adders_as_of'),
    kept_base: jsonb('kept_base').$type<BaseTerms>(),
    kept_prices: jsonb('kept_prices').$type<KeptPrices>().notNull().default({}),
    size_w: doublePrecision('size_w'),
    price_cents: bigint('price_cents', { mode: 'number' }),
    /** Since when it has its status. */
    status_since: at('status_since').notNull(),
    /** When it was sold; null when it is not, or no longer. */
    sold_at: at('sold_at'),
    /** When something last happened in it. */
    active_at: at('active_at').notNull(),
    /** Set by the database, like the keys below: the deal's stage, and since when. */
    deal_stage: text('deal_stage').$type<DealStage>(),
    deal_since: at('deal_since'),
    /** ZIP code and house number. */
    place_key: text('place_key'),
    /** Where it went, if it was the same lead as another. */
    merged_into: uuid('merged_into'),
    /** Made up to show the screens: listed, counted nowhere, deleted as a whole. */
    is_sample: boolean('is_sample').notNull().default(false),
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

/** Written by projects/search-text.ts alone. */
export const project_search = pgTable(
  'project_search',
  { company_id, project_id: uuid('project_id').notNull(), text: text('text').notNull() },
  t => [primaryKey({ columns: [t.company_id, t.project_id] })],
)

export const saved_views = pgTable(
  'saved_views',
  {
    company_id,
    id: uuid('id').notNull(),
    owner_id: uuid('owner_id').notNull(),
    name: text('name').notNull(),
    filters: jsonb('filters').$type<Schemas['ProjectFilters']>().notNull(),
    sort: text('sort').$type<Schemas['ProjectSort']>().notNull(),
    direction: text('direction', { enum: ['asc', 'desc'] }).notNull(),
    view: text('view', { enum: ['table', 'board'] }).notNull(),
    shared: boolean('shared').notNull().default(false),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** The view a person begins with. */
export const default_views = pgTable(
  'default_views',
  { company_id, user_id: uuid('user_id').notNull(), view_id: uuid('view_id').notNull() },
  t => [primaryKey({ columns: [t.company_id, t.user_id] })],
)

/** A project's values before a bulk change, and its version after. */
export type BulkLine = { project_id: string; version: number; owner_id: string; tags: string[] }

export const project_bulk_changes = pgTable(
  'project_bulk_changes',
  {
    company_id,
    id: uuid('id').notNull(),
    change: jsonb('change').$type<Schemas['BulkChange']>().notNull(),
    lines: jsonb('lines').$type<BulkLine[]>().notNull(),
    made_by: uuid('made_by').notNull(),
    made_at: at('made_at').notNull(),
    undone_at: at('undone_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** Written by the database alone, with every change of a project, and folded by fold-sums.ts. */
export const project_sums = pgTable(
  'project_sums',
  {
    company_id,
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind', { enum: ['standing', 'begun', 'sold'] }).notNull(),
    /** Null: of everybody. */
    owner_id: uuid('owner_id'),
    status: text('status').$type<Schemas['ProjectStatus']>(),
    deal_stage: text('deal_stage').$type<DealStage>(),
    day: date('day', { mode: 'string' }),
    count: bigint('count', { mode: 'number' }).notNull(),
    size_w: numeric('size_w').notNull(),
    price_cents: bigint('price_cents', { mode: 'number' }).notNull(),
    folded: boolean('folded').notNull().default(false),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** Leads that may be the same. */
export const lead_duplicates = pgTable(
  'lead_duplicates',
  {
    company_id,
    id: uuid('id').notNull(),
    /** The older of the two. */
    project_id: uuid('project_id').notNull(),
    other_id: uuid('other_id').notNull(),
    reasons: text('reasons').array().$type<Schemas['DuplicateReason'][]>().notNull(),
    state: text('state', { enum: ['open', 'dismissed', 'merged'] }).notNull(),
    found_at: at('found_at').notNull(),
    decided_by: uuid('decided_by'),
    decided_by_name: text('decided_by_name'),
    decided_at: at('decided_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** Homeowners' requests to see or erase their data. */
export const privacy_requests = pgTable(
  'privacy_requests',
  {
    company_id,
    id: uuid('id').notNull(),
    kind: text('kind').$type<Schemas['PrivacyRequest']['kind']>().notNull(),
    homeowner_id: uuid('homeowner_id').notNull(),
    /** Empty once erased. */
    name: text('name').notNull(),
    project_ids: uuid('project_ids').array().notNull().default([]),
    received_on: date('received_on', { mode: 'string' }).notNull(),
    received_by: text('received_by').$type<Schemas['PrivacyRequest']['received_by']>().notNull(),
    identified_by: text('identified_by').$type<Schemas['PrivacyRequest']['identified_by']>().notNull(),
    note: text('note').notNull().default(''),
    due_on: date('due_on', { mode: 'string' }).notNull(),
    extended_reason: text('extended_reason'),
    status: text('status').$type<Schemas['PrivacyRequest']['status']>().notNull(),
    declined_reason: text('declined_reason'),
    job_id: uuid('job_id'),
    outcome: jsonb('outcome')
      .$type<{ erased?: Schemas['PrivacyCount'][]; kept?: Schemas['PrivacyKept'][] }>()
      .notNull(),
    recorded_by: uuid('recorded_by').notNull(),
    recorded_by_name: text('recorded_by_name').notNull(),
    recorded_at: at('recorded_at').notNull(),
    answered_by_name: text('answered_by_name'),
    answered_at: at('answered_at'),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)
