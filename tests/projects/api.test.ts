import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject, USE } from '#tests/support/sale.ts'

let test: TestApp
let rep: Client
let owner: Client
let stranger: Client
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  owner = (await test.signIn(emailOf('Owner'))).call
  stranger = (await test.signIn(emailOf('Owner', 3))).call
})
const get = (call: Client, project_id: string) => call.GET('/v3/projects.Get', { params: { query: { project_id } } })

describe('creating a project', () => {
  it('numbers it, makes its homeowner primary and activates it with its consumption', async () => {
    const project = await newProject(rep)
    expect(project).toMatchObject({ name: 'Sam Sample', annual_consumption_kwh: 13_450, utility_id: 'AZ-803' })
    expect(project.number).toMatch(/^P-\d+$/)
    const { data } = await rep.GET('/v3/homeowners.ListByProject', { params: { query: { project_id: project.id } } })
    expect(answered(data).homeowners).toMatchObject([{ firstname: 'Sam', is_primary: true }])
  })

  it.each([
    ['a negative month', USE.with(3, -5), 'consumption.values.3'],
    ['thirteen months', [...USE, 900], 'consumption.values'],
    ['eleven months', USE.slice(1), 'consumption.values'],
    ['no use at all', USE.map(() => 0), 'consumption.values'],
  ])('refuses %s at its field, and keeps nothing', async (_, values, field) => {
    const before = answered((await owner.GET('/v3/projects.List', { params: { query: { count: true } } })).data).total
    const refused = await refusal(newProject(rep, { consumption: { mode: 'monthly_kwh', values } }))
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(Object.keys(refused.fields)).toContain(field)
    const after = answered((await owner.GET('/v3/projects.List', { params: { query: { count: true } } })).data).total
    expect(after).toBe(before)
  })

  it('refuses a utility of another state', async () => {
    const refused = await refusal(newProject(rep, { utility_id: 'NOWHERE-1' }))
    expect(refused.status).toBe(400)
    expect(refused.fields['utility_id']).toBeTruthy()
  })

  it('does a write sent twice with one Idempotency-Key once', async () => {
    const headers = { 'Idempotency-Key': 'the-same-key-twice' }
    const body = { status: 'new' as const, homeowner: { firstname: 'Once', lastname: 'Only' } }
    const first = answered((await rep.POST('/v1/lead/create', { headers, body })).data).project
    const second = answered((await rep.POST('/v1/lead/create', { headers, body })).data).project
    expect(second.id).toBe(first.id)
    const other = { ...body, homeowner: { firstname: 'Other', lastname: 'Body' } }
    expect((await refusal(rep.POST('/v1/lead/create', { headers, body: other }))).status).toBe(409)
  })
})

describe('whose project it is', () => {
  it("answers another company's project as one that does not exist", async () => {
    const { id } = await newProject(rep)
    const foreign = await refusal(get(stranger, id))
    const missing = await refusal(get(stranger, '0198f7a2-0000-7000-8000-000000000999'))
    expect([foreign.status, foreign.code, foreign.message]).toEqual([missing.status, missing.code, missing.message])
    expect(foreign.status).toBe(404)
  })

  it("shows a rep no colleague's project, neither by id nor in a list", async () => {
    const { id } = await newProject(owner)
    expect((await refusal(get(rep, id))).status).toBe(404)
    const { data } = await rep.GET('/v3/projects.List', { params: { query: { limit: 200 } } })
    expect(answered(data).projects.map(row => row.id)).not.toContain(id)
  })

  it('refuses an id that is none with a sentence', async () => {
    expect(await refusal(get(rep, 'not-an-id'))).toMatchObject({
      status: 400,
      fields: { project_id: expect.any(String) },
    })
  })
})

describe('changing a project', () => {
  it('refuses a stale version and says which is current', async () => {
    const project = await newProject(rep)
    const change = (version: number, notes: string) =>
      rep.POST('/v3/projects.Update', { body: { project_id: project.id, version, notes } })
    await change(project.version, 'first')
    const refused = await refusal(change(project.version, 'second'))
    expect(refused).toMatchObject({ status: 409 })
    expect(answered((await get(rep, project.id)).data).project.notes).toBe('first')
  })

  it('lets one of two simultaneous changes through', async () => {
    const project = await newProject(rep)
    const change = (notes: string) =>
      rep.POST('/v3/projects.Update', { body: { project_id: project.id, version: project.version, notes } })
    const done = await Promise.allSettled([change('a'), change('b'), change('c')])
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('names the legal statuses when a move is not', async () => {
    const { id, version } = await newProject(owner)
    const refused = await refusal(
      owner.POST('/v3/projects.UpdateProjectStatus', { body: { project_id: id, version, status: 'funded' } }),
    )
    expect(refused).toMatchObject({
      status: 409,
      code: 'illegal_transition',
      legal: ['submitted', 'paid_by_cash', 'canceled'],
    })
  })

  it('refuses a move the role does not allow', async () => {
    const { id, version } = await newProject(rep)
    const viewer = (await test.signIn(emailOf('Viewer'))).call
    const body = { project_id: id, version, status: 'canceled' as const }
    expect((await refusal(viewer.POST('/v3/projects.UpdateProjectStatus', { body }))).status).toBe(403)
  })

  it('refuses a cancellation without a reason', async () => {
    const { id, version } = await newProject(owner)
    const cancel = (reason?: string) =>
      owner.POST('/v3/projects.UpdateProjectStatus', {
        body: { project_id: id, version, status: 'canceled', ...(reason === undefined ? {} : { reason }) },
      })
    for (const none of [undefined, '', '  ', 'no'])
      expect(await refusal(cancel(none))).toMatchObject({ status: 400, fields: { reason: 'Enter a reason.' } })
    expect(answered((await cancel('Moved away')).data).project.status).toBe('canceled')
  })

  it('writes who did what', async () => {
    const { id } = await newProject(rep)
    const { data } = await rep.GET('/v3/projects.ListActivity', { params: { query: { project_id: id } } })
    expect(answered(data).activity.at(-1)).toMatchObject({ actor_name: 'Test Sales Rep' })
  })
})
