import { eq } from 'drizzle-orm'
import { dollars } from '#machines/lib/format.ts'
import { invoices } from '#server/db/schema/receivables.ts'
import type { Acting } from '#server/handler.ts'
import type { InvoiceRow } from '../access.ts'
import { words } from '../words.ts'

/** The invoice is a draft, and locked. */
export async function deleteDraft({ db, audit }: Pick<Acting, 'db' | 'audit'>, invoice: InvoiceRow) {
  await db.delete(invoices).where(eq(invoices.id, invoice.id))
  await audit({
    sentence: () => words.draft_deleted({ title: invoice.title, total: dollars(invoice.total_cents) }),
    project_id: invoice.project_id,
    entity_id: invoice.id,
  })
}
