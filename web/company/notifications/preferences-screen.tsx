// A user's notification preferences. Emails link here to unsubscribe.
import { useRead } from '#web/data/queries.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { PreferencesForm } from './preferences-form.tsx'
import { words } from './words.ts'

export default function PreferencesScreen() {
  const { data, error, refetch } = useRead('/v3/notifications.GetPreferences', {})
  return (
    <SettingsFrame title={words.preferences_title} note={words.preferences_note}>
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Skeleton className="h-64" />
          <Skeleton className="h-96" />
        </>
      )}
      {data && <PreferencesForm stored={data} />}
    </SettingsFrame>
  )
}
