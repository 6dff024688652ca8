// Webhook signatures by Standard Webhooks (github.com/standard-webhooks/standard-webhooks): id, time and body under a
// shared secret, which prevents forgery, changes and replay of old ones.
import { createHmac, timingSafeEqual } from 'node:crypto'

type Signed = { id: string; timestamp: string; body: string }

/** As `webhook-signature` carries it. */
export function signWebhook(secret: string, { id, timestamp, body }: Signed): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
}

const FIVE_MINUTES_S = 300
/** Of a header with several, for a sender that is changing its secret. */
const MOST_SIGNATURES = 10

export function webhookFault(
  secret: string,
  { signature, ...signed }: Signed & { signature: string },
  now: Date,
): 'signature' | 'time' | undefined {
  if (!/^[\x21-\x7e]{1,255}$/.test(signed.id) || !/^\d{1,12}$/.test(signed.timestamp)) return 'signature'
  const right = Buffer.from(signWebhook(secret, signed))
  const named = signature.split(' ').slice(0, MOST_SIGNATURES)
  const matches = named.map(
    one =>
      one.length === right.length &&
      timingSafeEqual(Buffer.from(one.padEnd(right.length).slice(0, right.length), 'latin1'), right),
  )
  if (!matches.includes(true)) return 'signature'
  return Math.abs(now.getTime() / 1000 - Number(signed.timestamp)) > FIVE_MINUTES_S ? 'time' : undefined
}
