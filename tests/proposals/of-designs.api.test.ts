// Each design of a project may have a proposal of its own; accepting one sells its design.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed, published, shownProposal } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
let stranger: Client
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  owner = (await test.signIn(emailOf('Owner'))).call
  stranger = (await test.signIn(emailOf('Owner', 3))).call
})

const asked = (project_id: string, design_id?: string) => ({
  params: { query: { project_id, ...(design_id ? { design_id } : {}) } },
})
const proposalOf = async (project_id: string, design_id?: string) =>
  answered((await owner.GET('/v3/proposal.Get', asked(project_id, design_id))).data)
const designsOf = async (project_id: string) =>
  answered((await owner.GET('/v3/design.List', asked(project_id))).data).designs
const stateOf = async (public_id: string) => (await shownProposal(test.anyone, public_id)).state

/** A sold design of twelve modules and a kept one of twenty, with a published proposal of each. */
async function twoProposals() {
  const { project_id, offer } = await financed(owner)
  const copied = await owner.POST('/v3/design.Copy', {
    body: { project_id, design_id: project_id, name: 'Both roofs' },
  })
  const larger = answered(copied.data).designs[1]?.id ?? ''
  const input = await designInput(owner, project_id, 1)
  await owner.POST('/v3/design.Save', { body: { ...input, arrays: input.arrays.slice(0, 1) } })
  const option_ids = [offer.option_id]
  const sold = await published(owner, project_id, { option_ids })
  const kept = await published(owner, project_id, { option_ids, design_id: larger })
  return { project_id, larger, option_id: offer.option_id, sold, kept }
}
const accept = (public_id: string, option_id: string) =>
  test.anyone.POST('/v3/proposal.Accept', { body: { public_id, option_id, with_battery: false, name: 'Sam Sample' } })

describe('proposals of two designs', () => {
  it('have a link each, with its own figures and the name of its design', async () => {
    const { project_id, larger, sold, kept } = await twoProposals()
    expect(sold.public_id).not.toBe(kept.public_id)
    const [one, other] = await Promise.all(
      [sold, kept].map(async ({ public_id }) => shownProposal(test.anyone, public_id)),
    )
    expect(one).toMatchObject({ state: 'open', design_name: 'Design 1', figures: { system: { module_count: 12 } } })
    expect(other).toMatchObject({ state: 'open', design_name: 'Both roofs', figures: { system: { module_count: 20 } } })
    const listed = await designsOf(project_id)
    expect(listed.map(({ proposed }) => proposed)).toEqual(['sent', 'sent'])
    const price = other?.figures.price.price_cents
    expect(price).toBe(listed[1]?.price_cents)
    expect(price).toBeGreaterThan(one?.figures.price.price_cents ?? Number.POSITIVE_INFINITY)
    expect((await proposalOf(project_id)).proposal).toMatchObject({ design_id: project_id, is_current: true })
    expect((await proposalOf(project_id, larger)).proposal).toMatchObject({ design_id: larger, is_current: true })
  })

  it('are written, read and sent apart', async () => {
    const { project_id, larger, sold, kept } = await twoProposals()
    const body = { project_id, design_id: larger }
    const editor = answered((await owner.GET('/v3/proposal.GetEditorData', asked(project_id, larger))).data)
    expect(editor.document.figures.system.module_count).toBe(20)
    const [first] = editor.content.pages
    const content = { pages: first ? [{ ...first, name: 'Both roofs together' }] : [] }
    await owner.POST('/v3/proposal.SaveEditorData', { body: { ...body, version: editor.version, content } })
    const versions = async (design_id?: string) =>
      answered((await owner.GET('/v3/proposal.ListVersions', asked(project_id, design_id))).data).versions.length
    expect([await versions(), await versions(larger)]).toEqual([1, 2])
    const visit = { seconds: 5, pages_seen: [], option_id: null }
    await test.anyone.POST('/v3/proposal.Track', {
      body: { public_id: kept.public_id, ...visit, option_id: undefined },
    })
    expect((await proposalOf(project_id)).proposal?.view_count).toBe(0)
    expect((await proposalOf(project_id, larger)).proposal).toMatchObject({ view_count: 1, status: 'viewed' })
    const prepared = answered((await owner.GET('/v3/proposal.PrepareMessage', asked(project_id, larger))).data)
    expect(prepared.url).toContain(kept.public_id)
    expect(prepared.url).not.toContain(sold.public_id)
  })

  it('accepting that of the kept design sells it, and leaves nothing to accept under the other link', async () => {
    const { project_id, larger, option_id, sold, kept } = await twoProposals()
    answered((await accept(kept.public_id, option_id)).data)
    expect(await designsOf(project_id)).toMatchObject([
      { chosen: false, module_count: 12 },
      { id: larger, chosen: true, module_count: 20, proposed: 'accepted' },
    ])
    const { project } = answered((await owner.GET('/v3/projects.Get', asked(project_id))).data)
    expect(project).toMatchObject({ status: 'active', size_kw: 8.6 })
    const { deals } = answered((await owner.GET('/v3/deals.List', { params: { query: { stage: ['accepted'] } } })).data)
    expect(deals.map(({ project }) => project.id)).toContain(project_id)
    const { financing } = answered((await owner.GET('/v3/projects.GetFinancing', asked(project_id))).data)
    expect(financing).toMatchObject({ option_id, is_current: true })
    expect((await proposalOf(project_id)).proposal).toMatchObject({
      design_id: larger,
      is_current: true,
      status: 'accepted',
    })
    expect(await stateOf(sold.public_id)).toBe('under_way')
    expect(await refusal(accept(sold.public_id, option_id))).toMatchObject({ status: 409, code: 'illegal_transition' })
    // Nothing has changed, so neither can replace the accepted one.
    const { proposal } = await proposalOf(project_id, project_id)
    const again = { project_id, design_id: project_id, version: proposal?.version ?? 0, language: 'en' as const }
    const body = { ...again, option_ids: [option_id], publish: true }
    expect((await refusal(owner.POST('/v3/proposal.Save', { body }))).code).toBe('illegal_transition')
    const design = { project_id, design_id: project_id, version: (await designsOf(project_id))[0]?.version ?? 0 }
    await owner.POST('/v3/design.Choose', { body: design })
    answered((await owner.POST('/v3/proposal.Save', { body })).data)
    expect(await stateOf(sold.public_id)).toBe('open')
    expect(await stateOf(kept.public_id)).toBe('open')
  })

  it('are out of date together when the price changes', async () => {
    const { project_id, sold, kept } = await twoProposals()
    const { adders } = answered((await owner.GET('/v3/adders.List', {})).data)
    const body = { project_id, adder_id: adders[0]?.id ?? '', quantity: 1 }
    answered((await owner.POST('/v3/adders.AddProjectAdder', { body })).data)
    expect([await stateOf(sold.public_id), await stateOf(kept.public_id)]).toEqual(['out_of_date', 'out_of_date'])
  })
})

describe('a design', () => {
  it('stays while its proposal is published, and takes a draft with it', async () => {
    const { project_id, larger } = await twoProposals()
    const body = { project_id, design_id: larger, version: 1 }
    expect(await refusal(owner.POST('/v3/design.Remove', { body }))).toMatchObject({
      status: 409,
      code: 'design_proposed',
    })
    const copied = await owner.POST('/v3/design.Copy', { body: { project_id, design_id: larger, name: 'Third' } })
    const third = answered(copied.data).designs[2]?.id ?? ''
    await published(owner, project_id, { design_id: third, publish: false })
    expect((await designsOf(project_id))[2]).toMatchObject({ proposed: 'draft' })
    answered((await owner.POST('/v3/design.Remove', { body: { ...body, design_id: third } })).data)
    expect(await designsOf(project_id)).toHaveLength(2)
  })

  it('of another project or company is not found', async () => {
    const [{ larger }, { project_id }] = [await twoProposals(), await financed(owner)]
    const { project_id: theirs } = await financed(stranger)
    for (const refused of [
      owner.GET('/v3/proposal.Get', asked(project_id, larger)),
      owner.GET('/v3/financing.Compare', asked(project_id, larger)),
      owner.GET('/v3/proposal.ListSends', asked(project_id, larger)),
      stranger.GET('/v3/proposal.Get', asked(theirs, larger)),
      stranger.GET('/v3/proposal.GetEditorData', asked(theirs, larger)),
    ])
      expect((await refusal(refused)).status).toBe(404)
  })
})
