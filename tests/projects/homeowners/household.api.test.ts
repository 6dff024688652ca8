// The people of one project: added, changed, made the one who is written to first, and removed.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, newProject } from '#tests/support/sale.ts'

const ALEX = { firstname: 'Alex', lastname: 'Sample', email: 'alex.sample@example.com' }

let test: TestApp
let owner: Client
let project_id: string
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  owner = (await test.signIn(emailOf('Owner'))).call
  project_id = (await newProject(owner)).id
})

const people = async () =>
  answered((await owner.GET('/v3/homeowners.ListByProject', { params: { query: { project_id } } })).data).homeowners
const project = async () =>
  answered((await owner.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project
const add = async (homeowner = ALEX) => {
  await owner.POST('/v3/homeowners.Add', { body: { project_id, homeowner } })
  const added = (await people()).findLast(({ is_primary }) => !is_primary)
  if (!added) throw new Error('Nobody was added')
  return added
}
const remove = (call: Client, { id, version }: { id: string; version: number }) =>
  call.POST('/v3/homeowners.Delete', { body: { homeowner_id: id, version } })

describe('a household', () => {
  it('has one primary: who is made it takes the place of the one before, and the project’s name', async () => {
    const alex = await add()
    await owner.POST('/v3/homeowners.Update', {
      body: { homeowner_id: alex.id, version: alex.version, is_primary: true, homeowner: ALEX },
    })
    expect((await people()).map(({ firstname, is_primary }) => [firstname, is_primary])).toEqual(
      expect.arrayContaining([
        ['Alex', true],
        ['Sam', false],
      ]),
    )
    expect((await project()).name).toBe('Alex Sample')
  })

  it('gives the project its name, corrected with it, until the project has one of its own', async () => {
    const correct = async (firstname: string) => {
      const primary = (await people()).find(({ is_primary }) => is_primary)
      const { id: homeowner_id = '', version = 0 } = primary ?? {}
      await owner.POST('/v3/homeowners.Update', {
        body: { homeowner_id, version, homeowner: { ...ALEX, firstname } },
      })
      return (await project()).name
    }
    expect(await correct('Alexis')).toBe('Alexis Sample')
    const { version } = await project()
    await owner.POST('/v3/projects.Update', { body: { project_id, version, name: 'Sample household' } })
    expect(await correct('Alex')).toBe('Sample household')
  })

  it('keeps its primary: another is made it first', async () => {
    const primary = (await people()).find(({ is_primary }) => is_primary)
    if (!primary) throw new Error('There is no primary')
    expect(await refusal(remove(owner, primary))).toMatchObject({ status: 409, code: 'primary_stays' })
  })

  it('loses who is removed, with a line in the activity, and is found by them no longer', async () => {
    const kim = await add({ firstname: 'Kim', lastname: 'Leaving', email: 'kim.leaving@example.com' })
    const found = async () => {
      const { data } = await owner.GET('/v3/projects.List', { params: { query: { search: 'Leaving' } } })
      return answered(data).projects.length
    }
    expect(await found()).toBe(1)
    await remove(owner, kim)
    expect((await people()).map(({ id }) => id)).not.toContain(kim.id)
    expect(await found()).toBe(0)
    const { data } = await owner.GET('/v3/projects.ListActivity', { params: { query: { project_id } } })
    expect(answered(data).activity.map(({ sentence }) => sentence)).toContainEqual(
      expect.stringContaining('removed Kim'),
    )
    expect(await refusal(remove(owner, kim))).toMatchObject({ status: 404 })
  })

  it('cannot be changed from an older version, by another company or without permission', async () => {
    const lee = await add({ firstname: 'Lee', lastname: 'Sample', email: 'lee.sample@example.com' })
    const body = { homeowner_id: lee.id, version: lee.version, homeowner: { ...ALEX, firstname: 'Leigh' } }
    await owner.POST('/v3/homeowners.Update', { body })
    expect(await refusal(owner.POST('/v3/homeowners.Update', { body }))).toMatchObject({ code: 'stale_version' })
    expect(await refusal(remove(owner, lee))).toMatchObject({ code: 'stale_version' })
    const stranger = (await test.signIn(emailOf('Owner', 3))).call
    expect(await refusal(remove(stranger, { ...lee, version: lee.version + 1 }))).toMatchObject({ status: 404 })
    const viewer = (await test.signIn(emailOf('Viewer'))).call
    expect(await refusal(remove(viewer, { ...lee, version: lee.version + 1 }))).toMatchObject({ status: 403 })
  })
})
