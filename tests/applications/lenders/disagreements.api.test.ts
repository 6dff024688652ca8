// A lender's news against a record: neither wins by itself, and a user with permission decides.
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { voice } from '#mocks/lenders/voices/goodleap.ts'
import type { Schemas } from '#sdk/types.ts'
import { signWebhook } from '#server/applications/lenders/gateway/webhook-signature.ts'
import { dialectOf } from '#server/applications/lenders/registry.ts'
import { lender_applications } from '#server/db/schema/lenders.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { lenderLedger } from '#tests/support/lenders/lender-ledger.ts'
import { addApplications, connect, inTenant } from '#tests/support/lenders/lender-rows.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'

const goodleap = dialectOf('goodleap')
const CODE = goodleap.code
let test: TestApp
let owner: TestApp['anyone']
let owner_id = ''
let hook: { hook_id: string; secret: string }
const ledger = lenderLedger(() => test.clock.now)

beforeAll(async () => {
  test = await testApp()
  test.ports.lenders = { ...test.ports.lenders, dialects: [goodleap], way: () => 'address' }
  const { call, user } = await test.signIn(emailOf('Owner'))
  owner = call
  owner_id = user.id
  hook = await connect(test.database, test.ports, 2, owner_id, goodleap)
})

const later = (minutes = 1) => {
  test.clock.now = new Date(test.clock.now.getTime() + minutes * 60_000)
}

let heard = 0
async function hear(ours: string, facts: Facts) {
  heard += 1
  const body = JSON.stringify(voice.webhook(facts, ours, 'ApplicationUpdated'))
  const id = `evt-${heard}`
  const timestamp = String(Math.floor(test.clock.now.getTime() / 1000))
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signWebhook(hook.secret, { id, timestamp, body }),
  }
  const address = `/api/lenders/${goodleap.path}/webhooks/${hook.hook_id}`
  expect((await test.app.request(address, { method: 'POST', headers, body })).status).toBe(200)
}

const APPROVED = { decision: 'approved' as const, approved_amount_cents: 2_885_000 }

/** The lender has it, and confirmed. */
async function submitted() {
  const [row] = await addApplications(test.database, test.ports, 2, [{ owner_id, lender: CODE }])
  const id = row?.id ?? ''
  const first = ledger.open(CODE, id, { decision: 'submitted' })
  later()
  await hear(id, first)
  later()
  return id
}
const shown = async (application_id: string) =>
  answered((await owner.GET('/v3/lender_applications.Get', { params: { query: { application_id } } })).data).application

async function recordApproval(id: string, amount_cents = 2_885_000) {
  const { version } = await shown(id)
  const happened_on = test.clock.now.toISOString().slice(0, 10)
  const body = {
    application_id: id,
    version,
    kind: 'approved' as const,
    happened_on,
    note: 'By phone',
    detail: { amount_cents },
  }
  const { application } = answered((await owner.POST('/v3/lender_applications.Record', { body })).data)
  later()
  return application
}
const settle = ({ id, version }: Schemas['LenderApplication'], take: 'lender' | 'recorded', call = owner) =>
  call.POST('/v3/lender_applications.SettleDisagreement', { body: { application_id: id, version, take } })

describe('a lender that disagrees with a record', () => {
  it('is shown next to it, and changes nothing until someone accepts it', async () => {
    const id = await submitted()
    const [record] = (await recordApproval(id)).records
    await hear(id, ledger.change(CODE, id, { decision: 'declined', reasons: ['Income'] }))
    const at = await shown(id)
    expect(at).toMatchObject({ status: 'approved', approved_amount_cents: 2_885_000 })
    expect(at.disagreement?.contradicts).toEqual([{ record_id: record?.id, lender_says: 'Declined' }])
    const viewer = (await test.signIn(emailOf('Viewer'))).call
    expect(await refusal(settle(at, 'lender', viewer))).toMatchObject({ status: 403 })
    const taken = answered((await settle(at, 'lender')).data).application
    expect(taken).toMatchObject({ status: 'declined', reasons: ['Income'], version: at.version + 1 })
    expect(taken.disagreement).toBeUndefined()
    expect(taken.records[0]?.taken_back?.reason).toMatch(/its version was used/)
    expect(await refusal(settle(taken, 'lender'))).toMatchObject({ status: 409 })
  })

  it('is not taken at its word when its reference belongs to another application by then', async () => {
    const [id, other] = [await submitted(), await submitted()]
    const reference = (await shown(id)).lender_reference
    await recordApproval(id)
    await hear(id, ledger.change(CODE, id, { decision: 'declined', reasons: ['Income'] }))
    const set = (of: string, lender_reference: string | null) =>
      inTenant(test.database, 2, db =>
        db.update(lender_applications).set({ lender_reference }).where(eq(lender_applications.id, of)),
      )
    await set(id, null)
    await set(other, reference)
    expect(await refusal(settle(await shown(id), 'lender'))).toMatchObject({
      status: 409,
      code: 'action_unavailable',
      message: 'GoodLeap reported an application that belongs to another project of your company.',
    })
  })

  it('is heard when its message is older than the recording', async () => {
    const id = await submitted()
    const other = ledger.change(CODE, id, { ...APPROVED, approved_amount_cents: 1_900_000 })
    later(10)
    await recordApproval(id)
    await hear(id, other)
    const at = await shown(id)
    expect(at.approved_amount_cents).toBe(2_885_000)
    expect(at.disagreement?.contradicts[0]?.lender_says).toBe('Approved, $19,000.00')
    const taken = answered((await settle(at, 'lender')).data).application
    expect(taken).toMatchObject({ status: 'approved', approved_amount_cents: 1_900_000 })
  })

  it('is not reported again after being decided against, but anything new is', async () => {
    const id = await submitted()
    await recordApproval(id)
    const review = ledger.change(CODE, id, { decision: 'in_review' })
    await hear(id, review)
    const kept = answered((await settle(await shown(id), 'recorded')).data).application
    expect(kept).toMatchObject({ status: 'approved' })
    expect(kept.disagreement).toBeUndefined()
    await hear(id, ledger.change(CODE, id, { decision: 'in_review' }))
    expect((await shown(id)).disagreement).toBeUndefined()
    await hear(id, ledger.change(CODE, id, { decision: 'declined' }))
    expect((await shown(id)).disagreement?.contradicts[0]?.lender_says).toBe('Declined')
  })

  it('is not offered where its word belongs to another application', async () => {
    const id = await submitted()
    await recordApproval(id)
    const declined = ledger.change(CODE, id, { decision: 'declined' })
    await hear(id, { ...declined, lender_reference: 'another one' })
    const at = await shown(id)
    expect(at.disagreement).toBeUndefined()
    expect(at.attention).toContain('GoodLeap reported a different application than in its first answer.')
  })

  it('that agrees confirms the record, whenever its message was written', async () => {
    const id = await submitted()
    const same = ledger.change(CODE, id, APPROVED)
    later(10)
    await recordApproval(id)
    const before = await shown(id)
    await hear(id, same)
    const at = await shown(id)
    expect(at.disagreement).toBeUndefined()
    expect(at).toMatchObject({ status: 'approved', records: [{ taken_back: null }] })
    expect(at.confirmed_at).not.toBe(before.confirmed_at)
    later()
    await hear(id, ledger.change(CODE, id, { ...APPROVED, approved_amount_cents: 2_700_000 }))
    expect(await shown(id)).toMatchObject({ approved_amount_cents: 2_700_000 })
  })
})
