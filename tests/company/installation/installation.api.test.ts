// The installation for its own staff: its state, and companies that are suspended and may work again.
import { beforeEach, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { emailOf, PASSWORD, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered, financed, published, shownProposal } from '#tests/support/sale.ts'

let test: TestApp
let staff: Client
beforeEach(async () => {
  test = await testApp()
  staff = (await test.signIn(emailOf('Support', 1))).call
})

const reason = 'Three invoices are unpaid since August.'
const suspend = (company_id = 2, why = reason, call = staff) =>
  call.POST('/v3/installation.SuspendCompany', { body: { company_id, reason: why } })
const resume = (company_id = 2) => staff.POST('/v3/installation.ResumeCompany', { body: { company_id } })

it('its state names versions, queues and what needs attention', async () => {
  const machine = { version: '1.2.3', started_at: test.clock.now, free_bytes: 1_000_000_000, backup: null }
  test.ports.machine = async () => machine
  const state = async () => answered((await staff.GET('/v3/installation.Get', {})).data)
  const { queues, findings, ...facts } = await state()
  expect(facts).toMatchObject({
    node: process.versions.node,
    mail_server: false,
    free_bytes: 1_000_000_000,
    failed_mails: 0,
  })
  expect(facts.database).toMatch(/^PostgreSQL \d/)
  expect(facts.migration).toMatch(/^\d{4}-.*\.sql$/)
  expect(queues.map(({ queue }) => queue)).toEqual(['mails', 'jobs', 'lender_calls', 'seals'])
  expect(findings.map(({ about, is }) => [about, is])).toEqual([
    ['disk', 'wrong'],
    ['mail_server', 'note'],
    ['backup', 'note'],
  ])
  const days = (n: number) => new Date(test.clock.now.getTime() - n * 86_400_000).toISOString()
  test.ports.machine = async () => ({ ...machine, backup: { name: 'one', made_at: days(3), proven_at: days(20) } })
  expect((await state()).findings.filter(({ about }) => about === 'backup').map(({ sentence }) => sentence)).toEqual([
    'The last backup is 3 days old.',
    'A backup was last proved 20 days ago. Run npm run prove-restore weekly.',
  ])
})

it('is for staff alone', async () => {
  const owner = (await test.signIn(emailOf('Owner'))).call
  expect(await refusal(owner.GET('/v3/installation.Get', {}))).toMatchObject({ status: 403 })
  expect(await refusal(suspend(2, reason, owner))).toMatchObject({ status: 403 })
})

it('a suspended company’s users are out, and in again once it may work', async () => {
  const owner = (await test.signIn(emailOf('Owner'))).call
  expect(answered((await suspend()).data).company).toEqual({ id: 2, name: 'Test Solar', status: 'suspended' })
  expect(await refusal(owner.GET('/v3/projects.List', {}))).toMatchObject({
    status: 403,
    code: 'company_suspended',
    message: 'Your company’s access is suspended. Write to support@example.com.',
  })
  const body = { email: emailOf('Owner'), password: PASSWORD }
  const signIn = (password: string) => test.anyone.POST('/v1/users/sessions', { body: { ...body, password } })
  expect(await refusal(signIn(PASSWORD))).toMatchObject({ status: 401, code: 'company_suspended' })
  expect(await refusal(signIn('not the password'))).toMatchObject({ status: 401, code: 'wrong_credentials' })
  expect(await refusal(suspend())).toMatchObject({ status: 409, code: 'same_status' })
  const { companies } = answered((await staff.GET('/v3/company.List', {})).data)
  expect(companies.find(({ id }) => id === 2)?.status).toBe('suspended')
  answered((await resume()).data)
  expect(await refusal(resume())).toMatchObject({ status: 409, code: 'same_status' })
  answered((await owner.GET('/v3/projects.List', {})).data)
  const { audits } = answered((await owner.GET('/v3/audits.ListAudits', {})).data)
  const by_support = audits.filter(({ actor }) => actor === 'Test Support (Sunquill support)')
  expect(by_support.map(({ sentence }) => sentence)).toEqual([
    'let the company work again',
    `suspended the company: ${reason}`,
  ])
})

it('homeowners read what they were sent, and accept once the company may work again', async () => {
  const owner = (await test.signIn(emailOf('Owner'))).call
  const { project_id, offer } = await financed(owner)
  const { option_id } = offer
  const { public_id } = await published(owner, project_id, { option_ids: [option_id] })
  answered((await suspend()).data)
  expect((await shownProposal(test.anyone, public_id)).state).toBe('open')
  const body = { public_id, option_id, with_battery: false, name: 'Sam Sample' }
  const accept = () => test.anyone.POST('/v3/proposal.Accept', { body })
  expect(await refusal(accept())).toMatchObject({
    status: 409,
    code: 'company_suspended',
    message: expect.stringContaining('Test Solar can’t take this online right now.'),
  })
  answered((await resume()).data)
  answered((await accept()).data)
})

it('the staff’s own company, an unknown one and a reason of two words are refused', async () => {
  expect(await refusal(suspend(1))).toMatchObject({ status: 404 })
  expect(await refusal(suspend(9_999))).toMatchObject({ status: 404 })
  expect(await refusal(suspend(2, ' Not paid.   '))).toMatchObject({
    status: 400,
    fields: { reason: 'Say why, in a sentence the company can read.' },
  })
})
