// A suspended company is erased after a waiting time: nothing of it is left but the proof, and nothing of others is touched.
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { checkChain } from '#server/company/audits/chain.ts'
import { eraseDue, proofOf } from '#server/company/installation/erase-company.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { inCompany } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { company_erasures } from '#server/db/schema/installation.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, published, sent } from '#tests/support/sale.ts'

let test: TestApp
let staff: Client
const reason = 'The company left and asked for it.'
const order = { company_id: 2, name: '', reason }

/** Rows by table. */
const counts = (company_id: number): Promise<Record<string, number>> =>
  test.database.asOwner(async db => {
    const tables = rowsOf<{ name: string }>(
      await db.execute(sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = 'company_id' order by 1`),
    )
    const found: Record<string, number> = {}
    for (const { name } of tables) {
      const [row] = rowsOf<{ n: number }>(
        await db.execute(
          sql`select count(*)::integer as n from ${sql.identifier(name)} where company_id = ${company_id}`,
        ),
      )
      if (row && row.n > 0) found[name] = row.n
    }
    return found
  })

beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  staff = (await test.signIn(emailOf('Support', 1))).call
  for (const company of [2, 3]) {
    const owner = (await test.signIn(emailOf('Owner', company))).call
    const { project_id, signer } = await sent(test, owner)
    await published(owner, project_id)
    await signer.prepare()
    await signer.sign()
  }
  const { companies } = answered((await staff.GET('/v3/company.List', { params: { query: {} } })).data)
  order.name = companies.find(({ id }) => id === 2)?.name ?? ''
}, 120_000)

it('is ordered only by staff, of a suspended company, with its name typed', async () => {
  const erase = (body: typeof order) => staff.POST('/v3/installation.EraseCompany', { body })
  expect(await refusal(erase(order))).toMatchObject({ status: 409, code: 'not_suspended' })
  answered((await staff.POST('/v3/installation.SuspendCompany', { body: { company_id: 2, reason } })).data)
  expect(await refusal(erase({ ...order, name: 'Another' }))).toMatchObject({ status: 400 })
  expect(await refusal(erase({ ...order, company_id: 1, name: 'Sunquill' }))).toMatchObject({ status: 404 })
  const owner = (await test.signIn(emailOf('Owner', 3))).call
  expect(await refusal(owner.POST('/v3/installation.EraseCompany', { body: order }))).toMatchObject({ status: 403 })
  const { erasure } = answered((await erase(order)).data)
  expect(erasure).toMatchObject({ status: 'waiting', company_id: 2, due_at: '2026-11-28T17:00:00.000Z' })
  expect(await refusal(erase(order))).toMatchObject({ status: 409, code: 'already_waiting' })
})

it('waits, can be canceled, and is canceled by resuming the company', async () => {
  const list = async () => answered((await staff.GET('/v3/installation.ListErasures', {})).data).erasures
  const [first] = await list()
  const cancel = { body: { erasure_id: first?.id ?? '' } }
  expect(answered((await staff.POST('/v3/installation.CancelErasure', cancel)).data).erasure.status).toBe('canceled')
  expect(await refusal(staff.POST('/v3/installation.CancelErasure', cancel))).toMatchObject({ code: 'erasure_over' })
  answered((await staff.POST('/v3/installation.EraseCompany', { body: order })).data)
  expect(await eraseDue(test)).toBe(0)
  answered((await staff.POST('/v3/installation.ResumeCompany', { body: { company_id: 2 } })).data)
  test.clock.now = new Date(test.clock.now.getTime() + 8 * DAY_MS)
  const before = await counts(2)
  expect(await eraseDue(test)).toBe(1)
  expect(await counts(2)).toEqual(before)
  staff = (await test.signIn(emailOf('Support', 1))).call
  expect((await list())[0]).toMatchObject({ status: 'canceled', canceled_by: 'The company was resumed' })
})

it('leaves a proof and nothing else, and every row of other companies', async () => {
  answered((await staff.POST('/v3/installation.SuspendCompany', { body: { company_id: 2, reason } })).data)
  answered((await staff.POST('/v3/installation.EraseCompany', { body: order })).data)
  const before = { theirs: await counts(2), others: await counts(3) }
  test.clock.now = new Date(test.clock.now.getTime() + 8 * DAY_MS)
  expect(await eraseDue(test)).toBe(1)
  expect(await counts(2)).toEqual({})
  expect(await counts(3)).toEqual(before.others)
  const [row] = await test.database.asOwner(db =>
    db.select().from(company_erasures).where(eq(company_erasures.status, 'done')),
  )
  if (!row) throw new Error('There is no proof')
  // Deleting what is counted adds to the counts.
  expect(before.theirs).toMatchObject(
    Object.fromEntries(
      Object.entries(row.rows).filter(([name]) => !/_sums$|^maker_counts$|^project_(search|moves)$/.test(name)),
    ),
  )
  expect(row.rows).toMatchObject({ users: before.theirs['users'], transactions: 1, companies: 1 })
  expect(row).toMatchObject({ requested_by: expect.stringContaining('Support'), name: order.name, reason })
  expect(row.proof).toBe(proofOf(test.ports, row))
  expect(proofOf(test.ports, { ...row, requested_by: 'Someone else' })).not.toBe(row.proof)
  expect(await inCompany(test.database, 3, db => checkChain(db, test.ports, 3))).toMatchObject({ whole: true })
})
