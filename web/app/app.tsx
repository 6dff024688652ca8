// From the address to the screen: title, guard, shell, and what shows while a screen loads or when it crashes.

import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ToastContainer } from 'react-toastify/unstyled'
import { useLocation } from 'wouter'
import type { Schemas } from '#sdk/types.ts'
import { watchPage } from '#web/company/page-faults/page-faults.ts'
import { endStartUp, isServerAway, startUpQuery } from '#web/company/session/start-up.ts'
import { queryClient } from '#web/data/queries.ts'
import { isForNow } from '#web/data/read-kept.ts'
import { homeownerPage } from '#web/frame/homeowner-page.ts'
import { matchRoute, titleOf } from '#web/frame/navigation.ts'
import type { Access, RoutePath } from '#web/frame/routes.ts'
import { Params } from '#web/frame/use-param.ts'
import { setPageTitle } from '#web/lib/page-title.ts'
import { part } from '#web/lib/part.tsx'
import { rememberPlace } from '#web/lib/place.ts'
import { KEYS, kept, readToken } from '#web/lib/storage.ts'
import { isOffline } from '#web/reach/reachability.ts'
import { SkeletonDoor, SkeletonPage } from '#web/ui/states.tsx'
import { CrashBoundary } from './crash-screen.tsx'
import { NotOnDevice } from './not-on-device.tsx'
import { MAIN, SkipLink, useScreenFocus } from './screen-focus.tsx'
import { screens as table } from './screens.ts'

type Screen = ReturnType<typeof part<object>>

const screens = new Map<string, Screen>(
  Object.entries(table).flatMap(([path, screen]) => (typeof screen === 'function' ? [[path, part(screen)]] : [])),
)

const Shell = part(() => import('./shell.tsx'))
// Not needed on the first page without a session.
const ShellSkeleton = part(() => import('./shell-skeleton.tsx'))
const PageSkeleton = part(() => import('./page-skeleton.tsx'))
const ImpersonationBanner = part(async () => ({
  default: (await import('#web/company/session/impersonation.tsx')).ImpersonationBanner,
}))
const SupportBanner = part(async () => ({
  default: (await import('#web/company/session/support-banner.tsx')).SupportBanner,
}))
// It shows nothing before the first response.
const ConnectionBanner = part(() => import('./connection-banner.tsx'))
const InPerson = part(() => import('#web/agreements/in-person/in-person.tsx'))
const Everywhere = part(() => import('./everywhere.tsx'))
const SessionWatch = part(() => import('#web/company/session/session-watch.tsx'))

if (readToken() !== null) ShellSkeleton.fetchAhead()

export function App() {
  return (
    <CrashBoundary whole>
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
    // Errors come from the browser.
    if (page && token) return watchPage({ page, token })
  }, [page, token])
  useScreenFocus(address)
  // An address that leads nowhere is not found, in the shell where someone is signed in; /404 itself is a page of its own.
  const built = route && screens.get(route.path)
  const Screen = built ?? screens.get('/404')
  const access = built && route ? route.access : readToken() === null ? 'public' : 'shell'
  if (!Screen) return null
  const shown = { path: built && route ? route.path : '/404', access, screen: Screen } as const
  const drawn = access === 'shell' || access === 'fullscreen' ? <Guarded {...shown} /> : <Framed {...shown} />
  return (
    <Params value={match?.params ?? {}}>
      {/* Nothing else is rendered before it is known whose device this is. */}
      {kept(KEYS.handed) === null ? drawn : <InPerson match={match}>{drawn}</InPerson>}
    </Params>
  )
}

type Frame = { path: RoutePath; access: Access; screen: Screen }

/** A finger is over a link before it is lifted from it. */
const SIGNS = ['pointerover', 'focusin']

/** A hovered link is likely to be followed: load its screen before the click. */
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

/** Every screen has one `main`: the shell's, or this. Standalone pages have their own, between header and footer. */
function Framed({ path, access, screen: Screen }: Frame) {
  const [address] = useLocation()
  const screen = (
    <CrashBoundary whole={access === 'standalone'}>
      <Screen
        meanwhile={
          access === 'shell' ? (
            <PageSkeleton address={address} />
          ) : access === 'public' ? (
            <SkeletonDoor />
          ) : (
            <SkeletonPage />
          )
        }
      />
    </CrashBoundary>
  )
  if (access === 'shell' || access === 'standalone' || path === '/404') return screen
  return (
    <main id={MAIN} tabIndex={-1}>
      {screen}
    </main>
  )
}

/** The one page that is left to a user who must do something first. */
function forcedPage(user: Schemas['User'] | undefined): string | undefined {
  if (user?.must_change_password) return '/update-password'
  const due = user?.second_step_due_at
  return due && Date.parse(due) <= Date.now() ? '/set-up-second-step' : undefined
}

/** Lets a screen be seen only with a session; without one the address is kept and the login shown. */
function Guarded(frame: Frame) {
  const { path, access, screen } = frame
  const [, go] = useLocation()
  const token = readToken()
  const start = useQuery({ ...startUpQuery, enabled: token !== null })
  const forced = forcedPage(start.data?.user)
  useEffect(() => {
    // Leaving the page is the browser's doing; a redirect while rendering would render twice.
    if (token === null) {
      rememberPlace()
      go('/login', { replace: true })
    } else if (start.error && !isServerAway(start.error)) endStartUp(start.error, path => go(path, { replace: true }))
    else if (forced && path !== forced) go(forced, { replace: true })
  }, [token, start.error, forced, path, go])
  useEffect(() => {
    // Files are outside React: all that will be needed comes while the server is asked who this is.
    if (token === null) return
    const needed = [screen, Everywhere, SessionWatch, ...(access === 'shell' ? [Shell] : [])]
    for (const one of needed) one.fetchAhead()
  }, [token, screen, access])
  if (token !== null && !start.data && isServerAway(start.error))
    return (
      <main>
        <NotOnDevice sentence={isForNow(start.error) ? start.error.message : undefined} />
      </main>
    )
  const skeleton = access === 'shell' ? <ShellSkeleton /> : <SkeletonPage />
  // Sign-in is what comes.
  if (token === null) return <SkeletonDoor />
  if (!start.data || (forced && path !== forced)) return skeleton
  // By its route: what broke on one page is not shown in place of the next.
  const framed = <Framed key={path} {...frame} />
  return (
    <>
      {access === 'shell' && <SkipLink />}
      {start.data.impersonator ? (
        <ImpersonationBanner />
      ) : (
        access === 'shell' && <SupportBanner due={start.data.user.second_step_due_at} />
      )}
      {/* Not awaited: no one searches before there is a page. */}
      <Everywhere access={access} />
      <SessionWatch idle_limit={(start.data.user.company.idle_minutes ?? 60) * 60_000} />
      {access === 'shell' ? <Shell meanwhile={skeleton}>{framed}</Shell> : framed}
    </>
  )
}
