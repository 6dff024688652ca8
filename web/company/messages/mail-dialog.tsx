import { useRead, useWrite } from '#web/data/queries.ts'
import { dateTime } from '#web/lib/format.ts'
import { tellDone } from '#web/lib/tell.ts'
import { MailSheet } from '#web/projects/sale/papers/mail-sheet.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CopyField } from '#web/ui/fields/copy-field.tsx'
import { ErrorState, Notice, Skeleton } from '#web/ui/states.tsx'
import { common } from '#web/words/common.ts'
import { MailStatus } from './mail-status.tsx'
import { words as texts } from './words.ts'

/** One mail as its reader sees it, with what became of it. */
export function MailDialog({ mail_id, onClose }: { mail_id: string; onClose: () => void }) {
  const { data, error, refetch } = useRead('/v3/messages.GetMail', { mail_id })
  const again = useWrite('/v3/messages.SendAgain', {
    onDone: () => tellDone(texts.mail_sending),
  })
  const unsent = data && (data.mail.status === 'failed' || data.mail.status === 'kept')
  return (
    <Dialog
      open
      onClose={onClose}
      title={data?.mail.subject ?? texts.mail}
      description={data && texts.to_at({ to: data.mail.to, at: dateTime(data.mail.created_at) })}
      actions={
        <>
          {unsent && (
            <Button busy={again.isPending} onClick={() => again.mutate({ mail_id })}>
              {texts.send_again}
            </Button>
          )}
          <Button look="primary" onClick={onClose}>
            {common.close}
          </Button>
        </>
      }
    >
      {error && <ErrorState sentence={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-32" />}
      {data && (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
            <MailStatus status={data.mail.status} />
            {data.mail.attempts > 1 && <span>{texts.attempts_tries({ attempts: data.mail.attempts })}</span>}
          </div>
          {data.mail.last_error && (
            <Notice kind="warning">
              {data.mail.attempts > 0 && texts.mail_server_response}
              {data.mail.last_error}
            </Notice>
          )}
          {data.link && <CopyField label={texts.link_mail} value={data.link} />}
          {data.link_withheld && <p className="text-sm text-ink-3">{data.link_withheld}</p>}
          <MailSheet frame={data.frame} body={data.body} link={data.link ?? texts.link_hidden} />
        </div>
      )}
    </Dialog>
  )
}
