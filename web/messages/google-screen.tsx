// The company's Google Workspace: its client in Google's console, and the account its mails are sent from.
import { useEffect, useState } from 'react'
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import { GoogleConnection } from './google-connection.tsx'
import { GoogleForm } from './google-form.tsx'

/** Why Google's page led back without a connection; the server says which. */
const FAILURES: Record<string, string> = {
  denied: 'Google was not given permission, so nothing is connected. Connect again when you are ready.',
  expired: 'More than ten minutes went by. Connect again.',
  used: 'This way back was used, or someone began anew meanwhile. Connect again.',
  state: 'This way back was not made here. Connect again.',
  browser: 'The connection was begun in another browser or at another address of this product. Connect again here.',
  role: 'Whoever began to connect may not do so any more.',
  changed: 'The Google client was changed meanwhile. Connect again.',
  client: 'Google does not know this client ID and secret. Check both below, save, and connect again.',
  scope: 'Google gave no permission to send mails. Connect again and leave the box for sending mails ticked.',
  code: 'Google did not finish the connection. Connect again.',
  unreachable: 'Google did not answer. Try again in a minute.',
}

export default function GoogleScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetGoogleConfig', {})
  const [came_back] = useState(() => new URLSearchParams(window.location.search))
  useEffect(() => {
    // The address is the browser's: a reload must not say again what was said once.
    window.history.replaceState(null, '', href('/settings/services/google-suite'))
  }, [])
  const failed = came_back.get('failed')
  return (
    <SettingsFrame title="Google Workspace" note="Send your company’s mails from a Google account.">
      {failed !== null && <Notice kind="warning">{FAILURES[failed] ?? FAILURES['code']}</Notice>}
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Skeleton className="h-40" />
          <Skeleton className="h-80" />
        </>
      )}
      {data && (
        <>
          {came_back.has('connected') && data.status === 'connected' && (
            <Notice kind="success">Google is connected. Try it with a test mail.</Notice>
          )}
          <GoogleConnection stored={data} />
          <GoogleForm stored={data} />
        </>
      )}
    </SettingsFrame>
  )
}
