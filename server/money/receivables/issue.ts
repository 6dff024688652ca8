// A draft becomes an invoice: its number, its day, its PDF and its place in the books come about together or not at all.

import { eq } from 'drizzle-orm'
import { daysAfter } from '#machines/lib/federal-holidays.ts'
import { overdueAt } from '#machines/money/receivables/rules.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { invoices } from '#server/db/schema/receivables.ts'
import { companyDay } from '#server/lib/company-day.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import { type InvoiceRow, requireDraft } from './access.ts'
import { invoiceFile } from './invoice-paper.ts'
import { takeNumber } from './number-series.ts'
import { postInvoice } from './post-invoice.ts'

/** Needs the project's lock. */
export async function issue(
  db: Db,
  ports: Ports,
  caller: UserCaller,
  project: ProjectRow,
  draft: InvoiceRow,
): Promise<InvoiceRow> {
  requireDraft(draft)
  const issued_on = await companyDay(db, ports)
  const due_on = daysAfter(issued_on, draft.terms_days)
  const number = await takeNumber(db, caller.company_id, 'invoice')
  const issued = { ...draft, number, status: 'issued' as const, issued_on, due_on, open_cents: draft.total_cents }
  const file_id = await invoiceFile(db, ports, project, issued)
  const [row] = await db
    .update(invoices)
    .set({
      number,
      status: 'issued',
      issued_on,
      due_on,
      open_cents: draft.total_cents,
      file_id,
      overdue_at: overdueAt(due_on),
      version: draft.version + 1,
      updated_at: ports.now(),
    })
    .where(eq(invoices.id, draft.id))
    .returning()
  if (!row) throw new Error('The draft is gone')
  await postInvoice(db, ports, project, row, issued_on, caller.user_id)
  return row
}
