// Webhooks as a lender must not send them, or sends them again: what the product answers to each shows whether it is fooled.
import type { Facts } from '#machines/applications/lenders/lender-actions.ts'
import { DAY_MS } from '#machines/lib/time.ts'
import { signWebhook } from '#server/applications/lenders/gateway/webhook-signature.ts'
import { DeskRefusal } from './voice.ts'

export const TRIALS = [
  { trial: 'again', meaning: 'The latest news once more, under the same ID.' },
  { trial: 'older', meaning: 'News of the day before, after the latest.' },
  { trial: 'unsigned', meaning: 'The latest news without a signature.' },
  { trial: 'wrong_signature', meaning: 'The latest news, signed with another secret.' },
  { trial: 'changed', meaning: 'The latest news, changed after it was signed.' },
  { trial: 'too_old', meaning: 'The latest news, signed ten minutes ago.' },
  { trial: 'wrong_address', meaning: 'The latest news, to an address that belongs to nobody.' },
  { trial: 'unknown_application', meaning: 'News of an application that the product doesn’t have.' },
  { trial: 'malformed', meaning: 'A signed body that breaks the lender’s contract.' },
] as const
export type Trial = (typeof TRIALS)[number]['trial']
export const isTrial = (text: string): text is Trial => TRIALS.some(({ trial }) => trial === text)

/** A webhook on its way to the company with the application `ours`. */
export type Webhook = { lender: string; ours: string; id: string; body: string; trial?: Trial }
/** The product's answer; undefined if the company has no secret for this lender. */
export type Deliver = (webhook: Webhook) => Promise<Response | undefined>

const OTHER_SECRET = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
const TEN_MINUTES_S = 600

export function signedRequest({ id, body, trial }: Webhook, secret: string, now: Date): RequestInit {
  const timestamp = String(Math.floor(now.getTime() / 1000) - (trial === 'too_old' ? TEN_MINUTES_S : 0))
  const key = trial === 'wrong_signature' ? OTHER_SECRET : secret
  const signature = trial === 'unsigned' ? '' : signWebhook(key, { id, timestamp, body })
  return {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    },
    body: trial === 'changed' ? `${body} ` : body,
  }
}

const NOBODYS = 'x'.repeat(43)
/** The last part of the address, by which the product knows the company. */
export const hookOf = ({ trial }: Webhook, hook_id: string) => (trial === 'wrong_address' ? NOBODYS : hook_id)

export const newsId = ({ lender_reference, as_of }: Facts) => `${lender_reference}-${Date.parse(as_of)}`

/** An application that no company has. */
const NOBODY = '00000000-0000-7000-8000-000000000000'

/** Makes the webhook of some facts; `whose` is the application named in it, where that isn't the one it is about. */
export type Making = (facts: Facts, id?: string, whose?: string) => Webhook

export function trialOf(facts: Facts, make: Making, trial: Trial): Webhook {
  switch (trial) {
    case 'older': {
      const as_of = new Date(Date.parse(facts.as_of) - DAY_MS).toISOString()
      return make({ ...facts, as_of, decision: 'in_review' }, `${newsId(facts)}-older`)
    }
    case 'unknown_application':
      return make({ ...facts, lender_reference: 'NOBODY-1' }, `${newsId(facts)}-${trial}`, NOBODY)
    case 'malformed':
      return { ...make(facts), body: '{}' }
    default:
      return { ...make(facts), trial }
  }
}

/** The product's answer, in short. */
export async function answerTo(webhook: Webhook, deliver: Deliver): Promise<{ status: number; code: string | null }> {
  const response = await deliver(webhook)
  if (!response)
    throw new DeskRefusal(409, 'no_secret', 'Create a webhook secret for this lender in the settings first.')
  const { code = null }: { code?: string | null } = Object(await response.json().catch(() => undefined))
  return { status: response.status, code }
}
