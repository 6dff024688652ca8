// Who from support is let into a company, why and until when.
import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, company_id } from '../columns.ts'

export const support_accesses = pgTable(
  'support_accesses',
  {
    company_id,
    id: uuid('id').notNull(),
    support_id: uuid('support_id').notNull(),
    support_name: text('support_name').notNull(),
    reason: text('reason').notNull(),
    status: text('status', { enum: ['waiting', 'approved', 'declined', 'ended'] })
      .notNull()
      .default('waiting'),
    requested_at: at('requested_at').notNull(),
    decided_by_name: text('decided_by_name'),
    decided_at: at('decided_at'),
    expires_at: at('expires_at').notNull(),
    ended_by_name: text('ended_by_name'),
    ended_at: at('ended_at'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** What time adds to the stored status. */
export const accessStatus = (
  { status, expires_at }: Pick<typeof support_accesses.$inferSelect, 'status' | 'expires_at'>,
  now: Date,
) => ((status === 'waiting' || status === 'approved') && expires_at <= now ? 'expired' : status)
