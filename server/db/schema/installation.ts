// Tables of the installation rather than a company. Read only as the owner of the tables.
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
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
