// The typed client of a lender, through the gateway: the lender's format in and out, ours for the gateway's refusals.
import { beforeAll, expect, it } from 'vitest'
import { voice as goodleapVoice } from '#mocks/lenders/voices/goodleap.ts'
import { withFile } from '#sdk/lender-client.ts'
import { client } from '#sdk/lenders/goodleap.gen.ts'
import { dialectOf } from '#server/applications/lenders/registry.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { lenderLedger } from '#tests/support/lenders/lender-ledger.ts'
import { addApplications, connect } from '#tests/support/lenders/lender-rows.ts'
import { asResponse, readLetter, sayingOf } from '#tests/support/lenders/played-lender.ts'

const goodleap = dialectOf('goodleap')

let test: TestApp
let call: ReturnType<typeof client>
let ours = ''
const header = (key: string) => ({ header: { 'Idempotency-Key': key } })

beforeAll(async () => {
  test = await testApp()
  const { user, token } = await test.signIn(emailOf('Owner'))
  const ledger = lenderLedger(() => test.clock.now)
  test.ports.lenders = {
    dialects: [goodleap],
    way: () => 'address',
    patience_ms: 5_000,
    pause: async () => undefined,
    exchange: async (code, path, init) => {
      const letter = await readLetter(code, path, init)
      return asResponse(sayingOf([goodleapVoice], ledger.deskOf(goodleap, letter.idempotency_key), letter))
    },
  }
  await connect(test.database, test.ports, 2, user.id, goodleap)
  const [row] = await addApplications(test.database, test.ports, 2, [{ owner_id: user.id, lender: 'goodleap' }])
  ours = row?.id ?? ''
  ledger.open('goodleap', ours)
  call = client({
    base_url: 'http://localhost',
    token: () => token,
    impersonated: () => null,
    idempotency_key: () => 'a-key-made-up',
    fetch: async request => test.app.fetch(request),
  })
})

it('reads and writes in the lender’s own words, typed by its contract', async () => {
  const query = { state: 'AZ', amount: 28_850, systemSizeKw: 8.2, hasBattery: false }
  const { data: products } = await call.GET('/v1/getProducts', { params: { query } })
  expect(products?.offers[0]?.interestRate).toBe(7.49)
  const told = await call.POST('/v1/updateMilestone', {
    params: header('installed-1'),
    body: { externalReference: ours, name: 'INSTALL_COMPLETE', completedOn: '2026-11-20', note: '' },
  })
  expect(told.data?.loanId).toMatch(/^L-goodleap/)
  const file = new File(['%PDF-1.7'], 'pay stub.pdf', { type: 'application/pdf' })
  const uploaded = await call.POST('/v1/uploadStipFile', {
    params: header('a-pay-stub-1'),
    body: { externalReference: ours, caseId: 'S-1', file: file.name },
    bodySerializer: withFile(file),
  })
  expect(uploaded.data?.status).toBe('APPROVED')
})

it('answers what the lender refuses, and throws what the gateway does', async () => {
  const asked = { externalReference: ours, type: 'ENROLLMENT', offerId: 'GL-1', amount: 28_850, reason: '' } as const
  const { error } = await call.POST('/v1/createChangeOrder', { params: header('enrollment-1'), body: asked })
  expect(error?.error.code).toBe('ENROLLMENT_BY_HOMEOWNER')
  const another = { query: { externalReference: test.ports.id() } }
  await expect(call.GET('/v1/getLoanDetails', { params: another })).rejects.toMatchObject({
    status: 404,
    code: 'no_such_application',
  })
})
