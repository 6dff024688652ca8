// A credit note: what of an issued invoice is not to be paid, by hand and when a sale ends.

import { dollars } from '#machines/lib/format.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { words as rules } from '#machines/money/receivables/words.ts'
import { credit_notes } from '#server/db/schema/receivables.ts'
import type { Acting } from '#server/handler.ts'
import { companyDay } from '#server/lib/company-day.ts'
import type { ProjectRow } from '#server/projects/access.ts'
import type { InvoiceRow } from '../access.ts'
import { creditFile } from '../invoice-paper.ts'
import { mailInvoice } from '../mails.ts'
import { takeNumber } from '../number-series.ts'
import { postCredit } from '../post-invoice.ts'
import { changeInvoice } from '../settle.ts'
import { words } from '../words.ts'

type Credit = { amount_cents: number; reason: string; send: boolean }

/** The invoice is issued, and locked. Throws 409 if nothing is left to credit, 400 for more than that. */
export async function creditInvoice(
  { db, ports, caller, audit }: Acting,
  project: ProjectRow,
  invoice: InvoiceRow,
  { amount_cents, reason, send }: Credit,
): Promise<InvoiceRow> {
  const { company_id, user_id: by } = caller
  const of = invoice.number ?? ''
  const most = invoice.total_cents - invoice.credited_cents - invoice.written_off_cents
  if (most === 0) throw refuse(409, 'nothing_open', rules.fully_credited({ number: of }))
  if (amount_cents > most)
    throw refuse(400, 'invalid_input', {
      amount_cents: words.more_than_creditable({ number: of, most: dollars(most) }),
    })
  const to = invoice.bill_to.email
  if (send && !to) throw refuse(400, 'invalid_input', { send: rules.no_billing_email })
  const on = await companyDay(db, ports)
  const id = ports.id()
  const number = await takeNumber(db, company_id, 'credit_note')
  const file_id = await creditFile(db, ports, project, invoice, { number, amount_cents, reason, issued_on: on })
  const { entry_id, freed_cents } = await postCredit(db, ports, invoice, { id, number, amount_cents, on, by })
  await db.insert(credit_notes).values({
    company_id,
    id,
    number,
    project_id: project.id,
    invoice_id: invoice.id,
    entry_id,
    file_id,
    amount_cents,
    reason,
    issued_on: on,
    created_by: by,
    created_at: ports.now(),
  })
  const changed = await changeInvoice(db, ports, invoice, { credited_cents: amount_cents, paid_cents: -freed_cents })
  if (send && to)
    await mailInvoice(db, ports, project, changed, {
      kind: 'credit_note',
      to,
      by,
      attachment_file_id: file_id,
      values: { credit_note: number, amount: dollars(amount_cents), open: dollars(changed.open_cents) },
    })
  await audit({
    sentence: () => words.credited({ amount: dollars(amount_cents), number: of, credit: number }),
    project_id: project.id,
    entity_id: invoice.id,
    detail: { reason },
  })
  return changed
}
