import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { enterTenant } from '#server/db/database.ts'
import { roles } from '#server/db/schema/company.ts'
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

  it('refuses a payment option that is not offered, and none at all', async () => {
    const { project_id } = await financed(rep)
    const save = (option_ids: string[]) => refusal(published(rep, project_id, { option_ids }))
    expect((await save(['0198f7a2-0000-7000-8000-000000000999'])).fields).toHaveProperty('option_ids')
    expect((await save([])).status).toBe(400)
  })

  it('begins with the fitting template in the homeowner’s language, and what was published stays until the next time', async () => {
    const { project_id, offers } = await financed(rep, 'Cash', {
      homeowner: { firstname: 'Sol', lastname: 'Ejemplo', preferred_language: 'es' },
    })
    const { suggested, templates } = await read(project_id)
    expect(suggested.language).toBe('es')
    expect(templates.find(({ id }) => id === suggested.template_id)?.language).toBe('es')
    const { proposal, public_id } = await published(rep, project_id)
    expect(proposal).toMatchObject({ language: 'es', has_unpublished: false, version: 1, valid_until: null })
    expect(proposal.template_name).toBe(templates.find(({ id }) => id === suggested.template_id)?.name)

    const other = templates.find(({ language }) => language === 'en')?.id ?? ''
    const body = { project_id, language: 'en' as const, option_ids: offers.slice(0, 2).map(one => one.option_id) }
    const changed = await rep.POST('/v3/proposal.Save', {
      body: { ...body, template_id: other, valid_until: '2026-12-20', version: 1, publish: false },
    })
    expect(answered(changed.data).proposal).toMatchObject({ language: 'en', has_unpublished: true, version: 2 })
    expect(await view(public_id)).toMatchObject({ language: 'es', valid_until: null, state: 'open' })
    const { data } = await rep.GET('/v3/proposal.ListVersions', { params: { query: { project_id } } })
    expect(answered(data).versions.map(({ version, reason }) => [version, reason])).toEqual([
      [2, 'begun'],
      [1, 'published'],
    ])
    const late = rep.POST('/v3/proposal.Save', { body: { ...body, version: 1, publish: false } })
    expect(await refusal(late)).toMatchObject({ status: 409, code: 'stale_version' })
    const gone = rep.POST('/v3/proposal.Save', {
      body: { ...body, version: 2, template_id: project_id, publish: false },
    })
    expect((await refusal(gone)).fields).toHaveProperty('template_id')
  })

  it('is written by users who may edit, and published only by users who may send', async () => {
    const owner = (await test.signIn(emailOf('Owner'))).call
    const { project_id } = await financed(owner)
    await test.database.transaction(async db => {
      await enterTenant(db, 2)
      await db
        .update(roles)
        .set({ permissions: ['projects.view_all', 'proposals.edit'] })
        .where(eq(roles.name, 'Designer'))
    })
    const writer = (await test.signIn(emailOf('Designer'))).call
    expect(await refusal(published(writer, project_id))).toMatchObject({ status: 403 })
    expect((await published(writer, project_id, { publish: false })).proposal).toMatchObject({ status: 'draft' })
  })

  it('that names what the project does not know is refused with the place', async () => {
    const { project_id } = await financed(rep)
    const { proposal } = await published(rep, project_id, { publish: false })
    const text = { kind: 'text' as const, hidden: false, title: '', body: [] }
    const page = {
      id: 'p1',
      name: 'Welcome',
      hidden: false,
      blocks: [{ ...text, id: 'b1', title: 'Dear {battery_name}' }],
    }
    await rep.POST('/v3/proposal.SaveEditorData', {
      body: { project_id, version: proposal.version, content: { pages: [page] } },
    })
    const said = await refusal(published(rep, project_id))
    expect(said).toMatchObject({ status: 400 })
    expect(said.fields['content']).toMatch(/^Welcome, text, title: .*battery_name/)
  })
})
