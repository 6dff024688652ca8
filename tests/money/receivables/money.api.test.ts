// Payments and what undoes them, and the books below: whatever is done in whatever order, they agree with the invoices.
import fc from 'fast-check'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Refusal } from '#sdk/refusal.ts'
import type { Schemas } from '#sdk/types.ts'
import { inCompany } from '#server/db/database.ts'
import { type Balances, balancesOf } from '#server/money/receivables/ledger.ts'
import { signedIn, type TestApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject } from '#tests/support/sale.ts'
import { drafted, invoiceOf, issued, moneyOf, paid, paying } from './support.ts'

let test: TestApp & { call: Client }
let call: Client
let project_id: string
const begin = async () => {
  test = await signedIn()
  call = test.call
  project_id = (await newProject(call)).id
}
const books = (scope: { invoice_id?: string; project_id?: string } = {}): Promise<Balances> =>
  inCompany(test.database, 2, db => balancesOf(db, scope))
const credit = (invoice: Schemas['Invoice'], amount_cents: number) =>
  call.POST('/v3/receivables.CreditInvoice', {
    body: { invoice_id: invoice.id, version: invoice.version, amount_cents, reason: 'It was less work', send: false },
  })
const deposit = (amount_cents: number) =>
  call.POST('/v3/receivables.RecordPayment', {
    body: { project_id, amount_cents, method: 'check', reference: '7', received_on: '2026-11-20', receipt: false },
  })
const pass = (seconds: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + seconds * 1_000)
}
const pay = (invoice: Schemas['Invoice'], amount_cents: number, another_payment?: boolean) =>
  call.POST('/v3/receivables.RecordPayment', {
    body: { ...paying(invoice, amount_cents), ...(another_payment === undefined ? {} : { another_payment }) },
  })
const apply = (invoice: Schemas['Invoice'], amount_cents: number) =>
  call.POST('/v3/receivables.ApplyCash', { body: { invoice_id: invoice.id, version: invoice.version, amount_cents } })
const writeOff = (invoice: Schemas['Invoice'], amount_cents: number) =>
  call.POST('/v3/receivables.WriteOff', {
    body: { invoice_id: invoice.id, version: invoice.version, amount_cents, reason: 'It will not come' },
  })
const refund = (amount_cents: number) =>
  call.POST('/v3/receivables.Refund', {
    body: { project_id, amount_cents, method: 'check', reference: '2201', paid_on: '2026-11-21' },
  })
const takeBack = (entry_id: string) =>
  call.POST('/v3/receivables.ReverseEntry', { body: { entry_id, reason: 'The check bounced' } })

describe('money', () => {
  beforeEach(begin)

  it('in parts pays an invoice in parts, and what is too much waits for another', async () => {
    const invoice = await issued(call, project_id, 10_000)
    await paid(call, invoice, 4_000)
    expect(await invoiceOf(call, invoice.id)).toMatchObject({ status: 'partly_paid', open_cents: 6_000 })
    expect(await paid(call, invoice, 7_500)).toMatchObject({ applied_cents: 6_000, unapplied_cents: 1_500 })
    expect(await invoiceOf(call, invoice.id)).toMatchObject({ status: 'paid', open_cents: 0 })
    const next = await issued(call, project_id, 1_000)
    expect(await refusal(apply(next, 1_001))).toMatchObject({
      fields: { amount_cents: 'INV-1002 has $10.00 open. Enter that or less.' },
    })
    expect(answered((await apply(next, 1_000)).data).invoice).toMatchObject({ status: 'paid', unapplied_cents: 500 })
    expect(await refusal(refund(501))).toMatchObject({
      fields: { amount_cents: 'This project has $5.00 unapplied. Enter that or less.' },
    })
    await refund(500)
    expect(await books()).toEqual({ cash: 11_000, customer_deposits: -11_000 })
  })

  it('that comes twice for the last cent pays the invoice once; the second waits', async () => {
    const invoice = await issued(call, project_id, 1)
    const both = await Promise.all([pay(invoice, 1, true), pay(invoice, 1, true)])
    expect(both.map(({ data }) => answered(data).applied_cents).sort()).toEqual([0, 1])
    expect(await books()).toEqual({ cash: 2, customer_deposits: -1, unapplied_cash: -1 })
  })

  it('that is recorded twice within a minute is asked about, and is recorded again on request', async () => {
    const invoice = await issued(call, project_id, 10_000)
    const { payment } = await paid(call, invoice, 4_000)
    pass(59)
    expect(await refusal(pay(invoice, 4_000))).toMatchObject({
      status: 409,
      code: 'same_payment',
      message: 'A payment of $40.00 for INV-1001 was just recorded. Record it again only if it’s another payment.',
    })
    expect(await refusal(pay(invoice, 4_000, false))).toMatchObject({ code: 'same_payment' })
    await paid(call, invoice, 3_999)
    await paid(call, await issued(call, project_id, 10_000), 4_000)
    answered((await pay(invoice, 4_000, true)).data)
    await takeBack(payment.entry_id)
    pass(61)
    await paid(call, invoice, 4_000)
    expect((await moneyOf(call, project_id)).payments).toHaveLength(5)
  })

  it('that was reversed is recorded again within the minute', async () => {
    const invoice = await issued(call, project_id, 10_000)
    const { payment } = await paid(call, invoice, 4_000)
    await takeBack(payment.entry_id)
    expect(await paid(call, invoice, 4_000)).toMatchObject({ applied_cents: 4_000 })
  })

  it('without an invoice is asked about when the project’s last minute has an equal one', async () => {
    await deposit(5_000)
    expect(await refusal(deposit(5_000))).toMatchObject({
      code: 'same_payment',
      message: 'A payment of $50.00 was just recorded. Record it again only if it’s another payment.',
    })
    await refund(5_000)
    expect(await paid(call, await issued(call, project_id, 5_000), 5_000)).toMatchObject({ applied_cents: 5_000 })
  })

  it('sent again under one key is answered as before, and is recorded once', async () => {
    const invoice = await issued(call, project_id, 10_000)
    const headers = { 'Idempotency-Key': 'payment-1042' }
    const send = async () =>
      answered((await call.POST('/v3/receivables.RecordPayment', { body: paying(invoice, 4_000), headers })).data)
    expect((await send()).payment.id).toBe((await send()).payment.id)
    expect((await moneyOf(call, project_id)).payments).toHaveLength(1)
  })

  it('that bounced is taken back, with what it had paid elsewhere', async () => {
    const [first, second] = [await issued(call, project_id, 10_000), await issued(call, project_id, 5_000)]
    const { payment } = await paid(call, first, 15_000)
    await apply(second, 5_000)
    await takeBack(payment.entry_id)
    expect(await invoiceOf(call, first.id)).toMatchObject({ status: 'issued', open_cents: 10_000 })
    expect(await invoiceOf(call, second.id)).toMatchObject({ status: 'issued', open_cents: 5_000 })
    expect(await refusal(takeBack(payment.entry_id))).toMatchObject({ status: 409, code: 'already_reversed' })
    expect((await moneyOf(call, project_id)).payments).toMatchObject([{ reversal_reason: 'The check bounced' }])
    expect(await books()).toEqual({ accounts_receivable_homeowner: 15_000, customer_deposits: -15_000 })
  })

  it('that bounced after part of it was credited leaves open what is left of the invoice', async () => {
    const invoice = await issued(call, project_id, 10_000)
    const { payment } = await paid(call, invoice, 10_000)
    await credit(await invoiceOf(call, invoice.id), 3_000)
    await takeBack(payment.entry_id)
    expect(await invoiceOf(call, invoice.id)).toMatchObject({ open_cents: 7_000, paid_cents: 0, unapplied_cents: 0 })
    expect(await books()).toEqual({ accounts_receivable_homeowner: 7_000, customer_deposits: -7_000 })
  })

  it('that was paid back already is not taken back before the refund is', async () => {
    const invoice = await issued(call, project_id, 1_000)
    const { payment } = await paid(call, invoice, 1_500)
    const back = answered((await refund(500)).data).payment
    expect(await refusal(takeBack(payment.entry_id))).toMatchObject({
      status: 409,
      code: 'money_refunded',
      message: '$5.00 of this money was refunded to the homeowner on 11/21/2026. Reverse the refund first.',
    })
    await takeBack(back.entry_id)
    await takeBack(payment.entry_id)
    expect(await books()).toEqual({ accounts_receivable_homeowner: 1_000, customer_deposits: -1_000 })
  })

  it('is acknowledged by mail where asked', async () => {
    const invoice = await issued(call, project_id, 10_000)
    await call.POST('/v3/receivables.RecordPayment', { body: { ...paying(invoice, 4_000), receipt: true } })
    const [mail] = await mailsTo(test, 2, 'sam.sample@example.com')
    expect(mail?.body).toContain(
      'We received your payment of $40.00 on 11/21/2026.\nThe balance of invoice INV-1001 is now $60.00.',
    )
  })

  it.each([
    ['tomorrow', { received_on: '2026-11-22' }, 'received_on'],
    ['in the year 202', { received_on: '0202-11-20' }, 'received_on'],
    ['of nothing', { amount_cents: 0 }, 'amount_cents'],
    ['of half a cent', { amount_cents: 0.5 }, 'amount_cents'],
  ])('%s is not recorded', async (_, wrong, field) => {
    const invoice = await issued(call, project_id, 10_000)
    const asked = call.POST('/v3/receivables.RecordPayment', { body: { ...paying(invoice, 1), ...wrong } })
    expect(await refusal(asked)).toMatchObject({ status: 400, fields: { [field]: expect.any(String) } })
  })

  it('is not recorded for a draft, nor for an invoice of another project', async () => {
    const draft = await drafted(call, project_id, 100)
    const body = paying(draft, 100)
    expect(await refusal(call.POST('/v3/receivables.RecordPayment', { body }))).toMatchObject({ code: 'not_issued' })
    const other = (await newProject(call)).id
    const elsewhere = { ...body, project_id: other }
    expect(await refusal(call.POST('/v3/receivables.RecordPayment', { body: elsewhere }))).toMatchObject({
      status: 404,
    })
  })
})

describe('what will not be paid', () => {
  beforeEach(begin)

  it('is credited by a note with a number of its own; in full it voids the invoice and frees what was paid', async () => {
    const invoice = await issued(call, project_id, 10_000)
    await paid(call, invoice, 4_000)
    const part = answered((await credit(await invoiceOf(call, invoice.id), 7_000)).data).invoice
    expect(part).toMatchObject({ status: 'paid', open_cents: 0, paid_cents: 3_000, unapplied_cents: 1_000 })
    const rest = answered((await credit(part, 3_000)).data).invoice
    expect(rest).toMatchObject({ status: 'void', unapplied_cents: 4_000 })
    expect(rest.credit_notes.map(({ number }) => number)).toEqual(['CN-1001', 'CN-1002'])
    expect(rest.credit_notes[0]?.file_src).toMatch(/^\/files\//)
    expect(await refusal(credit(rest, 1))).toMatchObject({ code: 'nothing_open' })
    expect(await books()).toEqual({ cash: 4_000, unapplied_cash: -4_000 })
  })

  it('is written off with a reason, and comes back when it is paid after all', async () => {
    const invoice = await issued(call, project_id, 10_000)
    await paid(call, invoice, 9_000)
    const off = answered((await writeOff(await invoiceOf(call, invoice.id), 1_000)).data).invoice
    expect(off).toMatchObject({ status: 'written_off', open_cents: 0 })
    expect(off.history.map(({ balance_cents }) => balance_cents)).toEqual([10_000, 1_000, 0])
    await takeBack(off.history.at(-1)?.id ?? '')
    await paid(call, invoice, 1_000)
    expect(await invoiceOf(call, invoice.id)).toMatchObject({ status: 'paid', written_off_cents: 0 })
    expect(await books()).toEqual({ cash: 10_000, customer_deposits: -10_000 })
  })

  it('of an entry that is no payment cannot be taken back', async () => {
    const { history } = await issued(call, project_id, 10_000)
    expect(await refusal(takeBack(history[0]?.id ?? ''))).toMatchObject({
      status: 409,
      code: 'not_reversible',
      message: 'You can’t reverse an invoice. Issue a credit note.',
    })
  })

  it('is refused after a concurrent change', async () => {
    const invoice = await issued(call, project_id, 10_000)
    await paid(call, invoice, 1)
    for (const asked of [credit(invoice, 1), writeOff(invoice, 1), apply(invoice, 1)])
      expect(await refusal(asked)).toMatchObject({ status: 409, code: 'stale_version' })
  })
})

it('money that comes before an invoice is the project’s, and is applied once there is one', async () => {
  await begin()
  const kept = answered((await deposit(5_000)).data)
  expect(kept).toMatchObject({ applied_cents: 0, unapplied_cents: 5_000, payment: { invoice_id: null } })
  expect(await books({ project_id })).toEqual({ cash: 5_000, unapplied_cash: -5_000 })
  const invoice = await issued(call, project_id, 8_000)
  expect(answered((await apply(invoice, 5_000)).data).invoice).toMatchObject({ open_cents: 3_000, unapplied_cents: 0 })
  // Taken back, what it had paid is open again.
  await takeBack(kept.payment.entry_id)
  expect(await invoiceOf(call, invoice.id)).toMatchObject({ open_cents: 8_000, paid_cents: 0, unapplied_cents: 0 })
  await agree()
})

/** A random action; `pick` and `size` choose target and amount. */
const step = fc.record({
  act: fc.constantFrom('issue', 'pay', 'pay', 'deposit', 'apply', 'refund', 'credit', 'write_off', 'back', 'back'),
  pick: fc.nat(100),
  size: fc.double({ min: 0.01, max: 1.4, noNaN: true }),
})

describe('the books', () => {
  beforeAll(begin)

  it('agree with every invoice after any sequence of steps, and no money comes of nothing', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 14 }), async steps => {
        project_id = (await newProject(call)).id
        await issued(call, project_id, 10_000)
        for (const one of steps) {
          // Impossible actions are refused without a trace.
          await take(one).catch((error: Refusal) => expect([400, 409]).toContain(error.status))
        }
        await agree()
      }),
      { numRuns: Number(process.env['LEDGER_RUNS'] ?? 5) },
    )
  })
})

async function take({ act, pick, size }: { act: string; pick: number; size: number }): Promise<unknown> {
  const { invoices, payments } = await moneyOf(call, project_id)
  const row = invoices[pick % invoices.length]
  const invoice = await invoiceOf(call, row?.id ?? '')
  const cents = Math.max(1, Math.round((invoice.open_cents || invoice.total_cents) * size))
  switch (act) {
    case 'issue':
      return issued(call, project_id, cents)
    case 'pay':
      return paid(call, invoice, cents)
    case 'deposit':
      return deposit(cents)
    case 'apply':
      return apply(invoice, Math.min(cents, invoice.unapplied_cents || cents))
    case 'refund':
      return refund(Math.min(cents, invoice.unapplied_cents || cents))
    case 'credit':
      return credit(invoice, cents)
    case 'write_off':
      return writeOff(invoice, cents)
    default: {
      const entries = [...invoice.history.map(({ id }) => id), ...payments.map(({ entry_id }) => entry_id)]
      return takeBack(entries[pick % entries.length] ?? '')
    }
  }
}

async function agree() {
  const { invoices, payments, unapplied_cents, open_cents } = await moneyOf(call, project_id)
  const all = await books({ project_id })
  expect(Object.values(all).reduce((sum, cents) => sum + cents, 0)).toBe(0)
  for (const { id, open_cents: open } of invoices) {
    expect((await books({ invoice_id: id })).accounts_receivable_homeowner ?? 0).toBe(open)
    expect(open).toBeGreaterThanOrEqual(0)
  }
  expect(all.accounts_receivable_homeowner ?? 0).toBe(open_cents)
  expect(unapplied_cents).toBe(0 - (all.unapplied_cash ?? 0))
  expect(unapplied_cents).toBeGreaterThanOrEqual(0)
  const cash = payments
    .filter(({ reversed_at }) => reversed_at === null)
    .reduce((sum, { direction, amount_cents }) => sum + (direction === 'in' ? amount_cents : -amount_cents), 0)
  expect(all.cash ?? 0).toBe(cash)
  expect(cash).toBeGreaterThanOrEqual(0)
}
