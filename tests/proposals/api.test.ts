import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed } from '#tests/support/sale.ts'

let test: TestApp
let rep: Client
beforeAll(async () => {
  test = await testApp()
  rep = (await test.signIn(emailOf('Sales Rep'))).call
})

async function publish(project_id: string, option_ids: string[], version = 0) {
  const body = { project_id, version, headline: 'Solar for Sam', message: 'Hello', option_ids, publish: true }
  return answered((await rep.POST('/v3/proposal.Save', { body })).data).proposal
}
const view = (public_id: string) => test.anyone.GET('/v3/proposal.View', { params: { query: { public_id } } })
const idOf = (address: string | null | undefined) => address?.split('/').at(-1) ?? ''

describe('a proposal', () => {
  it('opens by its link without a session and counts its readers', async () => {
    const { project_id, offers } = await financed(rep)
    const saved = await publish(
      project_id,
      offers.slice(0, 2).map(({ option_id }) => option_id),
    )
    const { proposal } = answered((await view(idOf(saved?.public_url))).data)
    expect(proposal).toMatchObject({ headline: 'Solar for Sam', homeowner_name: 'Sam Sample', is_current: true })
    expect(proposal.offers).toHaveLength(2)
    expect(proposal.offers[0]).not.toHaveProperty('dealer_fee_cents')
    const { data } = await rep.GET('/v3/proposal.Get', { params: { query: { project_id } } })
    expect(answered(data).proposal).toMatchObject({ status: 'viewed', view_count: 1 })
  })

  it('keeps its figures when the design changes, and says that they are not current', async () => {
    const { project_id, offers } = await financed(rep)
    const saved = await publish(project_id, [offers[0]?.option_id ?? ''])
    const before = answered((await view(idOf(saved?.public_url))).data).proposal
    const input = await designInput(rep, project_id, 1)
    await rep.POST('/v3/design.Save', { body: { ...input, arrays: input.arrays.slice(0, 1) } })
    const after = answered((await view(idOf(saved?.public_url))).data).proposal
    expect(after).toMatchObject({ price: before.price, system: before.system, production: before.production })
    expect(after.is_current).toBe(false)
  })

  it('answers 404 to a link that is guessed', async () => {
    expect((await refusal(view('A'.repeat(43)))).status).toBe(404)
  })

  it('refuses a way to pay that is not offered, and none at all', async () => {
    const { project_id } = await financed(rep)
    const save = (option_ids: string[]) => refusal(publish(project_id, option_ids))
    expect((await save(['0198f7a2-0000-7000-8000-000000000999'])).status).toBeGreaterThanOrEqual(400)
    expect((await save([])).status).toBe(400)
  })
})
