// Facts of a request that are known before its caller.
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { RequestFacts } from '../handler.ts'
import { type Ports, sameText } from '../ports/ports.ts'

export const requestFacts = (
  c: Context,
  ip_of: ((c: Context) => string) | undefined,
  ports: Pick<Ports, 'sign' | 'public_origin'>,
): RequestFacts => ({
  id: requestId(c),
  ip: ip_of?.(c) ?? '',
  user_agent: (c.req.header('user-agent') ?? '').slice(0, 300),
  token: bearer(c.req.header('authorization')),
  idempotency_key: c.req.header('idempotency-key')?.slice(0, 255),
  ...deviceCookie(c, ports),
})

/** Browsers limit cookies to 400 days. */
const DEVICE_LIVES_S = 400 * 86_400

/** The browser's ID, signed by us; an unsigned ID is ignored. */
function deviceCookie(c: Context, { sign, public_origin }: Pick<Ports, 'sign' | 'public_origin'>) {
  const secure = public_origin.startsWith('https:')
  const name = secure ? '__Host-device' : 'device'
  const [device = '', signature = ''] = (getCookie(c, name) ?? '').split('.')
  const keepDevice = (device: string) =>
    setCookie(c, name, `${device}.${sign('device', device)}`, {
      httpOnly: true,
      sameSite: 'Strict',
      path: '/',
      maxAge: DEVICE_LIVES_S,
      secure,
    })
  return signature !== '' && sameText(signature, sign('device', device)) ? { device, keepDevice } : { keepDevice }
}

function bearer(header: string | undefined) {
  const [, token] = /^Bearer ([A-Za-z0-9_-]{20,200})$/.exec(header ?? '') ?? []
  return token
}

/** Computed once. */
export function requestId(c: Context): string {
  const stored: unknown = c.get(REQUEST_ID)
  if (typeof stored === 'string') return stored
  const id = crypto.randomUUID()
  c.set(REQUEST_ID, id)
  return id
}
const REQUEST_ID = 'request_id'
