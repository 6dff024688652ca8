// A sale ends with a reason from the company's list, together with the named parts, all or nothing.
import { beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import type { Input } from '#sdk/types.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { addLicense, answered, confirmTariff, newLink, sent, signerOf } from '#tests/support/sale.ts'

let test: TestApp
let owner: Client
beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  await addLicense(owner)
})

const of = (project_id: string) => ({ params: { query: { project_id } } })
const projectOf = async (id: string) => answered((await owner.GET('/v3/projects.Get', of(id))).data).project
const invoicesOf = async (id: string) => answered((await owner.GET('/v3/receivables.GetProject', of(id))).data).invoices
const transactionsOf = async (id: string) =>
  answered((await owner.GET('/v3/agreements.ListTransactionsByProject', of(id))).data).transactions

async function signed() {
  const { project_id, transaction } = await sent(test, owner)
  await confirmTariff(owner, project_id)
  const signer = signerOf(test, await newLink(owner, transaction))
  await signer.prepare()
  await signer.sign()
  const invoice_ids = (await invoicesOf(project_id)).map(({ id }) => id)
  return { project_id, ends: { agreement_ids: [transaction.id], application_ids: [], invoice_ids } }
}

type Asked = Pick<Input<'/v3/projects.EndSale'>, 'project_id' | 'ends'> & Partial<Input<'/v3/projects.EndSale'>>
const end = async (asked: Asked, by = owner) => {
  const { version } = await projectOf(asked.project_id)
  const body = { version, to: 'canceled' as const, reason: 'Chose another installer', ...asked }
  return by.POST('/v3/projects.EndSale', { body })
}

it('asks for a reason of the company, or for words', async () => {
  const sale = await signed()
  expect((await refusal(end({ ...sale, reason: 'Because' }))).fields).toEqual({
    reason: 'Choose a reason from your company’s list.',
  })
  expect((await refusal(end({ ...sale, reason: 'Another reason' }))).fields).toEqual({ note: 'Enter a reason.' })
  expect(await projectOf(sale.project_id)).toMatchObject({ status: 'paid_by_cash' })
})

it('ends the agreement and the drafts with the sale, under one reason', async () => {
  const { project_id, ends } = await signed()
  expect(ends.invoice_ids.length).toBeGreaterThan(0)
  const { project } = answered((await end({ project_id, ends, note: 'Leak over the garage' })).data)
  expect(project).toMatchObject({ status: 'canceled' })
  const reason = 'Chose another installer: Leak over the garage'
  expect(await transactionsOf(project_id)).toMatchObject([{ status: 'voided', reason }])
  expect(await invoicesOf(project_id)).toEqual([])
})

it('ends nothing where one thing cannot be ended', async () => {
  const { project_id, ends } = await signed()
  const other = await signed()
  const strange = { ...ends, invoice_ids: [...ends.invoice_ids, ...other.ends.invoice_ids] }
  expect((await refusal(end({ project_id, ends: strange }))).fields).toEqual({
    'ends.invoice_ids': 'This belongs to another project.',
  })
  expect(await projectOf(project_id)).toMatchObject({ status: 'paid_by_cash' })
  expect(await transactionsOf(project_id)).toMatchObject([{ status: 'signed' }])
  expect(await invoicesOf(project_id)).toHaveLength(ends.invoice_ids.length)
})

it('credits what is open on an issued invoice', async () => {
  const { project_id, ends } = await signed()
  const [draft] = await invoicesOf(project_id)
  const body = { invoice_id: draft?.id ?? '', version: draft?.version ?? 0, send: false }
  answered((await owner.POST('/v3/receivables.IssueInvoice', { body })).data)
  await end({ project_id, ends })
  expect(await invoicesOf(project_id)).toMatchObject([{ status: 'void', open_cents: 0 }])
})

it('keeps from ending what the role may not end', async () => {
  const { project_id, ends } = await signed()
  const { call: manager } = await test.signIn(emailOf('Sales Manager'))
  expect(await refusal(end({ project_id, ends }, manager))).toMatchObject({ status: 403 })
  expect(await projectOf(project_id)).toMatchObject({ status: 'paid_by_cash' })
})
