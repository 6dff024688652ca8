// A missing price: shown with the field to fill in, and enforced before anything is sent.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { rowsOf, upload } from '#tests/sheet-import/upload.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, confirmTariff, designInput, newProject } from '#tests/support/sale.ts'
import { demoAgreement } from '#tests/support/signing/agreement.ts'

let test: TestApp
let owner: Client
let rep: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  rep = (await test.signIn(emailOf('Sales Rep'))).call
})

const battery = { manufacturer: 'Example', usable_kwh: 10, power_kw: 5, chemistry: 'LFP', coupling: 'ac' as const }
const checks = async (project_id: string) =>
  answered((await rep.GET('/v3/pricing.ListChecks', { params: { query: { project_id } } })).data).checks

async function withBattery(model: string) {
  const { storage } = answered((await owner.POST('/v3/collections.AddStorage', { body: { ...battery, model } })).data)
  const { id: project_id } = await newProject(rep)
  const input = await designInput(rep, project_id)
  await rep.POST('/v3/design.Save', { body: { ...input, storage: [{ storage_id: storage.id, count: 2 }] } })
  await confirmTariff(rep, project_id)
  const { offers } = answered((await rep.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data)
  const option_id = offers.find(({ name }) => name === 'Cash')?.option_id ?? ''
  await rep.POST('/v3/projects.SetFinancing', { body: { project_id, option_id } })
  const publish = () =>
    rep.POST('/v3/proposal.Save', {
      body: { project_id, version: 0, language: 'en', option_ids: [option_id], publish: true },
    })
  const price = (amount_usd: number | null) =>
    owner.POST('/v3/collections.EditStorage', {
      body: { ...battery, model, storage_id: storage.id, version: storage.version, active: true, amount_usd },
    })
  return { project_id, storage, publish, price }
}

describe('a battery without a selling price', () => {
  it('is named as the item to price, and stops proposal and agreement', async () => {
    const { project_id, storage, publish } = await withBattery('Unpriced 1')
    expect(await checks(project_id)).toMatchObject([
      {
        code: 'price_missing',
        severity: 'stop',
        sentence: 'Example Unpriced 1 has no selling price, so it would sell for $0.00.',
        item: { id: storage.id, kind: 'storage', name: 'Example Unpriced 1' },
      },
    ])
    expect(await refusal(publish())).toMatchObject({
      status: 409,
      code: 'pricing_check',
      message: expect.stringContaining('to enter its price'),
    })
    const agreement_id = await demoAgreement(owner)
    const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
    const send = rep.POST('/v3/agreements.Send', { body: { project_id, agreement_id, signers, deliver: 'none' } })
    expect(await refusal(send)).toMatchObject({
      status: 409,
      code: 'not_ready',
      message: expect.stringContaining('Example Unpriced 1 has no selling price'),
    })
  })

  it('tells who may enter one to do so, and everyone else who can', async () => {
    const { project_id } = await withBattery('Unpriced 4')
    const of_owner = await owner.GET('/v3/pricing.ListChecks', { params: { query: { project_id } } })
    expect(answered(of_owner.data).checks[0]?.fix).toMatch(/^Enter its selling price\./)
    expect((await checks(project_id))[0]?.fix).toMatch(/^Ask .*Admin.* or Owner to enter its price\.$/)
  })

  it('sells once a price is entered', async () => {
    const { project_id, publish, price } = await withBattery('Unpriced 2')
    answered((await price(9_000)).data)
    expect(await checks(project_id)).toEqual([])
    answered((await publish()).data)
  })

  it('sells for nothing where that was entered', async () => {
    const { project_id, publish, price } = await withBattery('Unpriced 3')
    answered((await price(0)).data)
    expect(await checks(project_id)).toEqual([])
    answered((await publish()).data)
  })
})

describe('an adder', () => {
  it('at $0 is pointed out in each project and stops none, since it may be meant', async () => {
    const { id: project_id } = await newProject(rep)
    await rep.POST('/v3/design.Save', { body: await designInput(rep, project_id) })
    const adder = await made('Warranty binder')
    await rep.POST('/v3/adders.AddProjectAdder', { body: { project_id, adder_id: adder.id } })
    expect(await checks(project_id)).toMatchObject([
      { code: 'price_zero', severity: 'warn', item: { id: adder.id, kind: 'adder', name: 'Warranty binder' } },
    ])
  })

  it('comes by file only with its amount', async () => {
    const plan = async (csv: string) =>
      (await rowsOf(owner, await upload(owner, 'adder', csv))).map(({ problems }) =>
        problems.map(({ sentence }) => sentence),
      )
    const asked = ['Enter an amount, or $0 if it’s free.']
    expect(await plan('Name,Pricing method,Amount\r\nBlank,Fixed,\r\nFree,Fixed,$0\r\nLater,Flat Price,\r\n')).toEqual([
      asked,
      [],
      [],
    ])
    expect(await plan('Name,Pricing method\r\nBlank,Fixed\r\nLater,Flat Price\r\n')).toEqual([asked, []])
  })
})

const made = async (name: string) => {
  const body = {
    name,
    description: '',
    pricing_method: 'Fixed' as const,
    amount_usd: 0,
    unit: '',
    share: null,
    share_of: null,
    bands: null,
    effect: 'charge' as const,
    min_cents: null,
    max_cents: null,
    shown_in_proposal: true,
    counts_for_incentives: true,
    automatic: false,
    conditions: null,
    position: 0,
  }
  return answered((await owner.POST('/v3/adders.Create', { body })).data).adder
}
