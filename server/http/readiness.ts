// Liveness, for process supervisors, and readiness, for load balancers.
import type { Hono } from 'hono'

type Check = () => Promise<boolean>
type Facts = {
  isStopping: () => boolean
  isDatabaseHere: () => boolean
  /** Both may query the disk or the database; the result is cached for a while. */
  areMigrationsApplied: Check
  hasDiskSpace: Check
}

const HELD_MS = 10_000

export function serveReadiness(app: Hono, facts: Facts) {
  const migrated = held(facts.areMigrationsApplied)
  const room = held(facts.hasDiskSpace)
  app.get('/healthz', c => c.json({ status: 'alive' }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/readyz', async c => {
    const status = await statusNow()
    c.header('Cache-Control', 'no-store')
    return c.json({ status }, status === 'ready' ? 200 : 503)
  })

  async function statusNow() {
    if (facts.isStopping()) return 'stopping'
    if (!facts.isDatabaseHere()) return 'database_unavailable'
    const [is_migrated, has_space] = await Promise.all([migrated(), room()])
    // The database may have become unreachable during the check.
    if (!facts.isDatabaseHere()) return 'database_unavailable'
    if (!is_migrated) return 'migrations_missing'
    return has_space ? 'ready' : 'disk_full'
  }
}

function held(check: Check): Check {
  let last: { at: number; answer: Promise<boolean> } | undefined
  return () => {
    const at = performance.now()
    if (!last || at - last.at > HELD_MS) last = { at, answer: check().catch(() => false) }
    return last.answer
  }
}
