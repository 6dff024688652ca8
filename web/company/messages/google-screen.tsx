// The company's Google Workspace: its client in Google's console, and the account its mails are sent from.
import { useEffect, useState } from 'react'
import { useRead } from '#web/data/queries.ts'
import { href } from '#web/frame/navigation.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Notice, Skeleton } from '#web/ui/states.tsx'
import { GoogleConnection } from './google-connection.tsx'
import { GoogleForm } from './google-form.tsx'
import { words } from './words.ts'

/** Reasons Google redirected back without a connection; the server names one. */
const FAILURES: Record<string, string> = {
  denied: words.google_permission_denied,
  expired: words.connection_timed_out,
  used: words.connection_link_used,
  state: words.connection_link_invalid,
  browser: words.connection_started_elsewhere,
  role: words.google_role_changed,
  changed: words.google_client_was_changed,
  client: words.google_client_unknown,
  scope: words.google_gave_no_permission,
  code: words.google_not_finished,
  unreachable: words.google_did_not_answer,
}

export default function GoogleScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetGoogleConfig', {})
  const [came_back] = useState(() => new URLSearchParams(window.location.search))
  useEffect(() => {
    // The URL is the browser's: a reload must not repeat the message.
    window.history.replaceState(null, '', href('/settings/services/google-suite'))
  }, [])
  const failed = came_back.get('failed')
  return (
    <SettingsFrame title={words.google_workspace} note={words.send_your_company_mails}>
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
            <Notice kind="success">{words.google_connected_try_test}</Notice>
          )}
          <GoogleConnection stored={data} />
          <GoogleForm stored={data} />
        </>
      )}
    </SettingsFrame>
  )
}
