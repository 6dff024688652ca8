// A question to support includes its sender and page, and a reference for follow-up.
import { desc } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { enterTenant } from '#server/db/database.ts'
import { mails } from '#server/db/schema/mails.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

let test: TestApp
beforeAll(async () => {
  test = await testApp()
})

const QUESTION = { topic: 'problem' as const, subject: 'Old price', message: 'The page shows yesterday’s price.' }
const lastMailOf = (company_id: number) =>
  test.database.asOwner(async db => {
    await enterTenant(db, company_id)
    const [mail] = await db.select().from(mails).orderBy(desc(mails.id)).limit(1)
    return mail
  })

it('is sent to the support mailbox with the facts, and as a copy to the sender', async () => {
  const { call } = await test.signIn(emailOf('Sales Rep'))
  const along = { page: '/projects/1', device: '390 × 844; en-US', app_version: '0.1.0' }
  const { data } = await call.POST('/v3/messages.AskSupport', { body: { ...QUESTION, ...along } })
  const { reference, answer_to } = answered(data)
  expect(answer_to).toBe(emailOf('Sales Rep'))
  const [there, copy] = [await lastMailOf(1), await lastMailOf(2)]
  expect(there).toMatchObject({ to_address: 'support@example.com', subject: `[${reference}] Problem: Old price` })
  for (const fact of [emailOf('Sales Rep'), 'Sales Rep', 'Test Solar (2)', '/projects/1', '0.1.0', '390 × 844'])
    expect(there?.body).toContain(fact)
  expect(copy).toMatchObject({ to_address: emailOf('Sales Rep'), subject: there?.subject })
  expect(copy?.body).toContain(QUESTION.message)
  expect(copy?.body).not.toContain(along.device)
})

it('is refused empty, and slowed after many in a row', async () => {
  const { call } = await test.signIn(emailOf('Designer'))
  const empty = await refusal(call.POST('/v3/messages.AskSupport', { body: { ...QUESTION, subject: ' ' } }))
  expect(empty).toMatchObject({ status: 400, fields: { subject: 'Enter a short subject.' } })
  let last = 200
  for (let n = 0; n < 12 && last !== 429; n++) {
    const tried = call.POST('/v3/messages.AskSupport', { body: { ...QUESTION, message: `Number ${n}` } })
    last = await tried.then(() => 200).catch((failure: { status: number }) => failure.status)
  }
  expect(last).toBe(429)
})
