// Headers of every answer. The specification puts the token in local storage, so only our scripts may run.
import { createMiddleware } from 'hono/factory'

/** Further origins, separated by spaces: of aerial pictures, and of uploaded files. */
type Elsewhere = { images: string; files: string }
type Origins = { map_tiles: { url: string } | null; files_origin: string | null }

export const elsewhere = ({ map_tiles, files_origin }: Origins): Elsewhere => ({
  images: map_tiles ? ` ${new URL(map_tiles.url).origin}` : '',
  files: files_origin ? ` ${files_origin}` : '',
})

/** Pictures from this origin and the configured map tiles. A page with a style element passes its nonce. */
export const contentPolicy = ({ images, files }: Elsewhere, style_nonce?: string) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${style_nonce ? ` 'nonce-${style_nonce}'` : ''}`,
    `img-src 'self' data: blob:${images}${files}`,
    "font-src 'self'",
    `connect-src 'self'${files}`,
    // Videos among the resources, in a frame that is created on demand.
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
    // c.header would copy the whole answer for each header, which takes longer than a refusal.
    const { headers } = c.res
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', csp)
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('Referrer-Policy', 'no-referrer')
    headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    // A proxy in front terminates TLS, so requests arrive as plain HTTP.
    if (ports.public_origin.startsWith('https:'))
      headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
  })
}
