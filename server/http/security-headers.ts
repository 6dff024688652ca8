// Headers of every answer. The token lives in local storage by the specification's choice, so no script but ours ever runs.
import { createMiddleware } from 'hono/factory'

/** Origins beside this one, each after a space: of pictures from above, and of files that users uploaded. */
type Elsewhere = { images: string; files: string }
type Origins = { map_tiles: { url: string } | null; files_origin: string | null }

export const elsewhere = ({ map_tiles, files_origin }: Origins): Elsewhere => ({
  images: map_tiles ? ` ${new URL(map_tiles.url).origin}` : '',
  files: files_origin ? ` ${files_origin}` : '',
})

/** Pictures come from here, and from where map tiles are configured to come from. A page with a style element of its own names its nonce. */
export const contentPolicy = ({ images, files }: Elsewhere, style_nonce?: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${style_nonce ? ` 'nonce-${style_nonce}'` : ''}`,
    `img-src 'self' data: blob:${images}${files}`,
    "font-src 'self'",
    `connect-src 'self'${files}`,
    // Films among the resources, in a frame that is made when one is asked for.
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com',
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')

export function securityHeaders(ports: Origins & { public_origin: string }) {
  const csp = contentPolicy(elsewhere(ports))
  return createMiddleware(async (c, next) => {
    await next()
    // By c.header each would make the whole answer anew, which takes longer than a refusal.
    const { headers } = c.res
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', csp)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'no-referrer')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    // A proxy in front speaks TLS, so what arrives here is plain.
    if (ports.public_origin.startsWith('https:'))
      headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  })
}
