// The tables of 0022: ledger, invoices, credit notes, payments.
import { bigint, date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { Account, EntryKind, Payer } from '#machines/money/receivables/accounts.ts'
import type { Schemas } from '#sdk/types.ts'
import { at, company_id, version } from '../columns.ts'

const cents = (name: string) => bigint(name, { mode: 'number' })

export const ledger_entries = pgTable(
  'ledger_entries',
  {
    company_id,
    id: uuid('id').notNull(),
    booked_on: date('booked_on').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    project_id: uuid('project_id'),
    source_id: uuid('source_id'),
    memo: text('memo').notNull(),
    memo_es: text('memo_es'),
    reverses: uuid('reverses'),
    created_by: uuid('created_by'),
    created_at: at('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

/** Each moves cents from the account it credits to the one it debits. */
export const ledger_lines = pgTable(
  'ledger_lines',
  {
    company_id,
    entry_id: uuid('entry_id').notNull(),
    position: integer('position').notNull(),
    debit: text('debit').$type<Account>().notNull(),
    credit: text('credit').$type<Account>().notNull(),
    cents: cents('cents').notNull(),
    project_id: uuid('project_id'),
    invoice_id: uuid('invoice_id'),
    receivable_id: uuid('receivable_id'),
  },
  t => [primaryKey({ columns: [t.company_id, t.entry_id, t.position] })],
)

export const number_series = pgTable(
  'number_series',
  {
    company_id,
    series: text('series', { enum: ['invoice', 'credit_note'] }).notNull(),
    next_number: integer('next_number').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.series] })],
)

export const invoices = pgTable(
  'invoices',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    number: text('number'),
    status: text('status', { enum: ['draft', 'issued', 'partly_paid', 'paid', 'written_off', 'void'] }).notNull(),
    title: text('title').notNull(),
    milestone: text('milestone', { enum: ['signing', 'start', 'completion'] }),
    payer: text('payer').$type<Payer>().notNull().default('homeowner'),
    /** The rebate it asks for. */
    incentive_id: uuid('incentive_id'),
    bill_to: jsonb('bill_to').$type<Schemas['BillTo']>().notNull(),
    lines: jsonb('lines').$type<Schemas['InvoiceLine'][]>().notNull(),
    note: text('note').notNull().default(''),
    terms_days: integer('terms_days').notNull(),
    issued_on: date('issued_on'),
    due_on: date('due_on'),
    total_cents: cents('total_cents').notNull(),
    paid_cents: cents('paid_cents').notNull().default(0),
    credited_cents: cents('credited_cents').notNull().default(0),
    written_off_cents: cents('written_off_cents').notNull().default(0),
    open_cents: cents('open_cents').notNull().default(0),
    file_id: uuid('file_id'),
    overdue_at: at('overdue_at'),
    created_by: uuid('created_by'),
    created_at: at('created_at').notNull(),
    updated_at: at('updated_at').notNull(),
    version,
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const credit_notes = pgTable(
  'credit_notes',
  {
    company_id,
    id: uuid('id').notNull(),
    number: text('number').notNull(),
    project_id: uuid('project_id').notNull(),
    invoice_id: uuid('invoice_id').notNull(),
    entry_id: uuid('entry_id').notNull(),
    amount_cents: cents('amount_cents').notNull(),
    reason: text('reason').notNull(),
    issued_on: date('issued_on').notNull(),
    file_id: uuid('file_id').notNull(),
    created_by: uuid('created_by'),
    created_at: at('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)

export const payments = pgTable(
  'payments',
  {
    company_id,
    id: uuid('id').notNull(),
    project_id: uuid('project_id').notNull(),
    invoice_id: uuid('invoice_id'),
    entry_id: uuid('entry_id').notNull(),
    direction: text('direction', { enum: ['in', 'out'] }).notNull(),
    amount_cents: cents('amount_cents').notNull(),
    method: text('method', { enum: ['check', 'ach', 'card', 'wire', 'cash', 'other'] }).notNull(),
    reference: text('reference').notNull().default(''),
    received_on: date('received_on').notNull(),
    reversed_at: at('reversed_at'),
    reversal_reason: text('reversal_reason'),
    created_by: uuid('created_by'),
    created_at: at('created_at').notNull(),
  },
  t => [primaryKey({ columns: [t.company_id, t.id] })],
)
