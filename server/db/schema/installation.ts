// What belongs to the installation and to no company. Read as the owner of the tables alone.
import { pgTable, text } from 'drizzle-orm/pg-core'
import { at, bytea } from '../columns.ts'

export const installation_keys = pgTable('installation_keys', {
  id: text('id').primaryKey(),
  public_key: bytea('public_key').notNull(),
  private_key_sealed: bytea('private_key_sealed'),
  name: text('name').notNull(),
  added_at: at('added_at').notNull(),
  revoked_at: at('revoked_at'),
})
