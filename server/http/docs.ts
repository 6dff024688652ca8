// Serves the reference of the contracts at /docs, built by `npm start` or `npm run docs`. Open to everybody.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono, MiddlewareHandler } from 'hono'

const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>API reference</title><p>The API reference isn’t built yet. <code>npm start</code> builds it within a minute or two, <code>npm run docs</code> at any time. Then reload this page.</p></html>'

/** `built` may come, or come anew, while the server runs. */
export function serveDocs(app: Hono, built: string) {
  app.use('/docs/:rest{.*}?', async (c, next) => {
    if (existsSync(built)) return next()
    c.header('Cache-Control', 'no-store')
    c.header('Retry-After', '60')
    return c.html(NOT_BUILT, 503)
  })
  app.use('/docs/assets/*', async (c, next) => {
    await next()
    // The style sheet keeps its name when it changes; scripts are named by their content.
    if (c.res.ok && c.req.path.endsWith('.js')) c.header('Cache-Control', 'public, max-age=31536000, immutable')
  })
  let files: MiddlewareHandler | undefined
  app.use('/docs/assets/*', (c, next) => {
    // Made when the folder is there: without one it complains.
    files ??= serveStatic({ root: built, rewriteRequestPath: path => path.slice('/docs'.length) })
    return files(c, next)
  })
  app.get('/docs/assets/*', c => c.text('No such file.', 404))
  app.get('/docs/:name{[A-Za-z-]+}?', c => {
    const file = join(built, `${c.req.param('name') ?? 'index'}.html`)
    c.header('Cache-Control', 'no-cache')
    if (!existsSync(file)) return c.text('There is no such contract. All are linked from /docs.', 404)
    const page = readFileSync(file, 'utf8')
    c.header('Content-Security-Policy', docsPolicy(page))
    return c.html(page)
  })
}

/**
 * Redoc writes its styles as it draws, so styles may stand in the page here. Scripts are ours alone all the same: files of
 * this origin, and what was written into the page when it was built, by its hash. Nothing is fetched.
 */
export function docsPolicy(page: string): string {
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...inline].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ')
}
