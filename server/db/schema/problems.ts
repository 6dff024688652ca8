// Homeowner pages that failed.
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import { at, company_id, version } from '../columns.ts'

export const page_problems = pgTable(
  'page_problems',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    page: text('page').$type<Schemas['ProblemPage']>().notNull(),
    kind: text('kind').$type<Schemas['ProblemKind']>().notNull(),
    page_number: integer('page_number'),
    error_name: text('error_name').notNull(),
    error_message: text('error_message').notNull(),
    frames: jsonb('frames').$type<string[]>().notNull(),
    browser: text('browser').$type<Schemas['ProblemBrowser']>().notNull(),
    browser_version: integer('browser_version'),
    device: text('device').$type<Schemas['ProblemDevice']>().notNull(),
    screen: text('screen').$type<Schemas['ProblemScreen']>().notNull(),
    app_version: text('app_version').notNull(),
    language: text('language').$type<Schemas['Language']>().notNull(),
    summary: text('summary').notNull(),
    fingerprint: text('fingerprint').notNull(),
    count: integer('count').notNull().default(1),
    first_seen_at: at('first_seen_at').notNull(),
    last_seen_at: at('last_seen_at').notNull(),
    status: text('status').$type<Schemas['ProblemStatus']>().notNull().default('open'),
    notified_on: text('notified_on'),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)
