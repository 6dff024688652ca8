// /.well-known/security.txt (RFC 9116): where to report a vulnerability, if the operator named an address.
import type { Hono } from 'hono'
import { DAY_MS } from '#machines/lib/time.ts'

/** The file must have an expiry date; each request moves it on. */
const VALID_DAYS = 180

export function serveSecurityContact(app: Hono, contact: string | undefined, public_origin: string, now: () => Date) {
  app.get('/.well-known/security.txt', c => {
    if (!contact) return c.text('No security contact is configured.', 404)
    const expires = new Date(now().getTime() + VALID_DAYS * DAY_MS).toISOString()
    const canonical = `${public_origin}/.well-known/security.txt`
    const fields = { Contact: contact, Expires: expires, 'Preferred-Languages': 'en, es', Canonical: canonical }
    return c.text(
      Object.entries(fields)
        .map(([name, value]) => `${name}: ${value}\n`)
        .join(''),
    )
  })
}
