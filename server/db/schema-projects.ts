// The tables of lists of projects as Drizzle sees them: what is searched, views that are kept, changes of many at once.
import { boolean, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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
