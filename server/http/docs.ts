// Serves the reference of the contracts at /docs, built by `npm run docs`. Open to everybody.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

const NOT_BUILT =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>API reference</title><p>The reference is not built yet. Run <code>npm run docs</code>, then start the server again.</p></html>'

export function serveDocs(app: Hono, built: string) {
  if (!existsSync(built)) {
    app.get('/docs/:name?', c => c.html(NOT_BUILT, 404))
    return
  }
  app.use('/docs/assets/*', async (c, next) => {
    await next()
    // The style sheet keeps its name when it changes; scripts are named by their content.
    if (c.res.ok && c.req.path.endsWith('.js')) c.header('Cache-Control', 'public, max-age=31536000, immutable')
  })
  app.use('/docs/assets/*', serveStatic({ root: built, rewriteRequestPath: path => path.slice('/docs'.length) }))
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
