// A homeowner's data is erased everywhere but where the law makes the company keep it, and that is named.

import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { checkChain } from '#server/company/audits/chain.ts'
import { inCompany } from '#server/db/database.ts'
import { audits } from '#server/db/schema/audits.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject } from '#tests/support/sale.ts'
import { found, lead, NAME, PERSON, recorded, runJobs, sale } from './support.ts'

let test: TestApp
let owner: Client
let ids: { lead: string; sale: string; shared: string; other: string; homeowner_id: string }
let preview: Schemas['PrivacyPreview']
let done: Schemas['PrivacyRequest']
const listed = async () => answered((await owner.GET('/v3/privacy.List', { params: { query: {} } })).data).requests

beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  const one = await lead(test, owner)
  const sold = await sale(test, owner)
  const shared = await newProject(owner, { homeowner: { firstname: 'Alex', lastname: 'Sample' } })
  await owner.POST('/v3/homeowners.Add', { body: { project_id: shared.id, homeowner: PERSON } })
  const other = await newProject(owner, { homeowner: { firstname: 'Robin', lastname: 'Other' } })
  await owner.POST('/v3/notes.Create', {
    body: { project_id: other.id, body: `A neighbor of ${NAME}, ${PERSON.email}`, mention_ids: [] },
  })
  ids = { lead: one.project_id, sale: sold, shared: shared.id, other: other.id, homeowner_id: one.homeowner_id }
  preview = answered(
    (await owner.GET('/v3/privacy.Preview', { params: { query: { homeowner_id: one.homeowner_id } } })).data,
  )
  const { id: request_id, version } = await recorded(owner, one.homeowner_id, 'erasure')
  answered((await owner.POST('/v3/privacy.Erase', { body: { request_id, version, name: NAME } })).data)
  await runJobs(test)
  const [request] = await listed()
  if (!request) throw new Error('The request is gone')
  done = request
}, 120_000)

it('says first what goes, what stays, why and until when', () => {
  expect(preview.name).toBe(NAME)
  expect(Object.fromEntries(preview.projects.map(({ id, effect }) => [id, effect]))).toEqual({
    [ids.lead]: 'deleted',
    [ids.sale]: 'emptied',
    [ids.shared]: 'shared',
  })
  expect(preview.kept.map(({ reason, until }) => [reason, until.slice(0, 4)])).toEqual([
    ['agreement', '2036'],
    ['money', '2033'],
  ])
  const counts = Object.fromEntries(preview.erased.map(({ what, count }) => [what, count]))
  expect(counts).toMatchObject({
    homeowners: 3,
    projects: 1,
    files: 1,
    notes: 2,
    tasks: 1,
    proposals: 1,
    applications: 1,
  })
})

it('leaves no trace outside of what it names as kept', async () => {
  expect(done).toMatchObject({ status: 'done', name: '', note: '', kept: preview.kept })
  const kept = new Set(['transactions', 'signers', 'transaction_events', 'invoices', 'quote_bases'])
  expect((await found(test)).filter(hit => !kept.has(hit.split('.')[0] ?? ''))).toEqual([])
})

it('keeps what the law asks for whole', async () => {
  const { transactions } = answered(
    (await owner.GET('/v3/agreements.ListTransactionsByProject', { params: { query: { project_id: ids.sale } } })).data,
  )
  expect(transactions[0]).toMatchObject({ status: 'signed', signers: [{ name: NAME, email: PERSON.email }] })
  expect(await found(test, ['zephyrmark'])).toContain('invoices.bill_to')
})

it('leaves other homeowners and their projects as they were', async () => {
  const query = (project_id: string) => ({ params: { query: { project_id } } })
  const { homeowners } = answered((await owner.GET('/v3/homeowners.ListByProject', query(ids.shared))).data)
  expect(homeowners.map(({ firstname, is_primary }) => [firstname, is_primary])).toEqual([['Alex', true]])
  const { project } = answered((await owner.GET('/v3/projects.Get', query(ids.shared))).data)
  expect(project).toMatchObject({ name: 'Alex Sample', address: { line1: '12 Example Street' } })
  const { notes } = answered((await owner.GET('/v3/notes.ListByProject', query(ids.other))).data)
  expect(notes.map(({ body }) => body)).toEqual(['A neighbor of Erased, erased@example.invalid'])
  expect(await refusal(owner.GET('/v3/projects.Get', query(ids.lead)))).toMatchObject({ status: 404 })
  const emptied = answered((await owner.GET('/v3/projects.Get', query(ids.sale))).data).project
  expect(emptied).toMatchObject({ name: 'Erased', address: null, notes: '', tags: [] })
})

it('keeps the audit log a chain, which shows an entry that someone else changed', async () => {
  const chain = () => inCompany(test.database, 2, db => checkChain(db, test.ports, 2))
  expect(await chain()).toMatchObject({ whole: true })
  await test.database.asOwner(async db => {
    const [row] = (await db.select().from(audits).where(eq(audits.project_id, ids.lead))).filter(one => one.redaction)
    if (!row) throw new Error('Nothing was redacted')
    await db.update(audits).set({ sentence: 'did something else' }).where(eq(audits.id, row.id))
  })
  expect(await chain()).toMatchObject({ whole: false })
})
