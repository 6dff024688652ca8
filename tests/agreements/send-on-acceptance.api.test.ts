// A company can have the agreement sent as soon as a homeowner accepts; otherwise it is sent by hand.
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { SYSTEM_ROLES } from '#server/company/system-roles.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { answered, financed, published, shownProposal } from '#tests/support/sale.ts'
import { demoAgreement, demoFields } from '#tests/support/signing/agreement.ts'

let test: TestApp
let owner: Client
let company = 40

beforeAll(async () => {
  test = await testApp()
})

beforeEach(async () => {
  company++
  await test.addCompany(company, 'Swift Solar', SYSTEM_ROLES)
  owner = (await test.signIn(emailOf('Owner', company))).call
  test.ports.mail_server = true
})

async function wishIt() {
  const { signing } = answered((await owner.GET('/v3/settings.GetSigning', {})).data)
  expect(signing.send_on_acceptance).toBe(false)
  const { reminder_days, version } = signing
  const body = { timestamp_url: null, reminder_days, version, send_on_acceptance: true }
  const after = answered((await owner.POST('/v3/settings.Signing', { body })).data).signing
  expect(after.send_on_acceptance).toBe(true)
  // Left out, it is kept.
  const again = { timestamp_url: null, reminder_days, version: after.version }
  expect(answered((await owner.POST('/v3/settings.Signing', { body: again })).data).signing).toMatchObject({
    send_on_acceptance: true,
  })
}

async function accepted() {
  const { project_id } = await financed(owner, 'Cash')
  const { public_id } = await published(owner, project_id)
  const { figures } = await shownProposal(test.anyone, public_id)
  const body = { public_id, option_id: figures.offers[0]?.option_id ?? '', with_battery: true, name: 'Sam Sample' }
  const accept = async () => answered((await test.anyone.POST('/v3/proposal.Accept', { body })).data).proposal
  expect((await accept()).state).toBe('accepted')
  const query = { params: { query: { project_id } } }
  const sent = async () =>
    answered((await owner.GET('/v3/agreements.ListTransactionsByProject', query)).data).transactions
  return { project_id, accept, sent }
}

it('sends the one agreement that fits to the homeowner, once, in the name of the owner', async () => {
  await wishIt()
  const agreement_id = await demoAgreement(owner)
  const { project_id, accept, sent } = await accepted()
  expect(await sent()).toMatchObject([{ agreement_id, status: 'sent' }])
  await accept()
  expect(await sent()).toHaveLength(1)
  const query = { params: { query: { project_id } } }
  const { activity } = answered((await owner.GET('/v3/projects.ListActivity', query)).data)
  expect(activity.filter(({ sentence }) => sentence.includes('sent '))).not.toEqual([])
})

it('sends nothing where the company has not asked for it', async () => {
  await demoAgreement(owner)
  expect(await (await accepted()).sent()).toEqual([])
})

it.each([
  ['none is published', 0],
  ['two fit', 2],
])('leaves it to a person where %s', async (_, count) => {
  await wishIt()
  for (let made = 0; made < count; made++) await demoAgreement(owner, { name: `Agreement ${made}` })
  expect(await (await accepted()).sent()).toEqual([])
})

it('leaves it to a person where a check stops it, and the proposal is accepted all the same', async () => {
  await wishIt()
  await demoAgreement(owner, { rescission_notice: true })
  expect(await (await accepted()).sent()).toEqual([])
})

it('leaves it to a person where a signer is not known, and the proposal is accepted all the same', async () => {
  await wishIt()
  const signature = demoFields.find(({ type }) => type === 'signature')
  if (!signature) throw new Error('The agreement of the tests is signed')
  // Both sign, and the project knows one homeowner.
  await demoAgreement(owner, {
    fields: [...demoFields, { ...signature, id: 'co-signature', signer_role: 'co_homeowner', y: signature.y - 0.1 }],
    signers: [
      { role: 'homeowner', step: 1 },
      { role: 'co_homeowner', step: 1 },
    ],
  })
  expect(await (await accepted()).sent()).toEqual([])
})
