// Who did what, and who from support is let in.
import { bigint, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, company_id } from '../columns.ts'

export const audits = pgTable(
  'audits',
  {
    company_id,
    id: uuid('id').notNull(),
    at: at('at').notNull(),
    actor_id: uuid('actor_id'),
    impersonator_id: uuid('impersonator_id'),
    actor_name: text('actor_name').notNull(),
    action: text('action').notNull(),
    outcome: text('outcome', { enum: ['done', 'refused'] }).notNull(),
    project_id: uuid('project_id'),
    entity_id: text('entity_id'),
    sentence: text('sentence').notNull(),
    /** Spanish version of `detail`; null means English. Set by the database. */
    sentence_es: text('sentence_es'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull().default({}),
    ip: text('ip'),
    request_id: text('request_id').notNull(),
    seq: bigint('seq', { mode: 'number' }),
    digest: text('digest'),
    /** A code over what is left, where personal data was erased. */
    redaction: text('redaction'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** The head of a company's audit chain. */
export const audit_heads = pgTable('audit_heads', {
  company_id: integer('company_id').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  digest: text('digest').notNull(),
  /** How many entries are from before the log was a chain, and one hash over all of them. */
  unchained: integer('unchained').notNull().default(0),
  unchained_hash: text('unchained_hash'),
  /** Over the head itself, under the server's secret. */
  mac: text('mac'),
})

/** Who from support is let into a company, why and until when. */
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

/** Derives the status from the stored one and the time. */
export const accessStatus = (
  { status, expires_at }: Pick<typeof support_accesses.$inferSelect, 'status' | 'expires_at'>,
  now: Date,
) => ((status === 'waiting' || status === 'approved') && expires_at <= now ? 'expired' : status)
