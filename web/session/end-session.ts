// The end of a session in the browser, by time or by hand.
import { queryClient } from '#web/app/queries.ts'
import { dropAllDrafts } from '#web/lib/form.ts'
import { forgetPlace, rememberPlace } from './place.ts'
import { forgetSession, KEYS, keep, kept, readToken } from './storage.ts'

const EXPIRED = '/login?session_expired=true'

let leaving = false
/** Once: asking again before the next page is there would begin the way to it anew, each half second. */
function leaveFor(path: string) {
  if (leaving) return
  leaving = true
  queryClient.clear()
  window.location.assign(path)
}

/** One request over all tabs: whoever takes the token out of storage first sends it, with the token it took. */
async function clearOnce(reason: 'expired' | 'signed out') {
  const take = () => {
    const token = readToken()
    // Left before the token goes, for the tabs that will miss it.
    if (token !== null) keep(KEYS.ended, reason)
    forgetSession()
    return token
  }
  const token = 'locks' in navigator ? await navigator.locks.request('session-end', take) : take()
  if (token === null) return
  // keepalive: the page may be gone before the answer is there.
  await fetch('/api/session/clear', {
    method: 'POST',
    keepalive: true,
    headers: { Authorization: `Bearer ${token}` },
  }).catch(() => undefined)
}

/** Time is up: the place is kept, so that signing in leads back to it. */
export async function endSession() {
  if (leaving) return
  rememberPlace()
  await clearOnce('expired')
  leaveFor(EXPIRED)
}

export async function signOut() {
  dropAllDrafts()
  forgetPlace()
  await clearOnce('signed out')
  leaveFor('/login')
}

/** Another tab ended the session; it left word whether by time or by hand. */
export function leaveSession() {
  if (leaving) return
  const by_time = kept(KEYS.ended) === 'expired'
  if (by_time) rememberPlace()
  else forgetPlace()
  leaveFor(by_time ? EXPIRED : '/login')
}
