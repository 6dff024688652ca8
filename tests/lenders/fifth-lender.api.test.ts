// One more lender, and nothing else of the product changed: its form appears, it is connected, offers, is applied to through the
// outbox, decides, tells, and says why where it has no such thing.
import { readFileSync } from 'node:fs'
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { companies } from '#server/db/schema/company.ts'
import { signWebhook } from '#server/lenders/gateway/webhook-signature.ts'
import { sendDue } from '#server/lenders/outbox/outbox.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { inTenant } from '#tests/support/lenders/lender-rows.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed } from '#tests/support/sale.ts'
import { fifthLender } from './fifth-lender.ts'

type Application = Schemas['LenderApplication']
const lender = fifthLender.code
let test: TestApp
let owner: Client
let project_id: string

/** Sample Credit's side of the wire: what it was sent, what it has, and whether anybody answers at all. */
const theirs = {
  reachable: true,
  loans: new Map<string, { loanNumber: string; state: string; changed: string; amount: number; papers: string }>(),
  keys: [] as (string | null)[],
  sent: [] as unknown[],
}
async function exchange(_: string, path: string, init: RequestInit): Promise<Response> {
  if (!theirs.reachable) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
  const { pathname, searchParams } = new URL(path, 'https://sample-credit.example.com')
  const headers = new Headers(init.headers)
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : {}
  if (pathname === '/v1/getAuthInfo') {
    return body.key === 'an example key'
      ? Response.json({ token: 'a token', seconds: 600 })
      : Response.json({ error: 'Sample Credit does not know this key.' }, { status: 401 })
  }
  if (headers.get('authorization') !== 'Bearer a token') return Response.json({ error: 'Sign in.' }, { status: 401 })
  if (pathname === '/v1/getProducts') {
    return Response.json([{ code: 'SC-20', title: '20 years, 6.9 %', months: 240, rate: 0.069, fee: 0 }])
  }
  if (pathname === '/v1/getLoanDetails') {
    const loan = theirs.loans.get(searchParams.get('ref') ?? '')
    return loan ? Response.json(loan) : Response.json({ error: 'No such loan.' }, { status: 404 })
  }
  theirs.sent.push(body)
  theirs.keys.push(headers.get('idempotency-key'))
  const changed = test.ports.now().toISOString()
  const loan = { loanNumber: 'SC-1', state: 'OK', changed, amount: body.amount, papers: 'NONE' }
  theirs.loans.set(body.ref, loan)
  return Response.json(loan)
}

beforeAll(async () => {
  test = await testApp()
  test.ports.lenders = {
    dialects: [...test.ports.lenders.dialects, fifthLender],
    exchange,
    way: () => 'address',
    patience_ms: 1_000,
    pause: async () => undefined,
  }
  owner = (await test.signIn(emailOf('Owner'))).call
  await inTenant(test.database, 2, db => db.update(companies).set({ license_number: 'ROC 000000' }))
  project_id = (await financed(owner, 'GoodLeap 25 years, 7.49 %')).project_id
})

const setting = async () =>
  answered((await owner.GET('/v3/settings.GetLenderConfig', {})).data).lenders.find(one => one.lender === lender)
const connect = async (key: string, version: number) => {
  const body = { lender, enabled: true, credentials: { key }, remove_credentials: false, version }
  await owner.POST('/v3/settings.UpdateLenderConfig', { body })
  return answered((await owner.POST('/v3/settings.TestLender', { body: { lender } })).data)
}

it('is a contract, a form and a mapping in under 170 lines', () => {
  const lines = readFileSync(new URL('./fifth-lender.ts', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  expect(lines.length).toBeLessThan(170)
})

it('has its form among the settings, and is connected by it', async () => {
  expect(await setting()).toMatchObject({ name: 'Sample Credit', connected: false })
  expect((await setting())?.fields).toEqual([
    expect.objectContaining({ name: 'key', label: 'Key', secret: true, stored: null }),
  ])
  expect(await connect('a wrong key', 0)).toMatchObject({ works: false })
  expect(await connect('an example key', 1)).toMatchObject({ works: true })
  expect(await setting()).toMatchObject({ connected: true })
})

const named = ({ id, version }: Application) => ({ application_id: id, version })
const get = async (application_id: string) =>
  answered((await owner.GET('/v3/lender_applications.Get', { params: { query: { application_id } } })).data).application
const projectStatus = async () =>
  answered((await owner.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project.status

it('is applied to: stored while nobody there answers, sent once when somebody does, and its approval moves the project', async () => {
  const asked = { params: { query: { project_id, lender } } }
  const { products } = answered((await owner.GET('/v3/lender_applications.Products', asked)).data)
  expect(products).toEqual([expect.objectContaining({ id: 'SC-20', fits: true, monthly_payment_cents: null })])
  const body = { project_id, lender, product_id: 'SC-20' }
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
  theirs.reachable = false
  const submission = { ...named(draft), in_person: true, consents: [consent], words_hash: draft.words?.hash ?? '' }
  const waiting = answered((await owner.POST('/v3/lender_applications.Submit', { body: submission })).data).application
  expect([waiting.status, waiting.calls.length, await projectStatus()]).toEqual(['submitted', 1, 'submitted'])

  theirs.reachable = true
  test.clock.now = new Date(test.clock.now.getTime() + 60_000)
  await sendDue(test)
  await sendDue(test)
  const approved = await get(draft.id)
  expect(approved).toMatchObject({
    status: 'approved',
    calls: [],
    lender_reference: 'SC-1',
    lender_name: 'Sample Credit',
  })
  expect(approved.approved_amount_cents).toBe(draft.amount_cents)
  expect(await projectStatus()).toBe('approved')
  const { amount_cents } = draft
  const said = { ref: draft.id, product: 'SC-20', amount: amount_cents / 100, name: 'Sam Sample', ssn: '500101005' }
  expect(theirs.sent).toEqual([said])
  expect(theirs.keys).toEqual([expect.stringMatching(/.{16,}/)])
})

it('tells by webhook, and says why where it has no such thing', async () => {
  const [application_id = ''] = theirs.loans.keys()
  const loan = theirs.loans.get(application_id)
  test.clock.now = new Date(test.clock.now.getTime() + 60_000)
  const told = { ...loan, ref: application_id, papers: 'OUT', changed: test.clock.now.toISOString() }
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
    request_change_order: 'Sample Credit takes no change orders.',
    upload_contract: 'Sample Credit takes no contract here.',
  })
  expect(
    await refusal(owner.POST('/v3/lender_applications.SendDocuments', { body: named(application) })),
  ).toMatchObject({ status: 409, message: 'Sample Credit sends the documents by itself.' })
})
