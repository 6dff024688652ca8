// Answers kept for a day, to be given again.
import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, company_id } from '../columns.ts'

export const idempotency_keys = pgTable(
  'idempotency_keys',
  {
    company_id,
    caller_id: uuid('caller_id').notNull(),
    key: text('key').notNull(),
    operation: text('operation').notNull(),
    body_hash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<object>(),
    created_at: at('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.caller_id, t.key] })],
)
