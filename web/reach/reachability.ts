// Whether the server can be reached: the only place that decides it, and everything that asks goes through here.
// Requests decide: any response means yes; silence and refused connections mean no after a probe of the server. What
// the browser says of being online is a hint, since a phone with a signal may have no server behind it.
import { onlineManager } from '@tanstack/react-query'
import { isFromProxy, Unreachable, watchReach } from './reach-rules.ts'

/** A path of the server's own, so that a proxy or a cache in between does not answer for it. */
const PROBE = '/api/reach'

const probe = async (signal: AbortSignal) =>
  !isFromProxy(await fetch(PROBE, { cache: 'no-store', credentials: 'omit', signal }))

const reach = watchReach(probe)

export const isOffline = () => !reach.isReachable()
export const { follow: followReach, check: checkReach, hear: hearFromServer, within: withinReach } = reach

/** fetch that ends: with an answer of the server, or as Unreachable within the limits of reach-rules.ts. */
export const askServer = (request: Request): Promise<Response> =>
  withinReach(async signal => {
    const answer = await fetch(request, { signal })
    if (isFromProxy(answer)) throw new Unreachable()
    hearFromServer()
    // A connection can end in the middle of an answer; a stream of events is read as it comes.
    const is_whole = answer.headers.get('Content-Type')?.startsWith('application/json')
    if (!is_whole) return answer
    const { status, statusText, headers } = answer
    return new Response(await answer.arrayBuffer(), { status, statusText, headers })
  }, request)

// In place of its own listeners, which take the browser's word.
onlineManager.setEventListener(() => () => undefined)
followReach(() => onlineManager.setOnline(!isOffline()))

const look = () => void checkReach()
const lookWhereAway = () => {
  if (isOffline() && document.visibilityState === 'visible') look()
}

/** Follows the browser's online events while the page is open; each triggers a probe. */
export function followBrowser() {
  // Opened offline, there is no event.
  if (!navigator.onLine) reach.suppose(false)
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  window.addEventListener('focus', lookWhereAway)
  document.addEventListener('visibilitychange', lookWhereAway)
  if (isOffline()) look()
}
