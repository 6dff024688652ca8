// Serves the API reference at /docs, built by `npm start` or `npm run docs`. Public.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { etag } from 'hono/etag'

const NOT_BUILT = 'The API reference isn’t ready. Reload this page in a few seconds, or run “npm run docs”.'
const NO_PAGE = 'There is no such page. All are listed at /docs.'

/** Only same-origin scripts and requests; no inline style or script, no frame, no form. */
const DOCS_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ')

/** `built` may appear or change while the server runs. */
export function serveDocs(app: Hono, built: string) {
  const fileOf = (path: string) => {
    const name = path.slice('/docs/'.length) || 'index'
    return /\.\w+$/.test(name) ? name : `${name}.html`
  }
  app.use('/docs/:rest{.*}?', async (c, next) => {
    c.header('Content-Security-Policy', DOCS_POLICY)
    // Always revalidated, and sent only if it has changed.
    c.header('Cache-Control', 'no-cache')
    if (!existsSync(built)) return c.text(NOT_BUILT, 503)
    if (!existsSync(join(built, fileOf(c.req.path)))) return c.text(NO_PAGE, 404)
    await next()
    if (c.req.path.endsWith('.yaml')) c.header('Content-Type', 'application/yaml; charset=utf-8')
  })
  app.use('/docs/:rest{.*}?', etag())
  app.get('/docs/:rest{.*}?', (c, next) =>
    serveStatic({ root: built, precompressed: true, rewriteRequestPath: path => `/${fileOf(path)}` })(c, next),
  )
}
