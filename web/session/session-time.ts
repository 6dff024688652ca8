// Session time in this tab, and how far it is ahead of the wall clock since that was set back: every tab notices by itself, and one
// opened later takes over what the others know.
import { type Reading, setBackBy } from '#machines/session/steady-time.ts'
import { keep, kept } from '#web/lib/storage.ts'

const AHEAD = 'session_ahead'

const read = (): Reading => ({ wall: Date.now(), steady: performance.now() })

let last = read()
let ahead = 0

export function sessionNow(): number {
  const now = read()
  const lost = setBackBy(last, now)
  last = now
  // Its own first: the others may have added the same already.
  ahead = Math.max(ahead + lost, Number(kept(AHEAD) ?? 0))
  if (lost > 0) keep(AHEAD, String(ahead))
  return now.wall + ahead
}
