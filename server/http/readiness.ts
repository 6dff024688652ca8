// Whether requests should be sent here, for whoever stands in front of several servers.
import type { Hono } from 'hono'

type Facts = { isStopping: () => boolean; isDatabaseHere: () => boolean }

export function serveReadiness(app: Hono, { isStopping, isDatabaseHere }: Facts) {
  app.get('/readyz', c => {
    const status = isStopping() ? 'stopping' : isDatabaseHere() ? 'ready' : 'database_unavailable'
    c.header('Cache-Control', 'no-store')
    return c.json({ status }, status === 'ready' ? 200 : 503)
  })
}
