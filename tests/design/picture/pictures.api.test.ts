// Which picture a project shows: its drawing's while the design is the drawing's, its panels by plane otherwise; a published
// proposal keeps the picture it was published with.
import { beforeAll, expect, it } from 'vitest'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import { rectangle } from '#machines/design/drawing/geometry.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import {
  answered,
  designInput,
  equipment,
  financed,
  newProject,
  published,
  shownProposal,
} from '#tests/support/sale.ts'
import { drawing, plane } from '../drawing/support.ts'

let test: TestApp
let call: Client
beforeAll(async () => {
  test = await testApp()
  call = (await test.signIn(emailOf('Owner'))).call
})

const picturesOf = async (project_id: string, client = call) =>
  answered((await client.GET('/v3/design.GetPictures', { params: { query: { project_id } } })).data).pictures

async function draw(project_id: string, version = 0) {
  const { panel, inverter } = await equipment(call)
  const { length_m, width_m } = panel
  if (length_m === null || width_m === null) throw new Error('The panel of the tests has sides.')
  const whole = drawing({ inverters: [{ inverter_id: inverter.id, count: 1 }] })
  const south = plane(rectangle([0, -3], 10, 5), { panel_id: panel.id })
  const modules = fillPlane(south, { length_m, width_m }, whole)
  const drawn = { ...whole, planes: [{ ...south, modules }] }
  answered((await call.POST('/v3/design.SaveDrawing', { body: { project_id, version, drawing: drawn } })).data)
  return modules.length
}

it('nothing, then the panels by plane, then the house, and again the panels once figures say something else', async () => {
  const { id } = await newProject(call)
  expect(await picturesOf(id)).toBeNull()
  const input = await designInput(call, id)
  const typed = answered((await call.POST('/v3/design.Save', { body: input })).data).design
  const by_plane = await picturesOf(id)
  expect(by_plane).toMatchObject({ drawn: false, house: { ground: null } })
  expect(by_plane?.house.alt).toContain(`${typed.module_count} solar panels`)
  expect(by_plane?.plan).toEqual(by_plane?.house)

  const count = await draw(id)
  const drawn = await picturesOf(id)
  expect(drawn).toMatchObject({ drawn: true })
  expect(drawn?.house.alt).toMatch(new RegExp(`^The house with ${count} solar panels, [\\d.]+ kW$`))
  expect(drawn?.plan.src).not.toBe(drawn?.house.src)
  expect(drawn?.house.src).toMatch(/^data:image\/svg\+xml,<svg /)
  const { version } = answered(
    answered((await call.GET('/v3/design.Get', { params: { query: { project_id: id } } })).data).design ?? undefined,
  )
  answered((await call.POST('/v3/design.Save', { body: { ...input, version } })).data)
  expect(await picturesOf(id)).toMatchObject({ drawn: false })
})

it('is described in the language of the reader, and is private to the company', async () => {
  const { project_id } = await financed(call)
  const spanish = await call.GET('/v3/design.GetPictures', {
    params: { query: { project_id } },
    headers: { 'Accept-Language': 'es' },
  })
  expect(spanish.data?.pictures?.house.alt).toContain('paneles solares')
  await test.addCompany(31, 'Other Solar', SYSTEM_ROLES)
  const other = (await test.signIn(emailOf('Owner', 31))).call
  expect(await refusal(picturesOf(project_id, other))).toMatchObject({ status: 404 })
})

it('a proposal shows the design as it was published', async () => {
  const { project_id } = await financed(call)
  const { public_id } = await published(call, project_id)
  const before = (await shownProposal(test.anyone, public_id)).pictures
  expect(before?.house.src).toContain('svg')
  await draw(project_id)
  expect((await shownProposal(test.anyone, public_id)).pictures).toEqual(before)
  expect(await picturesOf(project_id)).not.toEqual(before)
})
