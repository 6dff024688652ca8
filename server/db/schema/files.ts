// Files, and those of projects.
import { bigint, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytea, company_id } from '../columns.ts'

export const files = pgTable(
  'files',
  {
    company_id,
    id: uuid('id').notNull(),
    sha256: text('sha256').notNull(),
    name: text('name').notNull(),
    media_type: text('media_type').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Empty if stored in parts. */
    bytes: bytea('bytes').notNull(),
    parts: integer('parts').notNull().default(0),
    /** Owning job; deleted with it. */
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

/** In the bucket and of no file since, by the key there: deleted when it has been so for a while. */
export const stray_objects = pgTable(
  'stray_objects',
  { company_id, key: text('key').notNull(), seen_at: at('seen_at').notNull() },
  t => [primaryKey({ columns: [t.company_id, t.key] })],
)
