// A person across projects: who is the same, what they signed, were sent and did, and who may know.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject, published, sent } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
let rep: Client
let stranger: Client
let project_id: string
let homeowner_id: string
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  owner = (await test.signIn(emailOf('Owner'))).call
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  stranger = (await test.signIn(emailOf('Owner', 3))).call
  const sale = await sent(test, owner)
  project_id = sale.project_id
  await owner.POST('/v3/homeowners.Add', {
    body: { project_id, homeowner: { firstname: 'Alex', lastname: 'Sample', email: 'alex.sample@example.com' } },
  })
  const { homeowners } = answered(
    (await owner.GET('/v3/homeowners.ListByProject', { params: { query: { project_id } } })).data,
  )
  homeowner_id = homeowners.find(({ is_primary }) => is_primary)?.id ?? ''
  const { public_id } = await published(owner, project_id)
  await test.anyone.POST('/v3/proposal.Track', { body: { public_id, seconds: 130, pages_seen: [] } })
  await owner.POST('/v3/proposal.Send', {
    body: { project_id, way: 'mail', homeowner_ids: [homeowner_id], cc: [], subject: 'Your proposal', body: '{link}' },
  })
  await sale.signer.prepare()
  await sale.signer.sign()
})
const person = async (call: Client, id = homeowner_id) =>
  answered((await call.GET('/v3/homeowners.Get', { params: { query: { homeowner_id: id } } })).data)

it('shows the projects of the same person, however the mail is written, and not those of others', async () => {
  const again = await newProject(owner, {
    homeowner: { firstname: 'Samuel', lastname: 'Sample', email: 'SAM.Sample@example.com' },
  })
  await newProject(owner, { homeowner: { firstname: 'Kim', lastname: 'Sample', email: 'sam.sample@example.com' } })
  const { projects } = await person(owner)
  expect(projects.map(({ id }) => id)).toEqual([project_id, again.id])
})

it('shows what they signed and consented to, what was sent to them and what they did', async () => {
  const { documents, consents } = await person(owner)
  expect(documents).toMatchObject([{ project_id, status: 'signed' }])
  expect(consents).toMatchObject([{ kind: 'electronic_records', project_id }])
  const query = { homeowner_id }
  const { mails } = answered((await owner.GET('/v3/homeowners.ListMails', { params: { query } })).data)
  expect(mails.map(({ subject }) => subject)).toContain('Your proposal')
  const { acts } = answered((await owner.GET('/v3/homeowners.ListActs', { params: { query } })).data)
  expect(new Set(acts.map(({ kind }) => kind))).toEqual(new Set(['read', 'opened', 'consented', 'signed']))
  expect(acts.find(({ kind }) => kind === 'read')?.sentence).toContain('2 minutes')
})

it('tells a rep of the mails about their own projects and not about a colleague’s for the same person', async () => {
  const mine = await newProject(rep)
  const { homeowners } = answered(
    (await rep.GET('/v3/homeowners.ListByProject', { params: { query: { project_id: mine.id } } })).data,
  )
  const query = { homeowner_id: homeowners[0]?.id ?? '' }
  expect((await person(rep, query.homeowner_id)).projects.map(({ id }) => id)).toEqual([mine.id])
  expect(answered((await rep.GET('/v3/homeowners.ListMails', { params: { query } })).data).mails).toEqual([])
})

it('does not exist for users who may not see the project', async () => {
  for (const call of [rep, stranger])
    for (const path of ['/v3/homeowners.Get', '/v3/homeowners.ListMails', '/v3/homeowners.ListActs'] as const)
      expect(await refusal(call.GET(path, { params: { query: { homeowner_id } } }))).toMatchObject({
        status: 404,
        code: 'no_such_homeowner',
      })
})
