// A project's year of energy through the whole application.
import { expect, it } from 'vitest'
import { signedIn } from '#tests/support/app.ts'
import { answered, designInput, newProject } from '#tests/support/sale.ts'

const { call } = await signedIn()
const yearOf = async (project_id: string) =>
  answered((await call.GET('/v3/energy.GetYear', { params: { query: { project_id } } })).data).year

it('a year', async () => {
  const { id: project_id } = await newProject(call)
  expect(await yearOf(project_id)).toBeNull()
  await call.POST('/v3/design.Save', { body: await designInput(call, project_id) })
  const year = await yearOf(project_id)
  console.log(JSON.stringify({ ...year, days: undefined }, null, 1))
  const t = performance.now()
  await yearOf(project_id)
  console.log('again', performance.now() - t)
})
