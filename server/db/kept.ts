// Tables of running totals. Those of 0031, invoice totals and makers of equipment, are written only by triggers, with every change of
// an invoice or a model, and folded by fold-sums.ts.
import { bigint, boolean, date, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Schemas } from '#sdk/types.ts'
import { company_id } from './columns.ts'

const whole = (name: string) => bigint(name, { mode: 'number' }).notNull()

export const invoice_sums = pgTable(
  'invoice_sums',
  {
    company_id,
    id: uuid('id').notNull().defaultRandom(),
    status: text('status').$type<Schemas['InvoiceStatus']>().notNull(),
    milestone: text('milestone').$type<Schemas['InvoiceMilestone']>(),
    /** Null for drafts. */
    due_on: date('due_on', { mode: 'string' }),
    is_open: boolean('is_open').notNull(),
    count: whole('count'),
    total_cents: whole('total_cents'),
    open_cents: whole('open_cents'),
    folded: boolean('folded').notNull().default(false),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const maker_counts = pgTable(
  'maker_counts',
  {
    company_id,
    id: uuid('id').notNull().defaultRandom(),
    kind: text('kind', { enum: ['panels', 'inverters', 'storage'] }).notNull(),
    manufacturer: text('manufacturer').notNull(),
    active: boolean('active').notNull(),
    count: whole('count'),
    folded: boolean('folded').notNull().default(false),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)
