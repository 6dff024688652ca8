// Payments received, applied to an invoice, refunded, or bounced. Each needs the project's lock.
import { desc, eq } from 'drizzle-orm'
import { dayWords, dollars } from '#machines/lib/format.ts'
import { refuse } from '#machines/lib/refuse.ts'
import { RECEIVABLES_OF_INVOICES, receivableOf, type Side } from '#machines/money/receivables/accounts.ts'
import type { Db } from '#server/db/database.ts'
import { invoices, ledger_entries, ledger_lines, payments } from '#server/db/schema/receivables.ts'
import type { Sentence } from '#server/lib/reader-language.ts'
import type { Ports } from '#server/ports/ports.ts'
import type { InvoiceRow } from './access.ts'
import { balanceOf, type EntryRow, post, reverse, standingEntries } from './ledger.ts'
import { creditsOf } from './owed/own-loan.ts'
import { changeInvoice } from './settle.ts'
import { words } from './words.ts'

export type PaymentRow = typeof payments.$inferSelect
type Money = Pick<PaymentRow, 'amount_cents' | 'method' | 'reference' | 'received_on'>
type Place = { company_id: number; project_id: string; by: string }

/** 'Check 1042' */
export const paymentWords = ({ method, reference }: Pick<Money, 'method' | 'reference'>) =>
  [words.method[method], reference].filter(Boolean).join(' ')

/** A project's payments not applied to an invoice. */
export const unappliedOf = async (db: Db, project_id: string) =>
  -(await balanceOf(db, 'unapplied_cash', { project_id }))

/** Any excess over the invoice's open amount stays unapplied. */
export async function receive(
  db: Db,
  ports: Ports,
  place: Place,
  money: Money,
  invoice: InvoiceRow | undefined,
): Promise<{ payment: PaymentRow; invoice: InvoiceRow | undefined; applied_cents: number }> {
  const id = ports.id()
  const applied_cents = Math.min(money.amount_cents, invoice?.open_cents ?? 0)
  const rest = money.amount_cents - applied_cents
  const credits: Side[] = []
  if (!invoice) credits.push(...(await creditsOf(db, place.project_id, money)))
  else {
    if (applied_cents > 0)
      credits.push({ account: receivableOf(invoice), credit_cents: applied_cents, invoice_id: invoice.id })
    if (rest > 0) credits.push({ account: 'unapplied_cash', credit_cents: rest })
  }
  const entry_id = await post(db, ports, {
    company_id: place.company_id,
    project_id: place.project_id,
    by: place.by,
    on: money.received_on,
    kind: 'payment',
    source_id: id,
    memo: () => {
      const payment = paymentWords(money)
      return invoice ? words.memo.payment_for({ payment, number: invoice.number ?? '' }) : payment
    },
    lines: [{ account: 'cash', debit_cents: money.amount_cents }, ...credits],
  })
  const payment = await keep(db, ports, place, money, {
    id,
    entry_id,
    invoice_id: invoice?.id ?? null,
    direction: 'in',
  })
  const changed =
    invoice && applied_cents > 0 ? await changeInvoice(db, ports, invoice, { paid_cents: applied_cents }) : invoice
  return { payment, invoice: changed, applied_cents }
}

async function keep(
  db: Db,
  ports: Ports,
  { company_id, project_id, by }: Place,
  { amount_cents, method, reference, received_on }: Money,
  made: Pick<PaymentRow, 'id' | 'entry_id' | 'invoice_id' | 'direction'>,
): Promise<PaymentRow> {
  const [row] = await db
    .insert(payments)
    .values({
      company_id,
      project_id,
      amount_cents,
      method,
      reference,
      received_on,
      ...made,
      created_by: by,
      created_at: ports.now(),
    })
    .returning()
  if (!row) throw new Error('The payment was not stored')
  return row
}

/** Unapplied cash pays an invoice of the same project. */
export async function applyCash(
  db: Db,
  ports: Ports,
  invoice: InvoiceRow,
  { cents, on, by }: { cents: number; on: string; by: string | null },
): Promise<InvoiceRow> {
  await post(db, ports, {
    company_id: invoice.company_id,
    project_id: invoice.project_id,
    on,
    kind: 'application',
    by,
    memo: () => words.memo.application({ number: invoice.number ?? '' }),
    lines: [
      { account: 'unapplied_cash', debit_cents: cents },
      { account: receivableOf(invoice), credit_cents: cents, invoice_id: invoice.id },
    ],
  })
  return changeInvoice(db, ports, invoice, { paid_cents: cents })
}

export async function payBack(db: Db, ports: Ports, place: Place, money: Money): Promise<PaymentRow> {
  const id = ports.id()
  const entry_id = await post(db, ports, {
    company_id: place.company_id,
    project_id: place.project_id,
    by: place.by,
    on: money.received_on,
    kind: 'refund',
    source_id: id,
    memo: () => words.memo.refund({ payment: paymentWords(money) }),
    lines: [
      { account: 'unapplied_cash', debit_cents: money.amount_cents },
      { account: 'cash', credit_cents: money.amount_cents },
    ],
  })
  return keep(db, ports, place, money, { id, entry_id, invoice_id: null, direction: 'out' })
}

/** `memo` if the books differ from the reason. */
type Reversing = { on: string; reason: string; by: string; memo?: Sentence }

/** Takes a payment, a refund, an application or a write-off back. Returns the reversal's id. */
export async function takeBack(db: Db, ports: Ports, entry: EntryRow, how: Reversing): Promise<string> {
  const { on, reason, by, memo = reason } = how
  const { cents, invoice } = await onInvoice(db, entry)
  if (entry.kind === 'payment') await freeMoney(db, ports, entry, how)
  // Freed money may have changed the invoice meanwhile.
  const now = invoice && (await reread(db, invoice.id))
  // Amounts credited after payment have already left the invoice as unapplied cash.
  const missing = now && entry.kind !== 'write_off' ? Math.max(0, cents - now.paid_cents) : 0
  const id = await reverse(db, ports, entry, { on, memo, by })
  if (missing > 0 && now) await coverBy(db, ports, now, missing, how)
  if (now && cents > 0)
    await changeInvoice(
      db,
      ports,
      now,
      entry.kind === 'write_off' ? { written_off_cents: -cents } : { paid_cents: missing - cents },
    )
  await db
    .update(payments)
    .set({ reversed_at: ports.now(), reversal_reason: reason })
    .where(eq(payments.entry_id, entry.id))
  return id
}

/** Unapplied cash from a credit note returns to the invoice it was paid for. */
const coverBy = (db: Db, ports: Ports, invoice: InvoiceRow, cents: number, { on, by }: Reversing) =>
  post(db, ports, {
    company_id: invoice.company_id,
    project_id: invoice.project_id,
    on,
    kind: 'adjustment',
    by,
    memo: () => words.memo.credit_covers_payment({ number: invoice.number ?? '' }),
    lines: [
      { account: 'unapplied_cash', debit_cents: cents },
      { account: receivableOf(invoice), credit_cents: cents, invoice_id: invoice.id },
    ],
  })

/**
 * A payment that bounced may have left unapplied cash that went elsewhere since: applications are undone, the last first,
 * until it is there again.
 */
async function freeMoney(db: Db, ports: Ports, entry: EntryRow, how: Reversing) {
  const project_id = entry.project_id ?? ''
  const { cents, invoice } = await onInvoice(db, entry)
  const left = await unappliedIn(db, entry.id)
  const applications = (await standingEntries(db, ['application'], { project_id })).reverse()
  for (;;) {
    const now = invoice && (await reread(db, invoice.id))
    const needed = left + Math.max(0, cents - (now?.paid_cents ?? 0))
    const there = await unappliedOf(db, project_id)
    if (there >= needed) return
    const last = applications.shift()
    if (!last) throw await moneyIsGone(db, project_id, needed - there)
    const { reason } = how
    await takeBack(db, ports, last, { ...how, memo: () => words.memo.reversed_with_payment({ reason }) })
  }
}

async function moneyIsGone(db: Db, project_id: string, cents: number) {
  const [refund] = await db
    .select()
    .from(payments)
    .where(eq(payments.project_id, project_id))
    .orderBy(desc(payments.direction), desc(payments.id))
    .limit(1)
  const amount = dollars(cents)
  return refuse(
    409,
    'money_refunded',
    refund?.direction === 'out'
      ? words.refunded_money_on({ amount, day: dayWords(refund.received_on) })
      : words.refunded_money({ amount }),
  )
}

/** How much an entry reduced an invoice's open amount, and of which invoice. */
async function onInvoice(db: Db, entry: EntryRow): Promise<{ cents: number; invoice: InvoiceRow | undefined }> {
  const lines = await db.select().from(ledger_lines).where(eq(ledger_lines.entry_id, entry.id))
  const of = lines.filter(({ credit, invoice_id }) => RECEIVABLES_OF_INVOICES.includes(credit) && invoice_id !== null)
  const invoice = of[0]?.invoice_id ? await reread(db, of[0].invoice_id) : undefined
  return { cents: of.reduce((sum, { cents }) => sum + cents, 0), invoice }
}

async function unappliedIn(db: Db, entry_id: string): Promise<number> {
  const lines = await db.select().from(ledger_lines).where(eq(ledger_lines.entry_id, entry_id))
  return lines.reduce((sum, { credit, cents }) => sum + (credit === 'unapplied_cash' ? cents : 0), 0)
}

async function reread(db: Db, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  return row
}

/** The entry, if it can be reversed; 409 otherwise. Needs the project's lock. */
export async function requireReversible(db: Db, entry: EntryRow) {
  if (!REVERSIBLE.has(entry.kind))
    throw refuse(
      409,
      'not_reversible',
      entry.kind === 'invoice' ? words.invoice_not_reversible : words.entry_not_reversible,
    )
  const [back] = await db.select().from(ledger_entries).where(eq(ledger_entries.reverses, entry.id))
  if (back) throw refuse(409, 'already_reversed', words.already_reversed)
}

export const REVERSIBLE: ReadonlySet<EntryRow['kind']> = new Set(['payment', 'refund', 'application', 'write_off'])
