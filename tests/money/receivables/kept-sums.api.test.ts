// The database's running totals of invoices always equal their sum, whatever changes, and the lists built on them page
// through everything once.

import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Input } from '#sdk/types.ts'
import { inCompany } from '#server/db/database.ts'
import { foldSums } from '#server/db/fold-sums.ts'
import { rowsOf } from '#server/db/rows.ts'
import { emailOf, signedIn, type TestApp } from '#tests/support/app.ts'
import { answered, newProject } from '#tests/support/sale.ts'
import { drafted, draftFields, issued, paid } from './support.ts'

let test: TestApp & { call: Client }
let call: Client
let project_id: string
beforeEach(async () => {
  test = await signedIn()
  call = test.call
  project_id = (await newProject(call)).id
})

const KEY = sql`status, milestone, due_on, is_open`
const kept = () =>
  inCompany(test.database, 2, async db =>
    rowsOf(
      await db.execute(sql`
        select ${KEY}, sum(count)::text as count, sum(total_cents)::text as total, sum(open_cents)::text as open
        from invoice_sums group by ${KEY} having sum(count) <> 0 order by ${KEY}`),
    ),
  )
const anew = () => inCompany(test.database, 2, db => db.execute(sql`select count_invoices_anew(2)`))
const totals = async (query: Input<'/v3/receivables.ListInvoices'>) =>
  answered((await call.GET('/v3/receivables.ListInvoices', { params: { query } })).data).totals
/** Drafts, one paid, one paid in part and overdue, two due later. */
async function someInvoices() {
  await drafted(call, project_id, 70_000)
  const gone = await drafted(call, project_id, 10_000)
  await call.POST('/v3/receivables.DeleteInvoice', { body: { invoice_id: gone.id, version: gone.version } })
  const [first, second] = [await issued(call, project_id, 20_000), await issued(call, project_id, 30_000)]
  await paid(call, first, 20_000)
  await paid(call, second, 10_000)
  test.clock.now = new Date(test.clock.now.getTime() + 40 * DAY_MS)
  call = (await test.signIn(emailOf('Owner'))).call
  await issued(call, project_id, 40_000)
  await issued(call, project_id, 50_000)
}

it('what is kept of invoices is what they come to, before it is folded and after', async () => {
  await someInvoices()
  const unfolded = await kept()
  await foldSums(test.database)
  const folded = await kept()
  await anew()
  expect(unfolded).toEqual(await kept())
  expect(folded).toEqual(unfolded)
})

it('the totals of a list are the same whether they are kept or added up', async () => {
  await someInvoices()
  const asked: Input<'/v3/receivables.ListInvoices'>[] = [
    {},
    { status: 'open' },
    { status: 'paid' },
    { overdue: true },
    { overdue: false },
    { due_from: '2026-12-05', due_to: '2026-12-31' },
  ]
  for (const query of asked) expect(await totals(query)).toEqual(await totals({ ...query, project_id }))
  expect(await totals({})).toEqual({ count: 5, total_cents: 210_000, open_cents: 110_000, overdue_cents: 20_000 })
  const [late, others] = [await totals({ overdue: true }), await totals({ overdue: false })]
  expect([late, others]).toMatchObject([{ overdue_cents: 20_000 }, { overdue_cents: 0 }])
  expect(late.count + others.count).toBe(5)
})

it('expected payments come once each, in order, and to what the forecast says', async () => {
  await someInvoices()
  const late = draftFields(60_000)
  const { data } = await call.POST('/v3/receivables.CreateInvoice', { body: { ...late, project_id, terms_days: 90 } })
  const { id: invoice_id, version } = answered(data).invoice
  await call.POST('/v3/receivables.IssueInvoice', { body: { invoice_id, version, send: false } })
  const list = async (query: Input<'/v3/receivables.ListExpected'>) =>
    answered((await call.GET('/v3/receivables.ListExpected', { params: { query } })).data)
  const { items, total_cents } = await list({ limit: 200 })
  expect(items.map(({ expected_on, amount_cents }) => [expected_on, amount_cents])).toEqual([
    ['2026-12-31', 20_000],
    ['2027-01-14', 70_000],
    ['2027-01-14', 40_000],
    ['2027-01-14', 50_000],
    ['2027-03-31', 60_000],
  ])
  const seen: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list({ limit: 2, ...(cursor ? { cursor } : {}) })
    expect(page.total_cents).toBe(total_cents)
    seen.push(...page.items.map(({ id }) => id))
    cursor = page.next_cursor
  }
  expect(seen).toEqual(items.map(({ id }) => id))
  const forecast = answered((await call.GET('/v3/receivables.GetForecast', {})).data)
  expect(forecast.total_cents).toBe(total_cents)
  for (const { month, total_cents } of forecast.months) expect((await list({ month })).total_cents).toBe(total_cents)
  expect((await list({ milestone: 'signing' })).total_cents).toBe(0)
  expect((await list({ milestone: 'invoice', payer: 'homeowner' })).total_cents).toBe(total_cents)
})
