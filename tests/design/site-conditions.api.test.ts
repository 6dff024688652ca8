// Snow, ground, rows and trackers of a saved design: their effect on year and quote, and refusals.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed, newProject, published, shownProposal } from '#tests/support/sale.ts'

let test: TestApp
let rep: Client
let admin: Client
let owner: Client
beforeAll(async () => {
  test = await testApp()
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  owner = (await test.signIn(emailOf('Owner'))).call
  admin = (await test.signIn(emailOf('Admin'))).call
})

const simulate = async (project_id: string) => {
  const { data } = await rep.GET('/v3/solar.GetPerformanceSimulation', { params: { query: { project_id } } })
  return answered(data).simulation
}
const receiptOf = async (project_id: string) =>
  answered((await rep.GET('/v3/solar.GetReceipt', { params: { query: { project_id } } })).data).receipt

const months = (of: (month: number) => number) => Array.from({ length: 12 }, (_, month) => of(month))
const winter = (value: number) => months(month => (month < 2 ? value : 0))
const snow = { snowfall_cm: winter(40), snowy_days: winter(4), covered_days: winter(20), humidity: months(() => 0.7) }
const rows = { ground_cover_ratio: 0.4, slope_length_m: 2, lower_edge_m: 0.9 }
const tracker = { max_angle_deg: 60, backtracking: true }

async function designed(part: Partial<Schemas['RoofArray']> = {}, more: Partial<Schemas['DesignInput']> = {}) {
  const { id } = await newProject(rep)
  const input = await designInput(rep, id)
  const first = input.arrays.slice(0, 1).map(array => ({ ...array, ...part }))
  const body = { ...input, arrays: first, ...more }
  await rep.POST('/v3/design.Save', { body })
  return { id, body }
}

describe('snow and ground', () => {
  it('change the year until they are removed, and are listed in words and receipt', async () => {
    const { id, body } = await designed()
    const open = await simulate(id)
    expect(open?.assumptions.join()).toContain('The ground reflects 20% of the light.')
    const conditions = { snow, monthly_albedo: months(() => 0.3) }
    await rep.POST('/v3/design.Save', { body: { ...body, version: 1, conditions } })
    const snowy = await simulate(id)
    expect(snowy?.monthly_kwh[0]).toBeLessThan((open?.monthly_kwh[0] ?? 0) * 0.97)
    expect(snowy?.monthly_kwh[6]).toBeGreaterThan(open?.monthly_kwh[6] ?? 0)
    expect(snowy?.losses.map(({ name }) => name)).toContain('Snow')
    expect(snowy?.assumptions.join()).toContain('Townsend and Powers (2011)')
    // 0.3 + 0.3 · 20 / 31 in January.
    expect(snowy?.assumptions.join()).toContain('January to December: 49.35%, 51.43%, 30%')
    expect(await receiptOf(id)).toMatchObject({ engine: 7, inputs: { conditions } })
    // Callers that leave them out keep them; null removes them.
    await rep.POST('/v3/design.Save', { body: { ...body, version: 2 } })
    expect((await simulate(id))?.annual_kwh).toBe(snowy?.annual_kwh)
    await rep.POST('/v3/design.Save', { body: { ...body, version: 3, conditions: null } })
    expect((await simulate(id))?.annual_kwh).toBe(open?.annual_kwh)
  })

  it.each([
    ['snow without humidity', { snow: { ...snow, humidity: months(() => 0) } }, 'conditions.snow.humidity.0'],
    ['31 snowy days in April', { snow: { ...snow, snowy_days: months(() => 31) } }, 'conditions.snow.snowy_days.3'],
    ['an albedo of 95%', { monthly_albedo: months(() => 0.95) }, 'conditions.monthly_albedo.0'],
    ['eleven months of albedo', { monthly_albedo: months(() => 0.2).slice(1) }, 'conditions.monthly_albedo'],
  ])('are refused at their field for %s', async (_, conditions, field) => {
    const { body } = await designed()
    const refused = await refusal(rep.POST('/v3/design.Save', { body: { ...body, version: 1, conditions } }))
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(Object.keys(refused.fields)).toContain(field)
  })
})

describe('a plane in the open', () => {
  it('makes more on a tracker than on its rows at the same axis, and says so', async () => {
    const ground = { mounting: 'ground' as const, tilt_deg: 0, rows }
    const { id, body } = await designed(ground)
    const fixed = await simulate(id)
    const arrays = body.arrays.map(array => ({ ...array, tracker }))
    await rep.POST('/v3/design.Save', { body: { ...body, version: 1, arrays } })
    const turning = await simulate(id)
    expect(turning?.annual_kwh).toBeGreaterThan((fixed?.annual_kwh ?? 0) * 1.15)
    expect(turning?.assumptions.join()).toContain('tracks the sun on one axis, up to 60° either way, with backtracking')
    expect(await receiptOf(id)).toMatchObject({ inputs: { planes: [{ rows, tracker }] } })
    const { data } = await rep.GET('/v3/solar.GetReport', { params: { query: { project_id: id } } })
    expect(answered(data).report?.planes[0]).toMatchObject({ tracker })
  })

  it('follows the sun in a proposal, where its tilt is that of an axis', async () => {
    const { project_id } = await financed(owner)
    const input = await designInput(owner, project_id, 1)
    const arrays = input.arrays.map((array, index) =>
      index === 0 ? { ...array, mounting: 'ground' as const, rows, tracker } : array,
    )
    await owner.POST('/v3/design.Save', { body: { ...input, arrays } })
    const { public_id } = await published(owner, project_id)
    const { figures } = await shownProposal(test.anyone, public_id)
    expect(figures.system.arrays.map(({ tracks_sun }) => tracks_sun)).toEqual([true, undefined])
  })

  it('gains from its rear once the panel’s bifaciality is in the catalog, and the quote knows', async () => {
    const { id, body } = await designed({ mounting: 'ground', rows })
    const before = await simulate(id)
    const panel_id = body.arrays[0]?.panel_id ?? ''
    const { data } = await admin.GET('/v3/collections.ListPanels', { params: { query: { ids: panel_id } } })
    const [panel] = answered(data).panels
    if (!panel) throw new Error('No panel')
    const { id: _, datasheet_src, datasheet_name, ...figures } = panel
    const edited = await admin.POST('/v3/collections.EditPanel', { body: { ...figures, panel_id, bifaciality: 0.7 } })
    expect(answered(edited.data).panel.bifaciality).toBe(0.7)
    const after = await simulate(id)
    expect(after?.annual_kwh).toBeGreaterThan((before?.annual_kwh ?? 0) * 1.02)
    expect(after?.losses.map(({ name }) => name)).toContain('Bifacial rear gain')
    expect(after?.assumptions.join()).toContain('bifaciality 70%')
    expect(await receiptOf(id)).toMatchObject({ inputs: { planes: [{ bifaciality: 0.7 }] } })
  })

  it.each([
    ['rows flush on the roof', { rows }, 'arrays.0.rows'],
    ['a tracker on a carport', { mounting: 'carport', rows, tracker }, 'arrays.0.tracker'],
    ['a tracker without rows', { mounting: 'ground', tracker }, 'arrays.0.rows'],
    [
      'rows without a gap',
      { mounting: 'ground', rows: { ...rows, ground_cover_ratio: 1 } },
      'arrays.0.rows.ground_cover_ratio',
    ],
  ] as const)('refuses %s at its field', async (_, part, field) => {
    const { body } = await designed()
    const arrays = body.arrays.map(array => ({ ...array, ...part }))
    const refused = await refusal(rep.POST('/v3/design.Save', { body: { ...body, version: 1, arrays } }))
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(Object.keys(refused.fields)).toContain(field)
  })
})
