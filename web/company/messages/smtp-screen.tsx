// The company's own mail server, with a test that shows the server's response.
import { useRead } from '#web/data/queries.ts'
import { SettingsFrame } from '#web/frame/settings-frame.tsx'
import { ErrorCard } from '#web/ui/error-card.tsx'
import { Skeleton } from '#web/ui/states.tsx'
import { SmtpForm } from './smtp-form.tsx'
import { words } from './words.ts'

export default function SmtpScreen() {
  const { data, error, refetch } = useRead('/v3/settings.GetSMTPConfig', {})
  return (
    <SettingsFrame title={words.mail_server} note={words.send_your_company_mails_your}>
      {error && !data && <ErrorCard sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96" />}
      {data && <SmtpForm stored={data} />}
    </SettingsFrame>
  )
}
