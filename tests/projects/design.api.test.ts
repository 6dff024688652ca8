import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed, newProject } from '#tests/support/sale.ts'

let test: TestApp
let rep: Client
beforeAll(async () => {
  test = await testApp()
  rep = (await test.signIn(emailOf('Sales Rep'))).call
})
const simulate = async (project_id: string) =>
  answered((await rep.GET('/v3/solar.GetPerformanceSimulation', { params: { query: { project_id } } })).data).simulation

describe('a design', () => {
  it('is simulated as soon as it is saved', async () => {
    const { id } = await newProject(rep)
    expect(await simulate(id)).toBeNull()
    const { data } = await rep.POST('/v3/design.Save', { body: await designInput(rep, id) })
    expect(answered(data).design).toMatchObject({ version: 1, module_count: 20, size_kw: 8.6, ac_kw: 7.6 })
    const simulation = await simulate(id)
    // PVWatts gives Phoenix 1,650 to 1,900 kWh a year for each kW facing south and west at this tilt.
    expect(simulation?.specific_yield).toBeGreaterThan(1_600)
    expect(simulation?.specific_yield).toBeLessThan(1_900)
    expect(simulation?.monthly_kwh).toHaveLength(12)
    expect(simulation?.monthly_kwh.reduce((sum, kwh) => sum + kwh, 0)).toBeCloseTo(simulation?.annual_kwh ?? 0, 6)
    expect(simulation?.offset).toBeCloseTo((simulation?.annual_kwh ?? 0) / 13_450, 6)
  })

  it.each([
    ['a tilt of 120', { tilt_deg: 120 }, 'arrays.0.tilt_deg'],
    ['an azimuth of 360', { azimuth_deg: 360 }, 'arrays.0.azimuth_deg'],
    ['no panels', { module_count: 0 }, 'arrays.0.module_count'],
    ['a panel that is not in the catalogue', { panel_id: '0198f7a2-0000-7000-8000-000000000999' }, 'arrays.0.panel_id'],
    ['thirteen months of shade', { shading: Array.from({ length: 13 }, () => 0.1) }, 'arrays.0.shading'],
    ['more shade than light', { shading: Array.from({ length: 12 }, () => 1.1) }, 'arrays.0.shading.0'],
  ])('refuses %s at its field', async (_, part, field) => {
    const { id } = await newProject(rep)
    const input = await designInput(rep, id)
    const arrays = input.arrays.map((array, index) => (index === 0 ? { ...array, ...part } : array))
    const refused = await refusal(rep.POST('/v3/design.Save', { body: { ...input, arrays } }))
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(Object.keys(refused.fields)).toContain(field)
  })

  it('refuses a stale version, and the design is unchanged', async () => {
    const { id } = await newProject(rep)
    const input = await designInput(rep, id)
    await rep.POST('/v3/design.Save', { body: input })
    expect((await refusal(rep.POST('/v3/design.Save', { body: input }))).status).toBe(409)
  })

  it('makes less with shade', async () => {
    const { id } = await newProject(rep)
    const input = await designInput(rep, id)
    await rep.POST('/v3/design.Save', { body: input })
    const open = await simulate(id)
    const arrays = input.arrays.map(array => ({ ...array, shading: Array.from({ length: 12 }, () => 0.5) }))
    await rep.POST('/v3/design.Save', { body: { ...input, version: 1, arrays } })
    expect((await simulate(id))?.annual_kwh).toBeLessThan((open?.annual_kwh ?? 0) * 0.56)
  })

  it('makes more on a ground rack than flush on the roof, and says so in words and receipt', async () => {
    const { id } = await newProject(rep)
    const input = await designInput(rep, id)
    await rep.POST('/v3/design.Save', { body: input })
    const flush = await simulate(id)
    const arrays = input.arrays.map(array => ({ ...array, mounting: 'ground' as const }))
    await rep.POST('/v3/design.Save', { body: { ...input, version: 1, arrays } })
    const rack = await simulate(id)
    expect(rack?.annual_kwh).toBeGreaterThan((flush?.annual_kwh ?? 0) * 1.005)
    expect(flush?.assumptions.join()).not.toContain('NOCT')
    expect(rack?.assumptions.join()).toContain('Ground rack, NOCT 45 °C')
    const { data } = await rep.GET('/v3/solar.GetReceipt', { params: { query: { project_id: id } } })
    expect(answered(data).receipt).toMatchObject({ engine: 7, inputs: { planes: [{ mounting: 'ground' }, {}] } })
    const { data: report } = await rep.GET('/v3/solar.GetReport', { params: { query: { project_id: id } } })
    expect(answered(report).report?.planes[0]).toMatchObject({ mounting: 'ground' })
  })

  it('has losses of its own, by month where given, until the company’s are taken back', async () => {
    const { id } = await newProject(rep)
    const input = await designInput(rep, id)
    await rep.POST('/v3/design.Save', { body: input })
    const usual = await simulate(id)
    const at = { params: { query: { project_id: id } } }
    const { design, company_losses: shares } = answered((await rep.GET('/v3/design.Get', at)).data)
    expect(design?.losses).toBeNull()
    const monthly_soiling = [0.2, ...Array.from({ length: 11 }, () => 0.02)]
    const losses = { shares: { ...shares, wiring: 0.05 }, monthly_soiling }
    await rep.POST('/v3/design.Save', { body: { ...input, version: 1, losses } })
    const own = await simulate(id)
    expect((own?.monthly_kwh[0] ?? 0) / (usual?.monthly_kwh[0] ?? 1)).toBeCloseTo((0.95 * 0.8) / 0.98 / 0.98, 2)
    expect((own?.monthly_kwh[2] ?? 0) / (usual?.monthly_kwh[2] ?? 1)).toBeCloseTo(0.95 / 0.98, 2)
    expect(own?.assumptions.join()).toContain('System losses (this design) total 15.01%')
    expect(own?.assumptions.join()).toContain('monthly soiling, January to December: 20%, 2%')
    const { receipt } = answered((await rep.GET('/v3/solar.GetReceipt', at)).data)
    expect(receipt).toMatchObject({ inputs: { losses: { wiring: 0.05 }, monthly_soiling } })
    // Callers that leave losses out keep them; null uses the company's.
    await rep.POST('/v3/design.Save', { body: { ...input, version: 2 } })
    expect((await simulate(id))?.annual_kwh).toBe(own?.annual_kwh)
    await rep.POST('/v3/design.Save', { body: { ...input, version: 3, losses: null } })
    expect((await simulate(id))?.annual_kwh).toBe(usual?.annual_kwh)
  })

  it.each([
    ['60% of wiring', { wiring: 0.6 }, undefined, 'losses.shares.wiring'],
    ['soiling of 60% in a month', {}, [0.6, ...new Array<number>(11).fill(0)], 'losses.monthly_soiling.0'],
    ['eleven months of soiling', {}, new Array<number>(11).fill(0), 'losses.monthly_soiling'],
  ])('refuses %s at its field', async (_, part, monthly_soiling, field) => {
    const { id } = await newProject(rep)
    const input = await designInput(rep, id)
    const { data } = await rep.GET('/v3/design.Get', { params: { query: { project_id: id } } })
    const shares = { ...answered(data).company_losses, ...part }
    const losses = { shares, ...(monthly_soiling ? { monthly_soiling } : {}) }
    const refused = await refusal(rep.POST('/v3/design.Save', { body: { ...input, losses } }))
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(Object.keys(refused.fields)).toContain(field)
  })
})

describe('the price', () => {
  it('adds watts and adders to the cent, the same in price, offers and proposal', async () => {
    const { project_id } = await financed(rep)
    const { adders } = answered((await rep.GET('/v3/adders.List', {})).data)
    const named = (name: string) => adders.find(adder => adder.name === name)?.id ?? ''
    await rep.POST('/v3/adders.AddProjectAdder', { body: { project_id, adder_id: named('Main panel upgrade') } })
    const critters = { project_id, adder_id: named('Critter guard'), quantity: 20 }
    await rep.POST('/v3/adders.AddProjectAdder', { body: critters })
    const { price } = answered((await rep.GET('/v3/pricing.Get', { params: { query: { project_id } } })).data)
    const sum = (price?.adders ?? []).reduce((total, adder) => total + adder.total_cents, 0)
    expect(price?.base_cents).toBe(8_600 * 250)
    expect(price?.price_cents).toBe((price?.base_cents ?? 0) + sum)
    const { offers } = answered((await rep.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data)
    expect(offers.find(({ type }) => type === 'cash')?.price_cents).toBe(price?.price_cents)
    expect((await refusal(rep.POST('/v3/adders.AddProjectAdder', { body: critters }))).status).toBe(409)
  })

  it('lets a rep sell at the company’s price and no lower, unless a manager went lower before', async () => {
    const { project_id } = await financed(rep)
    const manager = (await test.signIn(emailOf('Sales Manager'))).call
    const version = async () =>
      answered((await rep.GET('/v3/pricing.Get', { params: { query: { project_id } } })).data).version
    const priceAt = async (price_usd_per_w: number) => ({
      body: { project_id, version: await version(), price_usd_per_w, discount_cents: 0 },
    })
    const sell = async (call: Client, usd: number) =>
      answered((await call.POST('/v3/pricing.Save', await priceAt(usd))).data).price?.base_cents
    const refused = async (usd: number) => (await refusal(rep.POST('/v3/pricing.Save', await priceAt(usd)))).fields
    expect(await refused(2.49)).toEqual({ price_usd_per_w: expect.stringContaining('minimum is $2.50 per watt') })
    expect(await sell(rep, 2.5)).toBe(8_600 * 250)
    expect(await sell(manager, 2.2)).toBe(8_600 * 220)
    expect(await refused(2.19)).toEqual({ price_usd_per_w: expect.stringContaining('minimum is $2.20 per watt') })
    expect(await sell(rep, 2.21)).toBe(8_600 * 221)
  })

  it('marks what was chosen as out of date when it changes', async () => {
    const { project_id } = await financed(rep)
    const query = { params: { query: { project_id } } }
    expect(answered((await rep.GET('/v3/projects.GetFinancing', query)).data).financing?.is_current).toBe(true)
    const input = await designInput(rep, project_id, 1)
    await rep.POST('/v3/design.Save', { body: { ...input, arrays: input.arrays.slice(0, 1) } })
    expect(answered((await rep.GET('/v3/projects.GetFinancing', query)).data).financing?.is_current).toBe(false)
  })
})
