// The tables of 0023: what lenders owe, and their remittances.
import { bigint, boolean, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { MILESTONES } from '#machines/applications/lenders/codes.ts'
import type { Schemas } from '#sdk/types.ts'
import { at, company_id, version } from '../columns.ts'

const cents = (name: string) => bigint(name, { mode: 'number' })

/** A part of what a lender pays for a project: to it what an invoice is to a homeowner. */
export const receivables = pgTable(
  'receivables',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    application_id: uuid('application_id').notNull(),
    lender: text('lender').notNull(),
    milestone: text('milestone', { enum: MILESTONES }).notNull(),
    part: text('part', { enum: ['payment', 'holdback'] }).notNull(),
    gross_cents: cents('gross_cents').notNull(),
    fee_cents: cents('fee_cents').notNull(),
    amount_cents: cents('amount_cents').notNull(),
    paid_cents: cents('paid_cents').notNull().default(0),
    open_cents: cents('open_cents').notNull(),
    held: boolean('held').notNull(),
    earned_on: date('earned_on').notNull(),
    due_on: date('due_on'),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** A lender's list of what it paid, as it was uploaded. */
export const remittances = pgTable(
  'remittances',
  {
    company_id,
    id: uuid('id').notNull(),
    lender: text('lender').notNull(),
    file_name: text('file_name').notNull(),
    file_hash: text('file_hash').notNull(),
    /** The heading of each column. */
    columns: jsonb('columns').$type<Schemas['RemittanceColumns']>().notNull(),
    status: text('status', { enum: ['ready', 'posted', 'discarded'] }).notNull(),
    created_by: uuid('created_by').notNull(),
    created_by_name: text('created_by_name').notNull(),
    created_at: at('created_at').notNull(),
    posted_at: at('posted_at'),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const remittance_lines = pgTable(
  'remittance_lines',
  {
    company_id,
    id: uuid('id').notNull(),
    remittance_id: uuid('remittance_id').notNull(),
    line: integer('line').notNull(),
    line_key: text('line_key').notNull(),
    /** Counted once, whatever file it comes in again. */
    taken: boolean('taken').notNull().default(false),
    standing: text('standing').$type<Schemas['RemittanceStanding']>().notNull(),
    reason: text('reason'),
    reference: text('reference').notNull(),
    payee: text('payee').notNull(),
    paid_on: date('paid_on'),
    amount_cents: cents('amount_cents').notNull(),
    application_id: uuid('application_id'),
    expected_cents: cents('expected_cents'),
    entry_id: uuid('entry_id'),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)
