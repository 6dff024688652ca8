// The electrical plan of a project: made from its design, changed by choices with a version of their own, kept with its design.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed, newProject, published, shownProposal } from '#tests/support/sale.ts'

let test: TestApp
let rep: Client
let stranger: Client
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  stranger = (await test.signIn(emailOf('Owner', 3))).call
})

const planOf = async (project_id: string) =>
  answered((await rep.GET('/v3/design.GetElectricalPlan', { params: { query: { project_id } } })).data).plan
const save = (project_id: string, version: number, choices: Schemas['ElectricalChoices']) =>
  rep.POST('/v3/design.SaveElectricalPlan', { body: { project_id, version, choices } })
async function designed() {
  const { id } = await newProject(rep)
  await rep.POST('/v3/design.Save', { body: await designInput(rep, id) })
  return id
}
const HOUSE = {
  edition: '2023',
  service_a: 200,
  busbar_a: 200,
  main_a: 200,
  main_place: 'end',
  opposite_end: true,
} as const

it('is none without a design, and asks for what it can’t know with one', async () => {
  const { id } = await newProject(rep)
  expect(await planOf(id)).toBeNull()
  const plan = await planOf(await designed())
  expect(plan).toMatchObject({ version: 0, connection: null })
  expect(plan?.strings.reduce((sum, one) => sum + one.modules, 0)).toBe(20)
  expect(plan?.findings.flatMap(one => one.lacks)).toContain('busbar rating')
})

it('keeps choices, which change neither price nor production, and the design’s version stays', async () => {
  const id = await designed()
  const before = await planOf(id)
  if (!before) throw new Error('no plan')
  const saved = answered((await save(id, 0, { ...before.choices, ...HOUSE })).data).plan
  expect(saved).toMatchObject({ version: 1, edition: '2023', edition_basis: 'chosen', choices: HOUSE })
  expect(await planOf(id)).toEqual(saved)
  const { design } = answered((await rep.GET('/v3/design.Get', { params: { query: { project_id: id } } })).data)
  expect(design?.version).toBe(1)
  expect((await refusal(save(id, 0, before.choices))).code).toBe('stale_version')
  // A design that is saved again keeps them.
  await rep.POST('/v3/design.Save', { body: await designInput(rep, id, 1) })
  expect(await planOf(id)).toMatchObject({ version: 1, choices: HOUSE })
})

it('stays with its design where several are compared', async () => {
  const id = await designed()
  const plan = await planOf(id)
  if (!plan) throw new Error('no plan')
  await save(id, 0, { ...plan.choices, ...HOUSE })
  const { designs } = answered(
    (await rep.POST('/v3/design.Copy', { body: { project_id: id, design_id: id, name: 'Other' } })).data,
  )
  const second = designs.find(({ name }) => name === 'Other')
  const version = (await planOf(id))?.version ?? 0
  await save(id, version, { ...plan.choices, ...HOUSE, main_a: 150 })
  await rep.POST('/v3/design.Choose', { body: { project_id: id, design_id: second?.id ?? '', version: 1 } })
  expect((await planOf(id))?.choices.main_a).toBe(200)
})

it('refuses strings without each panel, figures no house has, another company, and a project without a design', async () => {
  const id = await designed()
  const plan = await planOf(id)
  if (!plan) throw new Error('no plan')
  if (plan.kind !== 'micro') {
    const strings = [{ unit: 0, input: 0, runs: [{ plane: 0, module_count: 1 }] }]
    expect((await refusal(save(id, 0, { ...plan.choices, strings }))).fields).toHaveProperty(['choices.strings'])
  }
  expect((await refusal(save(id, 0, { ...plan.choices, busbar_a: 5 }))).status).toBe(400)
  const body = { project_id: id, version: 0, choices: plan.choices }
  expect((await refusal(stranger.POST('/v3/design.SaveElectricalPlan', { body }))).status).toBe(404)
  const { id: blank } = await newProject(rep)
  expect((await refusal(save(blank, 0, plan.choices))).code).toBe('no_design')
})

it('is published with its proposal if it was planned, stays as it was, and isn’t shown to the homeowner', async () => {
  const { project_id: id } = await financed(rep)
  const plan = await planOf(id)
  if (!plan) throw new Error('no plan')
  await save(id, 0, { ...plan.choices, ...HOUSE })
  const { public_id } = await published(rep, id)
  await save(id, 1, { ...plan.choices, ...HOUSE, main_a: 150 })
  const then = await rep.GET('/v3/design.GetElectricalPlan', {
    params: { query: { project_id: id, published_design_id: id } },
  })
  expect(answered(then.data).plan).toMatchObject({ version: 1, choices: { main_a: 200 } })
  expect(JSON.stringify(await shownProposal(test.anyone, public_id))).not.toContain('busbar_a')
  const query = { project_id: id, published_design_id: plan.units[0]?.inverter_id ?? '' }
  expect((await refusal(rep.GET('/v3/design.GetElectricalPlan', { params: { query } }))).status).toBe(404)
})

it('follows the company’s entry for the city, each place listed once', async () => {
  const owner = (await test.signIn(emailOf('Owner'))).call
  const id = await designed()
  const before = answered((await owner.GET('/v3/settings.GetDesignPreferences')).data)
  expect(before.jurisdictions).toEqual([])
  const { address } = answered(
    (await rep.GET('/v3/projects.Get', { params: { query: { project_id: id } } })).data,
  ).project
  const place = {
    state: address?.state ?? '',
    city: address?.city ?? '',
    edition: '2017' as const,
    since: null,
    source: 'City ordinance',
    rooftop_in: null,
    ac_rise_pct: null,
  }
  const put = (jurisdictions: Schemas['CodeJurisdiction'][]) =>
    owner.POST('/v3/settings.DesignPreferences', { body: { ...before, jurisdictions } })
  const twice = await refusal(put([place, { ...place, city: ` ${place.city.toUpperCase()} ` }]))
  expect(twice.fields).toHaveProperty(['jurisdictions.1.city'])
  await put([place])
  expect(await planOf(id)).toMatchObject({
    edition: '2017',
    edition_basis: 'jurisdiction',
    edition_sources: ['City ordinance'],
  })
  // Callers that leave them out keep them.
  const { jurisdictions: _, ...rest } = answered((await owner.GET('/v3/settings.GetDesignPreferences')).data)
  await owner.POST('/v3/settings.DesignPreferences', { body: rest })
  expect(await planOf(id)).toMatchObject({ edition: '2017' })
})
