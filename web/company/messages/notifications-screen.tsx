// Which team members are notified of which event.
import { useRead } from '#web/data/queries.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { NotificationsForm } from './notifications-form.tsx'
import { words } from './words.ts'

export default function NotificationsScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetNotifications', {})
  return (
    <SettingsFrame title={words.notifications} note={words.notifications_note}>
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && (
        <>
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
          <Skeleton className="h-44" />
        </>
      )}
      {data && <NotificationsForm stored={data} />}
    </SettingsFrame>
  )
}
