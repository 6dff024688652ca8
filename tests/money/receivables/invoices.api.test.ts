// Invoices from draft to mail, and the numbers they get.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { inCompany } from '#server/db/database.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { takeNumber } from '#server/money/receivables/number-series.ts'
import { tellOverdue } from '#server/money/receivables/overdue.ts'
import { emailOf, signedIn } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed, newProject, sent } from '#tests/support/sale.ts'
import { pdfText } from '#tests/support/signing/pdf-tools.ts'
import { BILL_TO, drafted, draftFields, invoiceOf, issued, moneyOf, paid } from './support.ts'

let test: Awaited<ReturnType<typeof signedIn>>
let call: Client
let project_id: string
beforeEach(async () => {
  test = await signedIn()
  call = test.call
  project_id = (await newProject(call)).id
})
const issue = (invoice_id: string, version = 1, send = false) =>
  call.POST('/v3/receivables.IssueInvoice', { body: { invoice_id, version, send } })

describe('a draft', () => {
  it('has no number and no place in the books, and is issued with both, its days and a PDF', async () => {
    const draft = await drafted(call, project_id, 288_550)
    expect(draft).toMatchObject({
      number: null,
      status: 'draft',
      open_cents: 0,
      due_on: null,
      file_src: null,
      history: [],
    })
    const { invoice } = answered((await issue(draft.id)).data)
    expect(invoice).toMatchObject({
      number: 'INV-1001',
      status: 'issued',
      issued_on: '2026-11-21',
      due_on: '2026-12-05',
      open_cents: 288_550,
      history: [{ kind: 'invoice', change_cents: 288_550, balance_cents: 288_550 }],
    })
    const file = await test.app.request(invoice.file_src ?? '')
    const text = await pdfText(new Uint8Array(await file.arrayBuffer()))
    for (const words of [
      'Invoice INV-1001',
      'Test Solar',
      'Sam Sample',
      '12/05/2026',
      '$2,885.50',
      'A part of the system',
    ])
      expect(text).toContain(words)
  })

  it('can be changed from the version read, and deleted; what was issued cannot', async () => {
    const draft = await drafted(call, project_id, 100)
    const change = { invoice_id: draft.id, version: 1, ...draftFields(250) }
    const { data } = await call.POST('/v3/receivables.UpdateInvoice', { body: change })
    expect(answered(data).invoice).toMatchObject({ total_cents: 250, version: 2 })
    expect(await refusal(call.POST('/v3/receivables.UpdateInvoice', { body: change }))).toMatchObject({
      status: 409,
      code: 'stale_version',
    })
    await issue(draft.id, 2)
    for (const asked of [
      call.POST('/v3/receivables.UpdateInvoice', { body: { ...change, version: 3 } }),
      call.POST('/v3/receivables.DeleteInvoice', { body: { invoice_id: draft.id, version: 3 } }),
      issue(draft.id, 3),
    ])
      expect(await refusal(asked)).toMatchObject({
        status: 409,
        code: 'not_a_draft',
        message: 'INV-1001 is already issued. Correct it with a credit note.',
      })
    const other = await drafted(call, project_id, 100)
    await call.POST('/v3/receivables.DeleteInvoice', { body: { invoice_id: other.id, version: 1 } })
    expect((await moneyOf(call, project_id)).invoices.map(({ number }) => number)).toEqual(['INV-1001'])
  })

  it.each([
    ['for nothing', [{ description: 'Nothing', quantity: 1, unit_cents: 0 }]],
    ['for less than nothing', [{ description: 'Discount', quantity: 1, unit_cents: -500 }]],
    ['for more than anybody bills', [{ description: 'Roof', quantity: 100_000, unit_cents: 1_000_000_000 }]],
  ])('%s is not taken', async (_, lines) => {
    const asked = call.POST('/v3/receivables.CreateInvoice', { body: { project_id, ...draftFields(1), lines } })
    expect(await refusal(asked)).toMatchObject({
      status: 400,
      fields: { lines: expect.stringContaining('The line items total') },
    })
  })
})

describe('numbers', () => {
  it('have no gap and none twice when twenty invoices are issued at once', async () => {
    const drafts = []
    for (let i = 0; i < 20; i++) drafts.push(await drafted(call, project_id, 100 + i))
    await Promise.all(drafts.map(({ id }) => issue(id)))
    const numbers = (await moneyOf(call, project_id)).invoices.map(({ number }) => number).sort()
    expect(numbers).toEqual(drafts.map((_, i) => `INV-${1001 + i}`))
  })

  it('of a transaction that fails are given to the next', async () => {
    const failing = inCompany(test.database, 2, async db => {
      expect(await takeNumber(db, 2, 'invoice')).toBe('INV-1001')
      throw new Error('The power went')
    })
    await expect(failing).rejects.toThrow('The power went')
    expect((await issued(call, project_id, 100)).number).toBe('INV-1001')
  })

  it('begin as the company chose, and those given stay', async () => {
    const before = await issued(call, project_id, 100)
    const settings = answered((await call.GET('/v3/settings.GetInvoicing')).data)
    await call.POST('/v3/settings.Invoicing', { body: { ...settings, invoice_prefix: 'DS/' } })
    expect((await issued(call, project_id, 100)).number).toBe('DS/1002')
    expect((await invoiceOf(call, before.id)).number).toBe('INV-1001')
  })

  it('are issued once, however often the same request comes', async () => {
    const { id: invoice_id } = await drafted(call, project_id, 100)
    const again = { body: { invoice_id, version: 1, send: false }, headers: { 'Idempotency-Key': 'issue-this-once' } }
    const first = await call.POST('/v3/receivables.IssueInvoice', again)
    const second = await call.POST('/v3/receivables.IssueInvoice', again)
    expect(second.data).toEqual(first.data)
    expect((await issued(call, project_id, 100)).number).toBe('INV-1002')
  })
})

it('an invoice is mailed with its PDF, again where asked, and not where there is no address', async () => {
  const { id } = await drafted(call, project_id, 288_550)
  await issue(id, 1, true)
  await call.POST('/v3/receivables.SendInvoice', { body: { invoice_id: id, to: 'books@example.com' } })
  const [mail] = await mailsTo(test, 2, 'sam.sample@example.com')
  expect(mail).toMatchObject({ kind: 'invoice', subject: 'Invoice INV-1001 from Test Solar', invoice_id: id })
  expect(mail?.body).toContain('“Deposit”, is attached: $2,885.50, due 12/05/2026.')
  expect(mail?.attachment_file_id).not.toBeNull()
  expect((await invoiceOf(call, id)).mails.map(({ to }) => to)).toEqual(['sam.sample@example.com', 'books@example.com'])
  const body = { project_id, ...draftFields(100), bill_to: { ...BILL_TO, email: null } }
  const unknown = answered((await call.POST('/v3/receivables.CreateInvoice', { body })).data).invoice
  expect(await refusal(issue(unknown.id, 1, true))).toMatchObject({
    status: 400,
    fields: { send: expect.any(String) },
  })
  expect((await invoiceOf(call, unknown.id)).status).toBe('draft')
})

it('a project financed by a loan needs no invoices before anything is signed, and says so', async () => {
  const { project_id } = await financed(call, 'GoodLeap 25 years, 7.49%')
  expect((await moneyOf(call, project_id)).schedule.reason).toBe('The lender pays, so the homeowner isn’t invoiced.')
})

it('the invoices of a cash deal are drafted when its agreement is signed, and come to its price', async () => {
  const sale = await sent(test, call)
  expect((await moneyOf(call, sale.project_id)).schedule.reason).toBe(
    'The payment schedule starts once the cash agreement is signed.',
  )
  await sale.signer.prepare()
  await sale.signer.sign()
  const { invoices, schedule } = await moneyOf(call, sale.project_id)
  expect(invoices.map(({ milestone, status }) => [milestone, status])).toEqual([
    ['signing', 'draft'],
    ['start', 'draft'],
    ['completion', 'draft'],
  ])
  expect(invoices.reduce((sum, { total_cents }) => sum + total_cents, 0)).toBe(schedule.price_cents)
  // Requesting it again creates none, except a deleted one.
  const [deposit] = invoices
  await call.POST('/v3/receivables.DeleteInvoice', { body: { invoice_id: deposit?.id ?? '', version: 1 } })
  const propose = () => call.POST('/v3/receivables.ProposeSchedule', { body: { project_id: sale.project_id } })
  expect(answered((await propose()).data).invoices).toHaveLength(3)
  expect(answered((await propose()).data).invoices).toHaveLength(3)
})

it('the list filters, searches, pages, and sums up all that matches', async () => {
  const other = (await newProject(call, { homeowner: { firstname: 'Nova', lastname: 'Nobody' } })).id
  const first = await issued(call, project_id, 10_000)
  await issued(call, other, 20_000)
  const title = 'In place of INV-1001'
  const draft = { project_id: other, ...draftFields(40_000), title }
  await call.POST('/v3/receivables.CreateInvoice', { body: draft })
  await paid(call, first, 4_000)
  test.clock.now = new Date('2026-12-06T17:00:00Z')
  const owner = (await test.signIn(emailOf('Owner'))).call
  const list = async (query: object) =>
    answered((await owner.GET('/v3/receivables.ListInvoices', { params: { query } })).data)
  expect((await list({})).totals).toEqual({ count: 3, total_cents: 70_000, open_cents: 26_000, overdue_cents: 26_000 })
  expect((await list({ search: 'nova' })).invoices).toHaveLength(2)
  expect((await list({ search: 'inv-100' })).invoices).toHaveLength(3)
  // A full number finds that invoice, but none that only mentions it.
  expect((await list({ search: 'in place of inv-1001' })).invoices).toHaveLength(1)
  expect((await list({ search: ' inv-1001' })).invoices.map(({ id }) => id)).toEqual([first.id])
  expect((await list({ status: 'open' })).totals).toMatchObject({ count: 2, open_cents: 26_000 })
  expect((await list({ status: 'draft' })).totals).toMatchObject({ count: 1, open_cents: 0 })
  expect((await list({ overdue: true, project_id: other })).invoices.map(({ overdue }) => overdue)).toEqual([true])
  expect((await list({ overdue: false })).invoices.map(({ overdue }) => overdue)).toEqual([false])
  expect((await list({ due_to: '2026-12-04' })).invoices).toEqual([])
  const page = await list({ limit: 2 })
  const rest = await list({ limit: 2, cursor: page.next_cursor })
  expect([...page.invoices, ...rest.invoices].map(({ total_cents }) => total_cents)).toEqual([40_000, 20_000, 10_000])
  expect(rest.totals.count).toBe(3)
})

it('an overdue invoice is announced once, on the morning after its day', async () => {
  const invoice = await issued(call, project_id, 10_000)
  const at = async (time: string) => {
    test.clock.now = new Date(time)
    return tellOverdue(test.database, test.ports)
  }
  expect(await at('2026-12-05T20:00:00Z')).toBe(0)
  expect(await at('2026-12-06T14:00:00Z')).toBe(1)
  expect(await at('2026-12-07T14:00:00Z')).toBe(0)
  const rows = await inCompany(test.database, 2, db => db.select().from(notifications))
  const told = rows.filter(({ event }) => event === 'invoice_overdue')
  expect(told.filter(({ user_id }) => user_id === test.user.id)).toMatchObject([
    { sentence: `Overdue: ${invoice.number}, Sam Sample`, project_id },
  ])
})

it('users see invoices of the projects they see; others do not learn that there are any', async () => {
  const invoice = await issued(call, project_id, 10_000)
  const rep = (await test.signIn(emailOf('Sales Rep'))).call
  const asked = { params: { query: { invoice_id: invoice.id } } }
  expect(await refusal(rep.GET('/v3/receivables.GetInvoice', asked))).toMatchObject({ status: 403 })
  const role = {
    name: 'Rep who sees invoices',
    permissions: ['projects.view_own' as const, 'receivables.view' as const],
  }
  const { role: made } = answered((await call.POST('/v3/roles.Create', { body: role })).data)
  const { user_id, version } = await memberOf(emailOf('Sales Rep'))
  await call.POST('/v3/users.UpdateRole', { body: { user_id, role_id: made.id, version } })
  const seeing = (await test.signIn(emailOf('Sales Rep'))).call
  expect(await refusal(seeing.GET('/v3/receivables.GetInvoice', asked))).toMatchObject({
    status: 404,
    code: 'no_such_invoice',
  })
  expect(answered((await seeing.GET('/v3/receivables.ListInvoices', {})).data)).toMatchObject({
    invoices: [],
    totals: { count: 0, total_cents: 0 },
  })
})

async function memberOf(email: string) {
  const { user } = await test.signIn(email)
  const query = { params: { query: { user_id: user.id } } }
  return { user_id: user.id, version: answered((await call.GET('/v3/users.Get', query)).data).user.version }
}
