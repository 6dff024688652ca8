// From the address to the screen: title, guard, shell, and what shows while a screen loads or when it crashes.

import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ToastContainer } from 'react-toastify/unstyled'
import { useLocation } from 'wouter'
import { queryClient } from '#web/data/queries.ts'
import { isForNow } from '#web/data/read-kept.ts'
import { homeownerPage } from '#web/frame/homeowner-page.ts'
import { matchRoute, titleOf } from '#web/frame/navigation.ts'
import type { Route } from '#web/frame/routes.ts'
import { Params } from '#web/frame/use-param.ts'
import { setPageTitle } from '#web/lib/page-title.ts'
import { part } from '#web/lib/part.tsx'
import { rememberPlace } from '#web/lib/place.ts'
import { readToken } from '#web/lib/storage.ts'
import { watchPage } from '#web/page-faults/page-faults.ts'
import { isOffline } from '#web/reach/reachability.ts'
import { endStartUp, isAway, startUpQuery } from '#web/session/start-up.ts'
import { SkeletonPage } from '#web/ui/states.tsx'
import { ConnectionBanner } from './connection-banner.tsx'
import { CrashBoundary } from './crash-screen.tsx'
import { NotOnDevice } from './not-on-device.tsx'
import { screens as table } from './screens.ts'

type Screen = ReturnType<typeof part<object>>

const screens = new Map<string, Screen>(
  Object.entries(table).flatMap(([path, screen]) => (typeof screen === 'function' ? [[path, part(screen)]] : [])),
)

const Shell = part(() => import('./shell.tsx'))
const ImpersonationBanner = part(async () => ({
  default: (await import('#web/session/impersonation.tsx')).ImpersonationBanner,
}))
const Everywhere = part(() => import('./everywhere.tsx'))
const SessionWatch = part(() => import('#web/session/session-watch.tsx'))

export function App() {
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <CSPProvider disableStyleElements>
          <Routed />
        </CSPProvider>
        <ConnectionBanner />
        <ToastContainer position="top-right" autoClose={3000} closeOnClick pauseOnFocusLoss={false} hideProgressBar />
      </QueryClientProvider>
    </CrashBoundary>
  )
}

function Routed() {
  const [address] = useLocation()
  const match = matchRoute(address)
  const route = match?.route
  useEffect(() => {
    // The document's title belongs to the browser, not to React.
    setPageTitle(titleOf(route))
  }, [route])
  useEffect(fetchOnIntent, [])
  const homeowners = match && homeownerPage(match)
  const [page, token] = [homeowners?.page, homeowners?.token]
  useEffect(() => {
    // What breaks is told by the browser.
    if (page && token) return watchPage({ page, token })
  }, [page, token])
  // What is not built is not found.
  const Screen = (route && screens.get(route.path)) ?? screens.get('/404')
  if (!Screen) return null
  return (
    <Params value={match?.params ?? {}}>
      {route && needsSession(route) ? <Guarded route={route} screen={Screen} /> : <Framed screen={Screen} />}
    </Params>
  )
}

const needsSession = ({ access }: Route) => access === 'shell' || access === 'fullscreen'

/** A finger is over a link before it is lifted from it. */
const SIGNS = ['pointerover', 'focusin']

/** Whoever points at a link is likely to follow it: its screen is on its way before the click. */
function fetchOnIntent() {
  const fetchScreen = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="/"]')
    const route = link && !isOffline() ? matchRoute(link.pathname)?.route : undefined
    if (route) screens.get(route.path)?.fetchAhead()
  }
  for (const sign of SIGNS) document.addEventListener(sign, fetchScreen)
  return () => {
    for (const sign of SIGNS) document.removeEventListener(sign, fetchScreen)
  }
}

function Framed({ screen: Screen }: { screen: Screen }) {
  return (
    <CrashBoundary>
      <Screen meanwhile={<SkeletonPage />} />
    </CrashBoundary>
  )
}

const CHANGE_PASSWORD = '/update-password'

/** Lets a screen be seen only with a session; without one the address is kept and the login shown. */
function Guarded({ route, screen }: { route: Route; screen: Screen }) {
  const [, go] = useLocation()
  const token = readToken()
  const start = useQuery({ ...startUpQuery, enabled: token !== null })
  const must_change = start.data?.user.must_change_password ?? false
  useEffect(() => {
    // Leaving the page is the browser's doing; a redirect while rendering would render twice.
    if (token === null) {
      rememberPlace()
      go('/login', { replace: true })
    } else if (start.error && !isAway(start.error)) endStartUp(start.error, path => go(path, { replace: true }))
    else if (must_change && route.path !== CHANGE_PASSWORD) go(CHANGE_PASSWORD, { replace: true })
  }, [token, start.error, must_change, route.path, go])
  useEffect(() => {
    // Files are outside React: all that will be needed comes while the server is asked who this is.
    if (token === null) return
    const needed = [screen, Everywhere, SessionWatch, ...(route.access === 'shell' ? [Shell] : [])]
    for (const one of needed) one.fetchAhead()
  }, [token, screen, route.access])
  if (token !== null && !start.data && isAway(start.error))
    return <NotOnDevice sentence={isForNow(start.error) ? start.error.message : undefined} />
  if (token === null || !start.data || (must_change && route.path !== CHANGE_PASSWORD)) return <SkeletonPage />
  // By its route: what broke on one page is not shown in place of the next.
  const framed = <Framed key={route.path} screen={screen} />
  return (
    <>
      {start.data.impersonator && <ImpersonationBanner />}
      {/* Not waited for: nobody searches before there is a page. */}
      <Everywhere access={route.access} />
      <SessionWatch idle_limit={(start.data.user.company.idle_minutes ?? 60) * 60_000} />
      {route.access === 'shell' ? <Shell meanwhile={<SkeletonPage />}>{framed}</Shell> : framed}
    </>
  )
}
