// A project's events from all sources, each once.
import { eq, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Input } from '#sdk/types.ts'
import { mails } from '#server/db/schema/mails.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { inTenant } from '#tests/support/lenders/lender-rows.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject, published, sent } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})
/** Things that happen in one moment have no order. */
const later = () => {
  test.clock.now = new Date(test.clock.now.getTime() + 5_000)
}
const page = async (query: Input<'/v3/projects.ListActivity'>) =>
  answered((await owner.GET('/v3/projects.ListActivity', { params: { query } })).data)
const all = async (project_id: string) => (await page({ project_id, limit: 200 })).activity

it('tells of a cash sale from its start to its signature, with every move of the status, and nothing twice', async () => {
  const { project_id, signer } = await sent(test, owner)
  const { public_id } = await published(owner, project_id)
  later()
  await test.anyone.POST('/v3/proposal.Track', { body: { public_id, seconds: 130, pages_seen: [] } })
  later()
  await signer.prepare()
  later()
  await signer.sign()
  later()
  await owner.POST('/v3/notes.Create', { body: { project_id, body: 'They were glad.', mention_ids: [] } })
  const told = await all(project_id)
  const moves = told.filter(({ kind }) => kind === 'status').map(({ from, to, actor_name }) => [from, to, actor_name])
  expect(moves).toEqual([
    ['active', 'paid_by_cash', null],
    ['new', 'active', null],
  ])
  const sentences = told.map(({ actor_name, sentence }) => `${actor_name ?? ''} ${sentence}`.trim())
  expect(sentences.filter(one => /signed “/.test(one))).toEqual([
    expect.stringMatching(/^Everyone has signed “/),
    expect.stringMatching(/^Sam Sample signed “/),
  ])
  expect(sentences.filter(one => /opened/.test(one))).toEqual([
    expect.stringMatching(/^Sam Sample opened “/),
    'The proposal was opened on a computer and read for 2 minutes.',
  ])
  expect(told.filter(({ kind }) => kind === 'note')).toMatchObject([
    { detail: 'They were glad.', sentence: 'added a note' },
  ])
  expect(sentences.at(-1)).toMatch(/started the project$/)
})

it('says who moved a project by hand, and why, once', async () => {
  const project = await newProject(owner)
  later()
  const body = {
    project_id: project.id,
    version: project.version,
    status: 'canceled' as const,
    reason: 'New roof first',
  }
  await owner.POST('/v3/projects.UpdateProjectStatus', { body })
  const told = (await all(project.id)).filter(({ sentence, kind }) => kind === 'status' || /moved/.test(sentence))
  expect(told[0]).toMatchObject({ from: 'active', to: 'canceled', detail: 'New roof first' })
  expect(told[0]?.actor_name).toBeTruthy()
  expect(told).toHaveLength(2)
})

it('tells of a mail that could not be delivered, and why', async () => {
  const { project_id } = await sent(test, owner)
  await published(owner, project_id)
  const people = await owner.GET('/v3/homeowners.ListByProject', { params: { query: { project_id } } })
  const homeowner_ids = answered(people.data).homeowners.map(({ id }) => id)
  const words = { subject: 'Your roof', body: '{link}' }
  await owner.POST('/v3/proposal.Send', { body: { project_id, way: 'mail', homeowner_ids, cc: [], ...words } })
  await inTenant(test.database, 2, db =>
    db
      .update(mails)
      .set({ status: 'failed', last_error: 'There is no such mailbox', next_attempt_at: test.clock.now })
      .where(eq(mails.subject, 'Your roof')),
  )
  const { activity } = await page({ project_id, kind: 'mail' })
  expect(activity.find(({ action }) => action === 'mail_failed')).toMatchObject({
    sentence: 'An email to sam.sample@example.com couldn’t be delivered: “Your roof”',
    detail: 'There is no such mailbox',
  })
})

it('pages by key through all of it, and each kind has what is of it', async () => {
  const { project_id, signer } = await sent(test, owner)
  await signer.prepare()
  const whole = await all(project_id)
  const seen: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { activity, next_cursor } = await page({ project_id, limit: 3, ...(cursor ? { cursor } : {}) })
    seen.push(...activity.map(({ id }) => id))
    cursor = next_cursor
  }
  expect(seen).toEqual(whole.map(({ id }) => id))
  for (const kind of new Set(whole.map(one => one.kind))) {
    const { activity } = await page({ project_id, kind, limit: 200 })
    expect(activity.map(({ id }) => id)).toEqual(whole.filter(one => one.kind === kind).map(({ id }) => id))
  }
  expect((await refusal(page({ project_id, cursor: 'bm9uZQ' }))).status).toBe(400)
})

it('pages through very many lines, several of them in one second, and tells of a drawing saved again and again once', async () => {
  const { id: project_id } = await newProject(owner)
  await inTenant(test.database, 2, db =>
    db.execute(sql`
      insert into audits (company_id, id, at, seq, actor_id, actor_name, action, outcome, project_id, sentence, request_id)
      select 2, (lpad(to_hex(1690000000000 + n), 12, '0') || '7000800000000000' || lpad(to_hex(n), 4, '0'))::uuid,
        timestamptz '2026-11-20T17:00:00Z' + n / 4 * interval '400 milliseconds', 900000 + n,
        '0198f7a2-0000-7000-8000-000000000001', 'Sam Sample',
        case when n % 10 < 3 then 'design.SaveDrawing' else 'pricing.Update' end,
        'done', ${project_id}, 'changed number ' || n, 'test'
      from generate_series(1, 150) n`),
  )
  const whole = await all(project_id)
  const lines = whole.filter(({ sentence }) => sentence.startsWith('changed number'))
  // Of each run of three saves the last.
  const told = Array.from({ length: 150 }, (_, at) => at + 1).filter(n => n % 10 > 1 || n === 150)
  expect(lines.map(({ sentence }) => Number(sentence.split(' ').at(-1))).toSorted((a, b) => a - b)).toEqual(told)
  const seen: string[] = []
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { activity, next_cursor } = await page({ project_id, limit: 7, ...(cursor ? { cursor } : {}) })
    seen.push(...activity.map(({ id }) => id))
    cursor = next_cursor
  }
  expect(seen).toEqual(whole.map(({ id }) => id))
})
