// A project's revision: answers include theirs, and every change raises it.
import { beforeEach, expect, it } from 'vitest'
import { inCompany } from '#server/db/database.ts'
import { raiseRevision } from '#server/project-revision.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { newProject } from '#tests/support/sale.ts'

let test: TestApp
let rep: Awaited<ReturnType<TestApp['signIn']>>
beforeEach(async () => {
  test = await testApp()
  rep = await test.signIn(emailOf('Sales Rep'))
})

const revisionIn = ({ headers }: Response) => headers.get('Project-Revision')
const readOf = async (project_id: string) =>
  revisionIn((await rep.call.GET('/v3/projects.Get', { params: { query: { project_id } } })).response)

it('is on what is read of a project and on what changes it, and rises though no time passes', async () => {
  const { id: project_id, version } = await newProject(rep.call)
  const other = await newProject(rep.call)
  const [before, others] = [await readOf(project_id), await readOf(other.id)]
  const body = { project_id, version, notes: 'Call after six.' }
  const written = revisionIn((await rep.call.POST('/v3/projects.Update', { body })).response)
  const note = { project_id, body: 'Called.', mention_ids: [] }
  const noted = revisionIn((await rep.call.POST('/v3/notes.Create', { body: note })).response)
  const revisions = [before, written, noted].map(one => one?.split(' ') ?? [])
  expect(revisions.map(([id]) => id)).toEqual([project_id, project_id, project_id])
  const [first = 0, second = 0, third = 0] = revisions.map(([, revision]) => Number(revision))
  expect(second).toBeGreaterThan(first)
  expect(third).toBeGreaterThan(second)
  expect(await readOf(project_id)).toBe(noted)
  expect(await readOf(other.id)).toBe(others)
})

it('rises with what no one did in person, such as a lender’s answer', async () => {
  const { id: project_id } = await newProject(rep.call)
  const before = await readOf(project_id)
  await inCompany(test.database, 2, db => raiseRevision(db, test.ports, project_id, 'lenders'))
  const [, first] = before?.split(' ') ?? []
  const [, second] = (await readOf(project_id))?.split(' ') ?? []
  expect(Number(second)).toBeGreaterThan(Number(first))
})

it('is not on what is about many projects', async () => {
  await newProject(rep.call)
  const { response } = await rep.call.GET('/v3/projects.List', { params: { query: {} } })
  expect(revisionIn(response)).toBeNull()
})
