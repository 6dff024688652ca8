// Which invoices a caller may see: those of the projects they may see. Every payment locks the project, so that two payments of the
// same cent happen one after the other.
import { and, eq, gt, isNull } from 'drizzle-orm'
import { dollars } from '#machines/lib/format.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { words as rules } from '#machines/money/receivables/words.ts'
import { Refusal } from '#sdk/refusal.ts'
import type { UserCaller } from '#server/caller.ts'
import type { Db } from '#server/db/database.ts'
import { invoices, payments } from '#server/db/schema/receivables.ts'
import type { Ports } from '#server/ports/ports.ts'
import { type ProjectRow, requireProject } from '#server/projects/access.ts'
import { words } from './words.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** The invoice and its project, or 404 also where the project is another's. */
export async function requireInvoice(
  db: Db,
  caller: UserCaller,
  invoice_id: string,
  lock?: 'lock',
): Promise<{ invoice: InvoiceRow; project: ProjectRow }> {
  const [found] = await db.select({ project_id: invoices.project_id }).from(invoices).where(eq(invoices.id, invoice_id))
  if (!found) throw notFound('invoice')
  const project = await requireProject(db, caller, found.project_id, lock).catch((error: unknown) => {
    throw error instanceof Refusal ? notFound('invoice') : error
  })
  // Read under the lock: what was read before it may have changed while this one waited.
  const [invoice] = await db.select().from(invoices).where(eq(invoices.id, invoice_id))
  if (!invoice) throw notFound('invoice')
  return { invoice, project }
}

export const requireDraft = ({ status, number }: InvoiceRow) => {
  if (status !== 'draft') throw refuse(409, 'not_a_draft', rules.already_issued({ number: number ?? '' }))
}

export function requireIssued(invoice: InvoiceRow): asserts invoice is InvoiceRow & { number: string; due_on: string } {
  if (invoice.status === 'draft') throw refuse(409, 'not_issued', rules.issue_first)
}

export const requireOpen = ({ number, open_cents }: InvoiceRow) => {
  if (open_cents === 0) throw refuse(409, 'nothing_open', rules.nothing_open({ number: number ?? '' }))
}

const MINUTE_MS = 60_000

/** 409 for a payment pressed twice: an equal one was just recorded and still counts. Needs the project’s lock. */
export async function requireNoEqualPayment(
  db: Db,
  ports: Ports,
  { project_id, amount_cents }: { project_id: string; amount_cents: number },
  invoice: InvoiceRow | undefined,
) {
  const [equal] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.project_id, project_id),
        invoice ? eq(payments.invoice_id, invoice.id) : isNull(payments.invoice_id),
        eq(payments.direction, 'in'),
        eq(payments.amount_cents, amount_cents),
        isNull(payments.reversed_at),
        gt(payments.created_at, new Date(ports.now().getTime() - MINUTE_MS)),
      ),
    )
    .limit(1)
  if (!equal) return
  const amount = dollars(amount_cents)
  const number = invoice?.number
  throw refuse(
    409,
    'same_payment',
    number ? words.same_payment_for({ amount, number }) : words.same_payment({ amount }),
  )
}

/** 400 at `field` for a day that is not there yet, or so long ago that it is a slip of the keyboard. */
export function requirePast(day: string, today: string, field: string) {
  if (day > today) throw refuse(400, 'invalid_input', { [field]: words.earlier_day })
  if (day < '2000-01-01') throw refuse(400, 'invalid_input', { [field]: words.day_from_2000 })
}
