import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject } from '#tests/support/sale.ts'

type Person = { call: Client; user: { id: string; firstname: string; lastname: string } }
let test: TestApp
let rep: Person
let manager: Person
let viewer: Client
let stranger: Client
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  rep = await test.signIn(emailOf('Sales Rep'))
  manager = await test.signIn(emailOf('Sales Manager'))
  viewer = (await test.signIn(emailOf('Viewer'))).call
  stranger = (await test.signIn(emailOf('Owner', 3))).call
})
const at = ({ user }: Person) => `@${user.firstname} ${user.lastname}`
const write = async (by: Client, project_id: string, body: string, mention_ids: string[] = []) =>
  answered((await by.POST('/v3/notes.Create', { body: { project_id, body, mention_ids } })).data).note
const listed = async (by: Client, project_id: string) =>
  answered((await by.GET('/v3/notes.ListByProject', { params: { query: { project_id } } })).data).notes
const told = async (by: Client) =>
  answered((await by.GET('/v3/notifications.List', { params: { query: {} } })).data).notifications.filter(
    ({ event }) => event === 'mentioned',
  )

describe('a note', () => {
  it('notifies mentioned users once, with a link; removed ones are not notified', async () => {
    const { id: project_id } = await newProject(rep.call)
    const note = await write(rep.call, project_id, `${at(manager)} look at the panel.`, [manager.user.id])
    expect(note.mentions).toEqual([{ user_id: manager.user.id, name: at(manager).slice(1) }])
    expect((await told(manager.call))[0]).toMatchObject({ page: `/projects/${project_id}?tab=notes&note=${note.id}` })
    const again = { note_id: note.id, body: `${at(manager)} look at both panels.`, mention_ids: [manager.user.id] }
    await rep.call.POST('/v3/notes.Update', { body: { ...again, version: 1 } })
    await write(rep.call, project_id, 'Nobody is meant.', [manager.user.id])
    expect(await told(manager.call)).toHaveLength(1)
    expect((await listed(rep.call, project_id)).map(({ body }) => body)).toEqual([
      'Nobody is meant.',
      `${at(manager)} look at both panels.`,
    ])
  })

  it('cannot mention users who may not see the project', async () => {
    const { id: project_id } = await newProject(manager.call)
    const body = { project_id, body: `${at(rep)} look`, mention_ids: [rep.user.id] }
    const refused = await refusal(manager.call.POST('/v3/notes.Create', { body }))
    expect(refused.fields['mention_ids']).toMatch(/who have access to this project/)
  })

  it('is changed and deleted by its author alone, from the version read', async () => {
    const { id: project_id } = await newProject(rep.call)
    const { id: note_id } = await write(rep.call, project_id, 'Mine')
    const body = { note_id, version: 1, body: 'Theirs', mention_ids: [] }
    expect(await refusal(manager.call.POST('/v3/notes.Update', { body }))).toMatchObject({
      status: 403,
      code: 'not_the_author',
    })
    const remove = (version: number) => rep.call.POST('/v3/notes.Delete', { body: { note_id, version } })
    expect((await refusal(manager.call.POST('/v3/notes.Delete', { body: { note_id, version: 1 } }))).status).toBe(403)
    expect((await refusal(remove(7))).status).toBe(409)
    await remove(1)
    expect(await listed(rep.call, project_id)).toEqual([])
  })

  it('does not exist for another company or users who may not see its project, and a viewer writes none', async () => {
    const { id: project_id } = await newProject(manager.call)
    const { id: note_id } = await write(manager.call, project_id, 'Ours')
    for (const call of [rep.call, stranger]) {
      const body = { note_id, version: 1, body: 'x', mention_ids: [] }
      expect(await refusal(call.POST('/v3/notes.Update', { body }))).toMatchObject({
        status: 404,
        code: 'no_such_note',
      })
    }
    const body = { project_id, body: 'x', mention_ids: [] }
    expect((await refusal(viewer.POST('/v3/notes.Create', { body }))).status).toBe(403)
    expect((await refusal(rep.call.POST('/v3/notes.Create', { body: { ...body, body: '  ' } }))).status).toBe(404)
    const blank = { ...body, body: '  ' }
    expect((await refusal(manager.call.POST('/v3/notes.Create', { body: blank }))).fields['body']).toBeTruthy()
  })
})
