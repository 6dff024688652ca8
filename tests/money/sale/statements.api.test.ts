// Limits a request's number of statements, without repeats: a sale is loaded once.
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#mocks/demo/sell.ts'
import { designedWithBattery } from '#tests/proposals/battery.ts'
import { appOn, emailOf, type TestApp } from '#tests/support/app.ts'
import { freshDatabase } from '#tests/support/database.ts'
import {
  addLicense,
  answered,
  confirmTariff,
  financed,
  lossOf,
  newLink,
  published,
  signerOf,
} from '#tests/support/sale.ts'
import { demoAgreement } from '#tests/support/signing/agreement.ts'
import { repeatsIn, watchStatements } from '#tests/support/statements.ts'

const watch = watchStatements()
afterAll(() => watch.restore())

let test: TestApp
let owner: Client
let agreement_id: string
beforeAll(async () => {
  test = appOn(await freshDatabase(), { production: true })
  owner = (await test.signIn(emailOf('Owner'))).call
  await addLicense(owner)
  agreement_id = await demoAgreement(owner)
})

const of = (project_id: string) => ({ params: { query: { project_id } } })
const SIGNERS = [{ role: 'homeowner' as const, name: 'Sam Sample', email: 'sam.sample@example.com' }]

async function publishing(project_id: string) {
  const { suggested } = answered((await owner.GET('/v3/proposal.Get', of(project_id))).data)
  const { template_id: _, ...words } = { ...suggested, project_id, version: 0, publish: true }
  return { ...words, ...(await lossOf(owner, words)) }
}

async function expectBudget(most: number, request: () => Promise<{ response: Response; error?: unknown }>) {
  let answer: { response: Response; error?: unknown } | undefined
  const statements = await watch.of(async () => {
    answer = await request()
  })
  expect(answer?.error).toBeUndefined()
  expect(repeatsIn(statements).map(({ text }) => text)).toEqual([])
  expect(statements.length, statements.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(most)
}

it('reads a project, its lists and its next step', async () => {
  const { project_id } = await financed(owner)
  await expectBudget(4, () => owner.GET('/v3/projects.Get', of(project_id)))
  await expectBudget(4, () => owner.GET('/v3/projects.List', { params: { query: { limit: 20 } } }))
  await expectBudget(4, () => owner.GET('/v3/projects.List', { params: { query: { limit: 200 } } }))
  await expectBudget(12, () => owner.GET('/v3/projects.GetNextStep', of(project_id)))
})

it('prices a project and compares ways to pay', async () => {
  const { project_id } = await financed(owner)
  await expectBudget(12, () => owner.GET('/v3/pricing.Get', of(project_id)))
  await expectBudget(14, () => owner.GET('/v3/financing.Compare', of(project_id)))
})

it('publishes a proposal', async () => {
  const { project_id } = await financed(owner)
  await confirmTariff(owner, project_id)
  const body = await publishing(project_id)
  await expectBudget(45, () => owner.POST('/v3/proposal.Save', { body }))
  await expectBudget(18, () => owner.GET('/v3/proposal.Get', of(project_id)))
})

it('publishes a proposal that can be taken without its battery', async () => {
  const project_id = await designedWithBattery(owner)
  await confirmTariff(owner, project_id)
  const body = await publishing(project_id)
  await expectBudget(45, () => owner.POST('/v3/proposal.Save', { body }))
  await expectBudget(18, () => owner.GET('/v3/proposal.Get', of(project_id)))
})

it('sends an agreement and takes its signature', async () => {
  const { project_id } = await financed(owner)
  const body = { project_id, agreement_id, signers: SIGNERS, deliver: 'none' as const }
  await expectBudget(30, () => owner.POST('/v3/agreements.Send', { body }))
  const { transactions } = answered((await owner.GET('/v3/agreements.ListTransactionsByProject', of(project_id))).data)
  const [transaction] = transactions
  if (!transaction) throw new Error('Nothing was sent')
  const token = await newLink(owner, transaction)
  const signer = signerOf(test, token)
  await signer.prepare()
  const signed = await signer.completed()
  const headers = { 'X-Signing-Token': token }
  // With the seal, the copies and the notices that follow, in transactions of their own.
  await expectBudget(50, () => test.anyone.POST('/v3/agreements.SaveSigned', { headers, body: signed }))
})

it('reviews a change', async () => {
  const { project_id } = await financed(owner)
  await published(owner, project_id)
  const body = { project_id, agreement_id, signers: SIGNERS, deliver: 'none' as const }
  answered((await owner.POST('/v3/agreements.Send', { body })).data)
  const query = { project_id, discount_cents: 30_000 }
  // With all that it would do: the price, financing, the proposal and the agreement made again.
  await expectBudget(40, () => owner.GET('/v3/projects.ReviewChange', { params: { query } }))
})
