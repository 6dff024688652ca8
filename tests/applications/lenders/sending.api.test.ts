// Calls to a lender after the draft, through the whole product and the lenders' sandbox: checked, stored with their
// effects, sent once, and the answer applied to project, receivable and team.
import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { beforeAll, describe, expect, it } from 'vitest'
import { netOfDealerFee } from '#machines/money/pricing/rules.ts'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { sealDue } from '#server/agreements/sweep.ts'
import { DIALECTS } from '#server/applications/lenders/registry.ts'
import { companies } from '#server/db/schema/company.ts'
import { lender_calls } from '#server/db/schema/lenders.ts'
import { mails } from '#server/db/schema/mails.ts'
import { projects } from '#server/db/schema/projects.ts'
import { receivables } from '#server/db/schema/remittances.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { APPLICANT, consents, filledIn, submission } from '#tests/support/lenders/filled-in.ts'
import { connect, inTenant } from '#tests/support/lenders/lender-rows.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed, newLink, signerOf } from '#tests/support/sale.ts'
import { demoAgreement } from '#tests/support/signing/agreement.ts'

type Application = Schemas['LenderApplication']
let test: TestApp
let owner: Client
let token = ''
/** A project with a loan at GoodLeap. */
let first: Application

beforeAll(async () => {
  test = await testApp()
  const { call, user, token: of } = await test.signIn(emailOf('Owner'))
  owner = call
  token = of
  await inTenant(test.database, 2, db => db.update(companies).set({ license_number: 'ROC 000000' }))
  for (const dialect of DIALECTS) await connect(test.database, test.ports, 2, user.id, dialect)
})

/** A draft at a lender, filled in. */
async function draft(
  person: Partial<Schemas['ApplicantInput']> = {},
  lender = 'goodleap',
  of?: Application,
): Promise<Application> {
  const { project_id } = of ?? (await financed(owner, 'GoodLeap 25 years, 7.49%'))
  return filledIn(owner, project_id, { lender, ...person })
}
const submit = async (application: Application) =>
  answered((await owner.POST('/v3/lender_applications.Submit', { body: submission(application) })).data).application
const submitted = async (lastname: string, lender?: string, of?: Application) =>
  submit(await draft({ lastname }, lender, of))
const get = async ({ id }: Pick<Application, 'id'>) =>
  answered((await owner.GET('/v3/lender_applications.Get', { params: { query: { application_id: id } } })).data)
    .application
const refresh = async ({ id }: Application) =>
  answered((await owner.POST('/v3/lender_applications.Refresh', { body: { application_id: id } })).data).application
/** Something happens at the lender, and it is asked. */
async function moved(application: Application, ...verbs: string[]) {
  for (const verb of verbs) {
    test.clock.now = new Date(test.clock.now.getTime() + 1_000)
    test.sandbox.verb(application.id, verb)
  }
  return refresh(application)
}
const statusOf = ({ project_id }: Application) =>
  inTenant(test.database, 2, async db => {
    const [row] = await db.select({ status: projects.status }).from(projects).where(eq(projects.id, project_id))
    return row?.status
  })
const named = ({ id, version }: Application) => ({ application_id: id, version })
const PDF = (size = 2_000) => new File([`%PDF-1.7\n${'x'.repeat(size)}`], 'proof.pdf', { type: 'application/pdf' })
function upload({ id, version }: Application, parts: Record<string, string>, file = PDF()) {
  const body = new FormData()
  const all = { application_id: id, version: String(version), file_name: file.name, ...parts }
  for (const [name, value] of Object.entries(all)) body.set(name, value)
  body.set('file', file)
  const path = 'kind' in parts ? 'UploadDocument' : 'UploadStipulation'
  const headers = { Authorization: `Bearer ${token}` }
  return test.app.request(`/v3/lender_applications.${path}`, { method: 'POST', headers, body })
}
/** The agreement of its project, signed by everyone and sealed, given to the lender. */
async function contractGiven(application: Application) {
  const { project_id } = application
  const transaction_id = agreements.get(project_id) ?? (await signed(project_id))
  agreements.set(project_id, transaction_id)
  const body = { ...named(application), transaction_id }
  return answered((await owner.POST('/v3/lender_applications.SendContract', { body })).data).application
}
const agreements = new Map<string, string>()
const SAM = [{ role: 'homeowner' as const, name: 'Sam Stipulations', email: 'sam.sample@example.com' }]
async function signed(project_id: string): Promise<string> {
  const agreement_id = await demoAgreement(owner)
  const { data } = await owner.POST('/v3/agreements.Send', {
    body: { project_id, agreement_id, signers: SAM, deliver: 'none' },
  })
  const { transaction } = answered(data)
  const signer = signerOf(test, await newLink(owner, transaction))
  await signer.prepare()
  await signer.sign()
  await sealDue({ database: test.database, ports: test.ports, log: pino({ level: 'silent' }) }, true)
  return transaction.id
}

describe('submitting', () => {
  let refused: Application
  it('says what is wrong with each field, and sends nothing', async () => {
    const wrong = await draft({ ssn: '666-10-1005', birth_date: '2009-11-22', annual_income_cents: 0, phone: '555' })
    const faults = await refusal(owner.POST('/v3/lender_applications.Submit', { body: submission(wrong) }))
    expect(faults).toMatchObject({ status: 400, code: 'invalid_input' })
    expect(Object.keys(faults.fields).sort()).toEqual(
      ['annual_income_cents', 'birth_date', 'phone', 'ssn'].map(field => `people.0.${field}`),
    )
    expect(await get(wrong)).toMatchObject({ status: 'draft', calls: [] })
    const { id, version } = wrong
    const body = { application_id: id, version, people: [APPLICANT] }
    first = answered((await owner.POST('/v3/lender_applications.SaveDraft', { body })).data).application
  })

  it('requires every consent, to the current text, from every applicant', async () => {
    const application = first
    const body = submission(application)
    const refused = (more: Partial<typeof body>) =>
      refusal(owner.POST('/v3/lender_applications.Submit', { body: { ...body, ...more } }))
    expect(await refused({ words_hash: '0'.repeat(64) })).toMatchObject({ status: 409, code: 'words_changed' })
    const partly = consents.map(one => ({ ...one, credit_check: false }))
    expect(await refused({ consents: partly })).toMatchObject({ status: 400 })
    expect(await refused({ in_person: false })).toMatchObject({ status: 400 })
    expect(await refused({ version: 99 })).toMatchObject({ status: 409, code: 'stale_version' })
    expect(await statusOf(application)).toBe('active')
  })

  it('is answered with the decision, and project and team follow', async () => {
    const application = await submit(first)
    expect(application).toMatchObject({ status: 'approved', calls: [], lender_reference: expect.any(String) })
    expect(await statusOf(application)).toBe('approved')
    expect(application.events.map(({ event }) => event)).toEqual(expect.arrayContaining(['approved', 'submitted']))
    const told = await inTenant(test.database, 2, db => db.select().from(mails).where(eq(mails.kind, 'notification')))
    expect(told.map(({ subject }) => subject)).toContain('News from GoodLeap: Sam Sample')
  })

  it('what the lender refuses is a draft again, and may be corrected', async () => {
    const { lenders } = test.ports
    const application = await draft()
    test.ports.lenders = {
      ...lenders,
      exchange: async (code, path, init) =>
        path.includes('sendLoanApplication')
          ? test.sandbox.fetch(code, path, { ...init, body: String(init.body).replace('"AZ"', '"AK"') })
          : test.sandbox.fetch(code, path, init),
    }
    refused = await submit(application)
    test.ports.lenders = lenders
    expect(refused).toMatchObject({ status: 'draft', submitted_at: null })
    expect(refused.calls).toMatchObject([{ action: 'submit', state: 'refused' }])
    expect(refused.people[0]).toMatchObject({ ssn_last4: '1005', birth_date_given: true })
  })

  it('a double click is one application, and a different second request gets a conflict', async () => {
    const headers = { 'Idempotency-Key': 'one-double-click' }
    const body = submission(refused)
    const both = await Promise.all([
      owner.POST('/v3/lender_applications.Submit', { body, headers }),
      owner.POST('/v3/lender_applications.Submit', { body, headers }),
    ])
    expect(both.map(({ data }) => data?.application.id)).toEqual([refused.id, refused.id])
    expect(await get(refused)).toMatchObject({ status: 'approved', calls: [] })
    expect(await refusal(owner.POST('/v3/lender_applications.Submit', { body }))).toMatchObject({ status: 409 })
    expect(test.sandbox.book.state.applications.filter(({ ours }) => ours === refused.id)).toHaveLength(1)
  })

  it('a decline is kept with its reasons, and ends no sale another lender has', async () => {
    const application = await submitted('Decline', 'sunlight-financial', refused)
    expect(application.status).toBe('declined')
    expect(application.reasons.length).toBeGreaterThan(0)
    expect(await statusOf(application)).toBe('approved')
  })
})

describe('a counter offer, a freeze and no match', () => {
  it('are answered: the amount taken, asked again, with the digits each lender takes', async () => {
    const offered = await submitted('Counter', 'sunlight-financial', first)
    expect(offered.status).toBe('counter_offered')
    expect(await statusOf(offered)).toBe('submitted')
    const amount_cents = offered.approved_amount_cents ?? 0
    const taken = answered(
      (await owner.POST('/v3/lender_applications.Resubmit', { body: { ...named(offered), amount_cents } })).data,
    ).application
    expect(taken).toMatchObject({ status: 'approved', amount_cents })
    const unknown = await submitted('Nomatch', 'enfin', first)
    const again = (people: Schemas['ApplicantInput'][]) =>
      owner.POST('/v3/lender_applications.Resubmit', { body: { ...named(unknown), people } })
    expect(await refusal(again([]))).toMatchObject({ status: 400 })
    expect(await refusal(again([{ ...APPLICANT, ssn: '1005' }]))).toMatchObject({ status: 400 })
    expect(answered((await again([APPLICANT])).data).application.status).toBe('approved')
    const four = await submitted('Nomatch', 'lightreach', first)
    // Income, work and housing are unchanged.
    const { annual_income_cents: _, employment: __, monthly_housing_cents: ___, ...identity } = APPLICANT
    const people = [{ ...identity, ssn: '6789' }]
    const matched = await owner.POST('/v3/lender_applications.Resubmit', { body: { ...named(four), people } })
    expect(answered(matched.data).application.status).toBe('approved')
    const over = { ...named(taken), amount_cents: 1_000 }
    expect(await refusal(owner.POST('/v3/lender_applications.Resubmit', { body: over }))).toMatchObject({
      status: 409,
      code: 'action_unavailable',
    })
  })
})

describe('to the money', () => {
  it('files, documents, contract and milestones in their order; the project follows and the lender owes once', async () => {
    let application = await submitted('Stipulations', 'sunlight-financial')
    expect(application.status).toBe('approved_with_stipulations')
    const stipulation_id = application.stipulations[0]?.id ?? ''
    const given = async (kind: string, file?: File) =>
      upload(application, kind === 'stipulation' ? { stipulation_id } : { kind }, file)
    const give = async (kind: string, file?: File) => {
      const answer = await given(kind, file)
      expect(answer.status).toBe(200)
      application = (await answer.json()).application
    }
    await give('stipulation')
    expect(application.uploads).toMatchObject([{ kind: 'stipulation', stipulation_id, received: true }])
    expect((await given('stipulation', PDF(26_214_400))).status).toBe(413)
    expect((await given('permit', new File(['<html>'], 'permit.pdf'))).status).toBe(415)
    const milestone = async (name: Schemas['LenderMilestoneName'], completed_on = '2026-11-20') => {
      const body = { ...named(application), milestone: name, completed_on, note: '' }
      return owner.POST('/v3/lender_applications.SubmitMilestone', { body })
    }
    const reach = async (name: Schemas['LenderMilestoneName']) => {
      application = answered((await milestone(name)).data).application
      expect(application.milestones.find(one => one.milestone === name)?.status).toMatch(/submitted/)
      application = await moved(application, 'approve_milestone')
    }
    expect(await refusal(milestone('notice_to_proceed'))).toMatchObject({ status: 409 })
    application = await moved(application, 'clear_stipulations')
    const documents = await owner.POST('/v3/lender_applications.SendDocuments', { body: named(application) })
    application = answered(documents.data).application
    expect(application.documents).toBe('sent')
    application = await moved(application, 'view_documents', 'sign_documents')
    application = await contractGiven(application)
    expect(application.contract.status).toMatch(/uploaded|in_review/)
    application = await moved(application, 'reject_contract')
    const { reason } = application.contract
    expect(reason).toEqual(expect.any(String))
    application = await contractGiven(application)
    expect(application.contract).toMatchObject({ status: expect.stringMatching(/uploaded|in_review/), reason })
    application = await moved(application, 'accept_contract')
    expect(await refusal(milestone('notice_to_proceed', '2027-01-01'))).toMatchObject({ status: 400 })
    await reach('notice_to_proceed')
    const cancel = owner.POST('/v3/lender_applications.Cancel', { body: { ...named(application), reason: 'Too late' } })
    expect(await refusal(cancel)).toMatchObject({ status: 409, code: 'action_unavailable' })
    expect((await refusal(milestone('installation_complete'))).message).toContain('final design')
    for (const kind of ['final_design', 'permit', 'installation_photos']) await give(kind)
    // A rejected request never reached the lender.
    const callOf = (state: 'refused' | 'done') =>
      inTenant(test.database, 2, db =>
        db.update(lender_calls).set({ state }).where(eq(lender_calls.action, 'upload_document')),
      )
    await callOf('refused')
    expect((await refusal(milestone('installation_complete'))).message).toContain('final design')
    await callOf('done')
    await reach('installation_complete')
    expect(await statusOf(application)).toBe('installation_completed')
    for (const kind of ['permission_to_operate', 'monitoring']) await give(kind)
    await reach('permission_to_operate')
    application = await moved(application, 'fund')
    expect(await statusOf(application)).toBe('funded')
    await refresh(application)
    const owed = await inTenant(test.database, 2, db => db.select().from(receivables).orderBy(receivables.milestone))
    const amount_cents = application.funded?.amount_cents ?? 0
    const fee = application.product.dealer_fee ?? 0
    expect(owed).toMatchObject([{ milestone: 'installation_complete' }, { milestone: 'permission_to_operate' }])
    const owed_cents = owed.reduce((sum, { open_cents }) => sum + open_cents, 0)
    expect(owed_cents).toBe(netOfDealerFee(amount_cents, fee))
    expect(application.funded?.due_cents).toBe(owed_cents)
    expect(application.calls).toEqual([])
  })
})
