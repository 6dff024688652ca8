// Leads that may be the same, and what an import fills in, as Drizzle sees them.
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Lead } from '#machines/projects/leads/read-lead.ts'
import type { Schemas } from '#sdk/types.ts'
import { at, company_id } from '../columns.ts'

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
