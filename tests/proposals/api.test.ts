import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed, published, shownProposal } from '#tests/support/sale.ts'

let test: TestApp
let rep: Client
beforeAll(async () => {
  test = await testApp()
  rep = (await test.signIn(emailOf('Sales Rep'))).call
})
const view = (public_id: string) => shownProposal(test.anyone, public_id)
const read = async (project_id: string) =>
  answered((await rep.GET('/v3/proposal.Get', { params: { query: { project_id } } })).data)

describe('a proposal', () => {
  it('opens by its link without a session, its values filled in and no cost in it', async () => {
    const { project_id, offers } = await financed(rep)
    const option_ids = offers.slice(0, 2).map(({ option_id }) => option_id)
    const { public_id } = await published(rep, project_id, { option_ids })
    const proposal = await view(public_id)
    expect(proposal).toMatchObject({ homeowner_name: 'Sam Sample', state: 'open', accepted: null })
    expect(proposal.figures.offers.map(({ option_id }) => option_id)).toEqual(option_ids)
    expect(JSON.stringify(proposal)).not.toMatch(/dealer_fee|financed_usd_per_w|\{[a-z_]+\}/)
    expect((await read(project_id)).proposal).toMatchObject({ status: 'sent', view_count: 0, findings: [] })
  })

  it('keeps its figures when the design changes, and says that they are not current', async () => {
    const { project_id } = await financed(rep)
    const { public_id } = await published(rep, project_id)
    const before = await view(public_id)
    const input = await designInput(rep, project_id, 1)
    await rep.POST('/v3/design.Save', { body: { ...input, arrays: input.arrays.slice(0, 1) } })
    const after = await view(public_id)
    expect(after.figures).toEqual(before.figures)
    expect(after.state).toBe('out_of_date')
  })

  it('answers 404 to a link that is guessed', async () => {
    expect((await refusal(view('A'.repeat(43)))).status).toBe(404)
  })

  it('refuses a way to pay that is not offered, and none at all', async () => {
    const { project_id } = await financed(rep)
    const save = (option_ids: string[]) => refusal(published(rep, project_id, { option_ids }))
    expect((await save(['0198f7a2-0000-7000-8000-000000000999'])).fields).toHaveProperty('option_ids')
    expect((await save([])).status).toBe(400)
  })
})
