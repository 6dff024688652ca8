// A company's simulation and design settings, and their effect on a sale.
import { beforeEach, describe, expect, it } from 'vitest'
import { DEFAULTS } from '#machines/company/settings-areas.ts'
import { together, totalLoss } from '#machines/design/rules.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, equipment, financed, newProject, published } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})
const as = async (role: string) => (await test.signIn(emailOf(role))).call

describe('simulation figures', () => {
  const params = async () => answered((await owner.GET('/v3/settings.GetSimulationParams')).data)
  const update = async (part: Partial<Schemas['SimulationParams']>, call = owner) =>
    call.POST('/v3/settings.UpdateSimulationParams', { body: { ...(await params()), ...part } })
  const yearOf = async (project_id: string) => {
    const { data } = await owner.GET('/v3/solar.GetPerformanceSimulation', { params: { query: { project_id } } })
    const { simulation } = answered(data)
    if (!simulation) throw new Error('The year was not simulated')
    return simulation
  }
  const offersOf = async (project_id: string) =>
    answered((await owner.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data).offers

  it('are those of PVWatts until the company sets its own', async () => {
    expect(await params()).toEqual({ ...DEFAULTS.simulation, version: 0 })
    expect((await update({ degradation: 0.004 })).data).toMatchObject({ degradation: 0.004, version: 1 })
    expect((await params()).version).toBe(1)
  })

  it('recalculate every project’s year, and it says so', async () => {
    const { project_id } = await financed(owner)
    const before = await yearOf(project_id)
    expect(before.assumptions.join(' ')).toContain('total 14.08%: soiling 2%, shading 3%')
    const losses = { ...DEFAULTS.simulation.losses, soiling: 0.12 }
    await update({ losses })
    const after = await yearOf(project_id)
    // The inverter's curve and its clipping bend it a little.
    expect(after.annual_kwh / before.annual_kwh).toBeCloseTo(0.88 / 0.98, 2)
    expect(after.losses.find(({ name }) => name === 'System losses')?.share).toBeCloseTo(totalLoss(losses), 6)
    expect(after.assumptions.join(' ')).toContain('soiling 12%')
  })

  it('inverters have their catalogue’s efficiency, or all the company’s', async () => {
    const { project_id } = await financed(owner)
    const before = await yearOf(project_id)
    await update({ inverter_efficiency: 0.9 })
    expect((await yearOf(project_id)).annual_kwh).toBe(before.annual_kwh)
    await update({ catalogue_efficiency: false, inverter_efficiency: 0.9 })
    const after = await yearOf(project_id)
    expect(after.annual_kwh).toBeLessThan(before.annual_kwh * 0.95)
    expect(after.assumptions.join(' ')).toContain('90% efficiency, the company’s figure for all')
  })

  it('P90 follows the spread and decline the tables of 25 years, without touching the year itself', async () => {
    const { project_id } = await financed(owner)
    const year = await yearOf(project_id)
    // The stations around the house determine how well its sunlight is known.
    const place = year.weather.place_deviation ?? 0
    const lasting = Object.values({ ...DEFAULTS.simulation.uncertainty, weather_data: place })
    const reached = (yearly: number) => year.annual_kwh * (1 - 1.2816 * together([...lasting, yearly]))
    expect(year.p90_kwh).toBeCloseTo(reached(0.039), 6)
    expect(place).toBeGreaterThan(0.02)
    expect(place).toBeLessThan(0.05)
    expect(year.uncertainty.map(({ deviation }) => deviation)).toEqual([...lasting, 0.039])
    const [first, ten] = year.outlook
    expect(first).toMatchObject({ years: 1, p50_kwh: year.annual_kwh, p90_kwh: year.p90_kwh })
    expect((ten?.p90_kwh ?? 0) / (ten?.p50_kwh ?? 1)).toBeGreaterThan(year.p90_kwh / year.annual_kwh)
    const [cash] = (await offersOf(project_id)).filter(({ type }) => type === 'cash')
    await update({ yearly_deviation: 0.05, degradation: 0.01 })
    const after = await yearOf(project_id)
    expect(after.annual_kwh).toBe(year.annual_kwh)
    expect(after.p90_kwh).toBeCloseTo(reached(0.05), 6)
    const uncertainty = { ...DEFAULTS.simulation.uncertainty, model: 0.01, weather_data: 0.2 }
    await update({ uncertainty })
    expect((await yearOf(project_id)).p90_kwh, 'weather data is for files').toBeGreaterThan(after.p90_kwh)
    expect(after.degradation).toBe(0.01)
    const offers = await offersOf(project_id)
    const declined = offers.find(({ type }) => type === 'cash')
    expect(declined?.savings_25y_cents).toBeLessThan(cash?.savings_25y_cents ?? 0)
    expect(declined?.assumptions.join(' ')).toContain('production falls 1')
    const last = declined?.years.at(-1)?.production_kwh ?? 0
    expect(last / year.annual_kwh).toBeCloseTo(0.99 ** 24, 4)
  })

  it('put what was published before out of date, and back to the product’s own into date again', async () => {
    const { project_id } = await financed(owner)
    await published(owner, project_id)
    const current = async () =>
      answered((await owner.GET('/v3/proposal.Get', { params: { query: { project_id } } })).data).proposal?.is_current
    expect(await current()).toBe(true)
    await update({ yearly_deviation: 0.1 })
    expect(await current(), 'the spread is no part of a proposal').toBe(true)
    await update({ degradation: 0.02 })
    expect(await current()).toBe(false)
    await update({ degradation: 0.005 })
    expect(await current()).toBe(true)
  })

  it.each([
    ['a loss of 60%', { losses: { ...DEFAULTS.simulation.losses, snow: 0.6 } }, 'losses.snow'],
    ['a gain', { losses: { ...DEFAULTS.simulation.losses, soiling: -0.1 } }, 'losses.soiling'],
    ['a decline of 5%', { degradation: 0.05 }, 'degradation'],
    ['an inverter that makes energy', { inverter_efficiency: 1.1 }, 'inverter_efficiency'],
    [
      'weather known to a half',
      { uncertainty: { ...DEFAULTS.simulation.uncertainty, weather_data: 0.5 } },
      'uncertainty.weather_data',
    ],
    ['a spread of a half', { yearly_deviation: 0.5 }, 'yearly_deviation'],
  ])('refuse %s at its field', async (_, part, field) => {
    const refused = await refusal(update(part))
    expect(refused).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(Object.keys(refused.fields)).toContain(field)
    expect((await params()).version).toBe(0)
  })

  it('are read and changed by those who set up the company, from what they saw, and are remembered', async () => {
    for (const role of ['Sales Rep', 'Designer', 'Viewer']) {
      const call = await as(role)
      expect(await refusal(call.GET('/v3/settings.GetSimulationParams'))).toMatchObject({ status: 403 })
      expect(await refusal(update({}, call))).toMatchObject({ status: 403 })
    }
    const losses = { ...DEFAULTS.simulation.losses, snow: 0.04 }
    await update({ losses })
    expect(await refusal(update({ version: 0 }))).toMatchObject({ status: 409, code: 'stale_version' })
    const { data } = await owner.GET('/v3/audits.ListAudits', {})
    const [last] = answered(data).audits.filter(({ outcome }) => outcome === 'done')
    expect(last).toMatchObject({ changes: [{ field: 'snow', before: '0', after: '0.04' }] })
  })
})

describe('design preferences', () => {
  const preferences = async (call = owner) => answered((await call.GET('/v3/settings.GetDesignPreferences')).data)
  const save = async (part: Partial<Schemas['DesignPreferences']>, call = owner) =>
    call.POST('/v3/settings.DesignPreferences', { body: { ...(await preferences()), ...part } })
  const priceOf = async (project_id: string) =>
    answered((await owner.GET('/v3/pricing.Get', { params: { query: { project_id } } })).data)

  it('are a common roof until the company sets its own, and everyone who designs reads them', async () => {
    expect(await preferences(await as('Sales Rep'))).toEqual({
      ...DEFAULTS.design_preferences,
      price_usd_per_w: 2.5,
      version: 0,
    })
    const { panel, inverter } = await equipment(owner)
    const chosen = {
      default_panel_id: panel.id,
      default_inverter_id: inverter.id,
      default_tilt_deg: 25,
      dc_ac_target: 1.3,
    }
    expect((await save(chosen)).data).toMatchObject({ ...chosen, version: 1 })
    expect(await preferences(await as('Designer'))).toMatchObject(chosen)
    expect(await refusal(save({}, await as('Sales Rep')))).toMatchObject({ status: 403 })
    expect(await refusal(save({ version: 0 }))).toMatchObject({ status: 409 })
  })

  it('a new price per watt applies to projects without a design; those with a shown price keep it', async () => {
    const rep = await as('Sales Rep')
    const { project_id: seen } = await financed(rep)
    const { id: fresh } = await newProject(rep)
    const before = await priceOf(seen)
    await save({ price_usd_per_w: 3.1 })
    expect((await priceOf(seen)).price).toEqual(before.price)
    expect(await priceOf(seen)).toMatchObject({ price_usd_per_w: 2.5, default_price_usd_per_w: 3.1 })
    await rep.POST('/v3/design.Save', { body: await designInput(rep, fresh) })
    expect((await priceOf(fresh)).price?.base_cents).toBe(8_600 * 310)
    const { id: later } = await newProject(rep)
    expect((await priceOf(later)).price_usd_per_w).toBe(3.1)
    // A rep continues working at the price the project has, and no lower.
    const at = async (price_usd_per_w: number) =>
      rep.POST('/v3/pricing.Save', {
        body: { project_id: seen, price_usd_per_w, discount_cents: 0, version: (await priceOf(seen)).version },
      })
    expect((await at(2.5)).data?.price_usd_per_w).toBe(2.5)
    expect((await refusal(at(2.4))).fields).toHaveProperty('price_usd_per_w')
  })

  it.each([
    [
      'a panel that is not in the catalogue',
      { default_panel_id: '0198f7a2-0000-7000-8000-000000000999' },
      'default_panel_id',
    ],
    ['an inverter that is not', { default_inverter_id: '0198f7a2-0000-7000-8000-000000000999' }, 'default_inverter_id'],
    ['a ratio of 2', { dc_ac_target: 2 }, 'dc_ac_target'],
    ['no panels', { default_module_count: 0 }, 'default_module_count'],
    ['a price of nothing', { price_usd_per_w: 0 }, 'price_usd_per_w'],
  ])('refuse %s at its field', async (_, part, field) => {
    const refused = await refusal(save(part))
    expect(refused).toMatchObject({ status: 400 })
    expect(Object.keys(refused.fields)).toContain(field)
  })

  it('are the company’s alone', async () => {
    await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
    await save({ price_usd_per_w: 3.3, default_tilt_deg: 30 })
    const other = (await test.signIn(emailOf('Owner', 3))).call
    expect(await preferences(other)).toMatchObject({ price_usd_per_w: 2.5, default_tilt_deg: 18 })
    const theirs = (await equipment(other)).panel.id
    expect(await refusal(save({ default_panel_id: theirs }))).toMatchObject({ status: 400 })
  })
})
