// The texts proposals start with, and the project's values in them.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Schemas } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed, newProject } from '#tests/support/sale.ts'

type Text = Schemas['ProposalText']
let test: TestApp
let owner: TestApp['anyone']
beforeEach(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})
const CASH: Text = {
  financing_type: 'cash',
  state: null,
  headline: 'Solar for {homeowner_firstname}',
  message: '{size_kw} kW cover {offset}. {company}',
}
const LOAN: Text = {
  financing_type: 'loan',
  state: null,
  headline: '{address}',
  message: '{financing}: {monthly_payment} a month',
}
const save = (templates: Text[], version = 0, call = owner) =>
  call.POST('/v3/templates.Save', { body: { templates, version } })
const start = async (project_id: string) =>
  answered((await owner.GET('/v3/proposal.Get', { params: { query: { project_id } } })).data).starts_with

describe('the texts', () => {
  it('are written by those who edit proposal templates, from the version they saw', async () => {
    expect((await owner.GET('/v3/templates.Get')).data).toEqual({ templates: [], version: 0 })
    expect((await save([CASH, LOAN])).data).toEqual({ templates: [CASH, LOAN], version: 1 })
    expect((await owner.GET('/v3/templates.Get')).data).toEqual({ templates: [CASH, LOAN], version: 1 })
    expect(await refusal(save([], 0))).toMatchObject({ status: 409, code: 'stale_version' })
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    expect(await refusal(save([CASH], 1, rep))).toMatchObject({ status: 403 })
    expect(await refusal(rep.GET('/v3/templates.Get'))).toMatchObject({ status: 403 })
  })

  it.each([
    [{ message: 'Hello\n{homeowner}' }, 'templates.1.message', 'Line 2, character 1: {homeowner} is not a variable.'],
    [{ headline: '{city' }, 'templates.1.headline', 'Character 1: the brace is not closed.'],
    [{ headline: '   ' }, 'templates.1.headline', 'Enter a headline.'],
    [{ headline: '' }, 'templates.1.headline', ''],
    [{ state: 'arizona' }, 'templates.1.state', ''],
    [{ financing_type: 'cash' as const }, 'templates.1.state', 'There is another text for this way to pay and state.'],
  ])('refuse %j at its field', async (over, field, sentence) => {
    const said = await refusal(save([CASH, { ...LOAN, ...over }]))
    expect(said.status).toBe(400)
    expect(Object.keys(said.fields)).toEqual([field])
    expect(said.fields[field]).toContain(sentence)
  })
})

describe('a proposal that is not written yet', () => {
  it('starts with the text of its way to pay, filled from the project', async () => {
    await save([CASH, LOAN])
    const cash = await financed(owner)
    expect(await start(cash.project_id)).toMatchObject({
      financing_type: 'cash',
      headline: 'Solar for Sam',
      message: expect.stringMatching(/^\d+(\.\d+)? kW cover \d+\u00a0%\. Test Solar$/),
      missing: [],
    })
    const loan = await financed(owner, 'GoodLeap 25 years, 7.49 %')
    expect(await start(loan.project_id)).toMatchObject({
      headline: '12 Example Street',
      message: expect.stringMatching(/^GoodLeap 25 years, 7\.49 %: \$\d+\.\d\d a month$/),
    })
  })

  it('starts with its state’s text where there is one, and with none where there is none', async () => {
    const { id } = await newProject(owner)
    expect(await start(id)).toBeNull()
    await save([CASH, { ...CASH, state: 'AZ', headline: 'For Arizona' }])
    expect((await start(id))?.headline).toBe('For Arizona')
    await save([{ ...CASH, state: 'CA', headline: 'For California' }, LOAN], 1)
    expect(await start(id)).toBeNull()
  })

  it('says what is not known yet, and is published once it is', async () => {
    await save([CASH])
    const project = await newProject(owner, { status: 'draft' })
    const project_id = project.id
    const { missing } = answered((await start(project_id)) ?? undefined)
    expect(missing).toContain('size_kw')
    await owner.POST('/v3/design.Save', { body: await designInput(owner, project_id) })
    const { offers } = answered((await owner.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data)
    const body = { project_id, version: 0, option_ids: [offers[0]?.option_id ?? ''], publish: true }
    const words = { headline: 'Solar', message: '{size_kw} kW, {monthly_payment}' }
    const said = await refusal(owner.POST('/v3/proposal.Save', { body: { ...body, ...words } }))
    expect(said).toMatchObject({ status: 400, fields: { message: expect.stringContaining('{monthly_payment}') } })
    const { proposal } = answered(
      (await owner.POST('/v3/proposal.Save', { body: { ...body, ...words, message: '{size_kw} kW {of} sun' } })).data,
    )
    expect(proposal?.message).toMatch(/^\d+(\.\d+)? kW \{of\} sun$/)
    expect(await start(project_id)).toBeNull()
  })
})
