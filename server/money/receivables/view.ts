// Invoices, payments and entries as the contract shows them.

import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { RECEIVABLES_OF_INVOICES } from '#machines/money/receivables/accounts.ts'
import { actionsOf, isOverdue } from '#machines/money/receivables/rules.ts'
import type { Schemas } from '#sdk/types.ts'
import type { UserCaller } from '#server/caller.ts'
import { takesMails } from '#server/company/mail/own-server.ts'
import type { Db } from '#server/db/database.ts'
import { mails } from '#server/db/schema/mails.ts'
import { credit_notes, ledger_entries, ledger_lines, payments } from '#server/db/schema/receivables.ts'
import { fileAddress } from '#server/files/store.ts'
import { companyDay } from '#server/lib/company-day.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { projectNumber } from '#server/projects/view.ts'
import type { InvoiceRow } from './access.ts'
import { entryViews, namesOf } from './entry-view.ts'
import { type PaymentRow, unappliedOf } from './payments.ts'

export const rowView = (invoice: InvoiceRow, project: ProjectRow, today: string): Schemas['InvoiceRow'] => ({
  id: invoice.id,
  project_id: project.id,
  project_name: project.name,
  project_number: projectNumber(project),
  number: invoice.number,
  title: invoice.title,
  milestone: invoice.milestone,
  status: invoice.status,
  overdue: isOverdue(invoice, today),
  issued_on: invoice.issued_on,
  due_on: invoice.due_on,
  total_cents: invoice.total_cents,
  open_cents: invoice.open_cents,
  version: invoice.version,
})

export async function invoiceView(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  invoice: InvoiceRow,
  project: ProjectRow,
): Promise<Schemas['Invoice']> {
  const { company_id, id, file_id } = invoice
  const unapplied_cents = await unappliedOf(db, project.id)
  const credits = await db
    .select()
    .from(credit_notes)
    .where(eq(credit_notes.invoice_id, id))
    .orderBy(asc(credit_notes.id))
  const paid = await db.select().from(payments).where(eq(payments.invoice_id, id)).orderBy(asc(payments.id))
  return {
    ...rowView(invoice, project, await companyDay(db, ports)),
    bill_to: invoice.bill_to,
    lines: invoice.lines,
    note: invoice.note,
    terms_days: invoice.terms_days,
    paid_cents: invoice.paid_cents,
    credited_cents: invoice.credited_cents,
    written_off_cents: invoice.written_off_cents,
    unapplied_cents,
    file_src: file_id && fileAddress(ports, company_id, file_id),
    credit_notes: credits.map(({ id, number, amount_cents, reason, issued_on, file_id }) => ({
      id,
      number,
      amount_cents,
      reason,
      issued_on,
      file_src: fileAddress(ports, company_id, file_id),
    })),
    payments: await paymentViews(db, paid),
    mails: await mailsOf(db, id),
    mail_server: await takesMails(db, ports),
    history: await historyOf(db, id),
    actions: actionsOf(
      { ...invoice, email: invoice.bill_to.email, unapplied_cents },
      caller.permissions.has('receivables.edit'),
    ),
  }
}

export async function paymentViews(db: Db, rows: readonly PaymentRow[]): Promise<Schemas['Payment'][]> {
  const names = await namesOf(
    db,
    rows.map(({ created_by }) => created_by),
  )
  return rows.map(({ created_by, reversed_at, created_at: _, company_id: __, ...row }) => ({
    ...row,
    reversed_at: reversed_at?.toISOString() ?? null,
    by: names.get(created_by ?? '') ?? null,
  }))
}

async function mailsOf(db: Db, invoice_id: string): Promise<Schemas['InvoiceMail'][]> {
  const rows = await db.select().from(mails).where(eq(mails.invoice_id, invoice_id)).orderBy(asc(mails.id))
  return rows.flatMap(({ id, kind, to_address: to, status, sent_at, created_at }) =>
    kind === 'invoice' || kind === 'credit_note' || kind === 'receipt'
      ? [{ id, kind, to, status, at: (sent_at ?? created_at).toISOString() }]
      : [],
  )
}

/** Every entry that touches the invoice's receivable, with what was open after it. */
async function historyOf(db: Db, invoice_id: string): Promise<Schemas['LedgerEntry'][]> {
  const rows = await db
    .selectDistinct({ entry: ledger_entries })
    .from(ledger_entries)
    .innerJoin(ledger_lines, eq(ledger_lines.entry_id, ledger_entries.id))
    .where(
      and(
        eq(ledger_lines.invoice_id, invoice_id),
        or(
          inArray(ledger_lines.debit, [...RECEIVABLES_OF_INVOICES]),
          inArray(ledger_lines.credit, [...RECEIVABLES_OF_INVOICES]),
        ),
      ),
    )
    .orderBy(asc(ledger_entries.id))
  return entryViews(
    db,
    rows.map(({ entry }) => entry),
    invoice_id,
  )
}
