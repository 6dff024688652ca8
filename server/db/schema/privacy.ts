// Homeowners' requests about their personal data.
import { date, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import { at, company_id, version } from '../columns.ts'

export const privacy_requests = pgTable(
  'privacy_requests',
  {
    company_id,
    id: uuid('id').notNull(),
    kind: text('kind').$type<Schemas['PrivacyRequest']['kind']>().notNull(),
    homeowner_id: uuid('homeowner_id').notNull(),
    /** Empty once erased. */
    name: text('name').notNull(),
    project_ids: uuid('project_ids').array().notNull().default([]),
    received_on: date('received_on', { mode: 'string' }).notNull(),
    received_by: text('received_by').$type<Schemas['PrivacyRequest']['received_by']>().notNull(),
    identified_by: text('identified_by').$type<Schemas['PrivacyRequest']['identified_by']>().notNull(),
    note: text('note').notNull().default(''),
    due_on: date('due_on', { mode: 'string' }).notNull(),
    extended_reason: text('extended_reason'),
    status: text('status').$type<Schemas['PrivacyRequest']['status']>().notNull(),
    declined_reason: text('declined_reason'),
    job_id: uuid('job_id'),
    outcome: jsonb('outcome')
      .$type<{ erased?: Schemas['PrivacyCount'][]; kept?: Schemas['PrivacyKept'][] }>()
      .notNull(),
    recorded_by: uuid('recorded_by').notNull(),
    recorded_by_name: text('recorded_by_name').notNull(),
    recorded_at: at('recorded_at').notNull(),
    answered_by_name: text('answered_by_name'),
    answered_at: at('answered_at'),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)
