// Tables of the installation rather than a company. Read only as the owner of the tables.
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytea } from '../columns.ts'

export const installation_keys = pgTable('installation_keys', {
  id: text('id').primaryKey(),
  public_key: bytea('public_key').notNull(),
  private_key_sealed: bytea('private_key_sealed'),
  name: text('name').notNull(),
  added_at: at('added_at').notNull(),
  revoked_at: at('revoked_at'),
})

/** One row: by what the database knows the server's secret, see prepare.ts. */
export const secret_mark = pgTable('secret_mark', {
  id: integer('id').primaryKey(),
  fingerprint: text('fingerprint').notNull(),
  since: at('since').notNull(),
})

/** Companies that are or were erased, with the proof. */
export const company_erasures = pgTable('company_erasures', {
  id: uuid('id').primaryKey(),
  erased_company: integer('erased_company').notNull(),
  name: text('name').notNull(),
  reason: text('reason').notNull(),
  status: text('status', { enum: ['waiting', 'canceled', 'done'] }).notNull(),
  requested_by: text('requested_by').notNull(),
  requested_at: at('requested_at').notNull(),
  due_at: at('due_at').notNull(),
  canceled_by: text('canceled_by'),
  canceled_at: at('canceled_at'),
  erased_at: at('erased_at'),
  /** Deleted rows by table. */
  rows: jsonb('rows').$type<Record<string, number>>().notNull().default({}),
  objects: integer('objects').notNull().default(0),
  proof: text('proof'),
})
