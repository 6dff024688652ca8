// Reading and videos a company provides to its people.
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import { at, company_id, version } from '../columns.ts'

export const resource_categories = pgTable(
  'resource_categories',
  {
    company_id,
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const resources = pgTable(
  'resources',
  {
    company_id,
    id: uuid('id').notNull(),
    category_id: uuid('category_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    kind: text('kind').$type<Schemas['ResourceKind']>().notNull(),
    url: text('url'),
    file_id: uuid('file_id'),
    role_ids: uuid('role_ids').array().notNull().default([]),
    active: boolean('active').notNull().default(true),
    updated_at: at('updated_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const resource_uploads = pgTable(
  'resource_uploads',
  {
    company_id,
    file_id: uuid('file_id').notNull(),
    uploaded_at: at('uploaded_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.file_id] })],
)
