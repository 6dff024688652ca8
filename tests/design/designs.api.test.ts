// Several designs of one project: copied, compared, chosen, and never another company's.
import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { enterTenant } from '#server/db/database.ts'
import { drawings } from '#server/db/schema/design.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, equipment, newProject, sent } from '#tests/support/sale.ts'
import { drawing } from './drawing/support.ts'
import { plane } from './shade-scenes.ts'

let test: TestApp
let rep: Client
let stranger: Client
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  stranger = (await test.signIn(emailOf('Owner', 3))).call
})

const listOf = async (project_id: string) =>
  answered((await rep.GET('/v3/design.List', { params: { query: { project_id } } })).data).designs
const designOf = async (project_id: string) =>
  answered((await rep.GET('/v3/design.Get', { params: { query: { project_id } } })).data).design
const copy = async (project_id: string, design_id: string, name: string) =>
  answered((await rep.POST('/v3/design.Copy', { body: { project_id, design_id, name } })).data).designs

async function designed() {
  const { id } = await newProject(rep)
  await rep.POST('/v3/design.Save', { body: await designInput(rep, id) })
  return id
}

it('nothing designed is no design, and the first one has the project’s id', async () => {
  const { id } = await newProject(rep)
  expect(await listOf(id)).toEqual([])
  await rep.POST('/v3/design.Save', { body: await designInput(rep, id) })
  expect(await listOf(id)).toMatchObject([{ id, name: 'Design 1', chosen: true, module_count: 20, missing: null }])
})

it('a copy stays as it was while the sold one changes, and choosing it swaps the two', async () => {
  const id = await designed()
  const [, second] = await copy(id, id, ' Larger ')
  expect(second).toMatchObject({ name: 'Larger', chosen: false, version: 1 })
  const input = await designInput(rep, id, 1)
  await rep.POST('/v3/design.Save', { body: { ...input, arrays: input.arrays.slice(0, 1) } })
  const [sold, kept] = await listOf(id)
  expect(sold).toMatchObject({ chosen: true, module_count: 12 })
  expect(kept).toMatchObject({ chosen: false, module_count: 20 })
  expect(kept?.annual_kwh).toBeGreaterThan(sold?.annual_kwh ?? Number.POSITIVE_INFINITY)
  expect(kept?.price_cents).toBeGreaterThan(sold?.price_cents ?? Number.POSITIVE_INFINITY)
  const body = { project_id: id, design_id: kept?.id ?? '', version: 1 }
  await rep.POST('/v3/design.Choose', { body })
  expect(await listOf(id)).toMatchObject([
    { ...sold, chosen: false, version: 2 },
    { ...kept, chosen: true, version: 2 },
  ])
  expect(await designOf(id)).toMatchObject({ module_count: 20, version: 3 })
  expect((await refusal(rep.POST('/v3/design.Choose', { body }))).code).toBe('stale_version')
  expect((await refusal(rep.POST('/v3/design.Save', { body: { ...input, version: 2 } }))).code).toBe('stale_version')
})

it('renames and removes, but not to a name that is taken, nor the one that is sold', async () => {
  const id = await designed()
  const [, second] = await copy(id, id, 'Other')
  const other = { project_id: id, design_id: second?.id ?? '', version: 1 }
  expect((await refusal(rep.POST('/v3/design.Rename', { body: { ...other, name: 'DESIGN 1' } }))).code).toBe(
    'name_taken',
  )
  expect((await refusal(rep.POST('/v3/design.Rename', { body: { ...other, name: '  ' } }))).status).toBe(400)
  await rep.POST('/v3/design.Rename', { body: { ...other, name: 'South only' } })
  expect(await listOf(id)).toMatchObject([{ name: 'Design 1' }, { name: 'South only', version: 2 }])
  const first = { project_id: id, design_id: id, version: 1 }
  expect((await refusal(rep.POST('/v3/design.Remove', { body: first }))).code).toBe('chosen_design')
  await rep.POST('/v3/design.Remove', { body: { ...other, version: 2 } })
  expect(await listOf(id)).toHaveLength(1)
})

it('refuses the twenty-first', async () => {
  const id = await designed()
  for (let number = 2; number <= 20; number++) await copy(id, id, `Design ${number}`)
  const body = { project_id: id, design_id: id, name: 'One more' }
  expect((await refusal(rep.POST('/v3/design.Copy', { body }))).code).toBe('too_many_designs')
})

it('answers 404 to another company, and for a design of another project', async () => {
  const [id, elsewhere] = [await designed(), await designed()]
  const { id: theirs } = await newProject(stranger)
  await stranger.POST('/v3/design.Save', { body: await designInput(stranger, theirs) })
  const [, second] = await copy(id, id, 'Other')
  const body = { project_id: id, design_id: second?.id ?? '', version: 1 }
  expect((await refusal(rep.POST('/v3/design.Choose', { body: { ...body, project_id: elsewhere } }))).status).toBe(404)
  for (const refused of [
    stranger.GET('/v3/design.List', { params: { query: { project_id: id } } }),
    stranger.POST('/v3/design.Copy', { body: { project_id: id, design_id: id, name: 'Mine' } }),
    stranger.POST('/v3/design.Rename', { body: { ...body, name: 'Mine' } }),
    stranger.POST('/v3/design.Remove', { body }),
    stranger.POST('/v3/design.Choose', { body }),
    stranger.POST('/v3/design.Copy', { body: { ...body, project_id: theirs, name: 'Mine' } }),
    stranger.POST('/v3/design.Rename', { body: { ...body, project_id: theirs, name: 'Mine' } }),
    stranger.POST('/v3/design.Remove', { body: { ...body, project_id: theirs } }),
    stranger.POST('/v3/design.Choose', { body: { ...body, project_id: theirs } }),
  ])
    expect((await refusal(refused)).status).toBe(404)
  expect(await listOf(id)).toMatchObject([{ name: 'Design 1', chosen: true }, { name: 'Other' }])
})

const drawingOf = async (project_id: string) =>
  answered((await rep.GET('/v3/design.GetDrawing', { params: { query: { project_id } } })).data)
async function drawn() {
  const { panel, inverter } = await equipment(rep)
  const planes = [plane('south', { panel_id: panel.id })]
  return drawing({ planes, inverters: [{ inverter_id: inverter.id, count: 1 }] })
}
const choose = async (project_id: string, design_id: string) => {
  const found = (await listOf(project_id)).find(({ id }) => id === design_id)
  const body = { project_id, design_id, version: found?.version ?? 0 }
  return answered((await rep.POST('/v3/design.Choose', { body })).data).designs
}

it('lays the drawing with the design, and a blank sheet where it has none', async () => {
  const id = await designed()
  const [, other] = await copy(id, id, 'Drawn')
  await choose(id, other?.id ?? '')
  expect(await drawingOf(id)).toMatchObject({ version: 0, drawing: null })
  await rep.POST('/v3/design.SaveDrawing', { body: { project_id: id, version: 0, drawing: await drawn() } })
  expect(await drawingOf(id)).toMatchObject({ version: 1, applied: true, drawing: { planes: [{ id: 'south' }] } })
  await choose(id, id)
  const blank = await drawingOf(id)
  expect(blank).toMatchObject({ version: 2, applied: false, drawing: { backdrop: 'blank', planes: [], image: null } })
  expect(await designOf(id)).toMatchObject({ module_count: 20 })
  await choose(id, other?.id ?? '')
  expect(await drawingOf(id)).toMatchObject({ version: 3, applied: true, drawing: { planes: [{ id: 'south' }] } })
})

it('trims the versions of the drawing as saving one does', async () => {
  const id = await designed()
  await rep.POST('/v3/design.SaveDrawing', { body: { project_id: id, version: 0, drawing: await drawn() } })
  const [, other] = await copy(id, id, 'Other')
  // As after many saves: only their number matters.
  await test.database.transaction(async db => {
    await enterTenant(db, 2)
    await db.update(drawings).set({ version: 200 }).where(eq(drawings.project_id, id))
  })
  await choose(id, other?.id ?? '')
  const query = { project_id: id }
  const { versions } = answered((await rep.GET('/v3/design.ListDrawingVersions', { params: { query } })).data)
  expect(versions.map(({ version }) => version)).toEqual([201])
})

it('is chosen or refused as a design is saved: also while an agreement is out', async () => {
  const owner = (await test.signIn(emailOf('Owner'))).call
  const { project_id } = await sent(test, owner)
  const [, other] = answered(
    (await owner.POST('/v3/design.Copy', { body: { project_id, design_id: project_id, name: 'Other' } })).data,
  ).designs
  const status = async () =>
    answered((await owner.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project.status
  const before = await status()
  const body = await designInput(owner, project_id, 1)
  const saved = await owner.POST('/v3/design.Save', { body })
  const chosen = await owner.POST('/v3/design.Choose', {
    body: { project_id, design_id: other?.id ?? '', version: 1 },
  })
  expect([saved.response.status, chosen.response.status]).toEqual([200, 200])
  expect(await status()).toBe(before)
})
