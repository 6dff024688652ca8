import { beforeAll, describe, expect, it } from 'vitest'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, newProject } from '#tests/support/sale.ts'

type Call = Awaited<ReturnType<TestApp['signIn']>>['call']

let test: TestApp
let owner: Call
let rep: Call
/** Edits financing, but sees no cost. */
let clerk: Call
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  const { role } = answered(
    (await owner.POST('/v3/roles.Create', { body: { name: 'Clerk', permissions: ['financing.edit'] } })).data,
  )
  const viewer = await test.signIn(emailOf('Viewer'))
  const { users } = answered((await owner.GET('/v3/users.GetUsers', { params: { query: {} } })).data)
  const version = users.find(({ id }) => id === viewer.user.id)?.version ?? 0
  await owner.POST('/v3/users.UpdateRole', { body: { user_id: viewer.user.id, role_id: role.id, version } })
  clerk = viewer.call
})

const providers = async (call = owner, query: { include_inactive?: boolean } = {}) =>
  answered((await call.GET('/v3/collections.ListFinancing', { params: { query } })).data).providers
const idOf = async (code: string) => (await providers()).find(one => one.code === code)?.id ?? ''
const add = async (fields: object, code = 'goodleap', call = owner) => {
  const provider_id = await idOf(code)
  const body = { provider_id, type: 'loan' as const, name: 'A loan', term_months: 240, apr: 0.0699, ...fields }
  return answered((await call.POST('/v3/collections.AddFinancingOption', { body })).data).option
}

describe('providers', () => {
  it('are in the list once, and Mosaic cannot be chosen', async () => {
    const body = { code: 'mosaic', name: 'Mosaic' } as const
    expect(await refusal(owner.POST('/v3/collections.AddFinancingProvider', { body }))).toMatchObject({
      status: 400,
      fields: { code: 'Mosaic is discontinued. Choose another provider.' },
    })
    const again = { code: 'goodleap', name: 'GoodLeap' } as const
    expect(await refusal(owner.POST('/v3/collections.AddFinancingProvider', { body: again }))).toMatchObject({
      fields: { code: expect.stringMatching(/already/) },
    })
    expect(await refusal(rep.POST('/v3/collections.AddFinancingProvider', { body: again }))).toMatchObject({
      status: 403,
    })
  })

  it('are changed from the version read', async () => {
    const provider = (await providers()).find(({ code }) => code === 'enfin')
    const change = { provider_id: provider?.id ?? '', version: 1, states: ['AZ', 'CA'] }
    const { data } = await owner.POST('/v3/collections.UpdateFinancingProvider', { body: change })
    expect(data?.provider).toMatchObject({ states: ['AZ', 'CA'], version: 2 })
    expect(await refusal(owner.POST('/v3/collections.UpdateFinancingProvider', { body: change }))).toMatchObject({
      status: 409,
    })
  })
})

describe('options', () => {
  it('refuse what is no option, with a sentence at the field', async () => {
    const faults: [object, string, string, RegExp][] = [
      [{ apr: 4 }, 'goodleap', 'apr', /between 0 and 36%/],
      [{ apr: -0.01 }, 'goodleap', 'apr', /between 0 and 36%/],
      [{ apr: null }, 'goodleap', 'apr', /Enter the interest rate/],
      [{ dealer_fee: 0.61 }, 'goodleap', 'dealer_fee', /60%/],
      [{ escalator: 0.02 }, 'goodleap', 'escalator', /Only a lease or PPA has an escalator/],
      [{ term_months: 6 }, 'goodleap', 'term_months', /at least 12/],
      [{ type: 'ppa', apr: null }, 'goodleap', 'type', /GoodLeap doesn’t offer PPAs/],
      [{ type: 'ppa', apr: null }, 'lightreach', 'rate_usd_per_kwh', /rate per kWh/],
      [
        { type: 'ppa', apr: null, rate_usd_per_kwh: 0.15, escalator: 0.06 },
        'lightreach',
        'escalator',
        /between 0 and 5%/,
      ],
      [{ type: 'lease', apr: null }, 'lightreach', 'rate_usd_per_kwh', /payment per kW/],
      [{ promo: { kind: 'lower_apr', months: 12 } }, 'goodleap', 'promo', /promo interest rate/],
      [{ promo: { kind: 'lower_apr', months: 12, apr: 0.08 } }, 'goodleap', 'promo', /below the loan’s rate/],
      [{ promo: { kind: 'no_payments', months: 12, apr: 0.01 } }, 'goodleap', 'promo', /Remove the promo rate/],
      [{ promo: { kind: 'no_payments', months: 61 } }, 'goodleap', 'promo.months', /at most 60/],
      [{ term_months: 18, paydown_share: 0.3 }, 'goodleap', 'paydown_share', /ends before the month 18 paydown/],
      [{ min_amount_cents: 2, max_amount_cents: 1 }, 'goodleap', 'max_amount_cents', /isn’t below the minimum/],
      [{ starts_on: '2027-01-02', ends_on: '2027-01-01' }, 'goodleap', 'ends_on', /after the start date/],
      [{ states: ['Arizona'] }, 'goodleap', 'states.0', /isn’t in the expected format/],
    ]
    for (const [fields, code, field, sentence] of faults)
      expect(await refusal(add(fields, code)), field).toMatchObject({
        status: 400,
        fields: { [field]: expect.stringMatching(sentence) },
      })
  })

  it('keep what a lender publishes: promo, paydown, limits, states and dates', async () => {
    const published = {
      name: 'Published',
      promo: { kind: 'lower_apr', months: 24, apr: 0.0199 },
      paydown_share: 0.3,
      min_amount_cents: 500_000,
      max_amount_cents: 13_500_000,
      max_price_usd_per_w: 6.5,
      states: ['AZ'],
      starts_on: '2026-01-01',
      ends_on: '2026-12-31',
      requires_storage: true,
    }
    expect(await add(published)).toMatchObject({ ...published, version: 1, position: 2, active: true })
    expect(await refusal(add(published))).toMatchObject({ fields: { name: expect.stringMatching(/already/) } })
  })

  it('added after one at the highest position share it', async () => {
    await add({ name: 'At the end', position: 1000 }, 'enfin')
    expect((await add({ name: 'After the end' }, 'enfin')).position).toBe(1000)
  })

  it('hide the dealer fee from users who see no cost, who cannot set it either', async () => {
    const option = await add({ name: 'With a fee', dealer_fee: 0.18 })
    expect(option.dealer_fee).toBe(0.18)
    const seen = (await providers(clerk)).flatMap(({ options }) => options).find(({ id }) => id === option.id)
    expect(seen).toBeDefined()
    expect(seen).not.toHaveProperty('dealer_fee')
    const change = { option_id: option.id, version: 1 }
    expect(
      await refusal(clerk.POST('/v3/collections.UpdateFinancingOption', { body: { ...change, dealer_fee: 0 } })),
    ).toMatchObject({ status: 403 })
    const { data } = await clerk.POST('/v3/collections.UpdateFinancingOption', { body: { ...change, apr: 0.05 } })
    expect(data?.option).not.toHaveProperty('dealer_fee')
    const after = (await providers()).flatMap(({ options }) => options).find(({ id }) => id === option.id)
    expect(after).toMatchObject({ apr: 0.05, dealer_fee: 0.18, version: 2 })
    const entries = answered((await owner.GET('/v3/audits.ListAudits', { params: { query: {} } })).data)
    expect(JSON.stringify(entries)).not.toMatch(/dealer_fee|0\.18/)
  })

  it('edited by two are saved once; the second gets a conflict', async () => {
    const option = await add({ name: 'By two' })
    const change = (apr: number) =>
      owner.POST('/v3/collections.UpdateFinancingOption', { body: { option_id: option.id, version: 1, apr } })
    await change(0.06)
    expect(await refusal(change(0.05))).toMatchObject({ status: 409, code: 'stale_version' })
  })

  it('switched off are seen only by editors who ask', async () => {
    const option = await add({ name: 'Off', active: false })
    const sees = async (call: Call, include_inactive: boolean) =>
      (await providers(call, { include_inactive })).some(({ options }) => options.some(({ id }) => id === option.id))
    expect([await sees(owner, true), await sees(owner, false), await sees(rep, true)]).toEqual([true, false, false])
  })
})

it('the company’s own financing is priced for a project', async () => {
  const own = { code: 'lifestyle-solar', name: 'Own financing' } as const
  await owner.POST('/v3/collections.AddFinancingProvider', { body: own })
  await add({ name: 'Own loan', term_months: 120, apr: 0.0599 }, 'lifestyle-solar')
  const project = await newProject(rep)
  const query = { params: { query: { project_id: project.id } } }
  expect(answered((await rep.GET('/v3/calculate.ListProductsLifeStyle', query)).data).offers).toEqual([])
  await rep.POST('/v3/design.Save', { body: await designInput(rep, project.id) })
  const { offers, disclaimer } = answered((await rep.GET('/v3/calculate.ListProductsLifeStyle', query)).data)
  expect(offers.map(({ name, provider_code }) => [name, provider_code])).toEqual([['Own loan', 'lifestyle-solar']])
  expect(offers[0]).not.toHaveProperty('dealer_fee_cents')
  expect(disclaimer).toMatch(/tax advisor/)
})

describe('an option past its last day', () => {
  it('has ended and comes last', async () => {
    // It is November 21, 2026.
    const over = await add({ type: 'loan', name: 'Past', term_months: 240, apr: 0.05, ends_on: '2026-11-20' })
    const open = await add({ type: 'loan', name: 'Of today', term_months: 240, apr: 0.05, ends_on: '2026-11-21' })
    expect([over.ended, open.ended]).toEqual([true, false])
    const options = (await providers()).find(({ code }) => code === 'goodleap')?.options ?? []
    expect(options.at(-1)?.id).toBe(over.id)
    expect(options.filter(({ ended }) => ended)).toHaveLength(1)
  })
})
