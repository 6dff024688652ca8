// A household’s year: use, rate plans, bills and weather.
import { boolean, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { StoredReading } from '#machines/design/weather/weather-reading.ts'
import type { Schemas } from '#sdk/types.ts'
import { at, bytea, company_id, version } from '../columns.ts'

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
    /** kW of the highest quarter hour in each hour, where the file has quarter hours. */
    peaks_kw: bytea('peaks_kw'),
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
    /** Null where the file has one. */
    years: jsonb('years').$type<NonNullable<Schemas['Simulation']['weather']['years']>>(),
    /** Null for files from before it was stored. */
    reading: jsonb('reading').$type<StoredReading>(),
    uploaded_at: at('uploaded_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.project_id] })],
)

export const utility_terms = pgTable(
  'utility_terms',
  {
    company_id,
    utility_id: text('utility_id').notNull(),
    net_metering: jsonb('net_metering').$type<Schemas['NetMetering']>(),
    rate: jsonb('rate').$type<Schemas['UtilityRate']>(),
    source: text('source').notNull().default(''),
    confirmed_by_name: text('confirmed_by_name').notNull(),
    confirmed_at: at('confirmed_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.utility_id] })],
)
