// What lenders owe and pay, through the product: booked as milestones pass, read from a file, matched, posted once.
import { desc, eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { inCompany } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { projects } from '#server/db/schema/projects.ts'
import { receivables } from '#server/db/schema/remittances.ts'
import { balancesOf } from '#server/money/receivables/ledger.ts'
import { postOwed } from '#server/money/receivables/owed/post-owed.ts'
import { signedIn, type TestApp } from '#tests/support/app.ts'
import { emailOf } from '#tests/support/companies.ts'
import { addApplications } from '#tests/support/lenders/lender-rows.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp & { call: Client; user: { id: string } }
let call: Client
beforeAll(async () => {
  test = await signedIn()
  call = test.call
})

const PAYMENT = 1_892_560
const HOLDBACK = 473_140
let counted = 0

const factsOf = (lender_reference: string, passed: Facts['milestones'][number]['milestone'][], more = {}): Facts => ({
  lender_reference,
  as_of: '2026-11-01T12:00:00Z',
  decision: 'approved',
  reasons: [],
  approved_amount_cents: null,
  approval_expires_on: null,
  monthly_payment_cents: null,
  documents: 'signed',
  stipulations: [],
  contract: { status: 'accepted', reason: null },
  change_order: null,
  funded: null,
  milestones: passed.map(milestone => ({ milestone, status: 'approved', reason: null, at: '2026-11-01T12:00:00Z' })),
  ...more,
})
const books = (scope: { project_id?: string } = {}) => inCompany(test.database, 2, db => balancesOf(db, scope))
const BUILT = ['notice_to_proceed', 'installation_complete'] as const

/** The lender's current news about the application with this reference. */
async function says(id: string, facts: Facts) {
  await inCompany(test.database, 2, async db => {
    const [row] = await db
      .update(lender_applications)
      .set({ facts, lender_reference: facts.lender_reference })
      .where(eq(lender_applications.id, id))
      .returning()
    const [project] = await db
      .select()
      .from(projects)
      .where(eq(projects.id, row?.project_id ?? ''))
    if (!row || !project) throw new Error('There is no such application')
    await postOwed(db, test.ports, project, row, facts, 'GoodLeap')
  })
}

/** An application whose installation GoodLeap has approved. */
async function built(passed: Parameters<typeof factsOf>[1] = [...BUILT]) {
  counted += 1
  const reference = `GL-${1_000 + counted}`
  const [row] = await addApplications(test.database, test.ports, 2, [
    { owner_id: test.user.id, lender: 'goodleap', project_status: 'approved', facts: factsOf(reference, passed) },
  ])
  if (!row) throw new Error('No application was stored')
  await says(row.id, factsOf(reference, passed))
  return { id: row.id, project_id: row.project_id, reference }
}

const HEAD = 'Loan ID,Homeowner,Payment date,Net amount'
const lineOf = (reference: string, cents: number, name = 'Sample') =>
  `${reference},${name},11/19/2026,"${(cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })}"`

async function readFile(text: string | Uint8Array, columns?: Schemas['RemittanceColumns']) {
  const form = new FormData()
  const bytes = typeof text === 'string' ? text : new Uint8Array(text)
  form.append('lender', 'goodleap')
  form.append('file', new Blob([bytes]), 'november.csv')
  form.append('file_name', 'november.csv')
  if (columns) form.append('columns', JSON.stringify(columns))
  const body = { lender: 'goodleap', file: '', file_name: 'november.csv' }
  return call.POST('/v3/receivables.PreviewRemittance', { body, bodySerializer: () => form })
}
const preview = async (...lines: string[]) => {
  const { remittance } = answered((await readFile([HEAD, ...lines].join('\n'))).data)
  if (!remittance) throw new Error('The columns were not found')
  return remittance
}
const posting = ({ id: remittance_id, version }: Schemas['Remittance']) =>
  call.POST('/v3/receivables.PostRemittance', { body: { remittance_id, version } })
const post = async (remittance: Schemas['Remittance']) => answered((await posting(remittance)).data).remittance
const linesOf = async (remittance_id: string) =>
  answered((await call.GET('/v3/receivables.ListRemittanceLines', { params: { query: { remittance_id } } })).data).lines
const owed = (application_id: string) =>
  inCompany(test.database, 2, db =>
    db.select().from(receivables).where(eq(receivables.application_id, application_id)).orderBy(desc(receivables.part)),
  )

/** Every receivable's open amount is what its lines in the ledger come to. */
async function agree() {
  const wrong = await inCompany(test.database, 2, async db =>
    rowsOf(
      await db.execute(sql`
        select r.id from receivables r left join (
          select receivable_id, sum(case when debit in ('accounts_receivable_lender', 'holdback_receivable') then cents else 0 end)
            - sum(case when credit in ('accounts_receivable_lender', 'holdback_receivable') then cents else 0 end) as cents
          from ledger_lines group by receivable_id) l on l.receivable_id = r.id
        where coalesce(l.cents, 0) <> r.open_cents`),
    ),
  )
  expect(wrong).toEqual([])
}

describe('what a lender owes', () => {
  it('is booked once as a milestone passes, follows a change of the price, and is let go with the last', async () => {
    const { id, project_id, reference } = await built(['notice_to_proceed'])
    expect(await books({ project_id })).toEqual({})
    const approved = factsOf(reference, [...BUILT])
    for (let times = 0; times < 2; times += 1) await says(id, approved)
    const installed = { dealer_fees: 519_300, sales_revenue: -2_885_000 }
    expect(await books({ project_id })).toEqual({
      accounts_receivable_lender: PAYMENT,
      holdback_receivable: HOLDBACK,
      ...installed,
    })
    const less = { approved_amount_cents: 2_785_000 }
    await says(id, factsOf(reference, [...BUILT], less))
    expect(await books({ project_id })).toMatchObject({ sales_revenue: -2_785_000, dealer_fees: 501_300 })
    await says(id, factsOf(reference, [...BUILT, 'permission_to_operate'], less))
    const balances = await books({ project_id })
    expect(balances).toMatchObject({ accounts_receivable_lender: 2_283_700 })
    expect(balances.holdback_receivable).toBeUndefined()
    await agree()
  })

  it('before the work is done is a deposit, and earned with the installation', async () => {
    const [row] = await addApplications(test.database, test.ports, 2, [
      { owner_id: test.user.id, lender: 'enfin', project_status: 'approved', facts: factsOf('EF-1', []) },
    ])
    const { id = '', project_id = '' } = row ?? {}
    await says(id, factsOf('EF-1', ['notice_to_proceed']))
    expect(await books({ project_id })).toMatchObject({ customer_deposits: -577_000 })
    const project = answered((await call.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project
    const body = { project_id, version: project.version, status: 'installation_completed' as const }
    await call.POST('/v3/projects.UpdateProjectStatus', { body })
    expect(await books({ project_id })).toMatchObject({ sales_revenue: -577_000 })
  })
})

describe('a remittance', () => {
  it('posts what it can, keeps unknown lines, and counts a line once in any file', async () => {
    const [one, two] = [await built(), await built()]
    const lines = [lineOf(one.reference, PAYMENT), lineOf(two.reference, PAYMENT - 10_000), lineOf('XX-9', 5_000)]
    const first = await preview(...lines, lineOf('GL-1', 0), 'Total,,,$1.00')
    expect(first.counts).toMatchObject({ matched: 1, differs: 1, unknown: 1, unreadable: 1 })
    const before = await books()
    const posted = await post(first)
    expect(posted).toMatchObject({ status: 'posted', counts: { posted: 2, unknown: 1 } })
    expect((await books()).cash).toBe((before.cash ?? 0) + 2 * PAYMENT - 10_000)
    expect(await owed(one.id)).toMatchObject([{ open_cents: 0 }, { open_cents: HOLDBACK, held: true }])
    expect(await owed(two.id)).toMatchObject([{ open_cents: 10_000 }, { open_cents: HOLDBACK }])
    expect(await refusal(posting(first))).toMatchObject({ status: 409, code: 'stale_version' })
    expect(await refusal(posting({ ...first, version: posted.version }))).toMatchObject({ code: 'not_ready' })

    const again = await preview(...lines)
    expect(again.counts).toMatchObject({ known: 3, matched: 0, unknown: 0 })
    expect(await refusal(posting(again))).toMatchObject({ status: 409, code: 'nothing_to_post' })
    expect((await books()).cash).toBe((before.cash ?? 0) + 2 * PAYMENT - 10_000)
    await agree()
  })

  it('imported by two at once is posted by one', async () => {
    const { reference } = await built()
    const line = lineOf(reference, PAYMENT)
    const [mine, yours] = [await preview(line), await preview(line)]
    const answers = await Promise.all([posting(mine), posting(yours)].map(one => one.catch((error: unknown) => error)))
    expect(answers.filter(answer => answer instanceof Error)).toMatchObject([{ code: 'imported_meanwhile' }])
    await agree()
  })

  it('lets a person match what is unknown, set it aside, and take both back', async () => {
    const { id: application_id, project_id } = await built()
    const { id } = await post(await preview(lineOf('ZZ-1', PAYMENT, 'Nobody')))
    const [line] = await linesOf(id)
    const line_id = line?.id ?? ''
    const before = await books()
    expect((await call.POST('/v3/receivables.SetAsideRemittanceLine', { body: { line_id } })).data?.line).toMatchObject(
      {
        standing: 'set_aside',
      },
    )
    const unapplied = async () => -((await books()).unapplied_cash ?? 0)
    const was = -(before.unapplied_cash ?? 0)
    expect(await unapplied()).toBe(was + PAYMENT)
    const match = { body: { line_id, application_id } }
    expect((await call.POST('/v3/receivables.MatchRemittanceLine', match)).data?.line).toMatchObject({
      standing: 'posted',
      project_id,
    })
    expect(await unapplied()).toBe(was)
    expect(await owed(application_id)).toMatchObject([{ open_cents: 0 }, { open_cents: HOLDBACK }])
    expect(await refusal(call.POST('/v3/receivables.MatchRemittanceLine', match))).toMatchObject({ code: 'not_open' })
    await call.POST('/v3/receivables.UnmatchRemittanceLine', { body: { line_id } })
    expect(await books()).toEqual(before)
    expect(await owed(application_id)).toMatchObject([{ open_cents: PAYMENT }, { open_cents: HOLDBACK }])
    await agree()
  })

  it('takes money back the other way round', async () => {
    const { id, reference } = await built()
    await post(await preview(lineOf(reference, PAYMENT)))
    const back = await preview(`${reference},Sample,11/20/2026,(18925.60)`)
    expect(back.counts).toMatchObject({ clawback: 1 })
    await post(back)
    expect(await owed(id)).toMatchObject([{ open_cents: PAYMENT, paid_cents: 0 }, {}])
    await agree()
  })

  it('with headings of its own is read by the columns named once', async () => {
    const text = 'A,B,C\nGL-77,11/19/2026,5.00\n'
    const unread = answered((await readFile(text)).data)
    expect(unread).toMatchObject({ remittance: null, headings: ['A', 'B', 'C'] })
    const columns = { reference: 'A', paid_on: 'B', amount: 'C', payee: null }
    const named = answered((await readFile(text, columns)).data)
    expect(named.remittance?.counts.unknown).toBe(1)
    expect(answered((await readFile(text)).data).remittance?.columns).toEqual(columns)
  })

  it.each<[string, string | Uint8Array, object]>([
    ['a picture', new Uint8Array([0x89, 0x50, 0, 0, 0]), { status: 415, code: 'not_a_table' }],
    ['nothing', '', { status: 400 }],
    ['headings alone', `${HEAD}\n`, { status: 400, fields: { file: 'This file has no rows below its headings.' } }],
    ['too many lines', `${HEAD}\n${'x,y,11/19/2026,1\n'.repeat(5_200)}`, { status: 413, code: 'too_large' }],
  ])('of %s is refused with a sentence', async (_, text, refused) => {
    expect(await refusal(readFile(text))).toMatchObject(refused)
  })

  it('reads Windows letters as well', async () => {
    const bytes = new Uint8Array([
      ...new TextEncoder().encode(`${HEAD}\nQQ-1,Jos`),
      0xe9,
      ...new TextEncoder().encode(',11/19/2026,5.00\n'),
    ])
    const { remittance } = answered((await readFile(bytes)).data)
    expect(await linesOf(remittance?.id ?? '')).toMatchObject([{ payee: 'José' }])
  })

  it('in whatever parts and order it is imported, the books are the same and always balance', async () => {
    const all = [await built(), await built(), await built()]
    const orders = fc.sample(fc.array(fc.nat(2), { minLength: 1, maxLength: 4 }), { numRuns: 5, seed: 11 })
    for (const order of [...orders, [0, 1, 2]]) {
      const remittance = await preview(...order.map(at => lineOf(all[at]?.reference ?? '', PAYMENT)))
      if (remittance.counts.matched > 0) await post(remittance)
      await agree()
    }
    for (const { id } of all) expect((await owed(id))[1]).toMatchObject({ held: true })
  })
})

describe('the console', () => {
  it('shows by age what the rows behind it come to', async () => {
    const aging = answered((await call.GET('/v3/receivables.GetAging')).data)
    const goodleap = aging.payers.find(({ payer }) => payer === 'goodleap')
    for (const bucket of ['held', 'days_1_30', 'not_due'] as const) {
      const query = { payer: 'goodleap', bucket, limit: 2 }
      const open = answered((await call.GET('/v3/receivables.ListOpen', { params: { query } })).data)
      expect(open.total_cents).toBe(goodleap?.sums[`${bucket}_cents`])
    }
    const ids: string[] = []
    for (let cursor: string | undefined; ; ) {
      const query = { limit: 3, ...(cursor ? { cursor } : {}) }
      const page = answered((await call.GET('/v3/receivables.ListOpen', { params: { query } })).data)
      ids.push(...page.items.map(({ id }) => id))
      if (page.next_cursor === null) break
      cursor = page.next_cursor
    }
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids).toHaveLength(aging.payers.reduce((sum, { count }) => sum + count, 0))
  })

  it('shows by month what the payments behind it come to', async () => {
    const forecast = answered((await call.GET('/v3/receivables.GetForecast')).data)
    const month = forecast.months.find(({ total_cents }) => total_cents > 0)
    const query = { month: month?.month ?? '', limit: 200 }
    const expected = answered((await call.GET('/v3/receivables.ListExpected', { params: { query } })).data)
    expect(expected.total_cents).toBe(month?.total_cents)
    expect(expected.items.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(month?.total_cents)
  })

  it('shows nothing of other people’s projects to who sees only their own, and no remittance', async () => {
    const rep = await test.signIn(emailOf('Sales Rep'))
    await inCompany(test.database, 2, db =>
      db.execute(sql`update roles set permissions = permissions || array['receivables.view', 'receivables.edit']
        where name = 'Sales Rep'`),
    )
    expect(answered((await rep.call.GET('/v3/receivables.GetAging')).data).payers).toEqual([])
    expect(answered((await rep.call.GET('/v3/receivables.GetForecast')).data).steps).toEqual([])
    expect(await refusal(rep.call.GET('/v3/receivables.ListRemittances'))).toMatchObject({ status: 403 })
  })
})
