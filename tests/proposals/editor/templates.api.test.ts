// Templates of proposals, the rules that choose among them, and the values of variables.
import { beforeAll, describe, expect, it } from 'vitest'
import type { Content } from '#machines/proposals/content.ts'
import { usualPages } from '#machines/proposals/usual-pages.ts'
import { VARIABLE_NAMES } from '#machines/proposals/variables.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed, newProject } from '#tests/support/sale.ts'

type Call = TestApp['anyone']
let test: TestApp
let owner: Call
let rep: Call
let other: Call
beforeAll(async () => {
  test = await testApp()
  await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
  owner = (await test.signIn(emailOf('Owner'))).call
  rep = (await test.signIn(emailOf('Sales Rep'))).call
  other = (await test.signIn(emailOf('Owner', 3))).call
})

const PAGES = usualPages('en')
const list = async (call = owner) => answered((await call.GET('/v3/templates.List')).data).templates
const get = (template_id: string, call = owner) => call.GET('/v3/templates.Get', { params: { query: { template_id } } })
const add = async (name: string, content: Content = PAGES, language: 'en' | 'es' = 'en', call = owner) =>
  answered((await call.POST('/v3/templates.Save', { body: { version: 0, name, language, content } })).data).template
const save = (id: string, version: number, over: Partial<{ name: string; language: 'en' | 'es'; content: Content }>) =>
  owner.POST('/v3/templates.Save', {
    body: { template_id: id, version, name: 'Changed', language: 'en', content: PAGES, ...over },
  })
const remove = (template_id: string, version = 1, call = owner) =>
  call.POST('/v3/templates.Delete', { body: { template_id, version } })
const rules = async () => answered((await owner.GET('/v3/templates.GetRules')).data)
const cover = (over: object): Content => ({
  pages: [
    {
      id: 'p1',
      name: 'Welcome',
      hidden: false,
      blocks: [{ id: 'b1', kind: 'cover', hidden: false, headline: 'A', subline: '', image_file_id: null, ...over }],
    },
  ],
})

const REBATE = {
  name: 'Example Valley Power rebate',
  level: 'utility' as const,
  kind: 'per_watt' as const,
  value: 0.2,
  applies_to: ['cash' as const, 'loan' as const],
  starts_on: '2026-01-01',
  ends_on: '2027-12-31',
  states: ['AZ' as const],
  claimed_by: 'homeowner' as const,
  paid: 'upfront' as const,
  basis: 'gross' as const,
  source_url: 'https://example.com/rebate',
  automatic: true,
}

describe('templates', () => {
  it('are there from the first day, in both languages and without a finding', async () => {
    expect(await list()).toMatchObject([
      { name: 'Estándar', language: 'es', findings: 0, proposals: 0, rules: 0, version: 1 },
      { name: 'Standard', language: 'en', findings: 0, page_names: PAGES.pages.map(({ name }) => name) },
    ])
  })

  it('are kept unfinished, with what is wrong with them, from the version they were seen in', async () => {
    const made = await add('Unfinished', cover({ headline: '{roof}' }))
    const one = answered((await get(made.id)).data)
    expect(one.findings).toMatchObject([
      { place: 'Welcome, cover, headline, character 1', blocks_sending: true },
      { blocks_sending: false },
      { blocks_sending: false },
    ])
    expect((await list()).find(({ id }) => id === made.id)).toMatchObject({ findings: 3 })
    expect(answered((await save(made.id, 1, { content: cover({}) })).data).template).toMatchObject({ version: 2 })
    expect(await refusal(save(made.id, 1, {}))).toMatchObject({ status: 409, code: 'stale_version' })
    expect(answered((await get(made.id)).data).template).toMatchObject({ name: 'Changed', content: cover({}) })
    await remove(made.id, 2)
  })

  it('belong to one company, and are changed with permission', async () => {
    const [{ id = '' } = {}] = await list()
    expect((await get(id, rep)).data).toBeDefined()
    for (const refused of [
      rep.POST('/v3/templates.Save', { body: { version: 0, name: 'Own', language: 'en', content: PAGES } }),
      remove(id, 1, rep),
      rep.GET('/v3/templates.GetRules'),
    ])
      expect((await refusal(refused)).status).toBe(403)
    for (const unknown of [get(id, other), remove(id, 1, other)]) expect((await refusal(unknown)).status).toBe(404)
    const of_other = (await list(other))[0]?.id ?? ''
    const rule = { financing_type: null, state: null, language: 'es' as const, template_id: of_other }
    const said = await refusal(owner.POST('/v3/templates.SaveRules', { body: { version: 0, rules: [rule] } }))
    expect(said.fields).toEqual({ 'rules.0.template_id': 'This template was deleted. Choose another.' })
  })

  it('name only images of the company, pages and blocks only once, and have a unique name', async () => {
    const missing = '0198f7a2-0000-7000-8000-000000000999'
    const page = PAGES.pages[0]
    if (!page) throw new Error('no page')
    const refused = async (over: Partial<{ name: string; content: Content }>) =>
      (
        await refusal(
          owner.POST('/v3/templates.Save', {
            body: { version: 0, name: 'New', language: 'en', content: PAGES, ...over },
          }),
        )
      ).fields
    expect(await refused({ content: cover({ image_file_id: missing }) })).toEqual({
      content: 'One of the images is missing. Upload it again.',
    })
    expect(await refused({ content: { pages: [page, page] } })).toEqual({
      content: 'Two pages or blocks have the ID p1. Each needs its own.',
    })
    expect(await refused({ name: ' standard ' })).toEqual({
      name: 'Another template is called standard. Choose a different name.',
    })
    expect(await refused({ name: '   ' })).toEqual({ name: 'Enter a name.' })
    const pages = (count: number) => Array.from({ length: count }, (_, at) => ({ ...page, id: `p${at}`, blocks: [] }))
    expect(Object.keys(await refused({ content: { pages: pages(31) } }))).toEqual(['content.pages'])
    expect(Object.keys(await refused({ content: { pages: [] } }))).toEqual(['content.pages'])
    const most = await add('Thirty pages', { pages: pages(30) })
    await remove(most.id)
  })

  it('of more than two megabytes are refused', async () => {
    const text = 'a'.repeat(4_000)
    const body = Array.from({ length: 18 }, () => ({ kind: 'paragraph' as const, spans: [{ text }] }))
    const pages = Array.from({ length: 30 }, (_, at) => ({
      id: `p${at}`,
      name: '',
      hidden: false,
      blocks: [{ id: `b${at}`, kind: 'text' as const, hidden: false, title: '', body }],
    }))
    const send = (content: Content) =>
      owner.POST('/v3/templates.Save', { body: { version: 0, name: 'Long', language: 'en', content } })
    expect((await refusal(send({ pages }))).status).toBe(413)
  })

  it('take their rules with them when they are deleted, and the last one stays', async () => {
    const company = (await test.signIn(emailOf('Admin', 3))).call
    const extra = await add('Extra', PAGES, 'en', company)
    const rule = { financing_type: 'ppa' as const, state: 'CA' as const, language: 'en' as const }
    const kept = {
      ...rule,
      state: null,
      template_id: (await list(company)).find(one => one.name === 'Standard')?.id ?? '',
    }
    const body = { version: 0, rules: [{ ...rule, template_id: extra.id }, kept] }
    await company.POST('/v3/templates.SaveRules', { body })
    expect((await list(company)).find(({ id }) => id === extra.id)).toMatchObject({ rules: 1 })
    const other_language = await refusal(
      company.POST('/v3/templates.Save', {
        body: { template_id: extra.id, version: 1, name: 'Extra', language: 'es', content: PAGES },
      }),
    )
    expect(other_language.fields['language']).toContain('1 rule starts English proposals from this template')
    await remove(extra.id, 1, company)
    expect((await company.GET('/v3/templates.GetRules')).data).toMatchObject({ rules: [kept], version: 2 })
    const [first, last] = await list(company)
    await remove(first?.id ?? '', 1, company)
    expect(await refusal(remove(last?.id ?? '', 1, company))).toMatchObject({ status: 409, code: 'last_template' })
  })
})

describe('rules', () => {
  it('are kept whole, from the version they were seen in', async () => {
    const standard = (await list()).find(({ name }) => name === 'Standard')?.id ?? ''
    const rule = { financing_type: null, state: 'AZ' as const, language: 'en' as const, template_id: standard }
    const keep = (all: (typeof rule)[], version: number) =>
      owner.POST('/v3/templates.SaveRules', { body: { rules: all, version } })
    const { version } = await rules()
    expect((await refusal(keep([rule, rule], version))).fields).toEqual({
      'rules.1.state': 'Another rule covers this payment type, state and language.',
    })
    expect((await keep([rule], version)).data).toMatchObject({ rules: [rule], version: version + 1 })
    expect(await refusal(keep([], version))).toMatchObject({ status: 409, code: 'stale_version' })
    await keep([], version + 1)
  })
})

describe('a proposal', () => {
  it('begins with the template of the winning rule, and keeps its pages when that is deleted', async () => {
    const made = await add('Arizona', cover({ headline: 'Sun for {city}' }))
    const { version, rules: before } = await rules()
    const rule = { financing_type: null, state: 'AZ' as const, language: 'en' as const, template_id: made.id }
    await owner.POST('/v3/templates.SaveRules', { body: { version, rules: [...before, rule] } })
    const { project_id, offer } = await financed(rep)
    const query = { params: { query: { project_id } } }
    expect(answered((await rep.GET('/v3/proposal.Get', query)).data).suggested.template_id).toBe(made.id)
    const body = { project_id, version: 0, language: 'en' as const, option_ids: [offer.option_id], publish: false }
    const { proposal } = answered((await rep.POST('/v3/proposal.Save', { body })).data)
    expect(proposal).toMatchObject({ template_name: 'Arizona', page_count: 1 })
    expect((await list()).find(({ id }) => id === made.id)).toMatchObject({ proposals: 1, rules: 1 })
    await remove(made.id)
    expect(answered((await rep.GET('/v3/proposal.GetEditorData', query)).data).content).toEqual(made.content)
    const after = answered((await rep.GET('/v3/proposal.Get', query)).data)
    expect(after).toMatchObject({ proposal: { template_name: 'Arizona' }, suggested: { template_id: null } })
    expect((await rules()).rules).toEqual(before)
  })

  it('of the other language than its template says so, and offers the template of its own', async () => {
    const { project_id, offer } = await financed(rep)
    const all = await list()
    const idOf = (name: string) => all.find(one => one.name === name)?.id ?? ''
    const begin = { project_id, language: 'es' as const, option_ids: [offer.option_id], publish: false }
    const saved = async (version: number, template_id: string) =>
      answered((await rep.POST('/v3/proposal.Save', { body: { ...begin, version, template_id } })).data).proposal
    const { findings, version } = await saved(0, idOf('Standard'))
    expect(findings[0]).toMatchObject({ template_id: idOf('Estándar'), blocks_sending: false })
    expect(findings[0]?.sentence).toMatch(/^This Spanish proposal started from the English template “Standard”/)
    const query = { params: { query: { project_id } } }
    expect(answered((await rep.GET('/v3/proposal.GetEditorData', query)).data).findings[0]).toEqual(findings[0])
    expect((await saved(version, idOf('Estándar'))).findings).toEqual([])
  })
})

describe('variables', () => {
  const evaluate = async (project_id: string, language?: 'en' | 'es', call = owner) => {
    const query = { project_id, ...(language ? { language } : {}) }
    const { values } = answered((await call.GET('/v3/variables.Evaluate', { params: { query } })).data)
    return new Map(values.map(({ name, value }) => [name, value]))
  }

  it('are all evaluated for a household whose project is complete', async () => {
    const { user, call } = await test.signIn(emailOf('Admin'))
    const { company } = answered((await call.GET('/v3/company.Get')).data)
    const { name, legal_name, brand_color, version } = company
    const body = {
      name,
      legal_name,
      brand_color,
      version,
      phone: '(602) 555-0100',
      email: 'hello@example.com',
      license_number: 'ROC 000000',
    }
    await call.POST('/v3/company.Update', { body })
    const { firstname, lastname } = user
    await call.POST('/v3/users.Update', { body: { version: 1, firstname, lastname, phone: '(602) 555-0142' } })
    await owner.POST('/v3/collections.AddIncentive', { body: REBATE })
    const { storage } = answered((await call.GET('/v3/collections.ListStorage', {})).data)
    const [battery] = storage
    const known = new Set<string>()
    const { id: project_id, version: seen } = await newProject(call)
    const planned = { project_id, version: seen, installation_on: '2026-12-20' }
    await call.POST('/v3/projects.Update', { body: planned })
    const design = await designInput(call, project_id)
    await call.POST('/v3/design.Save', { body: { ...design, storage: [{ storage_id: battery?.id ?? '', count: 2 }] } })
    const { offers } = answered((await call.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data)
    for (const type of ['cash', 'loan', 'ppa'] as const) {
      const option = offers.find(offer => offer.type === type && offer.unavailable === null)
      await call.POST('/v3/projects.SetFinancing', { body: { project_id, option_id: option?.option_id ?? '' } })
      for (const [name, value] of await evaluate(project_id, 'en', call)) if (value !== null) known.add(name)
    }
    expect(VARIABLE_NAMES.filter(name => !known.has(name))).toEqual(['valid_until'])
  })

  it('say the figures of the offer chosen, and days in the language asked for', async () => {
    const { project_id, offer } = await financed(owner, 'GoodLeap 25 years, 7.49%')
    const values = await evaluate(project_id)
    expect(values.get('financing')).toBe(offer.name)
    expect(values.get('interest_rate')).toBe('7.49%')
    expect(values.get('apr')).toBe('7.49%')
    expect(values.get('monthly_payment')).toBe(`$${((offer.monthly_payment_cents ?? 0) / 100).toFixed(2)}`)
    expect((await evaluate(project_id, 'es')).get('today')).toMatch(/^\d{1,2} de [a-z]+ de \d{4}$/)
    expect((await refusal(evaluate(project_id, 'en', other))).status).toBe(404)
  })

  it('are listed for proposal authors', async () => {
    const { variables } = answered((await rep.GET('/v3/variables.ProposalList')).data)
    expect(variables.map(({ name }) => name)).toEqual(VARIABLE_NAMES)
    const viewer = (await test.signIn(emailOf('Viewer'))).call
    expect((await refusal(viewer.GET('/v3/variables.ProposalList'))).status).toBe(403)
  })
})
