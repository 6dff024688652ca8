// An application before it is sent: begun from a lender's product, filled in, quoted again, shared, moved, discarded.

import { beforeAll, describe, expect, it } from 'vitest'
import { dollars } from '#machines/lib/format.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import type { Input, Schemas } from '#sdk/types.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { inTenant } from '#tests/support/lenders/lender-rows.ts'
import { connected } from '#tests/support/lenders/lenders.ts'
import { linkIn } from '#tests/support/mail.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, designInput, financed, newProject } from '#tests/support/sale.ts'

const PRODUCT = 'goodleap-loan-25-399'
const HOMEOWNER = { firstname: 'Sam', lastname: 'Sample', email: 'sam.sample@example.com', phone: '(602) 555-0142' }
const SSN = '457-55-5462'
const PERSON: Schemas['ApplicantInput'] = {
  role: 'applicant',
  ...HOMEOWNER,
  annual_income_cents: 9_600_000,
  employment: 'employed',
  monthly_housing_cents: 145_000,
}
let test: TestApp
let owner: TestApp['anyone']
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  await connected(owner, 'goodleap', 'enfin')
})

const create = (body: Input<'/v3/lender_applications.Create'>, call = owner) =>
  call.POST('/v3/lender_applications.Create', { body })
const begun = async (project_id: string, lender = 'goodleap', product_id = PRODUCT) =>
  answered((await create({ project_id, lender, product_id })).data).application
const project = async (offer = 'Cash') => (await financed(owner, offer, { homeowner: HOMEOWNER })).project_id
const save = async (body: Input<'/v3/lender_applications.SaveDraft'>) =>
  answered((await owner.POST('/v3/lender_applications.SaveDraft', { body })).data).application
const read = async (application_id: string, call = owner) =>
  answered((await call.GET('/v3/lender_applications.Get', { params: { query: { application_id } } })).data).application
const filled = (application_id: string, version: number, more: Partial<Schemas['ApplicantInput']> = {}) =>
  save({
    application_id,
    version,
    occupancy: 'primary',
    property: 'single_family',
    people: [{ ...PERSON, birth_date: '1980-05-05', ssn: SSN, ...more }],
  })
const submitReason = ({ available_actions }: Schemas['LenderApplication']) =>
  available_actions.find(({ action }) => action === 'submit')?.reason
const agreedBy = (words: Schemas['ConsentWords'] | undefined) => ({
  words_hash: words?.hash ?? '',
  consents: [{ role: 'applicant' as const, credit_check: true, electronic_records: true, true_and_complete: true }],
})

it('a project without its street is not applied for, and the checks say so first', async () => {
  const at = { homeowner: HOMEOWNER, address: { postal_code: '85004' } }
  const { project_id } = await financed(owner, 'Cash', at)
  const { checks, may_apply } = answered(
    (await owner.GET('/v3/lender_applications.Check', { params: { query: { project_id, lender: 'goodleap' } } })).data,
  )
  expect(may_apply).toBe(false)
  expect(checks).toContainEqual({
    check: 'street',
    verdict: 'block',
    sentence: 'Enter the street of the address. Lenders require it.',
    fix: 'overview',
  })
  expect(await refusal(create({ project_id, lender: 'goodleap', product_id: PRODUCT }))).toMatchObject({
    status: 409,
    message: 'Enter the street of the address first. Lenders require it.',
  })
})

describe('the amount the checks speak of', () => {
  const amountCheck = async (project_id: string, lender: string) =>
    answered(
      (await owner.GET('/v3/lender_applications.Check', { params: { query: { project_id, lender } } })).data,
    ).checks.find(({ check }) => check === 'amount')?.sentence

  it('is that of the products shown, then that of the application', async () => {
    // The company's own loan has a dealer fee of its own.
    const { project_id } = await financed(owner, 'GoodLeap 25 years, 7.49%', { homeowner: HOMEOWNER })
    const query = { params: { query: { project_id, lender: 'goodleap' } } }
    const { products } = answered((await owner.GET('/v3/lender_applications.Products', query)).data)
    const amounts = products.filter(({ type, fits }) => type === 'loan' && fits).map(({ amount_cents }) => amount_cents)
    const sentence = await amountCheck(project_id, 'goodleap')
    for (const cents of [Math.min(...amounts), Math.max(...amounts)]) expect(sentence).toContain(dollars(cents))
    const { amount_cents } = await begun(project_id)
    expect(await amountCheck(project_id, 'goodleap')).toBe(`${dollars(amount_cents)} is within what GoodLeap finances.`)
  })
})

describe('a draft', () => {
  it('quotes to the cent what the project is financed with', async () => {
    const { project_id, offer } = await financed(owner, 'GoodLeap 25 years, 3.99%', { homeowner: HOMEOWNER })
    const { products } = answered(
      (
        await owner.GET('/v3/lender_applications.Products', {
          params: { query: { project_id, lender: 'goodleap' } },
        })
      ).data,
    )
    expect(products.find(({ id }) => id === PRODUCT)).toMatchObject({
      amount_cents: offer.amount_financed_cents,
      monthly_payment_cents: offer.monthly_payment_cents,
    })
    expect(await begun(project_id)).toMatchObject({
      status: 'draft',
      type: 'loan',
      amount_cents: offer.amount_financed_cents,
      quote_is_current: true,
      monthly_payment_cents: offer.monthly_payment_cents,
      people: [{ role: 'applicant', firstname: 'Sam', ssn_last4: null, birth_date_given: false }],
    })
  })

  it('is one a lender, of a product it has, where it is connected and there is a price', async () => {
    const project_id = await project()
    const first = await begun(project_id)
    const second = await begun(project_id, 'enfin', 'enfin-loan-25-749')
    const again = await refusal(create({ project_id, lender: 'goodleap', product_id: PRODUCT }))
    expect(again).toMatchObject({ status: 409, code: 'already_open' })
    const { applications } = answered(
      (await owner.GET('/v3/lender_applications.List', { params: { query: { project_id } } })).data,
    )
    expect(applications.map(({ id }) => id)).toEqual([second.id, first.id])
    const { id: empty } = await newProject(owner)
    const refused = [
      { project_id, lender: 'lightreach', product_id: 'x' },
      { project_id, lender: 'nobody', product_id: 'x' },
      { project_id: await project(), lender: 'goodleap', product_id: 'x' },
      { project_id: empty, lender: 'goodleap', product_id: PRODUCT },
    ]
    expect(await Promise.all(refused.map(async body => (await refusal(create(body))).code))).toEqual([
      ...['lender_not_connected', 'no_such_lender', 'no_such_product', 'nothing_to_finance'],
    ])
    const rep = (await test.signIn(emailOf('Sales Rep'))).call
    expect(await refusal(read(first.id, rep))).toMatchObject({ status: 404 })
    const viewer = (await test.signIn(emailOf('Viewer'))).call
    expect(await refusal(create({ project_id, lender: 'goodleap', product_id: PRODUCT }, viewer))).toMatchObject({
      status: 403,
    })
    expect((await read(second.id, viewer)).product).not.toHaveProperty('dealer_fee')
    const gone = { application_id: second.id, version: second.version }
    await owner.POST('/v3/lender_applications.Discard', { body: gone })
    expect(await refusal(read(second.id))).toMatchObject({ status: 404 })
  })

  it('keeps what is half filled in, numbers sealed, and says what is missing', async () => {
    const { id, version } = await begun(await project())
    const half = await save({
      application_id: id,
      version,
      people: [{ role: 'applicant', firstname: 'Sam', lastname: '', email: 'sam@', phone: '', ssn: SSN }],
    })
    expect(half.people[0]).toMatchObject({ lastname: '', ssn_last4: '5462', birth_date_given: false })
    expect(submitReason(half)).toMatch(/^Enter the last name\. And \d more items are missing\.$/)
    const stale = { application_id: id, version, people: [PERSON] }
    expect(await refusal(owner.POST('/v3/lender_applications.SaveDraft', { body: stale }))).toMatchObject({
      code: 'stale_version',
    })
    // Left out, the number stays; too young and without income it is kept, and not sent.
    const young = await save({
      application_id: id,
      version: half.version,
      occupancy: 'primary',
      property: 'single_family',
      people: [{ ...PERSON, birth_date: '2008-11-22', annual_income_cents: 0 }],
    })
    expect(young.people[0]).toMatchObject({ ssn_last4: '5462', birth_date_given: true })
    expect(submitReason(young)).toBe('Applicants must be at least 18. And 1 more item is missing.')
    const body = { application_id: id, version: young.version, in_person: true, ...agreedBy(young.words) }
    expect((await refusal(owner.POST('/v3/lender_applications.Submit', { body }))).fields).toEqual({
      'people.0.birth_date': 'Applicants must be at least 18.',
      'people.0.annual_income_cents': 'The annual income must be more than $0.',
    })
    const rows = await inTenant(test.database, 2, db => db.select().from(lender_applications))
    const { private_sealed, ...open } = rows.find(row => row.id === id) ?? {}
    expect(private_sealed).not.toBeNull()
    // Whole values: three digits alone come up in an id or a hash by chance.
    expect(JSON.stringify(open)).not.toMatch(/457-?55-?5462|"5462"|2008-11-22/)
    const twice = { application_id: id, version: young.version, people: [PERSON, PERSON] }
    expect(await refusal(owner.POST('/v3/lender_applications.SaveDraft', { body: twice }))).toMatchObject({
      status: 400,
    })
    const wrong = { application_id: id, version: young.version, people: [{ ...PERSON, ssn: '457-55' }] }
    expect(await refusal(owner.POST('/v3/lender_applications.SaveDraft', { body: wrong }))).toMatchObject({
      status: 400,
    })
  })

  it('out of date says what changed, and is sent once it is quoted again', async () => {
    const project_id = await project()
    const first = await begun(project_id)
    const { version } = await filled(first.id, first.version)
    const design = await designInput(owner, project_id, 1)
    await owner.POST('/v3/design.Save', { body: { ...design, arrays: design.arrays.slice(0, 1) } })
    const stale = await read(first.id)
    expect([stale.quote_is_current, stale.quote_changes.map(({ field }) => field)]).toEqual([
      false,
      expect.arrayContaining(['Contract price', 'Size']),
    ])
    expect(submitReason(stale)).toBe('The design or price changed after this quote. Update the quote first.')
    const { data } = await owner.POST('/v3/lender_applications.Quote', {
      body: { application_id: first.id, version, product_id: PRODUCT },
    })
    const { application } = answered(data)
    expect(application.quote_is_current && submitReason(application)).toBeNull()
    expect(application.amount_cents).toBeLessThan(first.amount_cents)
  })

  it('is checked against what its lender asks', async () => {
    const project_id = await project()
    await begun(project_id)
    const check = async (lender: string) =>
      answered((await owner.GET('/v3/lender_applications.Check', { params: { query: { project_id, lender } } })).data)
    expect(await check('goodleap')).toMatchObject({ may_apply: true })
    const { checks, may_apply } = await check('lightreach')
    expect([may_apply, checks.filter(({ verdict }) => verdict === 'block').map(one => one.check)]).toEqual([
      false,
      ['connected'],
    ])
  })
})

describe('a homeowner’s link', () => {
  const anyone = () => test.anyone
  const shared = (share_token: string, language?: 'en' | 'es') =>
    anyone()
      .GET('/v3/lender_applications.GetShared', { params: { query: { share_token, ...(language && { language }) } } })
      .then(({ data }) => answered(data).shared)
  const share = async (application: Pick<Schemas['LenderApplication'], 'id' | 'version'>, more: object = {}) => {
    const body = { application_id: application.id, version: application.version, email: 'sam.sample@example.com' }
    const { data } = await owner.POST('/v3/lender_applications.Share', {
      body: { ...body, language: 'es', by_mail: true, ...more },
    })
    return answered(data)
  }

  it('is mailed, filled in by the holder, and sent with their consent', async () => {
    const draft = await begun(await project())
    const { application, link } = await share(draft)
    expect(await linkIn(test, 2, 'sam.sample@example.com')).toBe(link)
    const token = link.split('/').at(-1) ?? ''
    const edit = { application_id: draft.id, version: application.version, people: [PERSON] }
    expect(await refusal(owner.POST('/v3/lender_applications.SaveDraft', { body: edit }))).toMatchObject({
      code: 'shared',
    })
    const seen = await shared(token)
    expect(seen).toMatchObject({ state: 'open', language: 'es', version: application.version })
    expect(seen.missing).toContain('Escriba la fecha de nacimiento.')
    expect((await read(draft.id)).share?.opened_at).not.toBeNull()
    expect((await shared(token, 'en')).missing).toContain('Enter the date of birth.')
    const people = [{ ...PERSON, birth_date: '1980-05-05', ssn: SSN }]
    const { data } = await anyone().POST('/v3/lender_applications.SaveShared', {
      body: { share_token: token, version: seen.version, people, occupancy: 'primary', property: 'townhouse' },
    })
    const { version, words, missing, people: kept } = answered(data).shared
    expect([missing, kept[0]?.ssn_last4]).toEqual([[], '5462'])
    const submit = (more: object = {}) =>
      anyone().POST('/v3/lender_applications.SubmitShared', {
        body: { share_token: token, version, ...agreedBy(words), ...more },
      })
    const no = [{ ...agreedBy(words).consents[0], role: 'applicant' as const, credit_check: false }]
    expect(await refusal(submit({ consents: no }))).toMatchObject({ status: 400 })
    expect(await refusal(submit({ words_hash: '0'.repeat(64) }))).toMatchObject({ code: 'words_changed' })
    expect(answered((await submit()).data).shared.state).toBe('sent')
    expect(answered((await submit()).data).shared.state).toBe('sent')
    const sent = await read(draft.id)
    expect(sent).toMatchObject({ status: 'approved', people: [{ ssn_last4: null, birth_date_given: true }] })
    expect(sent.events.filter(({ event }) => event === 'submitted')).toHaveLength(1)
  })

  it('ends when it is withdrawn, replaced or too old', async () => {
    const draft = await begun(await project())
    const first = await share(draft)
    const second = await share(first.application, { by_mail: false })
    const tokens = [first, second].map(({ link }) => link.split('/').at(-1) ?? '')
    expect(await refusal(shared(tokens[0] ?? ''))).toMatchObject({ status: 404 })
    expect((await shared(tokens[1] ?? '')).state).toBe('open')
    const back = { application_id: draft.id, version: second.application.version }
    const { data } = await owner.POST('/v3/lender_applications.TakeBack', { body: back })
    expect(answered(data).application.status).toBe('draft')
    expect(await refusal(shared(tokens[1] ?? ''))).toMatchObject({ status: 404 })
    const third = await share(answered(data).application)
    const now = test.clock.now
    test.clock.now = new Date(now.getTime() + 15 * DAY_MS)
    expect(await refusal(shared(third.link.split('/').at(-1) ?? ''))).toMatchObject({ code: 'link_expired' })
    test.clock.now = now
  })
})

describe('a deal moved to another lender', () => {
  it('keeps people and private data, says what differs, and leaves the first one once it is sent', async () => {
    const project_id = await project()
    const first = await begun(project_id)
    const sam = await filled(first.id, first.version)
    const move = { application_id: first.id, version: sam.version, lender: 'enfin', product_id: 'enfin-loan-25-749' }
    const { data } = await owner.POST('/v3/lender_applications.Move', { body: move })
    const { application, differences } = answered(data)
    expect(application).toMatchObject({ lender: 'enfin', moved_from: first.id, occupancy: 'primary' })
    expect(application.people[0]).toMatchObject({ annual_income_cents: 9_600_000, birth_date_given: true })
    expect(differences).toContain('Each applicant agrees to EnFin’s terms, and EnFin runs its own credit check.')
    const body = { application_id: application.id, version: application.version, in_person: true }
    await owner.POST('/v3/lender_applications.Submit', { body: { ...body, ...agreedBy(application.words) } })
    expect((await read(application.id)).status).toBe('approved')
    expect((await read(first.id)).status).toBe('canceled')
  })
})
