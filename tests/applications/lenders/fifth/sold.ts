// Runs in a copy of the project with one more lender: a new company sells it, its form appears, it is connected,
// offers, gets an application through the outbox, decides, reports, and explains missing features.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { signWebhook } from '#server/applications/lenders/gateway/webhook-signature.ts'
import { sendDue } from '#server/applications/lenders/outbox/outbox.ts'
import { companies } from '#server/db/schema/company.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { inTenant } from '#tests/support/lenders/lender-rows.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed } from '#tests/support/sale.ts'

type Application = Schemas['LenderApplication']
const lender = 'sample-credit'
let test: TestApp
let owner: Client
let project_id: string
let application_id: string

/** The wire to Sample Credit: whether anybody answers at all, and what it was sent. */
const wire = { reachable: true, sent: [] as RequestInit[] }

beforeAll(async () => {
  test = await testApp()
  const { exchange } = test.ports.lenders
  test.ports.lenders = {
    ...test.ports.lenders,
    exchange: async (code, path, init) => {
      if (!wire.reachable) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
      if (path.endsWith('/sendLoanApplication')) wire.sent.push(init)
      return exchange(code, path, init)
    },
    pause: async () => undefined,
  }
  owner = (await test.signIn(emailOf('Owner'))).call
  await inTenant(test.database, 2, db => db.update(companies).set({ license_number: 'ROC 000000' }))
  project_id = (await financed(owner, 'Sample Credit 25 years, 7.49%')).project_id
})

const setting = async () =>
  answered((await owner.GET('/v3/settings.GetLenderConfig', {})).data).lenders.find(one => one.lender === lender)
const connect = async (key: string, version: number) => {
  const body = { lender, enabled: true, credentials: { key }, remove_credentials: false, version }
  await owner.POST('/v3/settings.UpdateLenderConfig', { body })
  return answered((await owner.POST('/v3/settings.TestLender', { body: { lender } })).data)
}

it('has its form among the settings, and is connected by it', async () => {
  expect(await setting()).toMatchObject({ name: 'Sample Credit', connected: false })
  expect((await setting())?.fields).toEqual([
    expect.objectContaining({ name: 'key', label: 'Key', secret: true, stored: null }),
  ])
  expect(await connect('wrong', 0)).toMatchObject({ works: false })
  expect(await connect('an example key', 1)).toMatchObject({ works: true })
  expect(await setting()).toMatchObject({ connected: true })
})

const named = ({ id, version }: Application) => ({ application_id: id, version })
const get = async (application_id: string) =>
  answered((await owner.GET('/v3/lender_applications.Get', { params: { query: { application_id } } })).data).application
const projectStatus = async () =>
  answered((await owner.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project.status

it('is applied to: stored while it is unreachable, sent once when it answers, and its approval moves the project', async () => {
  const asked = { params: { query: { project_id, lender } } }
  const { products } = answered((await owner.GET('/v3/lender_applications.Products', asked)).data)
  const product_id = 'sample-credit-loan-25-749'
  expect(products).toContainEqual(expect.objectContaining({ id: product_id, fits: true, monthly_payment_cents: null }))
  const body = { project_id, lender, product_id }
  const begun = answered((await owner.POST('/v3/lender_applications.Create', { body })).data).application
  const person: Schemas['ApplicantInput'] = {
    role: 'applicant',
    firstname: 'Sam',
    lastname: 'Sample',
    email: 'sam.sample@example.com',
    phone: '(602) 555-0142',
    birth_date: '1980-04-05',
    ssn: '500-10-1005',
    annual_income_cents: 9_600_000,
    employment: 'employed',
    monthly_housing_cents: 145_000,
  }
  const home = { occupancy: 'primary', property: 'single_family', autopay: true } as const
  const draft = answered(
    (await owner.POST('/v3/lender_applications.SaveDraft', { body: { ...named(begun), ...home, people: [person] } }))
      .data,
  ).application
  const consent = { role: 'applicant', credit_check: true, electronic_records: true, true_and_complete: true } as const
  wire.reachable = false
  const submission = { ...named(draft), in_person: true, consents: [consent], words_hash: draft.words?.hash ?? '' }
  const waiting = answered((await owner.POST('/v3/lender_applications.Submit', { body: submission })).data).application
  expect([waiting.status, waiting.calls.length, await projectStatus()]).toEqual(['submitted', 1, 'submitted'])

  wire.reachable = true
  test.clock.now = new Date(test.clock.now.getTime() + 60_000)
  await sendDue(test)
  await sendDue(test)
  const approved = await get(draft.id)
  expect(approved).toMatchObject({
    status: 'approved',
    calls: [],
    lender_reference: expect.stringMatching(/^SC-/),
    lender_name: 'Sample Credit',
  })
  expect(approved.approved_amount_cents).toBe(draft.amount_cents)
  expect(await projectStatus()).toBe('approved')
  expect(wire.sent.map(({ body }) => JSON.parse(String(body)))).toEqual([
    expect.objectContaining({
      ref: draft.id,
      product: product_id,
      amount: draft.amount_cents / 100,
      people: [expect.objectContaining({ firstname: 'Sam', birth_date: '1980-04-05', ssn: '500101005' })],
    }),
  ])
  expect(new Headers(wire.sent[0]?.headers).get('idempotency-key')).toMatch(/.{16,}/)
  application_id = draft.id
})

it('tells by webhook, and says why where it has no such thing', async () => {
  const { lender_reference, approved_amount_cents } = await get(application_id)
  test.clock.now = new Date(test.clock.now.getTime() + 60_000)
  const amount = (approved_amount_cents ?? 0) / 100
  const changed = test.clock.now.toISOString()
  const loan = { loanNumber: lender_reference, state: 'OK', why: [], amount, until: null, monthly: null, paid: null }
  const told = { ref: application_id, ...loan, papers: 'OUT', changed }
  const { secret } = answered((await owner.POST('/v3/settings.RenewLenderWebhook', { body: { lender } })).data)
  const address = (await setting())?.webhook_address ?? ''
  const body = JSON.stringify(told)
  const timestamp = String(Math.floor(test.clock.now.getTime() / 1000))
  const signature = signWebhook(secret, { id: 'evt-1', timestamp, body })
  const headers = { 'webhook-id': 'evt-1', 'webhook-timestamp': timestamp, 'webhook-signature': signature }
  const { pathname } = new URL(address, 'http://localhost')
  expect((await test.app.request(pathname, { method: 'POST', headers, body })).status).toBe(200)

  const application = await get(application_id)
  expect(application).toMatchObject({ documents: 'sent', regions: ['documents'] })
  const reasons = Object.fromEntries(
    application.available_actions.map(one => [one.action, one.available || one.reason]),
  )
  expect(reasons).toMatchObject({
    refresh: true,
    cancel: true,
    send_documents: 'Sample Credit sends the documents by itself.',
    request_change_order: 'Sample Credit doesn’t support change orders.',
    upload_contract: 'Sample Credit doesn’t accept the installation agreement here.',
  })
  expect(
    await refusal(owner.POST('/v3/lender_applications.SendDocuments', { body: named(application) })),
  ).toMatchObject({ status: 409, message: 'Sample Credit sends the documents by itself.' })
})
