// If files have an origin of their own, it serves only files, and the application's origin serves none.
import { createMiddleware } from 'hono/factory'
import { refuse } from '#machines/lib/refuse.ts'
import { words } from './words.ts'

export function keepOriginsApart(files_origin: string | null) {
  const files_host = files_origin && new URL(files_origin).host
  return createMiddleware(async (c, next) => {
    if (files_host && (new URL(c.req.url).host === files_host) !== c.req.path.startsWith('/files/'))
      throw refuse(404, 'no_such_page', words.no_page_here)
    await next()
  })
}
