// The tables of migrations/0026-jobs.sql and 0075-job-languages.sql as Drizzle sees them.
import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import { at, bytea, company_id } from '../columns.ts'

export const jobs = pgTable(
  'jobs',
  {
    company_id,
    id: uuid('id').notNull(),
    kind: text('kind').$type<Schemas['JobKind']>().notNull(),
    name: text('name').notNull(),
    name_es: text('name_es'),
    input: jsonb('input').$type<object>().notNull(),
    status: text('status').$type<Schemas['JobStatus']>().notNull(),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    sentence: text('sentence').notNull().default(''),
    sentence_es: text('sentence_es'),
    facts: jsonb('facts').$type<Schemas['Job']['facts']>().notNull().default({}),
    file_id: uuid('file_id'),
    file_expires_at: at('file_expires_at'),
    attempts: integer('attempts').notNull().default(0),
    /** Attempts that ended with their server. */
    deaths: integer('deaths').notNull().default(0),
    /** While a server is at it, when its claim lapses. */
    next_attempt_at: at('next_attempt_at'),
    created_by: uuid('created_by').notNull(),
    created_by_name: text('created_by_name').notNull(),
    created_at: at('created_at').notNull(),
    started_at: at('started_at'),
    ended_at: at('ended_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** Of a file whose `parts` is above zero, in order from zero. With a `sha256` its bytes are in the bucket. */
export const file_parts = pgTable(
  'file_parts',
  {
    company_id,
    file_id: uuid('file_id').notNull(),
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
    sha256: text('sha256'),
    size: integer('size'),
  },
  t => [primaryKey({ columns: [t.company_id, t.file_id, t.position] })],
)
