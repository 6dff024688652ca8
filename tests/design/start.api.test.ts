// A new design's defaults: equipment by kind of sale, the rep's last choice, and as many panels as the use needs.
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fillPlane } from '#machines/design/drawing/fill-plane.ts'
import { rectangle } from '#machines/design/drawing/geometry.ts'
import { divided } from '#machines/design/fewest-panels.ts'
import { usualCount } from '#machines/design/inverter-count.ts'
import { sum } from '#machines/lib/numbers.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, equipment, financed, newProject, UNPLACED } from '#tests/support/sale.ts'
import { drawing, plane } from './drawing/support.ts'

let test: TestApp
let owner: Client
let panels: Schemas['Panel'][]
let inverters: Schemas['Inverter'][]
let storage: Schemas['Storage'][]
let company = 10

beforeAll(async () => {
  test = await testApp()
})

beforeEach(async () => {
  company++
  await test.addCompany(company, 'Starting Solar', SYSTEM_ROLES)
  owner = (await test.signIn(emailOf('Owner', company))).call
  panels = answered((await owner.GET('/v3/collections.ListPanels', {})).data).panels
  inverters = answered((await owner.GET('/v3/collections.ListInverters', {})).data).inverters
  storage = answered((await owner.GET('/v3/collections.ListStorage', {})).data).storage
})

const startOf = async (project_id: string, call = owner) =>
  answered((await call.GET('/v3/design.GetStart', { params: { query: { project_id } } })).data)
const prefer = async (part: Partial<Schemas['DesignPreferences']>) => {
  const now = answered((await owner.GET('/v3/settings.GetDesignPreferences')).data)
  return owner.POST('/v3/settings.DesignPreferences', { body: { ...now, ...part } })
}
const idOf = (rows: { id: string }[], index: number) => rows[index]?.id ?? ''
const NONE = { panel_id: null, inverter_id: null, storage_id: null }
const UNKNOWN = '0198f7a2-0000-7000-8000-000000000999'

describe('the equipment of a new design', () => {
  it('is the company’s, and the kind of sale’s once a payment option is chosen', async () => {
    const { project_id } = await financed(owner)
    const { id: fresh } = await newProject(owner)
    const usual = { panel_id: idOf(panels, 1), inverter_id: idOf(inverters, 1), storage_id: idOf(storage, 1) }
    const cash = { ...NONE, panel_id: idOf(panels, 2), storage_id: idOf(storage, 0) }
    const saved = await prefer({
      default_panel_id: usual.panel_id,
      default_inverter_id: usual.inverter_id,
      default_storage_id: usual.storage_id,
      equipment_by_sale: { cash, loan: NONE, lease: NONE, ppa: NONE },
    })
    expect(saved.data).toMatchObject({ default_storage_id: usual.storage_id, equipment_by_sale: { cash } })
    expect(await startOf(fresh)).toMatchObject({ sale: null, start: usual })
    expect(await startOf(project_id)).toMatchObject({
      sale: 'cash',
      start: { panel_id: cash.panel_id, inverter_id: usual.inverter_id, storage_id: cash.storage_id },
    })
  })

  it('is a pair that passes the electrical check where the company has chosen none', async () => {
    const { id: project_id } = await newProject(owner)
    const { start, is_suggested } = await startOf(project_id)
    expect(is_suggested).toBe(true)
    const panel = panels.find(({ id }) => id === start.panel_id)
    const inverter = inverters.find(({ id }) => id === start.inverter_id)
    if (!panel || !inverter) throw new Error('Nothing was suggested')
    expect(panel.efficiency).toBe(Math.max(...panels.map(({ efficiency }) => efficiency ?? 0)))
    const input = await designInput(owner, project_id)
    const array = input.arrays[0]
    if (!array) throw new Error('The design of the tests has a plane')
    const arrays = [{ ...array, panel_id: panel.id, module_count: 10 }]
    const count = usualCount(inverter, { modules: 10, dc_w: 10 * panel.power_w }, 1.2)
    await owner.POST('/v3/design.Save', {
      body: { ...input, arrays, inverters: [{ inverter_id: inverter.id, count }] },
    })
    const { data } = await owner.GET('/v3/design.CheckElectrical', { params: { query: { project_id } } })
    expect(answered(data).findings.filter(({ severity }) => severity !== 'ok')).toEqual([])
    // What is chosen is taken, and the rest fits it.
    await prefer({ default_panel_id: idOf(panels, 2) })
    const { id: other } = await newProject(owner)
    expect(await startOf(other)).toMatchObject({ start: { panel_id: idOf(panels, 2) }, is_suggested: true })
  })

  it('offers what the rep chose last in another project, and nobody else’s choice', async () => {
    const { id } = await newProject(owner)
    expect((await startOf(id)).last).toBeNull()
    const { project_id } = await financed(owner)
    const { panel, inverter } = await equipment(owner)
    expect((await startOf(id)).last).toEqual({ panel_id: panel.id, inverter_id: inverter.id, storage_id: null })
    expect((await startOf(project_id)).last).toBeNull()
    const rep = (await test.signIn(emailOf('Sales Rep', company))).call
    const { id: theirs } = await newProject(rep)
    expect((await startOf(theirs, rep)).last).toBeNull()
    expect(await refusal(rep.GET('/v3/design.GetStart', { params: { query: { project_id } } }))).toMatchObject({
      status: 404,
    })
  })

  it('is refused at its field if the catalog does not have it', async () => {
    expect(await refusal(prefer({ default_storage_id: UNKNOWN }))).toMatchObject({
      status: 400,
      fields: { default_storage_id: 'Choose a battery from the catalog.' },
    })
    const equipment_by_sale = { cash: NONE, loan: NONE, lease: { ...NONE, panel_id: UNKNOWN }, ppa: NONE }
    expect(await refusal(prefer({ equipment_by_sale }))).toMatchObject({
      status: 400,
      fields: { 'equipment_by_sale.lease.panel_id': 'Choose a panel from the catalog.' },
    })
  })
})

describe('sizing by figures', () => {
  const size = async (project_id: string, target: number, more: Partial<Schemas['DesignInput']> = {}) => {
    const { arrays, inverters: chosen } = { ...(await designInput(owner, project_id)), ...more }
    return owner.POST('/v3/design.SizeArrays', { body: { project_id, target, arrays, inverters: chosen } })
  }
  const offsetWith = async (project_id: string, counts: number[], chosen: Schemas['InverterChoice'][]) => {
    const version = answered((await owner.GET('/v3/design.Get', { params: { query: { project_id } } })).data).design
      ?.version
    const input = await designInput(owner, project_id, version ?? 0)
    const arrays = input.arrays.map((array, index) => ({ ...array, module_count: counts[index] ?? 1 }))
    answered((await owner.POST('/v3/design.Save', { body: { ...input, arrays, inverters: chosen } })).data)
    const year = await owner.GET('/v3/solar.GetPerformanceSimulation', { params: { query: { project_id } } })
    return answered(year.data).simulation?.offset ?? 0
  }

  it.each([0.6, 1, 1.4])('reaches %s of the use with the fewest panels, divided as they were', async target => {
    const { id } = await newProject(owner)
    const sized = answered((await size(id, target)).data)
    expect(sized.reached).toBe(true)
    const [south = 0, west = 0] = sized.module_counts
    expect(Math.abs(south / (south + west) - 0.6)).toBeLessThan(0.05)
    const made = await offsetWith(id, sized.module_counts, sized.inverters)
    expect(made).toBeCloseTo(sized.offset, 9)
    expect(made).toBeGreaterThanOrEqual(target)
    const fewer = divided(south + west - 1, [12, 8])
    expect(await offsetWith(id, fewer, sized.inverters)).toBeLessThan(target)
  })

  it('takes a lone inverter along, one microinverter under each panel, and leaves a count that was chosen', async () => {
    const { id } = await newProject(owner)
    const micro = inverters.find(({ type }) => type === 'micro')
    const { inverter } = await equipment(owner)
    const followed = answered((await size(id, 1, { inverters: [{ inverter_id: micro?.id ?? '', count: 20 }] })).data)
    expect(followed.inverters).toEqual([{ inverter_id: micro?.id, count: sum(followed.module_counts) }])
    const chosen = [{ inverter_id: inverter.id, count: 5 }]
    expect(answered((await size(id, 1, { inverters: chosen })).data).inverters).toEqual(chosen)
  })

  it('is refused in words without a place or a use', async () => {
    const { id: unplaced } = await newProject(owner, { address: UNPLACED })
    expect(await refusal(size(unplaced, 1))).toMatchObject({ status: 409, code: 'no_place' })
    const { id: unused } = await newProject(owner, { consumption: undefined })
    expect(await refusal(size(unused, 1))).toMatchObject({ status: 409, code: 'no_use' })
    const { id } = await newProject(owner)
    expect(await refusal(size(id, 9))).toMatchObject({ status: 400 })
  })
})

describe('sizing a drawing', () => {
  it('fills the sunniest plane first, as far as the use goes, and says so where the roof is too small', async () => {
    const { id: project_id } = await newProject(owner)
    const { panel } = await equipment(owner)
    const inverter = inverters.find(({ type }) => type === 'micro')
    const sides = { length_m: panel.length_m ?? 0, width_m: panel.width_m ?? 0 }
    const whole = drawing({ inverters: [{ inverter_id: inverter?.id ?? '', count: 1 }] })
    const side = (id: string, azimuth_deg: number, x: number) => {
      const bare = { ...plane(rectangle([x, -3], 12, 5), { panel_id: panel.id }), id, azimuth_deg, azimuth_typed: true }
      return { ...bare, modules: fillPlane(bare, sides, whole) }
    }
    const drawn = { ...whole, planes: [side('north', 0, -30), side('south', 180, 10)] }
    const places = drawn.planes.map(({ modules }) => modules.length)
    const model = {
      id: inverter?.id ?? '',
      type: 'micro' as const,
      ac_power_w: inverter?.ac_power_w ?? 0,
      mppt_count: inverter?.mppt_count ?? null,
    }
    const count = usualCount(model, { modules: sum(places), dc_w: 0 }, 1.2)
    const asked = { ...drawn, inverters: [{ inverter_id: model.id, count }] }
    const size = (target: number) =>
      owner.POST('/v3/design.SizeDrawing', {
        body: { project_id, target, drawing: asked, plane_ids: ['north', 'south'] },
      })
    const sized = answered((await size(0.9)).data)
    const [north, south] = ['north', 'south'].map(id => sized.planes.find(one => one.id === id)?.modules_on ?? -1)
    expect(sized).toMatchObject({ reached: true })
    expect(sized.offset).toBeGreaterThanOrEqual(0.9)
    expect(sized.offset).toBeLessThan(0.95)
    expect(south === places[1] || north === 0).toBe(true)
    const most = answered((await size(3)).data)
    expect(most).toMatchObject({ reached: false })
    expect(sum(most.planes.map(({ modules_on }) => modules_on))).toBe(sum(places))
  })

  const small = async () => {
    const { id: project_id } = await newProject(owner)
    const { panel, inverter } = await equipment(owner)
    const sides = { length_m: panel.length_m ?? 0, width_m: panel.width_m ?? 0 }
    const whole = drawing({ inverters: [{ inverter_id: inverter.id, count: 1 }] })
    const bare = { ...plane(rectangle([0, -3], 12, 5), { panel_id: panel.id }), id: 'south', azimuth_typed: true }
    const modules = fillPlane(bare, sides, whole)
    const drawn = { ...whole, planes: [{ ...bare, modules }] }
    type Target = {
      target?: number
      size_kw?: number
      module_count?: number
      budget_cents?: number
      best_savings?: true
    }
    const size = (target: Target, project = project_id) =>
      owner.POST('/v3/design.SizeDrawing', {
        body: { project_id: project, ...target, drawing: drawn, plane_ids: ['south'] },
      })
    const priceAt = async (places: readonly number[]) => {
      const on = modules.map((module, index) => ({ ...module, on: places.includes(index) }))
      const preview = { project_id, drawing: { ...drawn, planes: [{ ...bare, modules: on }] } }
      return answered((await owner.POST('/v3/design.PreviewDrawing', { body: preview })).data)
    }
    let version = 0
    const savingsAt = async (places: readonly number[]) => {
      const on = modules.map((module, index) => ({ ...module, on: places.includes(index) }))
      const body = { project_id, version, drawing: { ...drawn, planes: [{ ...bare, modules: on }] } }
      version = answered((await owner.POST('/v3/design.SaveDrawing', { body })).data).version
      const { offers } = answered(
        (await owner.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data,
      )
      return offers.find(({ type }) => type === 'cash')?.savings_25y_cents ?? Number.NaN
    }
    return { size, modules, panel, priceAt, savingsAt }
  }

  it('takes as many panels as a size allows, or exactly as many as asked for', async () => {
    const { size, modules, panel } = await small()
    const kw = answered((await size({ size_kw: 2.5 })).data)
    expect(kw.module_count).toBe(Math.floor(2500 / panel.power_w))
    expect(kw).toMatchObject({ reached: true, size_kw: (kw.module_count * panel.power_w) / 1000 })
    const count = answered((await size({ module_count: 5 })).data)
    expect(count).toMatchObject({ reached: true, module_count: 5 })
    expect(count.planes[0]?.modules).toHaveLength(5)
    const all = answered((await size({ module_count: 500 })).data)
    expect(all).toMatchObject({ reached: false, module_count: modules.length })
  })

  it('takes as many panels as a budget pays for, at the price of the drawing with them', async () => {
    const { size, modules, priceAt } = await small()
    const budget_cents = ((await priceAt([0, 1, 2, 3, 4, 5])).price_cents ?? 0) + 100
    const sized = answered((await size({ budget_cents })).data)
    expect(sized.module_count).toBe(6)
    const drawn = await priceAt(sized.planes[0]?.modules ?? [])
    expect(drawn.price_cents).toBe(sized.price_cents)
    expect(drawn.offset).toBeCloseTo(sized.offset ?? 0, 6)
    expect((await priceAt([...modules.keys()].slice(0, 7))).price_cents ?? 0).toBeGreaterThan(budget_cents)
  })

  it('takes as many panels as save the most in 25 years with the same way to pay, neither fewer nor more', async () => {
    const { size, modules, savingsAt } = await small()
    const sized = answered((await size({ best_savings: true })).data)
    expect(sized.reached).toBe(true)
    const { savings_25y_cents: most = 0, module_count: count } = sized
    expect(await savingsAt(sized.planes[0]?.modules ?? [])).toBe(most)
    for (const other of [1, Math.ceil(count / 2), count - 1, count + 1, modules.length])
      if (other > 0 && other <= modules.length && other !== count)
        expect(await savingsAt([...modules.keys()].slice(0, other))).toBeLessThanOrEqual(most)
    const { id: unused } = await newProject(owner, { consumption: undefined })
    expect(await refusal(size({ best_savings: true }, unused))).toMatchObject({ status: 409, code: 'no_use' })
    expect(await refusal(size({ best_savings: true, size_kw: 2 }))).toMatchObject({ code: 'invalid_input' })
  })

  it('needs usage for an offset only, one target at a time, and one that a panel fits in', async () => {
    const { size } = await small()
    const { id: unused } = await newProject(owner, { consumption: undefined })
    expect(await refusal(size({ target: 1 }, unused))).toMatchObject({ status: 409, code: 'no_use' })
    expect(answered((await size({ module_count: 4 }, unused)).data)).toMatchObject({ module_count: 4, offset: null })
    expect(await refusal(size({}))).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await refusal(size({ target: 1, size_kw: 3 }))).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(await refusal(size({ budget_cents: 100 }))).toMatchObject({ status: 409, code: 'target_too_small' })
    expect(await refusal(size({ size_kw: -1 }))).toMatchObject({ status: 400 })
  })
})
