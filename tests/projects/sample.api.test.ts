// The sample project fills each tab, counts nowhere, sends nothing, and goes without a trace but the audit log.
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { rowsOf } from '#server/db/rows.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { answered, newProject } from '#tests/support/sale.ts'
import { refused } from '#tests/support/refusal.ts'

let test: TestApp
let owner: TestApp['anyone']
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})

const create = async (call = owner) => answered((await call.POST('/v3/projects.CreateSample')).data).project
const of = (project_id: string) => ({ params: { query: { project_id } } })

it('x', async () => {
  const t0 = Date.now()
  const project = await create()
  console.log('made in', Date.now() - t0)
  console.log(JSON.stringify(project).slice(0, 1500))
  const p = answered((await owner.GET('/v3/proposal.Get', of(project.id))).data)
  console.log(p.proposal?.status, p.proposal?.public_url)
  console.log(JSON.stringify(answered((await owner.GET('/v3/tasks.ListByProject', of(project.id))).data)).slice(0, 300))
  console.log(JSON.stringify(answered((await owner.GET('/v3/projects.GetFinancing', of(project.id))).data)).slice(0, 300))
  console.log(JSON.stringify(answered((await owner.GET('/v3/projects.ListFiles', of(project.id))).data)).slice(0, 300))
  console.log(await owner.POST('/v3/projects.DeleteSample').catch(e => e))
})
