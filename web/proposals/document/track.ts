// Reports to the installer that the proposal is being read: which pages, how long, which payment option. Sent only to
// our own server, without cookies, and never from a signed-in browser, which is the company viewing its own work.

import { keepInTab, keptInTab } from '#web/lib/tab-memory.ts'
import { send } from './call-server.ts'
import { readVisit, stopwatch, told } from './visit.ts'

const EVERY_MS = 15_000
/** The session's own key (web/lib/storage.ts). */
const SESSION = 'access_token'

export type Tracking = { chose: (option_id: string | undefined) => void; stop: () => void }

/** `pages` are the elements of the document's pages; each has its id in `data-page`. */
export function track(public_id: string, pages: Element[]): Tracking {
  if (holdsSession()) return { chose: () => {}, stop: () => {} }
  const place = `visit ${public_id}`
  const visit = readVisit(keptInTab(place))
  const watch = stopwatch(visit)
  let last_report = ''
  let asking = false

  const tell = async (leaving = false) => {
    watch.settle(performance.now())
    const now = told(visit)
    const text = JSON.stringify(now)
    // Until the first is answered there is no visit to add to.
    if (text === last_report || (asking && !visit.visit_id)) return
    asking = true
    try {
      const { visit_id } = await send('/v3/proposal.Track', { public_id, ...now }, leaving)
      last_report = text
      visit.visit_id = visit_id
      keepInTab(place, JSON.stringify(visit))
    } catch {
      // Failures are ignored; the next report includes the same data.
    } finally {
      asking = false
    }
  }
  const look = () => {
    if (document.visibilityState === 'visible' && !isPrerendered()) {
      watch.start(performance.now())
      void tell()
      return
    }
    watch.stop(performance.now())
    keepInTab(place, JSON.stringify(visit))
    void tell(true)
  }
  const leave = () => {
    watch.stop(performance.now())
    keepInTab(place, JSON.stringify(visit))
    void tell(true)
  }
  const seen = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      const id = target.getAttribute('data-page')
      if (isIntersecting && id && !visit.pages_seen.includes(id)) visit.pages_seen.push(id)
    }
  })
  for (const page of pages) seen.observe(page)
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') void tell()
  }, EVERY_MS)
  document.addEventListener('visibilitychange', look)
  document.addEventListener('prerenderingchange', look)
  window.addEventListener('pagehide', leave)
  window.addEventListener('pageshow', look)
  if (document.visibilityState === 'visible' && !isPrerendered()) look()
  return {
    chose: option_id => {
      visit.option_id = option_id
    },
    stop: () => {
      clearInterval(timer)
      seen.disconnect()
      document.removeEventListener('visibilitychange', look)
      document.removeEventListener('prerenderingchange', look)
      window.removeEventListener('pagehide', leave)
      window.removeEventListener('pageshow', look)
    },
  }
}

/** A browser may make a page before anyone opens it. */
const isPrerendered = () => 'prerendering' in document && document.prerendering === true

function holdsSession(): boolean {
  try {
    return localStorage.getItem(SESSION) !== null
  } catch {
    return false
  }
}
