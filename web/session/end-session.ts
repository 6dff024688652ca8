// The end of a session in the browser, by time or by hand.
import { queryClient } from '#web/app/queries.ts'
import { dropAllDrafts } from '#web/lib/form.ts'
import { currentPath } from './start-up.ts'
import { forgetSession, KEYS, keep, readToken } from './storage.ts'

/** One request over all tabs: whoever takes the token out of storage first sends it, with the token it took. */
async function clearOnce() {
  const take = () => {
    const token = readToken()
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
  keep(KEYS.lastVisited, currentPath())
  await clearOnce()
  queryClient.clear()
  window.location.assign('/login?session_expired=true')
}

export async function signOut() {
  dropAllDrafts()
  keep(KEYS.lastVisited, null)
  await clearOnce()
  queryClient.clear()
  window.location.assign('/login')
}

/** Another tab ended the session. */
export function leaveSession() {
  keep(KEYS.lastVisited, currentPath())
  window.location.assign('/login')
}
