import { describe, expect, it } from 'vitest'
import { verifyWebhook } from '#sdk/sdk.ts'
import { signWebhook } from '#server/applications/lenders/gateway/webhook-signature.ts'

const secret = `whsec_${Buffer.from('a secret of the test').toString('base64')}`
const now = new Date('2026-11-30T12:00:00Z')
const timestamp = String(now.getTime() / 1000)
const body = '{ "event": "application.approved" }'
const signed = (more: Record<string, string> = {}) => ({
  'webhook-id': 'msg_1',
  'webhook-timestamp': timestamp,
  'webhook-signature': signWebhook(secret, { id: 'msg_1', timestamp, body }),
  ...more,
})
const verified = (headers: Record<string, string> | Headers, text = body, at = now) =>
  verifyWebhook(secret, { headers, body: text }, at)

describe('a webhook', () => {
  it('that the secret signed is read', async () => {
    expect(await verified(signed())).toEqual({ event: 'application.approved' })
    expect(await verified(new Headers(signed()))).toEqual({ event: 'application.approved' })
  })

  it('may carry the signature of an earlier secret too', async () => {
    const both = `v1,${'A'.repeat(43)}= ${signed()['webhook-signature']}`
    expect(await verified(signed({ 'webhook-signature': both }))).toEqual({ event: 'application.approved' })
  })

  it.each<[string, Record<string, string>, string?]>([
    ['whose body was changed', {}, body.replace('approved', 'declined')],
    ['that was written again', {}, JSON.stringify(JSON.parse(body))],
    ['of another message', { 'webhook-id': 'msg_2' }],
    ['of another time', { 'webhook-timestamp': String(Number(timestamp) + 1) }],
    ['without a signature', { 'webhook-signature': '' }],
    ['with a signature that is no Base64', { 'webhook-signature': 'v1,%' }],
    ['of another version', { 'webhook-signature': 'v2,AAAA' }],
    ['without a time', { 'webhook-timestamp': '' }],
  ])('%s is rejected', async (_, headers, text) => {
    await expect(verified(signed(headers), text)).rejects.toMatchObject({ name: 'WebhookRejected', code: 'signature' })
  })

  it('that is replayed later is rejected', async () => {
    const later = new Date(now.getTime() + 301_000)
    await expect(verified(signed(), body, later)).rejects.toMatchObject({ code: 'time' })
  })
})
