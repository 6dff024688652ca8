// Changes to amounts owed: payments, credit notes, write-offs, and reversing one.

import { eq } from 'drizzle-orm'
import { dayWords, dollars } from '#machines/lib/format.ts'
import { notFound, refuse } from '#machines/lib/refuse.ts'
import { receivableOf } from '#machines/money/receivables/accounts.ts'
import { words as rules } from '#machines/money/receivables/words.ts'
import { Refusal } from '#sdk/refusal.ts'
import { ledger_entries } from '#server/db/schema/receivables.ts'
import type { Handlers } from '#server/handler.ts'
import { companyDay } from '#server/lib/company-day.ts'
import { requireVersion } from '#server/lib/versioned.ts'
import {
  requireInvoice,
  requireIssued,
  requireNoEqualPayment,
  requireOpen,
  requirePast,
} from '#server/money/receivables/access.ts'
import { creditInvoice } from '#server/money/receivables/crediting/credit-invoice.ts'
import { entryViews } from '#server/money/receivables/entry-view.ts'
import { memoOf, post } from '#server/money/receivables/ledger.ts'
import { mailInvoice } from '#server/money/receivables/mails.ts'
import {
  applyCash,
  payBack,
  paymentWords,
  receive,
  requireReversible,
  takeBack,
  unappliedOf,
} from '#server/money/receivables/payments.ts'
import { changeInvoice, tellIfPaid } from '#server/money/receivables/settle.ts'
import { invoiceView, paymentViews } from '#server/money/receivables/view.ts'
import { words as money } from '#server/money/receivables/words.ts'
import { requireProject } from '#server/projects/access.ts'
import { requireNoSample } from '#server/projects/sample.ts'
import { words } from './words.ts'

type Paths =
  `/v3/receivables.${'RecordPayment' | 'ApplyCash' | 'Refund' | 'CreditInvoice' | 'WriteOff' | 'ReverseEntry'}`

export const moneyHandlers: Pick<Handlers<'receivables'>, Paths> = {
  '/v3/receivables.RecordPayment': async ({ input, caller, db, ports, audit }) => {
    const { company_id, user_id: by } = caller
    const project = await requireProject(db, caller, input.project_id, 'lock')
    requireNoSample(project, words.sample_takes_no_payments)
    const invoice = input.invoice_id ? (await requireInvoice(db, caller, input.invoice_id)).invoice : undefined
    if (invoice && invoice.project_id !== project.id) throw notFound('invoice')
    if (invoice) requireIssued(invoice)
    requirePast(input.received_on, await companyDay(db, ports), 'received_on')
    const to = invoice?.bill_to.email
    if (input.receipt && !to)
      throw refuse(400, 'invalid_input', {
        receipt: invoice ? rules.no_billing_email : words.receipt_needs_invoice,
      })
    if (!input.another_payment) await requireNoEqualPayment(db, ports, input, invoice)
    const paid = await receive(db, ports, { company_id, project_id: project.id, by }, input, invoice)
    const { payment, applied_cents } = paid
    if (paid.invoice && applied_cents > 0) await tellIfPaid(db, ports, project, paid.invoice, by)
    if (input.receipt && to && paid.invoice)
      await mailInvoice(db, ports, project, paid.invoice, {
        kind: 'receipt',
        to,
        by,
        values: {
          amount: dollars(payment.amount_cents),
          received_on: dayWords(payment.received_on),
          open: dollars(paid.invoice.open_cents),
        },
      })
    await audit({
      sentence: () => {
        const facts = { amount: dollars(payment.amount_cents), payment: paymentWords(payment) }
        return invoice
          ? words.payment_recorded_for({ ...facts, number: invoice.number })
          : words.payment_recorded(facts)
      },
      project_id: project.id,
      entity_id: payment.id,
    })
    const [shown] = await paymentViews(db, [payment])
    if (!shown) throw new Error('The payment is gone')
    return { payment: shown, applied_cents, unapplied_cents: await unappliedOf(db, project.id) }
  },

  '/v3/receivables.ApplyCash': async ({ input, caller, db, ports, audit }) => {
    const { amount_cents } = input
    const { invoice, project } = await requireInvoice(db, caller, input.invoice_id, 'lock')
    requireIssued(invoice)
    requireVersion(invoice, input.version)
    requireOpen(invoice)
    requireAtMostOpen(amount_cents, invoice)
    requireAtMostUnapplied(amount_cents, await unappliedOf(db, project.id))
    const on = await companyDay(db, ports)
    const changed = await applyCash(db, ports, invoice, { cents: amount_cents, on, by: caller.user_id })
    await tellIfPaid(db, ports, project, changed, caller.user_id)
    await audit({
      sentence: () => words.cash_applied({ amount: dollars(amount_cents), number: invoice.number }),
      project_id: project.id,
      entity_id: invoice.id,
    })
    return { invoice: await invoiceView(db, ports, caller, changed, project) }
  },

  '/v3/receivables.Refund': async ({ input, caller, db, ports, audit }) => {
    const { company_id, user_id: by } = caller
    const project = await requireProject(db, caller, input.project_id, 'lock')
    const { amount_cents, method, reference, paid_on: received_on } = input
    requirePast(received_on, await companyDay(db, ports), 'paid_on')
    requireAtMostUnapplied(amount_cents, await unappliedOf(db, project.id))
    const place = { company_id, project_id: project.id, by }
    const refund = await payBack(db, ports, place, { amount_cents, method, reference, received_on })
    await audit({
      sentence: () => words.refund_recorded({ amount: dollars(amount_cents), payment: paymentWords(refund) }),
      project_id: project.id,
      entity_id: refund.id,
    })
    const [payment] = await paymentViews(db, [refund])
    if (!payment) throw new Error('The refund is gone')
    return { payment, unapplied_cents: await unappliedOf(db, project.id) }
  },

  '/v3/receivables.CreditInvoice': async ({ input, caller, db, ports, audit }) => {
    const { invoice, project } = await requireInvoice(db, caller, input.invoice_id, 'lock')
    requireIssued(invoice)
    requireVersion(invoice, input.version)
    const changed = await creditInvoice({ db, ports, caller, audit }, project, invoice, input)
    return { invoice: await invoiceView(db, ports, caller, changed, project) }
  },

  '/v3/receivables.WriteOff': async ({ input, caller, db, ports, audit }) => {
    const { amount_cents, reason } = input
    const { invoice, project } = await requireInvoice(db, caller, input.invoice_id, 'lock')
    requireIssued(invoice)
    requireVersion(invoice, input.version)
    requireOpen(invoice)
    requireAtMostOpen(amount_cents, invoice)
    await post(db, ports, {
      company_id: caller.company_id,
      project_id: project.id,
      invoice_id: invoice.id,
      by: caller.user_id,
      on: await companyDay(db, ports),
      kind: 'write_off',
      memo: reason,
      lines: [
        { account: 'write_offs', debit_cents: amount_cents },
        { account: receivableOf(invoice), credit_cents: amount_cents },
      ],
    })
    const changed = await changeInvoice(db, ports, invoice, { written_off_cents: amount_cents })
    await audit({
      sentence: () => words.written_off({ amount: dollars(amount_cents), number: invoice.number }),
      project_id: project.id,
      entity_id: invoice.id,
      detail: { reason },
    })
    return { invoice: await invoiceView(db, ports, caller, changed, project) }
  },

  '/v3/receivables.ReverseEntry': async ({ input, caller, db, ports, audit }) => {
    const [entry] = await db.select().from(ledger_entries).where(eq(ledger_entries.id, input.entry_id))
    if (!entry?.project_id) throw notFound('entry')
    const project = await requireProject(db, caller, entry.project_id, 'lock').catch((error: unknown) => {
      throw error instanceof Refusal ? notFound('entry') : error
    })
    await requireReversible(db, entry)
    const { reason } = input
    const id = await takeBack(db, ports, entry, { on: await companyDay(db, ports), reason, by: caller.user_id })
    await audit({
      sentence: () => words.reversed({ memo: memoOf(entry) }),
      project_id: project.id,
      entity_id: entry.id,
      detail: { reason },
    })
    const [reversal] = await db.select().from(ledger_entries).where(eq(ledger_entries.id, id))
    const [shown] = reversal ? await entryViews(db, [reversal]) : []
    if (!shown) throw new Error('The reversal is gone')
    return { entry: shown }
  },
}

function requireAtMostOpen(asked: number, { number, open_cents: most }: { number: string; open_cents: number }) {
  if (asked > most)
    throw refuse(400, 'invalid_input', { amount_cents: money.more_than_open({ number, most: dollars(most) }) })
}

function requireAtMostUnapplied(asked: number, most: number) {
  if (asked > most)
    throw refuse(400, 'invalid_input', { amount_cents: money.more_than_unapplied({ most: dollars(most) }) })
}
