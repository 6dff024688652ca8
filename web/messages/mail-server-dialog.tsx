// The mail server's own settings where they are needed first: entered, tried and saved without leaving what one was doing.
import { useRead } from '#web/data/queries.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { SmtpForm } from './smtp-form.tsx'

type Props = { onClose: () => void; onSaved: () => void }

export default function MailServerDialog({ onClose, onSaved }: Props) {
  const { data, error, refetch } = useRead('/v3/settings.GetSMTPConfig', {}, { quiet: true })
  return (
    <Drawer
      open
      editable
      onClose={onClose}
      title="Set up your mail server"
      description="Enter it, send yourself a test mail, then save."
    >
      {error && !data && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96" />}
      {/* Whoever opens this wants it on. */}
      {data && <SmtpForm stored={{ ...data, smtp: { ...data.smtp, enabled: true } }} onSaved={onSaved} />}
    </Drawer>
  )
}
