import { beforeAll, describe, expect, it } from 'vitest'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { removeDeleted, tellDue } from '#server/projects/tasks/due.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject } from '#tests/support/sale.ts'

type Person = { call: Client; user: { id: string } }
let test: TestApp
let rep: Person
let manager: Person
let viewer: Person
let stranger: Client
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  rep = await test.signIn(emailOf('Sales Rep'))
  manager = await test.signIn(emailOf('Sales Manager'))
  viewer = await test.signIn(emailOf('Viewer'))
  stranger = (await test.signIn(emailOf('Owner', 3))).call
})

/** So many days from the day it is in Phoenix. */
const day = (days: number) =>
  new Date(test.clock.now.getTime() - 7 * 3_600_000 + days * DAY_MS).toISOString().slice(0, 10)
const create = async (by: Client, body: Schemas['NewTask']) =>
  answered((await by.POST('/v3/tasks.Create', { body })).data).task
const ofProject = async (by: Client, project_id: string, more = {}) =>
  answered((await by.GET('/v3/tasks.ListByProject', { params: { query: { project_id, ...more } } })).data)
const mine = async (by: Client) => answered((await by.GET('/v3/tasks.ListMine', {})).data).tasks
const toldTo = async (by: Client) =>
  answered((await by.GET('/v3/notifications.List', { params: { query: {} } })).data).notifications

describe('a task', () => {
  it('is listed by the day it is due, says how far that is, and notifies its assignee', async () => {
    const { id: project_id } = await newProject(rep.call)
    const given = { project_id, assignee_id: rep.user.id }
    await create(manager.call, { ...given, title: 'Some day', due_on: null })
    await create(manager.call, { ...given, title: 'Later', due_on: day(3) })
    await create(manager.call, { ...given, title: 'Long ago', due_on: day(-2) })
    const { tasks } = await ofProject(rep.call, project_id)
    expect(tasks.map(({ title, due_in_days }) => [title, due_in_days])).toEqual([
      ['Long ago', -2],
      ['Later', 3],
      ['Some day', null],
    ])
    expect((await mine(rep.call)).map(({ title }) => title)).toEqual(['Long ago', 'Later', 'Some day'])
    const [told] = await toldTo(rep.call)
    expect(told).toMatchObject({ event: 'task_assigned', page: `/projects/${project_id}?tab=tasks` })
    expect(told?.sentence).toMatch(/assigned you a task: Long ago$/)
  })

  it('pages by key through days and those without one', async () => {
    const { id: project_id } = await newProject(rep.call)
    for (const due_on of [day(1), null, day(1), day(2), null])
      await create(rep.call, { project_id, title: 'One', due_on, assignee_id: rep.user.id })
    const seen: string[] = []
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await ofProject(rep.call, project_id, { limit: 2, ...(cursor ? { cursor } : {}) })
      seen.push(...page.tasks.map(({ id }) => id))
      cursor = page.next_cursor
    }
    expect(new Set(seen).size).toBe(5)
    expect(seen).toHaveLength(5)
  })

  it('is done, reopened, deleted and taken back, each in the activity of its project', async () => {
    const { id: project_id } = await newProject(rep.call)
    const task = await create(rep.call, { project_id, title: 'Call', due_on: day(1), assignee_id: rep.user.id })
    const at = { task_id: task.id }
    const done = answered(
      (await rep.call.POST('/v3/tasks.SetDone', { body: { ...at, version: 1, done: true } })).data,
    ).task
    expect(done.done_at).not.toBeNull()
    expect((await ofProject(rep.call, project_id)).tasks).toEqual([])
    expect((await ofProject(rep.call, project_id, { done: true })).tasks).toHaveLength(1)
    await rep.call.POST('/v3/tasks.SetDone', { body: { ...at, version: 2, done: false } })
    await rep.call.POST('/v3/tasks.Delete', { body: { ...at, version: 3 } })
    expect((await ofProject(rep.call, project_id)).tasks).toEqual([])
    const back = answered((await rep.call.POST('/v3/tasks.Restore', { body: at })).data).task
    expect(back).toMatchObject({ title: 'Call', due_on: day(1), done_at: null })
    const { activity } = answered(
      (await rep.call.GET('/v3/projects.ListActivity', { params: { query: { project_id, kind: 'task' } } })).data,
    )
    expect(activity.map(({ sentence }) => sentence.split(' ')[0])).toEqual([
      'restored',
      'deleted',
      'reopened',
      'finished',
      'added',
    ])
  })

  it('refuses a version that is past, and says of a title or a day what is wrong with it', async () => {
    const { id: project_id } = await newProject(rep.call)
    const task = await create(rep.call, { project_id, title: 'Call', due_on: null, assignee_id: rep.user.id })
    const body = { task_id: task.id, title: 'Ring', due_on: null, assignee_id: rep.user.id }
    await rep.call.POST('/v3/tasks.Update', { body: { ...body, version: 1 } })
    expect(await refusal(rep.call.POST('/v3/tasks.Update', { body: { ...body, version: 1 } }))).toMatchObject({
      status: 409,
      code: 'stale_version',
    })
    for (const [field, wrong] of Object.entries({ title: '   ', due_on: '1066-10-14', assignee_id: project_id })) {
      const refused = await refusal(
        rep.call.POST('/v3/tasks.Update', { body: { ...body, version: 2, [field]: wrong } }),
      )
      expect(Object.keys(refused.fields)).toEqual([field])
    }
  })

  it('cannot be given to users who may not see the project, or only view it', async () => {
    const { id: project_id } = await newProject(manager.call)
    const give = (assignee_id: string) =>
      refusal(manager.call.POST('/v3/tasks.Create', { body: { project_id, title: 'Call', due_on: null, assignee_id } }))
    expect((await give(rep.user.id)).fields['assignee_id']).toMatch(/who has access to this project/)
    expect((await give(viewer.user.id)).fields['assignee_id']).toMatch(/has view-only access/)
    const { people } = answered(
      (await manager.call.GET('/v3/tasks.ListPeople', { params: { query: { project_id } } })).data,
    )
    expect(people.map(({ id }) => id)).not.toContain(rep.user.id)
    expect(people.find(({ id }) => id === viewer.user.id)?.takes_tasks).toBe(false)
  })

  it('does not exist for users who may not see its project, nor for another company, and a viewer adds none', async () => {
    const { id: project_id } = await newProject(manager.call)
    const assignee_id = manager.user.id
    const task = await create(manager.call, { project_id, title: 'Call', due_on: null, assignee_id })
    const own = await create(manager.call, { project_id: null, title: 'Own', due_on: null, assignee_id })
    for (const task_id of [task.id, own.id])
      for (const call of [rep.call, stranger])
        expect(
          await refusal(call.POST('/v3/tasks.SetDone', { body: { task_id, version: 1, done: true } })),
        ).toMatchObject({ status: 404, code: 'no_such_task' })
    const body = { project_id, title: 'Look', due_on: null, assignee_id }
    expect((await refusal(viewer.call.POST('/v3/tasks.Create', { body }))).status).toBe(403)
    expect((await refusal(stranger.POST('/v3/tasks.Create', { body }))).status).toBe(404)
  })
})

it('tells once, on the morning of its day where the company is, that a task is due', async () => {
  const { id: project_id } = await newProject(rep.call)
  await create(manager.call, { project_id, title: 'Meter', due_on: day(4), assignee_id: rep.user.id })
  const work = { database: test.database, ports: test.ports }
  const before = test.clock.now
  // 6:29, then 6:31 in Phoenix, which is seven hours behind.
  test.clock.now = new Date(`${day(4)}T13:29:00Z`)
  // Tasks due on earlier days.
  await tellDue(work)
  test.clock.now = new Date(test.clock.now.getTime() + 120_000)
  expect(await tellDue(work)).toBe(1)
  expect(await tellDue(work)).toBe(0)
  const again = await test.signIn(emailOf('Sales Rep'))
  expect((await toldTo(again.call))[0]).toMatchObject({ event: 'task_due', sentence: 'Due today: Meter' })
  test.clock.now = before
})

it('keeps a deleted task for 30 days', async () => {
  const { id: project_id } = await newProject(rep.call)
  const task = await create(rep.call, { project_id, title: 'Gone', due_on: null, assignee_id: rep.user.id })
  await rep.call.POST('/v3/tasks.Delete', { body: { task_id: task.id, version: 1 } })
  const work = { database: test.database, ports: test.ports }
  expect(await removeDeleted(work)).toBe(0)
  const before = test.clock.now
  test.clock.now = new Date(before.getTime() + 31 * DAY_MS)
  expect(await removeDeleted(work)).toBe(1)
  test.clock.now = before
  expect((await refusal(rep.call.POST('/v3/tasks.Restore', { body: { task_id: task.id } }))).status).toBe(404)
})
