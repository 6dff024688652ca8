// Verifies webhooks signed by Standard Webhooks (github.com/standard-webhooks/standard-webhooks), with the Web Crypto API
// that browsers, Node and edge runtimes share.
export class WebhookRejected extends Error {
  /** `time`: signed more than five minutes ago or ahead, as a replay is. */
  readonly code: 'signature' | 'time'

  constructor(code: 'signature' | 'time') {
    super(code === 'time' ? 'The webhook is too old or its clock is wrong.' : "The webhook's signature doesn't match.")
    this.name = 'WebhookRejected'
    this.code = code
  }
}

const FIVE_MINUTES_S = 300

/** Returns the body as JSON. Pass it as it came: parsed and written again, it has another signature. */
export async function verifyWebhook(
  secret: string,
  { headers, body }: { headers: Headers | Record<string, string | string[] | undefined>; body: string },
  now: Date = new Date(),
): Promise<unknown> {
  const header = (name: string) => (headers instanceof Headers ? headers.get(name) : headers[name]?.toString()) ?? ''
  const [id, timestamp] = [header('webhook-id'), header('webhook-timestamp')]
  if (id === '' || !/^\d{1,12}$/.test(timestamp)) throw new WebhookRejected('signature')
  const key = await crypto.subtle.importKey('raw', bytesOf(secret.replace(/^whsec_/, '')), HMAC, false, ['verify'])
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  // Several while the sender changes its secret.
  const signatures = header('webhook-signature').split(' ').slice(0, 10)
  const checks = signatures.map(
    one => one.startsWith('v1,') && crypto.subtle.verify('HMAC', key, bytesOf(one.slice(3)), signed),
  )
  if (!(await Promise.all(checks)).includes(true)) throw new WebhookRejected('signature')
  if (Math.abs(now.getTime() / 1_000 - Number(timestamp)) > FIVE_MINUTES_S) throw new WebhookRejected('time')
  return JSON.parse(body)
}

const HMAC = { name: 'HMAC', hash: 'SHA-256' } as const

/** Nothing where it isn't Base64. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
