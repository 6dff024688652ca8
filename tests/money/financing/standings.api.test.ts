// Lenders' offers today: confirmed, not offered, or unknown; and what can't be published then.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { lenderPort } from '#server/applications/lenders/gateway/lender-port.ts'
import { refreshDueProducts } from '#server/applications/lenders/products/refresh-due.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { connected } from '#tests/support/lenders/lenders.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, confirmTariff, financed, lossOf } from '#tests/support/sale.ts'

const HOUR = 3_600_000

let test: TestApp
let owner: Client
let project_id: string
/** Changed below to what no lender offers. */
let loan: { option_id: string; name: string }
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  const sale = await financed(owner)
  project_id = sale.project_id
  await confirmTariff(owner, project_id)
  const found = sale.offers.find(({ provider_code, apr }) => provider_code === 'goodleap' && apr === 0.0749)
  if (!found) throw new Error('A new company begins with it')
  loan = found
})

const standings = async (more: { refresh?: boolean } = {}) =>
  answered((await owner.GET('/v3/financing.ListStandings', { params: { query: { project_id, ...more } } })).data)
const standingOf = async (option_id: string, more: { refresh?: boolean } = {}) =>
  (await standings(more)).options.find(one => one.option_id === option_id)

/** The session of before has ended by then. */
async function later(hours: number) {
  test.clock.now = new Date(test.clock.now.getTime() + hours * HOUR)
  owner = (await test.signIn(emailOf('Owner'))).call
}

async function publish(option_ids: string[]) {
  const { proposal } = answered((await owner.GET('/v3/proposal.Get', { params: { query: { project_id } } })).data)
  const body = { project_id, version: proposal?.version ?? 0, language: 'en' as const, option_ids, publish: true }
  return owner.POST('/v3/proposal.Save', { body: { ...body, ...(await lossOf(owner, body)) } })
}

async function changeLoan(term_months: number, apr: number) {
  const { providers } = answered((await owner.GET('/v3/collections.ListFinancing', {})).data)
  const option = providers.flatMap(({ options }) => options).find(({ id }) => id === loan.option_id)
  const { version } = option ?? { version: 0 }
  const body = { option_id: loan.option_id, version, term_months, apr }
  answered((await owner.POST('/v3/collections.UpdateFinancingOption', { body })).data)
}

it('confirms nothing while no lender is connected, and keeps nothing from being published', async () => {
  const { options, lenders } = await standings()
  expect(lenders).toEqual([])
  expect(new Set(options.map(({ standing }) => standing))).toEqual(new Set(['unconfirmed']))
  answered((await publish([loan.option_id])).data)
})

it('asks a lender that is connected, and says when', async () => {
  await connected(owner, 'goodleap')
  const { lenders } = await standings()
  expect(lenders).toEqual([
    {
      lender: 'goodleap',
      lender_name: 'GoodLeap',
      state: 'AZ',
      checked_at: test.clock.now.toISOString(),
      failure: null,
    },
  ])
  expect(await standingOf(loan.option_id)).toMatchObject({ standing: 'confirmed', sentence: null })
  const { options } = await standings()
  expect(options.filter(({ lender_name }) => lender_name !== 'GoodLeap').map(({ standing }) => standing)).not.toContain(
    'confirmed',
  )
})

it('does not publish what the lender does not offer, and names what comes nearest', async () => {
  await changeLoan(240, 0.0699)
  const sentence =
    'GoodLeap doesn’t offer this loan in AZ today: 20 years, 6.99% interest. Closest: GoodLeap 25 years, 7.49%; GoodLeap 15 years, 5.49%; GoodLeap 25 years, 3.99%.'
  expect(await standingOf(loan.option_id)).toMatchObject({ standing: 'not_offered', sentence })
  expect(await refusal(publish([loan.option_id]))).toMatchObject({
    status: 409,
    code: 'product_not_offered',
    message: `${sentence} Choose one of those or correct it under Financing.`,
  })
  const { proposal } = answered((await owner.GET('/v3/proposal.Get', { params: { query: { project_id } } })).data)
  expect(proposal?.version).toBe(1)
  await changeLoan(300, 0.0749)
  answered((await publish([loan.option_id])).data)
})

it('keeps a lender’s last answer while it is down, with its day, and blocks nothing', async () => {
  const working = test.ports.lenders
  const down = () => Promise.reject(new Error('ECONNREFUSED'))
  const said_at = test.clock.now.toISOString()
  test.ports.lenders = { ...lenderPort({ addresses: {}, sandbox: down }), patience_ms: 100, pause: async () => {} }
  await later(7)
  const { lenders } = await standings({ refresh: true })
  expect(lenders).toMatchObject([{ lender: 'goodleap', checked_at: said_at }])
  expect(lenders[0]?.failure).toMatch(/GoodLeap/)
  expect(await standingOf(loan.option_id)).toMatchObject({ standing: 'confirmed', checked_at: said_at })
  answered((await publish([loan.option_id])).data)

  test.ports.lenders = working
  await later(1)
  expect(await refreshDueProducts(test)).toBe(1)
  expect(await standings()).toMatchObject({
    lenders: [{ lender: 'goodleap', checked_at: test.clock.now.toISOString(), failure: null }],
  })
  expect(await refreshDueProducts(test)).toBe(0)
})
