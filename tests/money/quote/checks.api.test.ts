// Blockers of selling at a price: shown in advance, and enforced.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { enterTenant } from '#server/db/database.ts'
import { companies } from '#server/db/schema/company.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed } from '#tests/support/sale.ts'
import { demoAgreement } from '#tests/support/signing/agreement.ts'

let test: TestApp
let owner: Client
let rep: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  rep = (await test.signIn(emailOf('Sales Rep'))).call
})

const NONE = { minimum_margin: null, cost_usd_per_w: null, most_discount: null }
async function limit(pricing_checks: Schemas['PricingChecks']) {
  const { version, next_project_number, ...general } = answered((await owner.GET('/v3/settings.GetGeneral', {})).data)
  await owner.POST('/v3/settings.General', { body: { ...general, pricing_checks, version } })
}
const checks = async (call: Client, project_id: string) =>
  answered((await call.GET('/v3/pricing.ListChecks', { params: { query: { project_id } } })).data).checks
const publish = (call: Client, project_id: string, option_id: string) =>
  call.POST('/v3/proposal.Save', {
    body: { project_id, version: 0, language: 'en', option_ids: [option_id], publish: true },
  })

describe('a margin below the company’s', () => {
  it('stops a rep, names the price that would do and no cost, and lets a manager sell', async () => {
    await limit({ ...NONE, minimum_margin: 0.3, cost_usd_per_w: 1.9 })
    const { project_id, offer } = await financed(rep)
    const [check] = await checks(rep, project_id)
    expect(check).toMatchObject({
      code: 'margin_below_minimum',
      severity: 'stop',
      // 1.90 / 0.7 = 2.714…
      fix: 'Sell at $2.72 per watt or more, or ask a manager.',
    })
    expect(JSON.stringify(check)).not.toContain('1.9')
    expect(await refusal(publish(rep, project_id, offer.option_id))).toMatchObject({
      status: 409,
      code: 'pricing_check',
    })
    expect((await checks(owner, project_id))[0]?.severity).toBe('warn')
    const { version } = answered((await rep.GET('/v3/pricing.Get', { params: { query: { project_id } } })).data)
    await rep.POST('/v3/pricing.Save', { body: { project_id, version, price_usd_per_w: 2.72, discount_cents: 0 } })
    expect(await checks(rep, project_id)).toEqual([])
    answered((await publish(rep, project_id, offer.option_id)).data)
    await limit(NONE)
  })
})

describe('a discount above the company’s', () => {
  it('stops a rep at publishing and at sending, and says how much is allowed', async () => {
    await limit({ ...NONE, most_discount: 0.05 })
    const { project_id, offer } = await financed(rep)
    const priced = answered((await rep.GET('/v3/pricing.Get', { params: { query: { project_id } } })).data)
    const body = { project_id, version: priced.version, price_usd_per_w: 2.5, discount_cents: 150_000 }
    await rep.POST('/v3/pricing.Save', { body })
    expect((await checks(rep, project_id))[0]).toMatchObject({
      sentence: 'The discount is 7% of the price. Your company’s limit is 5%.',
      fix: 'Discount $1,075 or less, or ask a manager.',
    })
    expect((await refusal(publish(rep, project_id, offer.option_id))).code).toBe('pricing_check')
    await rep.POST('/v3/projects.SetFinancing', { body: { project_id, option_id: offer.option_id } })
    const agreement_id = await demoAgreement(owner)
    const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
    const sending = rep.POST('/v3/agreements.Send', { body: { project_id, agreement_id, signers, deliver: 'none' } })
    expect(await refusal(sending)).toMatchObject({
      status: 409,
      code: 'not_ready',
      message: expect.stringContaining('ask a manager'),
    })
    await limit(NONE)
  })
})

describe('a license that is missing', () => {
  it('stops the agreement, which must name it, and not the proposal', async () => {
    const license = (license_number: string | null) =>
      test.database.transaction(async db => {
        await enterTenant(db, 2)
        await db.update(companies).set({ license_number })
      })
    const { project_id, offer } = await financed(rep)
    await license(null)
    expect(await checks(rep, project_id)).toMatchObject([
      { code: 'license_missing', severity: 'stop', where: 'company' },
    ])
    answered((await publish(rep, project_id, offer.option_id)).data)
    const agreement_id = await demoAgreement(owner)
    const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
    const send = () => rep.POST('/v3/agreements.Send', { body: { project_id, agreement_id, signers, deliver: 'none' } })
    expect((await refusal(send())).message).toContain('license number is missing')
    await license('ROC 000000')
    answered((await send()).data)
  })
})

describe('limits themselves', () => {
  it.each([
    [{ ...NONE, minimum_margin: 1 }, 'pricing_checks.minimum_margin'],
    [{ ...NONE, cost_usd_per_w: -1 }, 'pricing_checks.cost_usd_per_w'],
    [{ ...NONE, most_discount: 2 }, 'pricing_checks.most_discount'],
  ])('refuse %o at the field', async (wrong, field) => {
    expect(Object.keys((await refusal(limit(wrong))).fields)).toContain(field)
  })
})
