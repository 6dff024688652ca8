// A lender's webhooks: trusted by signature alone, processed once, in any order.
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { voice as goodleapVoice } from '#mocks/lenders/voices/goodleap.ts'
import { signWebhook } from '#server/applications/lenders/gateway/webhook-signature.ts'
import { dialectOf } from '#server/applications/lenders/registry.ts'
import { lender_applications, lender_events, lender_webhooks } from '#server/db/schema/lenders.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { lenderLedger } from '#tests/support/lenders/lender-ledger.ts'
import { addApplications, connect, inTenant } from '#tests/support/lenders/lender-rows.ts'

const goodleap = dialectOf('goodleap')

const CODE = goodleap.code
let test: TestApp
let secret = ''
let address = ''
let owner_id = ''
const ledger = lenderLedger(() => test.clock.now)

beforeAll(async () => {
  test = await testApp()
  test.ports.lenders = { ...test.ports.lenders, dialects: [goodleap], way: () => 'address' }
  owner_id = (await test.signIn(emailOf('Owner'))).user.id
  const hook = await connect(test.database, test.ports, 2, owner_id, goodleap)
  secret = hook.secret
  address = `/api/lenders/${goodleap.path}/webhooks/${hook.hook_id}`
})

/** An application the lender has, with its first facts. */
async function application() {
  const [row] = await addApplications(test.database, test.ports, 2, [{ owner_id, lender: CODE }])
  const id = row?.id ?? ''
  return { id, first: ledger.open(CODE, id, { decision: 'submitted' }) }
}
const stored = (id: string) =>
  inTenant(test.database, 2, async db => {
    const [row] = await db.select().from(lender_applications).where(eq(lender_applications.id, id))
    return row
  })
const bodyOf = (id: string, facts: Facts) => JSON.stringify(goodleapVoice.webhook(facts, id, 'ApplicationUpdated'))

type How = Partial<{ id: string; secret: string; timestamp: string; signature: string; address: string }>
let sent = 0
async function post(body: string, how: How = {}) {
  sent += 1
  const id = how.id ?? `evt-${sent}`
  const timestamp = how.timestamp ?? String(Math.floor(test.clock.now.getTime() / 1000))
  const signature = how.signature ?? signWebhook(how.secret ?? secret, { id, timestamp, body })
  const headers = { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature }
  const response = await test.app.request(how.address ?? address, { method: 'POST', headers, body })
  const said: { code?: string } = await response.json()
  return { status: response.status, code: said.code }
}

describe('a webhook', () => {
  it('that is signed changes what is known, once', async () => {
    const { id } = await application()
    const body = bodyOf(id, ledger.change(CODE, id, { decision: 'approved', approved_amount_cents: 2_885_000 }))
    expect(await post(body, { id: 'evt-once' })).toEqual({ status: 200, code: undefined })
    expect(await post(body, { id: 'evt-once' })).toEqual({ status: 200, code: undefined })
    expect(await stored(id)).toMatchObject({ status: 'approved' })
    const [heard, events] = await inTenant(test.database, 2, async db => [
      await db.select().from(lender_webhooks).where(eq(lender_webhooks.webhook_id, 'evt-once')),
      await db.select().from(lender_events).where(eq(lender_events.application_id, id)),
    ])
    expect(heard).toHaveLength(1)
    expect(events.filter(({ event }) => event.includes('approved') || event === 'decision')).toHaveLength(1)
  })

  it('that comes late is heard and does nothing', async () => {
    const { id } = await application()
    const early = bodyOf(id, ledger.change(CODE, id, { decision: 'in_review' }))
    const late = bodyOf(id, ledger.change(CODE, id, { decision: 'approved', approved_amount_cents: 2_885_000 }))
    expect([(await post(late)).status, (await post(early)).status]).toEqual([200, 200])
    expect(await stored(id)).toMatchObject({ status: 'approved' })
  })

  it('may carry several signatures, of which one is right', async () => {
    const { id, first } = await application()
    const body = bodyOf(id, first)
    const timestamp = String(Math.floor(test.clock.now.getTime() / 1000))
    const right = signWebhook(secret, { id: 'evt-two', timestamp, body })
    expect((await post(body, { id: 'evt-two', timestamp, signature: `v1,bm90LXRoaXM= v2,x ${right}` })).status).toBe(
      200,
    )
  })

  it('is not believed without the right signature, time and place', async () => {
    const { id, first } = await application()
    const body = bodyOf(id, first)
    const at = (seconds: number) => String(Math.floor(test.clock.now.getTime() / 1000) + seconds)
    const other = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
    const right = signWebhook(secret, { id: 'evt-x', timestamp: at(0), body })
    const forged = [
      await post(body, { secret: other }),
      await post(body, { signature: '' }),
      await post(`${body} `, { id: 'evt-x', timestamp: at(0), signature: right }),
      await post(body, { id: 'evt-y', timestamp: at(0), signature: right }),
      await post(body, { timestamp: 'now' }),
    ]
    expect(forged).toEqual(forged.map(() => ({ status: 401, code: 'wrong_signature' })))
    expect(await post(body, { timestamp: at(-301) })).toEqual({ status: 401, code: 'too_old' })
    expect(await post(body, { timestamp: at(301) })).toEqual({ status: 401, code: 'too_old' })
    expect((await post(body, { timestamp: at(-299) })).status).toBe(200)
    const elsewhere = `/api/lenders/${goodleap.path}/webhooks/${'x'.repeat(43)}`
    expect(await post(body, { address: elsewhere })).toEqual({ status: 404, code: 'no_such_webhook' })
    expect(await post(body, { address: address.replace(goodleap.path, 'enfin') })).toEqual({
      status: 404,
      code: 'no_such_webhook',
    })
  })

  it('that breaks the contract, is too long or names an unknown application is refused', async () => {
    const { id, first } = await application()
    const said = JSON.parse(bodyOf(id, first))
    const wrong = [
      '<html>Bad gateway</html>',
      '',
      '[]',
      JSON.stringify({ ...said, eventType: 7 }),
      JSON.stringify({ ...said, loan: { ...said.loan, status: 'MAYBE' } }),
      JSON.stringify({ ...said, loan: { ...said.loan, statusReasons: ['a \u0000 in it'] } }),
    ]
    for (const body of wrong) expect(await post(body)).toEqual({ status: 400, code: 'invalid_input' })
    expect(await post('x'.repeat(262_145))).toEqual({ status: 413, code: 'too_large' })
    const nobody = bodyOf(test.ports.id(), { ...first, lender_reference: 'L-of-nobody' })
    expect(await post(nobody)).toEqual({ status: 404, code: 'no_such_application' })
    expect(await post(nobody.replace(/0[0-9a-f]{7}-[0-9a-f-]{27}/, '-'.repeat(36)))).toEqual({
      status: 404,
      code: 'no_such_application',
    })
  })

  it('without end is slowed down before anything is looked at', async () => {
    const strange = `/api/lenders/${goodleap.path}/webhooks/made-up`
    const answers = await Promise.all(
      Array.from({ length: 640 }, () => test.app.request(strange, { method: 'POST', body: '{}' })),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})
