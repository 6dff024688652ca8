// Features on every page of a signed-in user: shortcuts, global search, list of shortcuts, recent pages.
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { startUpQuery } from '#web/company/session/start-up.ts'
import { usePermissions } from '#web/data/queries.ts'
import type { Access } from '#web/frame/routes.ts'
import { placeToasts } from '#web/frame/toast-place.ts'
import { showOverlay, useOverlay } from '#web/lib/overlay.ts'
import { part } from '#web/lib/part.tsx'
import { placesOf } from './page-keys.ts'
import { knownPages } from './palette-sources.ts'
import { noteRecentPage } from './recent-pages.ts'
import { useShortcuts } from './use-shortcuts.ts'

const PaletteWindow = part(() => import('./palette-window.tsx'))
const SignOutDialog = part(() => import('#web/company/session/sign-out-dialog.tsx'))
const ShortcutsDialog = part(() => import('./shortcuts-dialog.tsx'))

const close = () => showOverlay(null)

export default function Everywhere({ access }: { access: Access }) {
  const { data } = useQuery(startUpQuery)
  return data ? <Listening user_id={data.user.id} access={access} /> : null
}

function Listening({ user_id, access }: { user_id: string; access: Access }) {
  const [address, go] = useLocation()
  const permissions = usePermissions()
  const overlay = useOverlay()
  useShortcuts({
    user_id,
    places: new Map(placesOf(permissions).map(({ letter, href }) => [letter, href])),
    letters: access === 'shell',
    mayCreate: permissions.has('projects.create'),
    go,
    onLikely: PaletteWindow.fetchAhead,
  })
  // Toasts are outside React's tree of screens.
  useEffect(placeToasts, [])
  const reached = useRef(permissions)
  reached.current = permissions
  useEffect(() => {
    // Storage and the closing of a tab are outside React. A page is noted when it is left: by then its name is known.
    const note = () => noteRecentPage(user_id, address, knownPages(reached.current))
    window.addEventListener('pagehide', note)
    return () => {
      window.removeEventListener('pagehide', note)
      note()
    }
  }, [address, user_id])
  return (
    <>
      {overlay === 'search' && <PaletteWindow user_id={user_id} onClose={close} />}
      {overlay === 'sign out' && <SignOutDialog onClose={close} />}
      {overlay === 'shortcuts' && <ShortcutsDialog user_id={user_id} onClose={close} />}
    </>
  )
}
