// A published proposal: its figures agree with each other, and other assumptions are calculated from frozen inputs.
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { enterTenant } from '#server/db/database.ts'
import { proposals } from '#server/db/schema/proposals.ts'
import { explore as exploreKept, sideOf } from '#server/proposals/explore.ts'
import { figuresFrom } from '#server/proposals/figures.ts'
import { TIME_OF_USE } from '#tests/design/energy/plans.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, published, shownProposal } from '#tests/support/sale.ts'
import { designedWithBattery } from './battery.ts'

/** So that bills are calculated hour by hour, and the battery makes a difference to them. */
const BY_THE_HOUR: Schemas['Tariff'] = {
  rate_usd_per_kwh: 0.2,
  fixed_charge_cents_per_month: 1_000,
  plan: TIME_OF_USE,
  net_metering: { kind: 'net_billing_carry_over', export_usd_per_kwh: 0.06, true_up_month: 4 },
}

let test: TestApp
let owner: Client
let project_id: string
let public_id: string
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  project_id = await designedWithBattery(owner, { tariff: BY_THE_HOUR })
  public_id = (await published(owner, project_id)).public_id
})

const inTenant = <T>(work: Parameters<typeof test.database.transaction<T>>[0]) =>
  test.database.transaction(async db => {
    await enterTenant(db, 2)
    return work(db)
  })
const explore = (utility_escalation: number, with_battery: boolean, of = public_id) =>
  test.anyone.GET('/v3/proposal.Explore', {
    params: { query: { public_id: of, utility_escalation, with_battery } },
  })
const explored = async (utility_escalation: number, with_battery: boolean) =>
  answered((await explore(utility_escalation, with_battery)).data).figures

describe('the figures of a proposal', () => {
  it('agree with each other to the cent', async () => {
    const { figures: own } = await shownProposal(test.anyone, public_id)
    const bare = await explored(0.03, false)
    expect(bare.bill?.year_after_cents).toBeGreaterThan(own.bill?.year_after_cents ?? 0)
    expect(bare.bill?.year_before_cents).toBe(own.bill?.year_before_cents)
    for (const with_battery of [true, false]) {
      const { bill, energy, production, offers, environment, system, price } = await explored(0.03, with_battery)
      expect(system.storage).toHaveLength(with_battery ? 1 : 0)
      for (const offer of offers) {
        expect(offer.years[0]?.bill_without_cents).toBe(bill?.year_before_cents)
        expect(offer.years[0]?.bill_with_cents).toBe(bill?.year_after_cents)
        if (offer.type === 'cash') expect(offer.price_cents).toBe(price.price_cents)
      }
      const sum = (cents: number[] = []) => cents.reduce((total, one) => total + one, 0)
      expect(sum(bill?.monthly_before_cents)).toBe(bill?.year_before_cents)
      expect(sum(production.monthly_kwh)).toBeCloseTo(production.annual_kwh, 3)
      const use = production.annual_consumption_kwh ?? 0
      const covered = (energy?.self_used_kwh ?? 0) + (energy?.imported_kwh ?? 0)
      // The battery returns grid energy with a loss.
      expect(covered - use).toBeGreaterThan(-0.001)
      expect(covered - use).toBeLessThan(use / 1000)
      expect(environment?.co2_kg_year).toBeGreaterThan(1_000)
    }
  })

  it('are those published at its own assumption, and of the same calculation', async () => {
    const { figures } = await shownProposal(test.anyone, public_id)
    expect(figures).toMatchObject({ utility_escalation: 0.03, with_battery: true, can_leave_battery: true })
    expect(await explored(0.03, true)).toEqual(figures)
    const [row] = await inTenant(db => db.select().from(proposals).where(eq(proposals.project_id, project_id)))
    const own = sideOf(row?.inputs ?? null, true)
    if (!own) throw new Error('Nothing was frozen')
    const ids = figures.offers.map(({ option_id }) => option_id)
    expect(figuresFrom(own, ids, 0.03)).toEqual(figures)
    const least = own.offers.ways.map(({ option }) => option.id)
    expect(least.sort(), 'no other payment option is frozen with it').toEqual([...ids].sort())
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 60 }), (one, other) => {
        const [low, high] = [Math.min(one, other) / 1000, Math.max(one, other) / 1000]
        const [less, more] = [figuresFrom(own, ids, low), figuresFrom(own, ids, high)]
        expect({ ...less, offers: [], utility_escalation: 0 }).toEqual({ ...more, offers: [], utility_escalation: 0 })
        for (const [index, offer] of less.offers.entries()) {
          const dearer = more.offers[index]
          expect(dearer?.savings_25y_cents).toBeGreaterThanOrEqual(offer.savings_25y_cents ?? 0)
          expect(dearer).toMatchObject({ price_cents: offer.price_cents, total_paid_cents: offer.total_paid_cents })
          expect(offer).not.toHaveProperty('dealer_fee_cents')
        }
      }),
      { numRuns: 8 },
    )
  })

  it('without the battery are those of the design without it, price and all', async () => {
    const [own, bare] = [await explored(0.03, true), await explored(0.03, false)]
    expect(own.price.price_cents - bare.price.price_cents).toBe(900_000)
    expect(bare).toMatchObject({ with_battery: false, can_leave_battery: true })
    expect(bare.offers.map(({ option_id }) => option_id)).toEqual(own.offers.map(({ option_id }) => option_id))
    expect(bare.production).toEqual(own.production)
  })

  it('published when the note rate was called APR go on saying so under any assumption', async () => {
    const { figures } = await shownProposal(test.anyone, public_id)
    const [row] = await inTenant(db => db.select().from(proposals).where(eq(proposals.project_id, project_id)))
    const inputs = row?.inputs ?? null
    const saysApr = (published: typeof figures) =>
      exploreKept({ figures: published, inputs }, { utility_escalation: 0.02, with_battery: true }).offers.some(
        ({ reg_z }) => reg_z,
      )
    expect(saysApr(figures)).toBe(true)
    expect(saysApr({ ...figures, offers: figures.offers.map(({ reg_z, ...offer }) => offer) })).toBe(false)
  })

  it('refuse an escalation beyond 0 to 6%', async () => {
    for (const escalation of [0.061, -0.01])
      expect((await refusal(explore(escalation, true))).fields).toHaveProperty('utility_escalation')
  })

  it('published before inputs were frozen still open, and cannot be tried otherwise', async () => {
    const inputs = await inTenant(async db => {
      const [row] = await db.select().from(proposals).where(eq(proposals.project_id, project_id))
      await db.update(proposals).set({ inputs: null }).where(eq(proposals.project_id, project_id))
      return row?.inputs ?? null
    })
    expect(await explored(0.03, true)).toEqual((await shownProposal(test.anyone, public_id)).figures)
    expect((await refusal(explore(0.02, true))).fields).toHaveProperty('utility_escalation')
    expect((await refusal(explore(0.03, false))).fields).toHaveProperty('with_battery')
    await inTenant(db => db.update(proposals).set({ inputs }).where(eq(proposals.project_id, project_id)))
  })
})

describe('a visit', () => {
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
  const report = async (told: object) => {
    const response = await test.app.request('/v3/proposal.Track', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'User-Agent': phone },
      body: JSON.stringify({ public_id, ...told }),
    })
    const { visit_id } = await response.json()
    return String(visit_id)
  }
  const listed = async () =>
    answered((await owner.GET('/v3/proposal.ListVisits', { params: { query: { project_id } } })).data).visits

  it('grows and never shrinks, however often and late it is reported; what is not in the proposal is left out', async () => {
    const { content, figures } = await shownProposal(test.anyone, public_id)
    const [first, second] = content.pages
    const visit_id = await report({ seconds: 0, pages_seen: [first?.id] })
    const option_id = figures.offers[0]?.option_id
    const told = { visit_id, seconds: 40, pages_seen: [first?.id, second?.id, 'nowhere'], option_id }
    expect(await report(told)).toBe(visit_id)
    await report(told)
    await report({ visit_id, seconds: 12, pages_seen: [] })
    expect(await listed()).toEqual([
      expect.objectContaining({
        id: visit_id,
        seconds: 40,
        pages: [first?.name, second?.name],
        page_count: content.pages.length,
        option_name: figures.offers[0]?.name,
        device: 'phone',
      }),
    ])
    const query = { params: { query: { project_id } } }
    const { proposal } = answered((await owner.GET('/v3/proposal.Get', query)).data)
    expect(proposal).toMatchObject({ status: 'viewed', view_count: 1 })
  })

  it('of an unknown id is a new one', async () => {
    const before = await listed()
    await report({ visit_id: '0198f7a2-0000-7000-8000-000000000999', seconds: 3, pages_seen: [] })
    expect(await listed()).toHaveLength(before.length + 1)
  })
})
