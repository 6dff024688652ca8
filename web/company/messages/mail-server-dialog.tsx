// The mail server's own settings where they are needed first: entered, tried and saved without leaving what one was doing.
import { useRead } from '#web/data/queries.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { ErrorState, Skeleton } from '#web/ui/states.tsx'
import { SmtpForm } from './smtp-form.tsx'
import { words } from './words.ts'

type Props = { onClose: () => void; onSaved: () => void }

export default function MailServerDialog({ onClose, onSaved }: Props) {
  const { data, error, refetch } = useRead('/v3/settings.GetSMTPConfig', {})
  return (
    <Drawer open editable onClose={onClose} title={words.set_up_your_mail} description={words.enter_send_yourself_test}>
      {error && !data && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-96" />}
      {/* Opening this means turning it on. */}
      {data && <SmtpForm stored={{ ...data, smtp: { ...data.smtp, enabled: true } }} onSaved={onSaved} />}
    </Drawer>
  )
}
