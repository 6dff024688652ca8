// The tables of migrations/0020-project-page.sql as Drizzle sees them.
import { date, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Beyond } from '#machines/money/guardrails/limits.ts'
import type { Schemas } from '#sdk/types.ts'
import { at, company_id, version } from '../columns.ts'

export const tasks = pgTable(
  'tasks',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id'),
    title: text('title').notNull(),
    due_on: date('due_on'),
    assignee_id: uuid('assignee_id').notNull(),
    tell_at: at('tell_at'),
    done_at: at('done_at'),
    done_by: uuid('done_by'),
    created_by: uuid('created_by').notNull(),
    created_at: at('created_at').notNull(),
    deleted_at: at('deleted_at'),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const notes = pgTable(
  'notes',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    body: text('body').notNull(),
    mentions: jsonb('mentions').$type<Schemas['Note']['mentions']>().notNull().default([]),
    author_id: uuid('author_id').notNull(),
    author_name: text('author_name').notNull(),
    created_at: at('created_at').notNull(),
    edited_at: at('edited_at'),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** Written by projects/move.ts alone. */
export const project_moves = pgTable(
  'project_moves',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    at: at('at').notNull(),
    from_status: text('from_status').$type<Schemas['ProjectStatus']>().notNull(),
    to_status: text('to_status').$type<Schemas['ProjectStatus']>().notNull(),
    actor_name: text('actor_name'),
    reason: text('reason'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** Approval requests for a sale beyond its owner’s limits. */
export const approval_requests = pgTable(
  'approval_requests',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    status: text('status', { enum: ['waiting', 'approved', 'declined'] }).notNull(),
    /** As it was when approval was asked for: what an approval covers. */
    asked: jsonb('asked').$type<Beyond[]>().notNull(),
    reason: text('reason').notNull(),
    requested_by: uuid('requested_by').notNull(),
    requested_by_name: text('requested_by_name').notNull(),
    requested_at: at('requested_at').notNull(),
    decided_by: uuid('decided_by'),
    decided_by_name: text('decided_by_name'),
    decided_at: at('decided_at'),
    note: text('note'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)
