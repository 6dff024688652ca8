// Quotes are stored, and compared with today field by field.
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { enterTenant } from '#server/db/database.ts'
import { rowsOf } from '#server/db/rows.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed, published, shownProposal } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})

const chosen = async (project_id: string) =>
  answered((await owner.GET('/v3/projects.GetFinancing', { params: { query: { project_id } } })).data).financing

describe('a quote that is out of date', () => {
  it('says which plane, size and price are otherwise, before and after', async () => {
    const { project_id } = await financed(owner)
    expect(await chosen(project_id)).toMatchObject({ is_current: true, changes: [] })
    const input = await designInput(owner, project_id, 1)
    const [south] = input.arrays
    await owner.POST('/v3/design.Save', { body: { ...input, arrays: south ? [south] : [] } })
    const financing = await chosen(project_id)
    expect(financing?.is_current).toBe(false)
    expect(financing?.changes).toEqual([
      { field: 'Contract price', before: '$21,500.00', after: '$12,900.00' },
      { field: 'Size', before: '8.60 kW', after: '5.16 kW' },
      { field: 'Base price', before: '$21,500.00', after: '$12,900.00' },
      { field: 'West roof', before: '8 × Qcells Q.TRON BLK M-G2+ 430, tilt 20°, azimuth 270°', after: null },
    ])
  })

  it('says what was added, and is current again when it is taken back', async () => {
    const { project_id } = await financed(owner)
    const { adders } = answered((await owner.GET('/v3/adders.List', {})).data)
    const body = { project_id, adder_id: adders.find(({ name }) => name === 'Main panel upgrade')?.id ?? '' }
    await owner.POST('/v3/adders.AddProjectAdder', { body })
    expect((await chosen(project_id))?.changes.map(({ field, before }) => [field, before])).toEqual([
      ['Contract price', '$21,500.00'],
      ['Main panel upgrade', null],
    ])
    await owner.POST('/v3/adders.RemoveProjectAdder', { body })
    expect(await chosen(project_id)).toMatchObject({ is_current: true, changes: [] })
  })

  it('depends on rows that never change', async () => {
    await financed(owner)
    const rewrite = test.database.transaction(async db => {
      await enterTenant(db, 2)
      await db.execute(sql`update quote_bases set parts = '{}'`)
    })
    await expect(rewrite).rejects.toThrow()
    // A sample project's may be deleted with it; no other's.
    const [before, after] = await test.database.transaction(async db => {
      await enterTenant(db, 2)
      const count = async () =>
        rowsOf<{ count: number }>(await db.execute(sql`select count(*)::int as count from quote_bases`))[0]?.count
      const stood = await count()
      await db.execute(sql`delete from quote_bases`)
      return [stood, await count()]
    })
    expect(before).toBeGreaterThan(0)
    expect(after).toBe(before)
  })
})

describe('what if', () => {
  it('answers another price, discount and rise, and saves nothing', async () => {
    const { project_id } = await financed(owner)
    const ask = async (more: object) =>
      answered((await owner.GET('/v3/financing.Preview', { params: { query: { project_id, ...more } } })).data)
    const same = await ask({})
    const { offers } = answered((await owner.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data)
    expect(same.offers).toEqual(offers)
    const other = await ask({ price_usd_per_w: 3, discount_cents: 50_000 })
    expect(other.price?.price_cents).toBe(8_600 * 300 - 50_000)
    expect(other.offers.every(offer => offer.price_cents === other.price?.price_cents)).toBe(true)
    const flat = await ask({ utility_escalation: 0 })
    for (const offer of flat.offers) {
      expect(offer.savings_25y_cents).toBe(offer.flat_utility?.savings_25y_cents)
      const risen = offers.find(one => one.option_id === offer.option_id)
      expect(risen?.flat_utility).toEqual(offer.flat_utility)
      expect(risen?.savings_25y_cents).toBeGreaterThan(offer.savings_25y_cents ?? 0)
    }
    expect(await ask({})).toEqual(same)
    expect(await chosen(project_id)).toMatchObject({ is_current: true })
  })

  it('shows what is financed per watt only to those who see cost', async () => {
    const { project_id } = await financed(owner)
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    const mine = (await financed(rep)).project_id
    const query = (id: string) => ({ params: { query: { project_id: id } } })
    const seen = answered((await owner.GET('/v3/financing.Preview', query(project_id))).data)
    const hidden = answered((await rep.GET('/v3/financing.Preview', query(mine))).data)
    expect(seen.offers.some(offer => (offer.financed_usd_per_w ?? 0) > offer.price_usd_per_w)).toBe(true)
    expect(JSON.stringify(hidden)).not.toMatch(/dealer_fee|financed_usd_per_w/)
  })

  it.each([{ price_usd_per_w: -1 }, { discount_cents: -5 }, { utility_escalation: 4 }])('refuses %o', async wrong => {
    const { project_id } = await financed(owner)
    const refused = await refusal(owner.GET('/v3/financing.Preview', { params: { query: { project_id, ...wrong } } }))
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.fields)).toEqual(Object.keys(wrong))
  })
})

describe('a battery', () => {
  it('is in the price, in the proposal, and among what changed', async () => {
    const { project_id } = await financed(owner)
    const made = {
      manufacturer: 'Example',
      model: 'Store 10',
      usable_kwh: 10,
      power_kw: 5,
      chemistry: 'LFP',
      coupling: 'ac' as const,
    }
    const added = await owner.POST('/v3/collections.AddStorage', { body: { ...made, amount_usd: 9_000 } })
    const storage_id = answered(added.data).storage.id
    const input = await designInput(owner, project_id, 1)
    await owner.POST('/v3/design.Save', { body: { ...input, storage: [{ storage_id, count: 2 }] } })
    const { price } = answered((await owner.GET('/v3/pricing.Get', { params: { query: { project_id } } })).data)
    expect(price).toMatchObject({
      items: [{ id: storage_id, total_cents: 1_800_000 }],
      price_cents: 2_150_000 + 1_800_000,
    })
    const { public_id } = await published(owner, project_id)
    const shown = await shownProposal(test.anyone, public_id)
    expect(shown.figures.system.storage).toEqual([
      { name: 'Example Store 10', count: 2, usable_kwh: 10, warranty_years: null },
    ])
    expect(
      (await chosen(project_id))?.changes.map(({ field, before, after }) => [field, before, after]),
    ).toContainEqual(['Example Store 10', null, '2'])
  })
})
