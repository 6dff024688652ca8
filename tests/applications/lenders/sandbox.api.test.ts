// The sandbox as the product meets it: every magic name through the product's own operations, and a financed sale to the end.
import { desc, eq } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { applied, connectLenders, contractSent, milestoneSent, refreshed, uploaded } from '#mocks/demo/apply.ts'
import { MAGIC } from '#mocks/lenders/magic.ts'
import { sealDue } from '#server/agreements/sweep.ts'
import { sendDue } from '#server/applications/lenders/outbox/outbox.ts'
import { enterTenant } from '#server/db/database.ts'
import { receivables } from '#server/db/schema/remittances.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { emailOf } from '#tests/support/companies.ts'
import { answered, financed, sent } from '#tests/support/sale.ts'

const LOAN = 'GoodLeap 25 years, 7.49%'
const LENDERS = ['goodleap', 'sunlight-financial', 'enfin']
let test: TestApp
let owner: Awaited<ReturnType<TestApp['signIn']>>['call']
const passes = async (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
  await sendDue(test)
}

beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  await connectLenders(owner)
})

describe('a magic last name', () => {
  // One application a lender and project may be open.
  let project_id = ''
  let free: string[] = []
  // Plain decisions are tried at the sandbox itself; here is what happens on the way.
  it.each(MAGIC.filter(({ fault, ends_in }) => fault || ends_in === 'declined'))(
    '$name ends in $ends_in, and the lender has it once',
    async ({ name, ends_in, fault }) => {
      if (free.length === 0) {
        project_id = (await financed(owner, LOAN)).project_id
        free = [...LENDERS]
      }
      const lender = free.shift() ?? ''
      const person = { firstname: 'Sam', lastname: name, email: 'sam@example.com' }
      const first = await applied(owner, { project_id, lender }, person)
      const is_lost = ['timeout', 'garbage', 'broken', 'reset'].includes(fault ?? '')
      expect(first.status).toBe(is_lost ? 'submitted' : ends_in)
      await passes(10_000)
      expect((await refreshed(owner, first)).status).toBe(ends_in)
      expect(test.sandbox.book.state.applications.filter(({ ours }) => ours === first.id)).toHaveLength(1)
      await passes(40_000)
      // A declined project gets no more applications.
      if (ends_in === 'declined') free = []
    },
  )
})

describe('a financed sale', () => {
  it('goes from the price to the money: agreement, application, documents, contract, milestones, receivable', async () => {
    const { project_id, signer } = await sent(test, owner, LOAN)
    await signer.prepare()
    await signer.sign()
    await sealDue({ ...test, log: pino({ level: 'silent' }) }, true)
    const person = { firstname: 'Sam', lastname: 'Sample', email: 'sam.sample@example.com' }
    const application = await applied(owner, { project_id, lender: 'goodleap' }, person)
    expect(application.status).toBe('approved')
    const project = async () =>
      answered((await owner.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project.status
    expect(await project()).toBe('approved')
    const says = async (verb: string) => {
      await passes(60_000)
      test.sandbox.verb(application.id, verb)
      return refreshed(owner, application)
    }
    expect((await says('sign_documents')).documents).toBe('signed')
    expect((await contractSent(owner, await refreshed(owner, application))).contract.status).toBe('in_review')
    let now = await says('accept_contract')
    expect(now.notice_to_proceed).toBe(true)
    now = await milestoneSent(owner, now, 'notice_to_proceed', '2026-11-21')
    now = await says('approve_milestone')
    for (const kind of ['final_design', 'permit', 'installation_photos'] as const)
      now = await uploaded(owner, now, kind)
    now = await milestoneSent(owner, now, 'installation_complete', '2026-11-21')
    now = await says('approve_milestone')
    expect(await project()).toBe('installation_completed')
    for (const kind of ['permission_to_operate', 'monitoring'] as const) now = await uploaded(owner, now, kind)
    now = await milestoneSent(owner, now, 'permission_to_operate', '2026-11-21')
    await says('approve_milestone')
    now = await says('fund')
    expect(now).toMatchObject({ status: 'funded', attention: [], calls: [] })
    expect(await project()).toBe('funded')
    const due = await test.database.transaction(async db => {
      await enterTenant(db, 2)
      return db.select().from(receivables).where(eq(receivables.application_id, now.id)).orderBy(desc(receivables.part))
    })
    // Four fifths at the installation, the rest kept until permission to operate.
    expect(due).toMatchObject([
      { lender: 'goodleap', project_id, part: 'payment', held: false },
      { lender: 'goodleap', project_id, part: 'holdback', held: false },
    ])
    expect(due.reduce((sum, { open_cents }) => sum + open_cents, 0)).toBe(now.funded?.due_cents)
  })
})
