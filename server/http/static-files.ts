// Serves the built application. Assets have a hash in their name, never change, and are precompressed; the page itself is always
// revalidated.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import { languageAskedFor } from '#machines/proposals/page-messages.ts'
import { plainWords } from './plain-words.ts'

/** Facts the server passes to the page. */
type PageFacts = { public_origin: string; support_email: string; brand: string; geocoder?: 'connected' | '' }

export function serveApplication(app: Hono, dist: string, { brand, ...page_facts }: PageFacts) {
  if (!existsSync(join(dist, 'index.html'))) return
  const page = fill(readFileSync(join(dist, 'index.html'), 'utf8'), page_facts)
  const routes = knownRoutes(dist)
  app.use('/assets/*', async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', 'public, max-age=31536000, immutable')
  })
  app.use('/assets/*', serveStatic({ root: dist, precompressed: true }))
  for (const folder of ['/pdf-fonts/*', '/icons/*']) app.use(folder, serveStatic({ root: dist }))
  // Last: an address without a file is no page of the application.
  for (const folder of ['/assets/*', '/pdf-fonts/*', '/icons/*']) app.get(folder, c => c.text('No such file.', 404))
  for (const name of readdirSync(dist).filter(isFileOfItsOwn)) {
    const file = `/${name}`
    // A cached service worker would keep every later version from loading.
    app.use(file, async (c, next) => {
      await next()
      if (c.res.ok) c.header('Cache-Control', 'no-cache')
    })
    app.get(file, serveStatic({ root: dist, path: file }))
  }
  app.get('*', c => {
    c.header('Cache-Control', 'no-cache')
    c.header('Vary', 'Accept-Language')
    const words = plainWords(c.req.path, languageAskedFor(c.req.header('accept-language')), brand)
    return c.html(
      page.replace('<!--plain-->', () => words),
      routes.some(route => route.test(c.req.path)) ? 200 : 404,
    )
  })
}

/** Pages are filled in before they are served, and routes.json is for the server. */
const isFileOfItsOwn = (name: string) => name.includes('.') && !name.endsWith('.html') && name !== 'routes.json'

/** The page reads the server's settings from its meta elements. */
function fill(page: string, values: Record<string, string>): string {
  const text = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return Object.entries(values).reduce(
    (filled, [name, value]) =>
      filled.replace(`<meta name="${name}" content="">`, `<meta name="${name}" content="${text(value)}">`),
    page.replaceAll(/(<meta name="\w+" content="") ?\/>/g, '$1>'),
  )
}

/** The build writes routes.json, so that an unknown address answers 404 right away. */
function knownRoutes(dist: string): RegExp[] {
  const patterns: string[] = JSON.parse(readFileSync(join(dist, 'routes.json'), 'utf8'))
  return patterns.map(
    pattern => new RegExp(`^${pattern.replaceAll(/\[\.\.\.\w+\]/g, '.+').replaceAll(/\[\w+\]/g, '[^/]+')}/?$`),
  )
}
