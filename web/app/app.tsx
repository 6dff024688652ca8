// From the address to the screen: title, guard, shell, and what shows while a screen loads or when it crashes.

import { CSPProvider } from '@base-ui/react/csp-provider'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ComponentType, createContext, lazy, Suspense, useContext, useEffect } from 'react'
import { ToastContainer } from 'react-toastify/unstyled'
import { useLocation } from 'wouter'
import { type Route, routes } from '#web/routes.ts'
import { currentPath, endStartUp, startUpQuery } from '#web/session/start-up.ts'
import { KEYS, keep, readToken } from '#web/session/storage.ts'
import { SkeletonPage } from '#web/ui/states.tsx'
import { CrashBoundary } from './crash-screen.tsx'
import { matchRoute, titleOf } from './navigation.ts'
import { queryClient } from './queries.ts'

const Params = createContext<Record<string, string>>({})

/** A parameter of the address, such as the id of /projects/[id]. */
export const useParam = (name: string): string => useContext(Params)[name] ?? ''

const screens = new Map<string, ComponentType>(
  routes.flatMap(({ path, screen }) => (screen ? [[path, lazy<ComponentType>(screen)]] : [])),
)
const Shell = lazy(() => import('./shell.tsx'))
const SessionWatch = lazy(() => import('#web/session/session-watch.tsx'))

export function App() {
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <CSPProvider disableStyleElements>
          <Routed />
        </CSPProvider>
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
    document.title = titleOf(route)
  }, [route])
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

function Framed({ screen: Screen }: { screen: ComponentType }) {
  return (
    <CrashBoundary>
      <Suspense fallback={<SkeletonPage />}>
        <Screen />
      </Suspense>
    </CrashBoundary>
  )
}

/** Lets a screen be seen only with a session; without one the address is kept and the login shown. */
function Guarded({ route, screen }: { route: Route; screen: ComponentType }) {
  const [, go] = useLocation()
  const token = readToken()
  const start = useQuery({ ...startUpQuery, enabled: token !== null })
  useEffect(() => {
    // Leaving the page is the browser's doing; a redirect while rendering would render twice.
    if (token === null) {
      keep(KEYS.lastVisited, currentPath())
      go('/login', { replace: true })
    } else if (start.error) endStartUp(start.error, path => go(path, { replace: true }))
  }, [token, start.error, go])
  if (token === null || !start.data) return <SkeletonPage />
  return (
    <Suspense fallback={<SkeletonPage />}>
      <SessionWatch />
      {route.access === 'shell' ? (
        <Shell>
          <Framed screen={screen} />
        </Shell>
      ) : (
        <Framed screen={screen} />
      )}
    </Suspense>
  )
}
