// Updates an invoice's own amounts from the ledger in the same transaction, and notifies those who wait for the payment.
import { eq } from 'drizzle-orm'
import { dollars } from '#machines/lib/format.ts'
import { type Figures, openOf, overdueAt, statusOf } from '#machines/money/receivables/rules.ts'
import { notify } from '#server/company/notifications/notify.ts'
import type { Db } from '#server/db/database.ts'
import { invoices } from '#server/db/schema/receivables.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import type { InvoiceRow } from './access.ts'
import { words } from './words.ts'

type Change = Partial<Omit<Figures, 'total_cents'>>

/** Adds to the paid, credited or written-off amount; a negative amount reverses it. Needs the project's lock. */
export async function changeInvoice(db: Db, ports: Ports, invoice: InvoiceRow, change: Change): Promise<InvoiceRow> {
  const figures = {
    total_cents: invoice.total_cents,
    paid_cents: invoice.paid_cents + (change.paid_cents ?? 0),
    credited_cents: invoice.credited_cents + (change.credited_cents ?? 0),
    written_off_cents: invoice.written_off_cents + (change.written_off_cents ?? 0),
  }
  const open_cents = openOf(figures)
  const reopened = open_cents > 0 && invoice.open_cents === 0 && invoice.due_on !== null
  const [row] = await db
    .update(invoices)
    .set({
      ...figures,
      open_cents,
      status: statusOf(figures),
      overdue_at: open_cents === 0 ? null : reopened ? overdueAt(invoice.due_on ?? '') : invoice.overdue_at,
      version: invoice.version + 1,
      updated_at: ports.now(),
    })
    .where(eq(invoices.id, invoice.id))
    .returning()
  if (!row) throw new Error('The invoice is gone')
  return row
}

/** Called once nothing is open. `by` isn't notified. */
export async function tellIfPaid(db: Db, ports: Ports, project: ProjectRow, invoice: InvoiceRow, by: string) {
  if (invoice.status !== 'paid') return
  const { number, total_cents, company_id } = invoice
  await notify(db, ports, {
    company_id,
    event: 'invoice_paid',
    sentence: () => words.paid({ number: number ?? '', project: project.name }),
    details: () => [words.paid_in_full({ number: number ?? '', total: dollars(total_cents) })],
    project_id: project.id,
    page: `/accounts-receivable/invoices?invoice=${invoice.id}`,
    responsible_id: project.owner_id,
    by,
  })
}
