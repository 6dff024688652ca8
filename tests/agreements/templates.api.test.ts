// Templates through the whole application: a draft, its versions, and its variables.
import { beforeAll, describe, expect, it } from 'vitest'
import { AGREEMENT_VARIABLE_NAMES } from '#machines/agreements/templates/variables.ts'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { enterTenant } from '#server/db/database.ts'
import { companies, users } from '#server/db/schema/company.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { ADDRESS, answered, financed, newProject } from '#tests/support/sale.ts'
import { demoAgreement, demoAgreementPdf, demoFields } from '#tests/support/signing/agreement.ts'
import { onePage } from '#tests/support/signing/made-pdf.ts'
import { oddPdf } from '#tests/support/signing/odd-pdfs.ts'

let test: TestApp
let owner: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
})

const get = async (agreement_id: string) =>
  answered((await owner.GET('/v3/collections.GetAgreement', { params: { query: { agreement_id } } })).data).agreement
const formOf = (bytes: Uint8Array, more: Record<string, string> = {}) => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]))
  form.set('file_name', 'agreement.pdf')
  for (const [name, value] of Object.entries(more)) form.set(name, value)
  return { body: { file: '', file_name: '' }, bodySerializer: () => form }
}
const upload = (bytes: Uint8Array, more: Record<string, string>) =>
  owner.POST('/v3/collections.UploadAgreement', formOf(bytes, more))
const compare = async (bytes: Uint8Array) =>
  answered((await owner.POST('/v3/collections.CompareAgreementPages', formOf(bytes))).data).pages
const publish = (agreement_id: string, version: number) =>
  owner.POST('/v3/collections.PublishAgreement', { body: { agreement_id, version } })
const evaluate = async (project_id: string, language: 'en' | 'es' = 'en') =>
  answered((await owner.GET('/v3/variables.AgreementEvaluate', { params: { query: { project_id, language } } })).data)
    .values
const said = (values: Awaited<ReturnType<typeof evaluate>>, name: string) =>
  values.find(one => one.name === name)?.value

describe('a template', () => {
  it('is published as versions, each from the draft at that time', async () => {
    const agreement_id = await demoAgreement(owner)
    const first = await get(agreement_id)
    expect(first).toMatchObject({ published_version: 1, changed_since: false, version: 3, sent_count: 0 })
    expect(await refusal(publish(agreement_id, 3))).toMatchObject({ status: 409, code: 'agreement_unchanged' })
    const draft = { ...first.draft, name: 'Contract of sale', states: ['AZ' as const] }
    const saved = answered(
      (await owner.POST('/v3/collections.UpdateAgreement', { body: { agreement_id, version: 3, draft } })).data,
    ).agreement
    expect(saved).toMatchObject({ published_version: 1, changed_since: true, version: 4 })
    expect(await refusal(publish(agreement_id, 3))).toMatchObject({ status: 409, code: 'stale_version' })
    expect(answered((await publish(agreement_id, 4)).data).agreement).toMatchObject({
      published_version: 2,
      changed_since: false,
    })
    const { agreements } = answered((await owner.GET('/v3/collections.ListAgreements', {})).data)
    expect(agreements.find(({ id }) => id === agreement_id)?.draft.name).toBe('Contract of sale')
  })

  it('is not published while something keeps it from being signed, and says what', async () => {
    const { agreement } = answered((await upload(onePage(), { name: 'Bare' })).data)
    expect(agreement).toMatchObject({ version: 1, published_version: null, changed_since: true, page_count: 1 })
    const refused = await refusal(publish(agreement.id, 1))
    expect(refused).toMatchObject({ status: 409, code: 'agreement_unfit' })
    expect(refused.message).toMatch(/no signature field/)
  })

  it('takes another document, and leaves out the fields that have no page any more', async () => {
    const agreement_id = await demoAgreement(owner, { name: 'Two pages' })
    const replace = (version: string) => upload(onePage(), { agreement_id, version })
    expect((await refusal(replace('1'))).code).toBe('stale_version')
    const { agreement } = answered((await replace('3')).data)
    expect(agreement).toMatchObject({ page_count: 1, version: 4, changed_since: true, draft: { name: 'Two pages' } })
    expect(agreement.draft.fields).toEqual(demoFields.filter(({ page }) => page === 1))
    expect(agreement.findings.some(({ sentence }) => /no signature field/.test(sentence))).toBe(true)
  })

  it('is not made of a PDF whose hidden clause signers would see', async () => {
    const refused = await refusal(upload(oddPdf('a layer that is off'), { name: 'Layers' }))
    expect(refused).toMatchObject({ status: 415, code: 'hidden_layer' })
    expect(refused.message).toMatch(/Page 1 has a layer that is turned off. Print it to a new PDF/)
  })

  it('is made of pages that look different only once their author has confirmed each', async () => {
    const odd = oddPdf('a stamp flagged invisible')
    const refused = await refusal(upload(odd, { name: 'Stamped' }))
    expect(refused).toMatchObject({ status: 409, code: 'pages_differ' })
    expect(refused.message).toMatch(/^Page 1 would look different/)
    expect((await refusal(upload(odd, { name: 'Stamped', confirmed_pages: '2' }))).code).toBe('pages_differ')

    const [page, ...others] = await compare(odd)
    expect([page?.page, others]).toEqual([1, []])
    for (const picture of [page?.uploaded, page?.stored]) expect(picture).toMatch(/^data:image\/png;base64,iVBOR/)
    expect(page?.uploaded).not.toBe(page?.stored)
    // The stamp's own rectangle, in thirds of an inch: 60 to 400 points from the left, 452 to 492 from the top.
    const { x = 1, y = 1, width = 0, height = 0 } = page?.area ?? {}
    expect([x <= 60 / 612, x + width >= 400 / 612, y <= 452 / 792, y + height >= 492 / 792]).toEqual(
      Array.from({ length: 4 }, () => true),
    )
    expect(width * height).toBeLessThan(0.1)

    const { agreement } = answered((await upload(odd, { name: 'Stamped', confirmed_pages: '1' })).data)
    expect(agreement.page_count).toBe(1)
    const { audits } = answered((await owner.GET('/v3/audits.ListAudits', {})).data)
    expect(audits.map(({ sentence }) => sentence)).toContain(
      'uploaded the agreement Stamped and confirmed the changed look of page 1',
    )
    expect(await compare(onePage())).toEqual([])
  })

  it('refuses adders that are not there, and is gone once retired', async () => {
    const agreement_id = await demoAgreement(owner)
    const { draft, version } = await get(agreement_id)
    const body = { agreement_id, version, draft: { ...draft, adder_ids: ['0198f7a2-0000-7000-8000-000000000070'] } }
    expect((await refusal(owner.POST('/v3/collections.UpdateAgreement', { body }))).fields).toHaveProperty('adder_ids')
    answered((await owner.POST('/v3/collections.DeleteAgreement', { body: { agreement_id, version } })).data)
    expect((await refusal(get(agreement_id))).status).toBe(404)
  })

  it('is not seen by another company, nor changed by who may only sell', async () => {
    const agreement_id = await demoAgreement(owner)
    await test.addCompany(3, 'Other Solar', SYSTEM_ROLES)
    const stranger = (await test.signIn(emailOf('Owner', 3))).call
    const reading = stranger.GET('/v3/collections.GetAgreement', { params: { query: { agreement_id } } })
    expect((await refusal(reading)).status).toBe(404)
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    const body = { agreement_id, version: 3 }
    expect((await refusal(rep.POST('/v3/collections.PublishAgreement', { body }))).status).toBe(403)
  })

  it('is uploaded as a PDF that can be signed, whatever its name says', async () => {
    const locked = onePage({ catalog: '/AcroForm << /XFA 5 0 R >>' })
    expect(await refusal(upload(locked, { name: 'Form' }))).toMatchObject({ status: 415, code: 'xfa_pdf' })
    expect((await refusal(upload(await demoAgreementPdf(), { name: ' ' }))).fields).toHaveProperty('name')
  })
})

describe('variables', () => {
  it('each say what a full project says, in both languages', async () => {
    await test.database.transaction(async db => {
      await enterTenant(db, 2)
      const reached = { phone: '(602) 555-0100', email: 'hello@example.com' }
      await db.update(companies).set({ ...reached, address: ADDRESS, license_number: 'ROC 000000' })
      await db.update(users).set({ phone: '(602) 555-0142' })
    })
    const { project_id, offer } = await financed(owner, 'GoodLeap 25 years, 7.49%', {
      homeowner: { firstname: 'Sam', lastname: 'Sample', email: 'sam.sample@example.com', phone: '(602) 555-0123' },
    })
    const values = await evaluate(project_id)
    expect(values.map(({ name }) => name)).toEqual(AGREEMENT_VARIABLE_NAMES)
    const unknown = values.filter(({ value }) => value === null).map(({ name }) => name)
    expect(unknown.filter(name => name !== 'agreement_name')).toEqual([])
    for (const { value, missing } of values) expect(value === null).toBe(missing !== null)
    expect(said(values, 'contract_price')).toBe(
      `$${(offer.price_cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`,
    )
    expect(said(values, 'battery_name')).toBe('none')
    expect(said(values, 'term')).toBe('25 years')
    expect(said(values, 'escalator')).toBe('not applicable')
    const spanish = await evaluate(project_id, 'es')
    expect(said(spanish, 'battery_name')).toBe('ninguno')
    expect(said(spanish, 'term')).toBe('25 años')
    expect(said(spanish, 'today')).toMatch(/^\d+ de [a-z]+ de \d{4}$/)
    expect(said(spanish, 'contract_price')).toBe(said(values, 'contract_price'))
  })

  it('each say what to enter where, while a project says nothing', async () => {
    const { id } = await newProject(owner, { status: 'draft' })
    const values = await evaluate(id)
    for (const name of ['system_size', 'annual_production', 'contract_price', 'monthly_payment', 'panel_name'])
      expect(values.find(one => one.name === name)?.missing, name).toMatch(/^(Choose|Design|Enter|Select) .+\.$/)
    for (const { value, missing } of values) expect(value !== null || (missing ?? '') !== '').toBe(true)
  })
})
