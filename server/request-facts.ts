// What is known of a request before anyone knows who asks.
import type { Context } from 'hono'
import type { RequestFacts } from './handler.ts'

export const requestFacts = (c: Context, ip_of: ((c: Context) => string) | undefined): RequestFacts => ({
  id: requestId(c),
  ip: ip_of?.(c) ?? '',
  user_agent: (c.req.header('user-agent') ?? '').slice(0, 300),
  token: bearer(c.req.header('authorization')),
  idempotency_key: c.req.header('idempotency-key')?.slice(0, 255),
})

function bearer(header: string | undefined) {
  const [, token] = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(header ?? '') ?? []
  return token
}

const requestIds = new WeakMap<Request, string>()
export function requestId(c: Context) {
  const known = requestIds.get(c.req.raw) ?? crypto.randomUUID()
  requestIds.set(c.req.raw, known)
  return known
}
