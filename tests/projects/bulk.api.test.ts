// Many projects at once: views of the list, changes with their way back, and the file.
import { beforeEach, describe, expect, it } from 'vitest'
import { jobKinds } from '#server/job-kinds.ts'
import { runDueJobs } from '#server/jobs/runner.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
let owner: TestApp['anyone']
let rep: TestApp['anyone']
let rep_id: string
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  const asRep = await test.signIn(emailOf('Sales Rep'))
  rep = asRep.call
  rep_id = asRep.user.id
})

const start = async (call: TestApp['anyone'], firstname: string) => {
  const body = { status: 'new' as const, homeowner: { firstname, lastname: 'Sample' } }
  return answered((await call.POST('/v1/lead/create', { body })).data).project
}
const get = async (project_id: string) =>
  answered((await owner.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project

describe('a view that is kept', () => {
  const fields = {
    name: 'Stuck',
    filters: { stage: ['In Progress' as const], idle_days: 14 },
    sort: 'active_at' as const,
    direction: 'asc' as const,
    view: 'board' as const,
    shared: false,
  }
  const namesOf = async (call: TestApp['anyone']) =>
    answered((await call.GET('/v3/projects.ListViews', {})).data).views.map(({ name }) => name)

  it('is its maker’s alone until they share it, and theirs to change after', async () => {
    const { view } = answered((await owner.POST('/v3/projects.CreateView', { body: fields })).data)
    expect(view).toMatchObject({ ...fields, mine: true, is_default: false, version: 1 })
    expect(await namesOf(rep)).toEqual([])
    const shared = { ...fields, shared: true, view_id: view.id, version: 1 }
    await owner.POST('/v3/projects.UpdateView', { body: shared })
    expect(await namesOf(rep)).toEqual(['Stuck'])
    const theirs = rep.POST('/v3/projects.UpdateView', { body: { ...shared, version: 2 } })
    expect(await refusal(theirs)).toMatchObject({ status: 404, code: 'no_such_view' })
    expect(await refusal(rep.POST('/v3/projects.DeleteView', { body: { view_id: view.id } }))).toMatchObject({
      status: 404,
    })
    expect(await refusal(owner.POST('/v3/projects.UpdateView', { body: shared }))).toMatchObject({
      code: 'stale_version',
    })
  })

  it('is the default of the user who chose it, until it is deleted', async () => {
    const { view } = answered((await owner.POST('/v3/projects.CreateView', { body: { ...fields, shared: true } })).data)
    await rep.POST('/v3/projects.SetDefaultView', { body: { view_id: view.id } })
    const first = async (call: TestApp['anyone']) =>
      answered((await call.GET('/v3/projects.ListViews', {})).data).views.map(({ is_default }) => is_default)
    expect([await first(rep), await first(owner)]).toEqual([[true], [false]])
    await owner.POST('/v3/projects.DeleteView', { body: { view_id: view.id } })
    expect(await first(rep)).toEqual([])
  })
})

describe('a change of many', () => {
  it('is written down in each project, and one request takes it back', async () => {
    const made = [await start(owner, 'Ash'), await start(owner, 'Blake')]
    const project_ids = made.map(({ id }) => id)
    const body = { project_ids, change: { kind: 'owner' as const, owner_id: rep_id } }
    const done = answered((await owner.POST('/v3/projects.BulkUpdate', { body })).data)
    expect(done).toMatchObject({ changed: 2, unchanged: 0 })
    for (const id of project_ids) {
      expect((await get(id)).owner_id).toBe(rep_id)
      const log = await owner.GET('/v3/projects.ListActivity', { params: { query: { project_id: id } } })
      expect(answered(log.data).activity[0]?.sentence).toMatch(/^assigned the project to /)
    }
    // Another user renames one meanwhile.
    const [ash, blake] = project_ids
    const { version } = await get(blake ?? '')
    await owner.POST('/v3/projects.Update', { body: { project_id: blake ?? '', version, name: 'Lake house' } })
    const undo = { body: { undo_id: done.undo_id ?? '' } }
    // It is found again later, with how much of it can still be put back.
    const listed = async (call = owner) =>
      answered((await call.GET('/v3/projects.ListBulkChanges', {})).data).bulk_changes
    expect(await listed()).toMatchObject([{ undo_id: done.undo_id, changed: 2, restorable: 1, undone_at: null }])
    expect((await listed())[0]?.owner_name).toMatch(/^Test /)
    expect(await listed(rep)).toEqual([])
    expect(answered((await owner.POST('/v3/projects.UndoBulk', undo)).data)).toEqual({ restored: 1, skipped: 1 })
    expect((await get(ash ?? '')).owner_id).toBe(made[0]?.owner_id)
    expect((await get(blake ?? '')).owner_id).toBe(rep_id)
    expect(await refusal(owner.POST('/v3/projects.UndoBulk', undo))).toMatchObject({ code: 'already_undone' })
    expect(await listed()).toMatchObject([{ restorable: 0, undone_at: expect.any(String) }])
  })

  it('of all that match reaches what the caller may see, and leaves alone what is so already', async () => {
    await start(owner, 'Ash')
    const own = await start(rep, 'Blake')
    const body = { filters: { status: ['new' as const] }, change: { kind: 'add_tag' as const, tag: ' call again ' } }
    expect(answered((await rep.POST('/v3/projects.BulkUpdate', { body })).data)).toMatchObject({ changed: 1 })
    expect((await get(own.id)).tags).toEqual(['call again'])
    const again = answered((await owner.POST('/v3/projects.BulkUpdate', { body })).data)
    expect(again).toMatchObject({ changed: 1, unchanged: 1 })
    // Only its author can undo it.
    const undo = { body: { undo_id: again.undo_id ?? '' } }
    expect(await refusal(rep.POST('/v3/projects.UndoBulk', undo))).toMatchObject({ status: 404 })
  })

  it('wants projects or filters, and an owner who is there', async () => {
    const tag = { kind: 'add_tag' as const, tag: 'x' }
    const nobody = { kind: 'owner' as const, owner_id: test.ports.id() }
    for (const body of [
      { change: tag },
      { filters: {}, project_ids: [test.ports.id()], change: tag },
      { filters: {}, change: nobody },
    ])
      expect(await refusal(owner.POST('/v3/projects.BulkUpdate', { body }))).toMatchObject({ status: 400 })
  })
})

it('the file has what matches, the people in plain text, and no formula', async () => {
  await start(owner, '=cmd()')
  await start(owner, 'Blake')
  const body = { filters: { search: 'sample' }, sort: 'name' as const }
  const { job } = answered((await owner.POST('/v3/projects.Export', { body })).data)
  await runDueJobs({ database: test.database, ports: test.ports, kinds: jobKinds })
  const query = { job_id: job.id }
  const done = answered((await owner.GET('/v3/jobs.Get', { params: { query } })).data).job
  expect(done).toMatchObject({ status: 'done', sentence: '2 projects exported.', facts: { projects: 2 } })
  const text = await (await test.app.request(done.file?.src ?? '')).text()
  const [header, first, second, end] = text.split('\r\n')
  expect(header).toMatch(/^\uFEFF?Number,Name,Status,Stage/)
  expect(header).toContain('Price (USD),Financing,Lender,Source')
  expect(first).toMatch(/^P-\d+,'=cmd\(\) Sample,new,New Project,/)
  expect(second).toContain('Blake Sample')
  expect(end).toBe('')
  expect(await refusal(rep.POST('/v3/projects.Export', { body }))).toMatchObject({ status: 403 })
})
