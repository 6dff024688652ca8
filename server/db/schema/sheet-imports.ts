// The tables of migration 0093: lists from files, and the outcome of each row.
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Problem } from '#machines/sheet-import/problem.ts'
import type { Schemas } from '#sdk/types.ts'
import { at, company_id, version } from '../columns.ts'

export const sheet_imports = pgTable(
  'sheet_imports',
  {
    company_id,
    id: uuid('id').notNull(),
    kind: text('kind').$type<Schemas['SheetKind']>().notNull(),
    file_name: text('file_name').notNull(),
    source_name: text('source_name').notNull().default(''),
    source_key: text('source_key').notNull().default(''),
    format: text('format').notNull().default(''),
    headings: text('headings').array().notNull().default([]),
    columns: jsonb('columns').$type<Schemas['SheetColumns']>().notNull().default([]),
    remembered: boolean('remembered').notNull().default(false),
    decimal_comma: boolean('decimal_comma').notNull().default(false),
    date_order: text('date_order').$type<Schemas['DateOrder']>(),
    date_order_sure: boolean('date_order_sure').notNull().default(true),
    notes: text('notes').array().notNull().default([]),
    /** It stays `ready` while a job imports it. */
    status: text('status', { enum: ['reading', 'ready', 'applied', 'undone', 'discarded', 'failed'] }).notNull(),
    rows_total: integer('rows_total').notNull().default(0),
    rows_read: integer('rows_read').notNull().default(0),
    counts: jsonb('counts').$type<Schemas['SheetImport']['counts']>().notNull(),
    decision: text('decision').$type<Schemas['SheetDecision']>().notNull().default('skip'),
    owner: jsonb('owner').$type<Schemas['LeadOwnerRule']>(),
    job_id: uuid('job_id'),
    created_by: uuid('created_by').notNull(),
    created_by_name: text('created_by_name').notNull(),
    created_at: at('created_at').notNull(),
    heard_at: at('heard_at').notNull(),
    applied_at: at('applied_at'),
    undone_at: at('undone_at'),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const sheet_import_rows = pgTable(
  'sheet_import_rows',
  {
    company_id,
    import_id: uuid('import_id').notNull(),
    line: integer('line').notNull(),
    cells: text('cells').array().notNull().default([]),
    name: text('name').notNull().default(''),
    change: text('change').$type<Schemas['SheetImportRow']['change']>().notNull(),
    fields: jsonb('fields').$type<Record<string, unknown>>(),
    before: jsonb('before').$type<Record<string, unknown>>(),
    problems: jsonb('problems').$type<Problem[]>().notNull().default([]),
    twin_id: uuid('twin_id'),
    twin_line: integer('twin_line'),
    twin_reasons: text('twin_reasons').array().$type<Schemas['DuplicateReason'][]>().notNull().default([]),
    action: text('action').$type<Schemas['SheetDecision']>(),
    outcome: text('outcome', { enum: ['added', 'updated', 'skipped', 'undone', 'kept'] }),
    row_id: uuid('row_id'),
    row_version: integer('row_version'),
    homeowner_id: uuid('homeowner_id'),
    homeowner_version: integer('homeowner_version'),
    kept_reason: text('kept_reason', { enum: ['changed', 'in_use'] }),
  },
  t => [primaryKey({ columns: [t.company_id, t.import_id, t.line] })],
)
