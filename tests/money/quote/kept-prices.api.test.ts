// A later company price doesn't change projects automatically: each shows newer ones, and accepts them on request.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { emailOf, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, newProject } from '#tests/support/sale.ts'

let owner: Client
let rep: Client
beforeAll(async () => {
  const test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  rep = (await test.signIn(emailOf('Sales Rep'))).call
})

const BATTERY = { manufacturer: 'Example', usable_kwh: 10, power_kw: 5, chemistry: 'LFP', coupling: 'ac' as const }
const price = async (project_id: string) =>
  answered((await rep.GET('/v3/pricing.Get', { params: { query: { project_id } } })).data)
const take = (project_id: string, version: number) =>
  rep.POST('/v3/pricing.TakeNewer', { body: { project_id, version } })

async function setBase(price_usd_per_w: number) {
  const { version, ...preferences } = answered((await owner.GET('/v3/settings.GetDesignPreferences', {})).data)
  answered(
    (await owner.POST('/v3/settings.DesignPreferences', { body: { ...preferences, price_usd_per_w, version } })).data,
  )
}

/** A battery at $9,000, in a project; `reprice` is the company's change. */
async function withBattery(model: string, amount_usd: number | null = 9_000) {
  const body = { ...BATTERY, model, ...(amount_usd === null ? {} : { amount_usd }) }
  let { storage } = answered((await owner.POST('/v3/collections.AddStorage', { body })).data)
  const { id: project_id } = await newProject(rep)
  const input = await designInput(rep, project_id)
  await rep.POST('/v3/design.Save', { body: { ...input, storage: [{ storage_id: storage.id, count: 1 }] } })
  const reprice = async (usd: number) => {
    const change = {
      ...BATTERY,
      model,
      storage_id: storage.id,
      version: storage.version,
      active: true,
      amount_usd: usd,
    }
    storage = answered((await owner.POST('/v3/collections.EditStorage', { body: change })).data).storage
  }
  return { project_id, reprice }
}

describe('a battery whose price the company changes', () => {
  it('keeps its price, shows the newer one, and accepts it on request', async () => {
    const { project_id, reprice } = await withBattery('Kept 1')
    const before = await price(project_id)
    expect(before.newer).toBeNull()
    await reprice(12_400)
    const kept = await price(project_id)
    expect(kept.price).toEqual(before.price)
    expect(kept.newer).toMatchObject({
      lines: [{ name: 'Example Kept 1', company: '$12,400.00 each', kept: '$9,000.00 each' }],
      kept_price_cents: before.price?.price_cents,
      price_cents: (before.price?.price_cents ?? 0) + 340_000,
    })
    const { checks } = answered((await rep.GET('/v3/pricing.ListChecks', { params: { query: { project_id } } })).data)
    expect(checks).toMatchObject([{ code: 'prices_newer', severity: 'warn', where: 'price' }])
    const taken = answered((await take(project_id, kept.version)).data)
    expect(taken).toMatchObject({ newer: null, price: { price_cents: kept.newer?.price_cents } })
    const { project } = answered((await rep.GET('/v3/projects.Get', { params: { query: { project_id } } })).data)
    expect(project.price_cents).toBe(kept.newer?.price_cents)
    expect(await refusal(take(project_id, taken.version))).toMatchObject({ status: 409, code: 'nothing_newer' })
    expect(await refusal(take(project_id, kept.version))).toMatchObject({ status: 409, code: 'stale_version' })
  })

  it('keeps the price the project was made of through a second change, and tells nothing once that is back', async () => {
    const { project_id, reprice } = await withBattery('Kept 2')
    const { price: before } = await price(project_id)
    await reprice(9_500)
    await reprice(10_000)
    expect((await price(project_id)).newer?.lines).toMatchObject([
      { company: '$10,000.00 each', kept: '$9,000.00 each' },
    ])
    await reprice(9_000)
    expect(await price(project_id)).toMatchObject({ newer: null, price: before })
  })

  it('is taken at once without an earlier price: there was none to keep', async () => {
    const { project_id, reprice } = await withBattery('Kept 3', null)
    const before = await price(project_id)
    await reprice(9_000)
    const now = await price(project_id)
    expect(now.newer).toBeNull()
    expect(now.price?.price_cents).toBe((before.price?.price_cents ?? 0) + 900_000)
  })
})

describe('a base price the company changes', () => {
  it('is kept and taken over as a battery is, and a rep saves terms without losing it', async () => {
    const { id: project_id } = await newProject(rep)
    await rep.POST('/v3/design.Save', { body: await designInput(rep, project_id) })
    const before = await price(project_id)
    await setBase(2.75)
    const kept = await price(project_id)
    expect(kept.price).toEqual(before.price)
    expect(kept.newer?.lines).toMatchObject([
      { name: 'Base price', company: '$2.75 per watt', kept: '$2.50 per watt', since: expect.any(String) },
    ])
    const terms = { project_id, version: kept.version, price_usd_per_w: 2.5, discount_cents: 10_000 }
    const saved = answered((await rep.POST('/v3/pricing.Save', { body: terms })).data)
    expect(saved.newer).not.toBeNull()
    const taken = answered((await take(project_id, saved.version)).data)
    expect(taken).toMatchObject({ newer: null, price_usd_per_w: 2.75, discount_cents: 10_000 })
    await setBase(2.5)
  })

  it('is not shown if the project has its own price', async () => {
    const { id: project_id } = await newProject(rep)
    await rep.POST('/v3/design.Save', { body: await designInput(rep, project_id) })
    const { version } = await price(project_id)
    const body = { project_id, version, price_usd_per_w: 2.9, discount_cents: 0 }
    await rep.POST('/v3/pricing.Save', { body })
    await setBase(2.8)
    expect((await price(project_id)).newer).toBeNull()
    await setBase(2.5)
  })
})
