// Headers of every answer. The token lives in local storage by the specification's choice, so no script but ours ever runs.
import { createMiddleware } from 'hono/factory'

/** Pictures come from here, and from where map tiles are configured to come from. A page with a style element of its own names its nonce. */
export const contentPolicy = (images: string, style_nonce?: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${style_nonce ? ` 'nonce-${style_nonce}'` : ''}`,
    `img-src 'self' data: blob:${images}`,
    "font-src 'self'",
    "connect-src 'self'",
    // Films among the resources, in a frame that is made when one is asked for.
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')

export function securityHeaders(map_tiles: { url: string } | null) {
  const csp = contentPolicy(map_tiles ? ` ${new URL(map_tiles.url).origin}` : '')
  return createMiddleware(async (c, next) => {
    await next()
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', csp)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
    c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    if (c.req.url.startsWith('https:')) c.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  })
}
