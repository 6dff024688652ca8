// The next step from an empty project to the last payment. The project's own page and the list always agree.
import { beforeEach, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Schemas } from '#sdk/types.ts'
import { moneyOf, paying } from '#tests/money/receivables/support.ts'
import { emailOf, signedIn } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import {
  ADDRESS,
  addLicense,
  answered,
  confirmTariff,
  designInput,
  financed,
  newLink,
  published,
  sent,
  signerOf,
  USE,
} from '#tests/support/sale.ts'
import { demoAgreement } from '#tests/support/signing/agreement.ts'

let test: Awaited<ReturnType<typeof signedIn>>
let call: Client
beforeEach(async () => {
  test = await signedIn()
  call = test.call
  await addLicense(call)
})

async function onPage(client: Client, project_id: string) {
  const { data } = await client.GET('/v3/projects.GetNextStep', { params: { query: { project_id } } })
  return answered(data).next_step
}
async function inList(client: Client, project_id: string) {
  const { projects } = answered((await client.GET('/v3/projects.List', { params: { query: {} } })).data)
  return answered(projects.find(({ id }) => id === project_id)).next_step
}
/** The step both show. */
async function agreed(project_id: string) {
  const step = await onPage(call, project_id)
  expect(await inList(call, project_id)).toEqual(step)
  return step
}
const projectOf = async (project_id: string) =>
  answered((await call.GET('/v3/projects.Get', { params: { query: { project_id } } })).data).project
async function change(project_id: string, fields: Partial<Schemas['ProjectChange']>) {
  const { version } = await projectOf(project_id)
  answered((await call.POST('/v3/projects.Update', { body: { project_id, version, ...fields } })).data)
}
async function move(project_id: string, status: Schemas['ProjectStatus']) {
  const { version } = await projectOf(project_id)
  answered((await call.POST('/v3/projects.UpdateProjectStatus', { body: { project_id, version, status } })).data)
}

it('the page and the list agree from a name to an accepted proposal', async () => {
  const homeowner = { firstname: 'Sam', lastname: 'Sample', email: 'sam.sample@example.com' }
  const { data } = await call.POST('/v1/lead/create', { body: { status: 'new', homeowner } })
  const project_id = answered(data).project.id
  expect(await agreed(project_id)).toEqual({ sentence: 'add the home address.', action: 'Add', tab: 'overview' })
  await change(project_id, { address: ADDRESS, utility_id: 'AZ-803' })
  expect(await agreed(project_id)).toMatchObject({
    sentence: 'add the household’s usage and utility rate.',
    tab: 'energy',
  })
  await change(project_id, { tariff: { rate_usd_per_kwh: 0.15, fixed_charge_cents_per_month: 1_300 } })
  expect(await agreed(project_id)).toMatchObject({ sentence: 'add the household’s usage.', tab: 'energy', part: 'use' })
  await change(project_id, { consumption: { mode: 'monthly_kwh', values: USE } })
  expect(await agreed(project_id)).toMatchObject({ action: 'Design', tab: 'design' })
  await call.POST('/v3/design.Save', { body: await designInput(call, project_id) })
  expect(await agreed(project_id)).toEqual({
    sentence: 'confirm the assumed utility rate.',
    action: 'Confirm',
    tab: 'energy',
    part: 'tariff',
  })
  await confirmTariff(call, project_id)
  expect(await agreed(project_id)).toMatchObject({ action: 'Compare', tab: 'financing' })
  const { offers } = answered((await call.GET('/v3/financing.Compare', { params: { query: { project_id } } })).data)
  const option_id = answered(offers.find(({ name }) => name === 'Cash')).option_id
  await call.POST('/v3/projects.SetFinancing', { body: { project_id, option_id } })
  expect(await agreed(project_id)).toMatchObject({ action: 'Write', tab: 'proposal' })
  await published(call, project_id)
  expect(await agreed(project_id)).toMatchObject({ action: 'Send', tab: 'proposal' })
})

it('after the signature the page and the list follow invoices, payments and the work until all is paid', async () => {
  const { project_id, signer } = await sent(test, call)
  expect(await agreed(project_id)).toMatchObject({ sentence: 'waiting for Sam Sample to sign.', tab: 'agreements' })
  await signer.prepare()
  await signer.sign()
  const { invoices } = await moneyOf(call, project_id)
  for (const [index, { id: invoice_id, milestone }] of invoices.entries()) {
    if (milestone === 'start') expect(await agreed(project_id)).toMatchObject({ action: 'View invoice', invoice_id })
    if (milestone === 'completion') {
      expect(await agreed(project_id)).toMatchObject({ action: 'View project', tab: 'overview' })
      await move(project_id, 'installation_completed')
    }
    if (milestone !== 'start') expect(await agreed(project_id)).toMatchObject({ action: 'Send', invoice_id })
    const body = { invoice_id, version: invoices[index]?.version ?? 1, send: false }
    const { invoice } = answered((await call.POST('/v3/receivables.IssueInvoice', { body })).data)
    const due = await agreed(project_id)
    expect(due?.sentence).toMatch(/^waiting for \$[\d,.]+ for “.+”, due \d\d\/\d\d\/\d{4}\.$/)
    expect(due).toMatchObject({ invoice_id })
    answered((await call.POST('/v3/receivables.RecordPayment', { body: paying(invoice, invoice.total_cents) })).data)
  }
  expect(invoices.length).toBeGreaterThan(1)
  expect(await agreed(project_id)).toMatchObject({ sentence: 'all invoices are paid. Move the project to funded.' })
  await move(project_id, 'funded')
  expect(await agreed(project_id)).toBeNull()
})

it('a change after the agreement was sent is shown on the page; lists take the sale as it was', async () => {
  const { project_id } = await sent(test, call)
  const design = await designInput(call, project_id, 1)
  const [first, ...rest] = design.arrays
  await call.POST('/v3/design.Save', {
    body: { ...design, arrays: [{ ...answered(first), module_count: 10 }, ...rest] },
  })
  expect(await onPage(call, project_id)).toMatchObject({ action: 'Choose again', tab: 'financing' })
  expect(await inList(call, project_id)).toMatchObject({ action: 'View agreement' })
})

it('a loan that is signed leads to the lender', async () => {
  const { project_id } = await financed(call, 'GoodLeap 25 years, 7.49%')
  await confirmTariff(call, project_id)
  const agreement_id = await demoAgreement(call)
  const signers = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]
  const body = { project_id, agreement_id, signers, deliver: 'none' as const }
  const { transaction } = answered((await call.POST('/v3/agreements.Send', { body })).data)
  const signer = signerOf(test, await newLink(call, transaction))
  await signer.prepare()
  await signer.sign()
  expect(await agreed(project_id)).toMatchObject({ action: 'Apply', tab: 'lender' })
})

it('a viewer without permission for invoices sees the work alone, another’s rep nothing', async () => {
  const { project_id, signer } = await sent(test, call)
  await signer.prepare()
  await signer.sign()
  const { call: rep, user } = await test.signIn(emailOf('Sales Rep'))
  expect(await refusal(rep.GET('/v3/projects.GetNextStep', { params: { query: { project_id } } }))).toMatchObject({
    status: 404,
  })
  await change(project_id, { owner_id: user.id })
  const step = { sentence: 'install the system, then mark the installation completed.' }
  expect(await onPage(rep, project_id)).toMatchObject(step)
  expect(await inList(rep, project_id)).toMatchObject(step)
})

it('a cash sale shows its payments to users who may see invoices', async () => {
  const cashOf = async (client: Client, project_id: string) =>
    answered((await client.GET('/v3/projects.GetNextStep', { params: { query: { project_id } } })).data).cash
  const { project_id, signer } = await sent(test, call)
  expect(await cashOf(call, project_id)).toBeNull()
  await signer.prepare()
  await signer.sign()
  const { schedule, invoices } = await moneyOf(call, project_id)
  const to_pay_cents = answered(schedule.to_pay_cents ?? undefined)
  expect(await cashOf(call, project_id)).toEqual({ paid_cents: 0, to_pay_cents })
  const [first] = invoices
  const body = { invoice_id: first?.id ?? '', version: first?.version ?? 1, send: false }
  const { invoice } = answered((await call.POST('/v3/receivables.IssueInvoice', { body })).data)
  answered((await call.POST('/v3/receivables.RecordPayment', { body: paying(invoice, 25_000) })).data)
  expect(await cashOf(call, project_id)).toEqual({ paid_cents: 25_000, to_pay_cents })
  const { call: rep, user } = await test.signIn(emailOf('Sales Rep'))
  await change(project_id, { owner_id: user.id })
  expect(await cashOf(rep, project_id)).toBeNull()
})

it('reasons for canceling begin with a list of their own and are the company’s once set', async () => {
  const reasonsOf = async (client: Client) =>
    answered((await client.GET('/v3/projects.ListCancelReasons', {})).data).reasons
  expect(await reasonsOf(call)).toContain('Chose another installer')
  const general = answered((await call.GET('/v3/settings.GetGeneral', {})).data)
  const cancel_reasons = ['Roof needs work first']
  answered((await call.POST('/v3/settings.General', { body: { ...general, cancel_reasons } })).data)
  const { call: rep } = await test.signIn(emailOf('Sales Rep'))
  expect(await reasonsOf(rep)).toEqual(cancel_reasons)
  const refused = { ...general, cancel_reasons: [], version: 1 }
  expect(await refusal(call.POST('/v3/settings.General', { body: refused }))).toMatchObject({ status: 400 })
})

it('the history names what changed as the screens do', async () => {
  const { project_id } = await financed(call)
  await change(project_id, { utility_id: 'AZ-803', lead_source: 'Referral', installation_on: '2027-01-15' })
  const query = { project_id }
  const { activity } = answered((await call.GET('/v3/projects.ListActivity', { params: { query } })).data)
  expect(activity.map(({ sentence }) => sentence)).toContain('changed utility, lead source, installation date')
})
