// Emails to people.
import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import { at, bytea, company_id } from '../columns.ts'

export const mails = pgTable(
  'mails',
  {
    company_id,
    id: uuid('id').notNull(),
    kind: text('kind').$type<Schemas['Mail']['kind']>().notNull(),
    to_address: text('to_address').notNull(),
    /** Lower case; written by the database alone. */
    to_key: text('to_key'),
    /** In which it is written, and its button with it. */
    language: text('language', { enum: ['en', 'es'] })
      .notNull()
      .default('en'),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    link_sealed: bytea('link_sealed'),
    link_role_id: uuid('link_role_id'),
    attachment_file_id: uuid('attachment_file_id'),
    /** The signer of its link. */
    signer_id: uuid('signer_id'),
    /** The lender application its link opens. */
    lender_application_id: uuid('lender_application_id'),
    /** Which invoice, credit note or payment it is about. */
    invoice_id: uuid('invoice_id'),
    status: text('status').$type<Schemas['Mail']['status']>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    next_attempt_at: at('next_attempt_at').notNull(),
    last_error: text('last_error'),
    created_by: uuid('created_by'),
    created_at: at('created_at').notNull(),
    sent_at: at('sent_at'),
    /** Not one that came with an archive. */
    written_here: boolean('written_here').notNull().default(true),
    /** Keyed by the server's secret over contents and recipient: only emails written here are sent. */
    mark: text('mark'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)
