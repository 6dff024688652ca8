// Checks offline if the session ended while no page was open: device data isn't shown longer than the session lasts.
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from '#machines/company/session/constants.ts'
import { believed } from '#machines/company/session/tab.ts'
import { publicOrigin } from '#web/lib/page-facts.ts'
import { kept, readToken } from '#web/lib/storage.ts'

export const ACTIVITY = 'session_activity'
export const STARTED = 'session_started'

export function sessionIsOver(now: number, idle_limit: number): boolean {
  if (window.location.origin !== publicOrigin()) return false
  const [mark, started_at] = (kept(STARTED) ?? '').split(' ')
  const began = mark === (readToken() ?? '').slice(0, 8) ? Number(started_at) : 0
  const active_at = Number(kept(ACTIVITY) ?? 0)
  const since = (at: number) => now - believed(at, now)
  return since(active_at) >= Math.min(IDLE_LIMIT, idle_limit) || since(began) >= ABSOLUTE_LIMIT
}
