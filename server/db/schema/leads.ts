// Leads that may be the same, and files of leads with their rows, as Drizzle sees them.
import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Lead } from '#machines/projects/leads/read-lead.ts'
import type { Schemas } from '#sdk/types.ts'
import { at, company_id, version } from '../columns.ts'

export const lead_duplicates = pgTable(
  'lead_duplicates',
  {
    company_id,
    id: uuid('id').notNull(),
    /** The older of the two. */
    project_id: uuid('project_id').notNull(),
    other_id: uuid('other_id').notNull(),
    reasons: text('reasons').array().$type<Schemas['DuplicateReason'][]>().notNull(),
    state: text('state', { enum: ['open', 'dismissed', 'merged'] }).notNull(),
    found_at: at('found_at').notNull(),
    decided_by: uuid('decided_by'),
    decided_by_name: text('decided_by_name'),
    decided_at: at('decided_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const lead_imports = pgTable(
  'lead_imports',
  {
    company_id,
    id: uuid('id').notNull(),
    file_name: text('file_name').notNull(),
    source_name: text('source_name').notNull(),
    source_key: text('source_key').notNull(),
    encoding: text('encoding').notNull(),
    headings: text('headings').array().notNull(),
    columns: jsonb('columns').$type<Schemas['LeadColumns']>().notNull(),
    remembered: boolean('remembered').notNull(),
    date_order: text('date_order').$type<Schemas['DateOrder']>().notNull(),
    date_order_sure: boolean('date_order_sure').notNull(),
    missing: text('missing'),
    status: text('status', { enum: ['ready', 'applied', 'undone', 'discarded'] }).notNull(),
    duplicates: text('duplicates').$type<Schemas['DuplicateAction']>().notNull().default('skip'),
    owner: jsonb('owner').$type<Schemas['LeadOwnerRule']>(),
    job_id: uuid('job_id'),
    counts: jsonb('counts').$type<Schemas['LeadImport']['counts']>().notNull(),
    created_by: uuid('created_by').notNull(),
    created_by_name: text('created_by_name').notNull(),
    created_at: at('created_at').notNull(),
    applied_at: at('applied_at'),
    undone_at: at('undone_at'),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** What a merge may fill in. */
export type Filled = {
  project: Partial<
    Pick<
      Lead,
      'address' | 'utility_id' | 'utility_name' | 'lead_source' | 'appointment_at' | 'appointment_on' | 'consumption'
    >
  > & {
    status?: Schemas['ProjectStatus']
    tags?: string[]
    notes?: string
  }
  homeowner: Partial<Pick<Lead, 'email' | 'phone'>>
}

export const lead_import_rows = pgTable(
  'lead_import_rows',
  {
    company_id,
    import_id: uuid('import_id').notNull(),
    line: integer('line').notNull(),
    cells: text('cells').array().notNull(),
    name: text('name').notNull().default(''),
    lead: jsonb('lead').$type<Lead>(),
    problems: jsonb('problems').$type<Schemas['LeadProblem'][]>().notNull().default([]),
    stops: boolean('stops').notNull().default(false),
    twin_id: uuid('twin_id'),
    twin_line: integer('twin_line'),
    twin_reasons: text('twin_reasons').array().$type<Schemas['DuplicateReason'][]>().notNull().default([]),
    action: text('action').$type<Schemas['DuplicateAction']>(),
    outcome: text('outcome', { enum: ['added', 'merged', 'skipped', 'undone', 'kept'] }),
    project_id: uuid('project_id'),
    homeowner_id: uuid('homeowner_id'),
    owner_id: uuid('owner_id'),
    before: jsonb('before').$type<Filled>(),
    project_version: integer('project_version'),
    homeowner_version: integer('homeowner_version'),
    kept_reason: text('kept_reason'),
  },
  t => [primaryKey({ columns: [t.company_id, t.import_id, t.line] })],
)
