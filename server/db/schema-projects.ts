// The tables of lists of projects as Drizzle sees them: what is searched, views that are kept, changes of many at once.
import {
  bigint,
  boolean,
  date,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { DealStage } from '#machines/deals/deal-stage.ts'
import type { Schemas } from '#sdk/types.ts'

const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const company_id = integer('company_id').notNull()

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

/** What a project held before a change of many, and the version that change left it with. */
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
