// The sandbox as the product meets it: every magic name through the product's own operations, and the verbs that move on.
import { beforeAll, describe, expect, it } from 'vitest'
import { applied, connectLenders, refreshed } from '#mocks/demo/apply.ts'
import { MAGIC } from '#mocks/lenders/magic.ts'
import { sendDue } from '#server/lenders/outbox.ts'
import { type TestApp, testApp } from '#tests/support/app.ts'
import { emailOf } from '#tests/support/companies.ts'
import { financed } from '#tests/support/sale.ts'

let test: TestApp
let owner: Awaited<ReturnType<TestApp['signIn']>>['call']
const passes = async (ms: number) => {
  test.clock.now = new Date(test.clock.now.getTime() + ms)
  await sendDue(test)
}

beforeAll(async () => {
  test = await testApp()
  owner = (await test.signIn(emailOf('Owner'))).call
  await connectLenders(owner)
})

describe('a magic last name', () => {
  it.each(MAGIC)('$name ends in $ends_in', async ({ name, ends_in, fault }) => {
    const { project_id } = await financed(owner, 'GoodLeap 25 years, 7.49 %')
    const person = { firstname: 'Sam', lastname: name, email: 'sam@example.com' }
    const first = await applied(owner, { project_id, lender: 'goodleap' }, person)
    expect(first.status).toBe(fault && !['slow', 'duplicate', 'out_of_order'].includes(fault) ? 'submitted' : ends_in)
    await passes(10_000)
    expect((await refreshed(owner, first)).status).toBe(ends_in)
    expect(test.sandbox.book.state.applications.filter(({ ours }) => ours === first.id)).toHaveLength(1)
  })
})
