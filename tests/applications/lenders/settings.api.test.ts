// How a company is connected with a lender: entered, masked, tried, switched and taken away.
import { beforeEach, describe, expect, it } from 'vitest'
import type { LenderPort } from '#machines/applications/lenders/lender-port.ts'
import type { Input } from '#sdk/types.ts'
import { enterTenant } from '#server/db/database.ts'
import { audits } from '#server/db/schema/audits.ts'
import { lender_connections } from '#server/db/schema/lenders.ts'
import { emailOf, type TestApp, testApp } from '#tests/support/app.ts'
import { refusal } from '#tests/support/refusal.ts'
import { answered } from '#tests/support/sale.ts'
import { sampleCredit } from './fifth/dialect.ts'

const SECRET = 'a key that nobody reads 4f2a'
const LENDER = sampleCredit.code
let test: TestApp
let owner: TestApp['anyone']
let answer: () => Response
let asked: { path: string; body: unknown }[]

const json = (body: object, status = 200) => Response.json(body, { status })
const users: LenderPort['dialects'][number]['calls']['users'] = {
  endpoint: 'getProducts',
  write: () => ({ query: { state: 'AZ', amount: 1 } }),
  read: () => [{ id: 'u1', name: 'Riley Rep', email: 'rep@example.com', active: true }],
}

beforeEach(async () => {
  test = await testApp()
  asked = []
  answer = () => json({ token: 'a token', seconds: 600 })
  test.ports.lenders = {
    dialects: [
      { ...sampleCredit, calls: { ...sampleCredit.calls, users } },
      { ...sampleCredit, code: 'far-away', name: 'Far Away' },
    ],
    way: code => (code === LENDER ? 'sandbox' : 'none'),
    exchange: async (_, path, init) => {
      asked.push({ path, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
      return path.includes('getAuthInfo') ? answer() : json([])
    },
    patience_ms: 1_000,
    pause: async () => {},
  }
  owner = (await test.signIn(emailOf('Owner'))).call
})

type Change = Input<'/v3/settings.UpdateLenderConfig'>
const save = (change: Partial<Change> = {}) =>
  owner.POST('/v3/settings.UpdateLenderConfig', {
    body: {
      lender: LENDER,
      enabled: true,
      credentials: { key: SECRET },
      remove_credentials: false,
      version: 0,
      ...change,
    },
  })
const read = async () => answered((await owner.GET('/v3/settings.GetLenderConfig')).data).lenders
const tryOut = () => owner.POST('/v3/settings.TestLender', { body: { lender: LENDER } })

describe('the connection with a lender', () => {
  it('is stored sealed, answered masked, and logged without its secret', async () => {
    const [first, second] = await read()
    expect(first).toMatchObject({ lender: LENDER, way: 'sandbox', connected: false, webhook_address: null, version: 0 })
    expect(second).toMatchObject({ way: 'none', connected: false })
    const { lender } = answered((await save()).data)
    expect(lender).toMatchObject({ connected: true, enabled: true, keeps_users: true, version: 1 })
    expect(lender.fields).toEqual([expect.objectContaining({ name: 'key', secret: true, stored: '•••• 4f2a' })])
    expect(lender.webhook_address).toContain(`/api/lenders/${sampleCredit.path}/webhooks/`)
    const { row, log } = await test.database.transaction(async db => {
      await enterTenant(db, 2)
      const [found] = await db.select().from(lender_connections)
      return { row: found, log: await db.select().from(audits) }
    })
    expect(Buffer.from(row?.credentials_sealed ?? []).toString('latin1')).not.toContain('nobody reads')
    expect(JSON.stringify(log)).toContain('connected Sample Credit')
    expect(JSON.stringify([log, lender, await read()])).not.toContain('nobody reads')
  })

  it('keeps a secret that is not typed, is switched off and on, and loses it on request', async () => {
    await save()
    const off = answered((await save({ enabled: false, credentials: {}, version: 1 })).data).lender
    expect(off).toMatchObject({ enabled: false, connected: false, version: 2 })
    expect(off.fields[0]?.stored).toBe('•••• 4f2a')
    // Trying comes before relying.
    expect((await tryOut()).data).toEqual({ works: true, sentence: 'Sample Credit accepted the credentials.' })
    const on = answered((await save({ credentials: {}, version: 2 })).data).lender
    expect(on).toMatchObject({ connected: true, version: 3 })
    const gone = answered((await save({ credentials: {}, remove_credentials: true, version: 3 })).data).lender
    expect(gone).toMatchObject({ enabled: false, connected: false })
    expect(gone.fields[0]?.stored).toBeNull()
    expect(await refusal(tryOut())).toMatchObject({ status: 409, code: 'lender_not_connected' })
  })

  it('is refused incomplete, stale, unknown and out of reach', async () => {
    const said = async (change: Partial<Change>) => refusal(save(change))
    expect(await said({ credentials: {} })).toMatchObject({
      status: 400,
      fields: { 'credentials.key': expect.any(String) },
    })
    expect(await said({ credentials: { key: '   ' } })).toMatchObject({ status: 400 })
    expect(await said({ credentials: { other: 'x' }, enabled: false })).toMatchObject({ status: 400 })
    expect(await said({ remove_credentials: true })).toMatchObject({ status: 400 })
    expect(await said({ lender: 'nobody' })).toMatchObject({ status: 404, code: 'no_such_lender' })
    expect(await said({ lender: 'far-away' })).toMatchObject({ status: 409, code: 'lender_not_connected' })
    await save()
    expect(await said({})).toMatchObject({ status: 409, code: 'stale_version' })
  })

  it('says in words what trying it came to, and asks with what is stored', async () => {
    await save()
    const said = async () => answered((await tryOut()).data)
    expect(await said()).toEqual({ works: true, sentence: 'Sample Credit accepted the credentials.' })
    expect(asked[0]?.body).toEqual({ key: SECRET })
    answer = () => json({ error: 'Unknown key.' }, 401)
    expect(await said()).toMatchObject({ works: false, sentence: expect.stringContaining('Unknown key.') })
    answer = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
    expect(await said()).toMatchObject({ works: false, sentence: expect.stringContaining('can’t read') })
    answer = () => {
      throw new TypeError('fetch failed')
    }
    expect(await said()).toMatchObject({ works: false, sentence: expect.stringContaining('Sample Credit') })
  })

  it('gives a new secret for webhooks once, and names who is known at the lender', async () => {
    const renew = () => owner.POST('/v3/settings.RenewLenderWebhook', { body: { lender: LENDER } })
    expect(await refusal(renew())).toMatchObject({ status: 409 })
    await save()
    const one = answered((await renew()).data)
    const two = answered((await renew()).data)
    expect(one.secret).toMatch(/^whsec_/)
    expect(two.secret).not.toBe(one.secret)
    expect(two.address).toBe(one.address)
    const [lender] = await read()
    expect(lender?.webhook_secret_made_at).not.toBeNull()
    expect(JSON.stringify(lender)).not.toContain(two.secret)
    const known = await owner.GET('/v3/settings.ListLenderUsers', { params: { query: { lender: LENDER } } })
    expect(known.data).toEqual({ users: [expect.objectContaining({ name: 'Riley Rep' })] })
  })
})
