// Response times don't reveal if an address has an account. Medians of alternating runs, with tolerance for a busy
// machine: skipping a password check, or writing an email in only one case, is far more than that.

import { eq } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { hashPassword } from '#server/company/session/passwords.ts'
import { enterTenant } from '#server/db/database.ts'
import { users } from '#server/db/schema/company.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'

const ROUNDS = 15
const KNOWN = emailOf('Sales Rep')
let test: TestApp
beforeAll(async () => {
  test = await testApp()
  test.ports.mail_server = true
  // At the cost passwords have outside of tests.
  const password_hash = await hashPassword('seven quiet sunflowers')
  await test.database.transaction(async db => {
    await enterTenant(db, 2)
    await db.update(users).set({ password_hash }).where(eq(users.email, KNOWN))
  })
})

let asked = 0
/** Each from its own address and at its own hour, so that nothing is throttled. */
async function timeOf(path: string, body: object): Promise<number> {
  asked++
  test.clock.now = new Date(test.clock.now.getTime() + 25 * 3_600_000)
  const started = performance.now()
  const answer = await test.app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-address': `198.51.100.${asked % 250}` },
    body: JSON.stringify(body),
  })
  await answer.text()
  return performance.now() - started
}

async function medians(path: string, body: object): Promise<[known: number, unknown: number]> {
  const known: number[] = []
  const unknown: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    known.push(await timeOf(path, { email: KNOWN, ...body }))
    unknown.push(await timeOf(path, { email: `nobody-${n}@example.com`, ...body }))
  }
  return [median(known), median(unknown)]
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

it.each([
  ['signing in', '/v1/users/sessions', { password: 'a wrong guess' }],
  ['asking for a new password', '/v3/users.RequestResetPassword', {}],
  ['asking for a sign-in link', '/v3/users.RequestSignInLink', {}],
  [
    'signing up',
    '/v3/company.SignUp',
    { company_name: 'Sample Solar', state: 'HI', firstname: 'Olivia', lastname: 'Owner', password: 'eight loud bees' },
  ],
])('%s takes as long for an unknown address', async (_, path, body) => {
  for (const email of [KNOWN, 'warm-up@example.com']) await timeOf(path, { email, ...body })
  // A busy machine holds up one side now and then; an answer that gives itself away does so every time.
  let told = ''
  for (let tries = 0; tries < 3; tries++) {
    const [one, other] = await medians(path, body)
    if (Math.abs(one - other) < Math.max(one, other) * 0.35 + 4) return
    told = `known ${one} ms, unknown ${other} ms`
  }
  expect.fail(told)
})
