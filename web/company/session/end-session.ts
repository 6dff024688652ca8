// The end of a session in the browser, by time or by hand.

import { endAll } from '#web/data/begin-copies.ts'
import { wipeCopies } from '#web/data/copies.ts'
import { queryClient } from '#web/data/queries.ts'
import { dropAllDrafts } from '#web/lib/form.ts'
import { forgetPlace, rememberPlace } from '#web/lib/place.ts'
import { forgetAll, forgetSession, KEYS, keep, kept, readToken } from '#web/lib/storage.ts'
import { PROBE_MS } from '#web/reach/reach-rules.ts'

const EXPIRED = '/login?session_expired=true'

let leaving = false
/** Where the end of the session leads this tab. */
let way_out = EXPIRED
/** Once: asking again before the next page is there would begin the way to it again, each half second. */
function leaveFor(path: string) {
  if (leaving) return
  leaving = true
  // A browser may keep the page and show it again on Back: it is empty then, and reloads. Cleared earlier, components that rerender
  // would fetch again, without a session.
  window.addEventListener('pagehide', () => {
    queryClient.clear()
    document.body.replaceChildren()
  })
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload())
  window.location.replace(path)
}

/** One request for all tabs: sent by the tab with the claim, using the old token. */
async function clearOnce(reason: 'expired' | 'signed out') {
  const token = readToken()
  const mine = token !== null && (await claimEnd(token))
  // Written before the token is removed, for the tabs that will miss it.
  if (mine) keep(KEYS.ended, reason)
  forgetSession()
  if (!mine) return
  // keepalive: the page may be gone before the response. A hanging server must not keep anyone signed in.
  await fetch('/api/session/clear', {
    method: 'POST',
    keepalive: true,
    signal: AbortSignal.timeout(PROBE_MS),
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => undefined)
}

/**
 * True if this tab is the first to end the session of this token. Locks are ordered over all tabs; storage is not: a
 * tab of another process may still read a token that was just removed. So the claim is held until the page is gone, and
 * by then the others have seen the removal.
 */
function claimEnd(token: string): Promise<boolean> {
  if (!('locks' in navigator)) return Promise.resolve(true)
  return new Promise(resolve => {
    const held = navigator.locks.request(`session-end ${token.slice(0, 8)}`, { ifAvailable: true }, lock => {
      resolve(lock !== null)
      return lock === null ? undefined : new Promise<void>(() => {})
    })
    // Locks that are denied are no locks.
    held.catch(() => resolve(true))
  })
}

// Device data is deleted after the token: until then a late response would be stored again.

/** Time is up: the place is kept, so that signing in leads back to it. The sign-in wipes what this page has no time for. */
export async function endSession() {
  if (leaving) return
  rememberPlace()
  await clearOnce('expired')
  void wipeCopies()
  leaveFor(way_out)
}

/** The device goes to another person, who sees this address. Unsent changes stay on the device, as when the session expires. */
export async function endForOthers(path: string) {
  way_out = path
  await endSession()
}

export async function signOut() {
  dropAllDrafts()
  forgetAll(KEYS.recent)
  forgetPlace()
  await clearOnce('signed out')
  await endAll()
  leaveFor('/login')
}

/** Another tab ended the session; it left word whether by time or by hand. */
export function leaveSession() {
  if (leaving) return
  const by_time = kept(KEYS.ended) === 'expired'
  if (by_time) rememberPlace()
  else forgetPlace()
  leaveFor(by_time ? way_out : '/login')
}
