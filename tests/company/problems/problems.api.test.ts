// Problems of homeowners' pages: who may report one, what is stored, who is notified and who resolves it.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { deleteOldProblems } from '#server/company/problems/retention.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { rowsOf } from '#server/db/rows.ts'
import { pageProblem } from '#tests/company/problems/page-problem.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { mailsTo } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'
import { outForSignature, SAM } from '#tests/support/signing/signing.ts'

let test: TestApp
let owner: Client
let token: string
let project_id: string
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  const sent = await outForSignature(test, owner, [SAM])
  token = sent.pages[0]?.token ?? ''
  project_id = sent.project_id
})

type Report = Input<'/v3/page_problems.Report'>
const report = (more: Partial<Report> = {}): Report => pageProblem({ token, ...more })
const send = (more: Partial<Report> = {}) => test.anyone.POST('/v3/page_problems.Report', { body: report(more) })
const list = async (query: Input<'/v3/page_problems.List'> = {}, call = owner) =>
  answered((await call.GET('/v3/page_problems.List', { params: { query } })).data)
const mails = async () => (await mailsTo(test, 2, emailOf('Owner'))).filter(({ subject }) => subject.includes('failed'))
/** Sessions end meanwhile. */
const wait = async (hours: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + hours * 3_600_000)
  owner = (await test.signIn(emailOf('Owner'))).call
}
const setStatus = (problem: Schemas['PageProblem'], status: Schemas['ProblemStatus'], call = owner) =>
  call.POST('/v3/page_problems.SetStatus', { body: { problem_id: problem.id, status, version: problem.version } })
const only = async () => {
  const [problem, ...others] = (await list()).problems
  expect(others).toEqual([])
  if (!problem) throw new Error('Nothing was stored')
  return problem
}

describe('a reported problem', () => {
  it('is listed with its project, shown in the activity and announced to the seller', async () => {
    await send()
    expect(await only()).toMatchObject({
      summary: 'Signing, page 3, Safari 17 on iPhone',
      count: 1,
      status: 'open',
      project: { id: project_id },
    })
    const { activity } = answered(
      (await owner.GET('/v3/projects.ListActivity', { params: { query: { project_id, kind: 'homeowner' } } })).data,
    )
    expect(activity.map(({ sentence }) => sentence)).toContain(
      'A homeowner’s page failed: Signing, page 3, Safari 17 on iPhone.',
    )
    const { notifications } = answered((await owner.GET('/v3/notifications.List', {})).data)
    expect(notifications[0]).toMatchObject({
      event: 'page_failed',
      sentence: 'A homeowner’s page failed: Signing, page 3, Safari 17 on iPhone',
      page: `/projects/${project_id}?tab=activity`,
    })
    expect(await mails()).toHaveLength(1)
  })

  it('is grouped with the same, and announced once a day', async () => {
    for (const page_number of [3, 4, 5]) await send({ page_number })
    expect(await only()).toMatchObject({ count: 3, page_number: 5 })
    expect(await mails()).toHaveLength(1)
    await wait(25)
    await send()
    expect((await only()).count).toBe(4)
    expect(await mails()).toHaveLength(2)
    await send({ device: 'iPad' })
    expect((await list()).problems).toHaveLength(2)
    expect(await mails()).toHaveLength(3)
  })

  it('says nothing of who reported it, even where the page did not take it out', async () => {
    await send({
      error_name: 'SamSampleError',
      error_message: 'No field for Sam Sample, 12 Example Street 602-555-0142',
    })
    const stored = await test.database.asOwner(async db =>
      rowsOf<object>(await db.execute(sql`select * from page_problems`)),
    )
    const text = JSON.stringify(stored)
    expect(stored).toMatchObject([{ error_name: 'Error', error_message: 'No field for …' }])
    // The address is the one every call of this application comes from.
    for (const part of ['Sam', 'Example', '602-555', token, '192.0.2.1']) expect(text).not.toContain(part)
  })

  it('is deleted 90 days after it was last reported', async () => {
    await send()
    await wait(89 * 24)
    expect(await deleteOldProblems(test)).toBe(0)
    await wait(25)
    expect(await deleteOldProblems(test)).toBe(1)
  })
})

describe('who may report', () => {
  it('may be reported with any link of that kind, while it is valid', async () => {
    expect(await refusal(send({ token: 'x'.repeat(43) }))).toMatchObject({ status: 404, code: 'no_such_link' })
    expect(await refusal(send({ page: 'proposal' }))).toMatchObject({ status: 404, code: 'no_such_link' })
    for (const page of ['signed', 'sign_report'] as const) await send({ page })
    await wait(24 * 31)
    expect(await refusal(send())).toMatchObject({ status: 404, code: 'no_such_link' })
  })

  it('sends what the contract names, and little of it', async () => {
    const body = (more: object) => Object.assign(report(), more)
    const wrong = [
      { frames: ['https://evil.example/x.js:1:1'] },
      {
        frames: ['assets/a.js:1', 'assets/b.js:1', 'assets/c.js:1', 'assets/d.js:1', 'assets/e.js:1', 'assets/f.js:1'],
      },
      { browser: 'Mozilla/5.0' },
      { error_message: 'a'.repeat(301) },
      { user_agent: 'Mozilla/5.0' },
      { app_version: '<b>' },
      { page_number: 0 },
    ]
    for (const more of wrong)
      expect(await refusal(test.anyone.POST('/v3/page_problems.Report', { body: body(more) }))).toMatchObject({
        status: 400,
        code: 'invalid_input',
      })
    const large = await test.app.request('/v3/page_problems.Report', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body({ error_message: 'a'.repeat(5_000) })),
    })
    expect(large.status).toBe(413)
    expect((await list()).problems).toEqual([])
  })

  it('may do so ten times a minute, and with 20 new problems a day', async () => {
    for (let n = 1; n <= 10; n++) await send()
    expect(await refusal(send())).toMatchObject({ status: 429, code: 'too_many_tries' })
    for (let version = 1; version <= 19; version++) {
      await wait(0.1)
      await send({ browser_version: version + 100 })
    }
    await wait(0.1)
    expect(await refusal(send({ browser_version: 300 }))).toMatchObject({ status: 429, code: 'too_many_reports' })
    // One that is known is still counted.
    await send()
    expect((await list()).problems[0]?.count).toBe(11)
    await wait(25)
    await send({ browser_version: 300 })
  })
})

describe('the list', () => {
  it('is filtered and paged by key', async () => {
    for (const device of ['iPhone', 'iPad', 'Mac', 'Windows', 'Linux'] as const) {
      await wait(0.1)
      await send({ device })
    }
    await send({ page: 'signed' })
    expect((await list({ device: 'iPad' })).problems).toHaveLength(1)
    expect((await list({ page: 'signed' })).problems).toHaveLength(1)
    expect((await list({ status: 'resolved' })).problems).toEqual([])
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({ limit: 2, ...(cursor ? { cursor } : {}) })
      seen.push(...page.problems.map(({ id }) => id))
      cursor = page.next_cursor
    } while (cursor)
    expect(new Set(seen).size).toBe(6)
    expect(seen).toEqual((await list()).problems.map(({ id }) => id))
    expect(
      await refusal(owner.GET('/v3/page_problems.List', { params: { query: { cursor: 'bm90aGluZw' } } })),
    ).toMatchObject({ status: 400 })
  })

  it('is for those who may see settings, and of one company', async () => {
    await send()
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    expect(await refusal(rep.GET('/v3/page_problems.List', {}))).toMatchObject({ status: 403 })
    await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
    const other = (await test.signIn(emailOf('Owner', 3))).call
    expect((await list({}, other)).problems).toEqual([])
    expect(await refusal(setStatus(await only(), 'resolved', other))).toMatchObject({
      status: 404,
      code: 'no_such_page_problem',
    })
  })
})

describe('a problem that was dealt with', () => {
  it('opens again when it is reported again, and unseen changes are never overwritten', async () => {
    await send()
    const before = await only()
    const { problem } = answered((await setStatus(before, 'resolved')).data)
    expect(problem).toMatchObject({ status: 'resolved', version: 2 })
    expect(await refusal(setStatus(before, 'dismissed'))).toMatchObject({ status: 409, code: 'stale_version' })
    await send()
    expect(await only()).toMatchObject({ status: 'open', count: 2, version: 3 })
    const { audits } = answered((await owner.GET('/v3/audits.ListAudits', { params: { query: { limit: 1 } } })).data)
    expect(audits[0]).toMatchObject({
      action: 'page_problems.SetStatus',
      sentence: 'resolved the page problem “Signing, page 3, Safari 17 on iPhone”',
      project_id,
      changes: [{ field: 'status', before: 'open', after: 'resolved' }],
    })
  })

  it('stays dismissed, is counted, and is not announced', async () => {
    await send()
    await setStatus(await only(), 'dismissed')
    await wait(25)
    await send()
    expect(await only()).toMatchObject({ status: 'dismissed', count: 2 })
    expect(await mails()).toHaveLength(1)
  })
})
