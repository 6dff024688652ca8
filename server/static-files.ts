// Serves the built application. Assets carry a hash in their name and never change; the page itself is asked for anew.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'

type RoutePattern = string

export function serveApplication(app: Hono, dist: string) {
  if (!existsSync(join(dist, 'index.html'))) return
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const known = knownRoutes(dist)
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable')
  })
  app.use('/assets/*', serveStatic({ root: dist }))
  app.use('/pdf-fonts/*', serveStatic({ root: dist }))
  for (const folder of ['/assets/*', '/pdf-fonts/*']) app.get(folder, c => c.text('No such file.', 404))
  for (const file of ['/favicon.svg', '/theme.js', '/robots.txt'])
    app.get(file, serveStatic({ root: dist, path: file }))
  app.get('*', c => {
    c.header('Cache-Control', 'no-cache')
    return c.html(page, known.some(route => route.test(c.req.path)) ? 200 : 404)
  })
}

/** The build writes routes.json, so that an address the application does not know answers 404 from the first byte. */
function knownRoutes(dist: string): RegExp[] {
  const patterns: RoutePattern[] = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8'))
  return patterns.map(
    pattern => new RegExp(`^${pattern.replaceAll(/\[\.\.\.\w+\]/g, '.+').replaceAll(/\[\w+\]/g, '[^/]+')}/?$`),
  )
}
