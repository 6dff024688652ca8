// Files, those of projects, and resources.
import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import { at, bytea, company_id, version } from './columns.ts'

export const files = pgTable(
  'files',
  {
    company_id,
    id: uuid('id').notNull(),
    sha256: text('sha256').notNull(),
    name: text('name').notNull(),
    media_type: text('media_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Empty where it lies in parts. */
    bytes: bytea('bytes').notNull(),
    parts: integer('parts').notNull().default(0),
    /** The job that made it or was given it, and with whose time it goes. */
    job_id: uuid('job_id'),
    created_at: at('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const project_files = pgTable(
  'project_files',
  {
    company_id,
    project_id: uuid('project_id').notNull(),
    file_id: uuid('file_id').notNull(),
    kind: text('kind', { enum: ['site_image', 'photo', 'document'] }).notNull(),
    width_px: integer('width_px'),
    height_px: integer('height_px'),
    uploaded_by: uuid('uploaded_by').notNull(),
    uploaded_by_name: text('uploaded_by_name').notNull(),
    uploaded_at: at('uploaded_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.file_id] })],
)

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
